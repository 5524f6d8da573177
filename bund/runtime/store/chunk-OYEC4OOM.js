// dist/runtime/model/pem.js
var BEGIN = "-----BEGIN ";
var END = "-----END ";
var DASHES = "-----";
function labelAt(text, start) {
  let at = start;
  while (at < text.length && text[at] !== "-" && text[at] !== "\n") at += 1;
  return text.startsWith(DASHES, at) ? { label: text.slice(start, at), end: at + DASHES.length } : void 0;
}
function nextLine(text, start) {
  let at = start;
  while (text[at] === " " || text[at] === "	" || text[at] === "\r") at += 1;
  return text[at] === "\n" ? at + 1 : void 0;
}
function pemBlocks(text) {
  const out = [];
  let at = 0;
  for (; ; ) {
    const start = text.indexOf(BEGIN, at);
    if (start < 0) return out;
    at = start + BEGIN.length;
    const begin = labelAt(text, at);
    const body = begin === void 0 ? void 0 : nextLine(text, begin.end);
    if (begin === void 0 || body === void 0) continue;
    const last = text.indexOf(END, body);
    if (last < 0) return out;
    at = last + END.length;
    const end = labelAt(text, at);
    if (end?.label === begin.label) out.push({ label: begin.label, body: text.slice(body, last), text: text.slice(start, end.end) });
  }
}

export {
  pemBlocks
};
