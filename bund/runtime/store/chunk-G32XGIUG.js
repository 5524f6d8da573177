// dist/runtime/codec/times.js
var LAYOUT = ["2006", "-", "01", "-", "02", "T", "15", ":", "04", ":", "05"];
var ZONE = "Z07:00";
var daysIn = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();
var WHOLE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;
function partsOf(text, digits) {
  const match = WHOLE.exec(text);
  if (match === null) return void 0;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const fraction = match[7] ?? "";
  if (digits > 0 && fraction.length !== digits) return void 0;
  const ahead = (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === "-" ? -1 : 1);
  return { year, month, day, hour, minute, second, fraction, ahead };
}
var OUT_OF_RANGE = [
  ["month", (p) => p.month < 1 || p.month > 12],
  ["day", (p) => p.day < 1 || p.day > daysIn(p.year, p.month)],
  ["hour", (p) => p.hour > 23],
  ["minute", (p) => p.minute > 59],
  ["second", (p) => p.second > 59]
];
function timeFault(text, digits) {
  const parts = partsOf(text, digits);
  if (parts !== void 0) {
    const out = OUT_OF_RANGE.find(([, is]) => is(parts));
    return out === void 0 ? void 0 : `parsing time ${JSON.stringify(text)}: ${out[0]} out of range`;
  }
  const layout = `2006-01-02T15:04:05${digits === 0 ? "" : `.${"0".repeat(digits)}`}${ZONE}`;
  const cannot = (rest, element) => `parsing time ${JSON.stringify(text)} as ${JSON.stringify(layout)}: cannot parse ${JSON.stringify(rest)} as ${JSON.stringify(element)}`;
  let at = 0;
  for (const element of LAYOUT) {
    const piece = text.slice(at, at + element.length);
    const fits = /^\d/.test(element) ? piece.length === element.length && /^\d+$/.test(piece) : piece === element;
    const passed = element === "2006" && piece.length === element.length && /^\d/.test(piece) ? element.length : 0;
    if (!fits) return cannot(text.slice(at + passed), element);
    at += element.length;
  }
  if (digits > 0) {
    const piece = text.slice(at, at + 1 + digits);
    const passed = piece.length > digits ? piece.length : 0;
    if (passed === 0 || !/^\.\d+$/.test(piece)) return cannot(text.slice(at + passed), `.${"0".repeat(digits)}`);
    at += passed;
  } else at += /^\.\d+/.exec(text.slice(at))?.[0].length ?? 0;
  const zone = /^(?:Z|[+-]\d\d:\d\d)/.exec(text.slice(at))?.[0];
  if (zone === void 0) return cannot(text.slice(at), ZONE);
  return `parsing time ${JSON.stringify(text)}: extra text: ${JSON.stringify(text.slice(at + zone.length))}`;
}
var CANONICAL = /^(?!0001)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
function canonicalTime(text, digits) {
  if (digits === 0 && CANONICAL.test(text)) return text;
  const parts = partsOf(text, digits);
  if (parts === void 0 || OUT_OF_RANGE.some(([, is]) => is(parts))) return void 0;
  const instant = /* @__PURE__ */ new Date(0);
  instant.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  instant.setUTCHours(parts.hour, parts.minute - parts.ahead, parts.second);
  const year = instant.getUTCFullYear();
  if (year < 0 || year > 9999) return void 0;
  const utc = instant.toISOString().slice(0, 19);
  if (utc === "0001-01-01T00:00:00" && /^0*$/.test(parts.fraction)) return null;
  return digits === 0 ? `${utc}Z` : `${utc}.${parts.fraction}Z`;
}

export {
  timeFault,
  canonicalTime
};
