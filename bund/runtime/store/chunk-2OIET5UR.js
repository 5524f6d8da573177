import {
  badRequest
} from "./chunk-LN2F7F5X.js";
import {
  faultsOf
} from "./chunk-BGRWGOVN.js";

// dist/runtime/resource/label-matcher.js
var INTEGER = /^[-+]?\d{1,62}$/;
var MAX = 2n ** 63n - 1n;
function integerOf(text) {
  if (!INTEGER.test(text)) return void 0;
  const value = BigInt(text.startsWith("+") ? text.slice(1) : text);
  return value <= MAX && value >= -MAX - 1n ? value : void 0;
}
function add(wanted, { operator, values }) {
  switch (operator) {
    case "exists":
      wanted.needed = true;
      break;
    case "!":
      wanted.absent = true;
      break;
    case "=":
    case "in": {
      const { among } = wanted;
      wanted.needed = true;
      wanted.among = new Set(among === void 0 ? values : values.filter((value) => among.has(value)));
      break;
    }
    case "!=":
    case "notin":
      for (const value of values) wanted.not.add(value);
      break;
    case ">":
    case "<": {
      const bound = integerOf(values[0] ?? "");
      wanted.needed = true;
      if (bound === void 0) wanted.among = /* @__PURE__ */ new Set();
      else if (operator === ">") wanted.above = wanted.above === void 0 || bound > wanted.above ? bound : wanted.above;
      else wanted.below = wanted.below === void 0 || bound < wanted.below ? bound : wanted.below;
    }
  }
}
function liesBetween(text, { above, below }) {
  if (above === void 0 && below === void 0) return true;
  const value = integerOf(text);
  return value !== void 0 && (above === void 0 || value > above) && (below === void 0 || value < below);
}
var suits = (wanted, value) => !wanted.absent && (wanted.among === void 0 || wanted.among.has(value)) && (wanted.not.size === 0 || !wanted.not.has(value)) && liesBetween(value, wanted);
var NO_LABELS = {};
var FEW = 4;
function labelMatcher(requirements) {
  const byKey = /* @__PURE__ */ new Map();
  for (const requirement of requirements) {
    const { key } = requirement;
    let wanted = byKey.get(key);
    if (wanted === void 0) {
      wanted = { key, needed: false, absent: false, among: void 0, not: /* @__PURE__ */ new Set(), above: void 0, below: void 0 };
      byKey.set(key, wanted);
    }
    add(wanted, requirement);
  }
  const all = [...byKey.values()];
  if (all.length <= FEW)
    return (labels = NO_LABELS) => all.every((wanted) => {
      const value = Object.hasOwn(labels, wanted.key) ? labels[wanted.key] : void 0;
      return value === void 0 ? !wanted.needed : suits(wanted, value);
    });
  const needed = all.filter((wanted) => wanted.needed).length;
  return (labels = NO_LABELS) => {
    let found = 0;
    for (const key of Object.keys(labels)) {
      const wanted = byKey.get(key);
      if (wanted === void 0) continue;
      if (!suits(wanted, labels[key] ?? "")) return false;
      if (wanted.needed) found += 1;
    }
    return found === needed;
  };
}

// dist/runtime/resource/selectors.js
function tokens(text) {
  const out = [];
  const pattern = /\s+|(==|!=|[,()!=<>])|([^\s,()!=<>]+)/gy;
  for (let match = pattern.exec(text); match !== null && match[0] !== ""; match = pattern.exec(text)) {
    if (match[1] !== void 0) out.push({ kind: match[1], text: match[1] });
    else if (match[2] !== void 0) out.push({ kind: "word", text: match[2] });
  }
  out.push({ kind: "end", text: "" });
  return out;
}
var SelectorReader = class {
  at = 0;
  tokens;
  constructor(text) {
    this.tokens = tokens(text);
  }
  read() {
    const out = [];
    if (this.peek().kind === "end") return out;
    for (; ; ) {
      const { kind } = this.peek();
      if (kind !== "word" && kind !== "!") throw this.unexpected("!, identifier, or end of string");
      out.push(this.requirement());
      const next = this.next();
      if (next.kind === "end") return out;
      if (next.kind !== ",") throw new Error(`found '${next.text}', expected: ',' or 'end of string'`);
      if (this.peek().kind !== "word" && this.peek().kind !== "!") throw this.unexpected("identifier after ','");
    }
  }
  requirement() {
    const negated = this.peek().kind === "!";
    if (negated) this.next();
    const key = this.next();
    if (key.kind !== "word") throw new Error(`found '${key.text}', expected: identifier`);
    checkKey(key.text);
    if (negated) return { key: key.text, operator: "!", values: [] };
    const { kind, text } = this.peek();
    if (kind === "end" || kind === ",") return { key: key.text, operator: "exists", values: [] };
    this.next();
    if (kind === "=" || kind === "==") return this.checked({ key: key.text, operator: "=", values: [this.value()] });
    if (kind === "!=") return this.checked({ key: key.text, operator: "!=", values: [this.value()] });
    if (kind === ">" || kind === "<") return this.number(key.text, kind);
    if (kind === "word" && (text === "in" || text === "notin"))
      return this.checked({ key: key.text, operator: text, values: this.values() });
    throw new Error(`found '${text}', expected: 'in', 'notin', '=', '==', '!=', 'gt', 'lt'`.replace("'gt', 'lt'", "'>', '<'"));
  }
  checked(requirement) {
    for (const value of requirement.values) {
      const [fault] = faultsOf("label-value", value);
      if (fault !== void 0) throw new Error(`values[0][${requirement.key}]: Invalid value: ${JSON.stringify(value)}: ${fault}`);
    }
    return requirement;
  }
  number(key, operator) {
    const value = this.value();
    if (integerOf(value) === void 0)
      throw new Error(`values[0][${key}]: Invalid value: ${JSON.stringify(value)}: for 'Gt', 'Lt' operators, the value must be an integer`);
    return { key, operator, values: [value] };
  }
  value() {
    const { kind } = this.peek();
    if (kind === "end" || kind === ",") return "";
    const token = this.next();
    if (token.kind !== "word") throw new Error(`found '${token.text}', expected: identifier`);
    return token.text;
  }
  values() {
    const open = this.next();
    if (open.kind !== "(") throw new Error(`found '${open.text}' expected: '('`);
    const out = /* @__PURE__ */ new Set();
    for (let last = "("; ; ) {
      const token = this.next();
      if (token.kind === ")") {
        if (last === "," || last === "(") out.add("");
        return [...out].sort();
      }
      if (token.kind === ",") {
        if (last === "," || last === "(") out.add("");
      } else if (token.kind === "word") {
        if (last === "word") throw new Error(`found '${token.text}', expected: ',' or ')'`);
        out.add(token.text);
      } else throw new Error(`found '${token.text}', expected: ',', ')' or identifier`);
      last = token.kind;
    }
  }
  peek() {
    return this.tokens[this.at] ?? { kind: "end", text: "" };
  }
  next() {
    const token = this.peek();
    this.at += 1;
    return token;
  }
  unexpected(expected) {
    return new Error(`found '${this.peek().text}', expected: ${expected}`);
  }
};
function checkKey(key) {
  const [fault] = faultsOf("qualified-name", key);
  if (fault !== void 0) throw new Error(`key: Invalid value: ${JSON.stringify(key)}: ${fault}`);
}
function parseLabelSelector(text) {
  let requirements;
  try {
    requirements = new SelectorReader(text).read();
  } catch (error) {
    throw badRequest(`unable to parse requirement: ${error instanceof Error ? error.message : String(error)}`);
  }
  return selectorOf(requirements);
}
var selectorOf = (requirements) => ({
  requirements,
  matches: labelMatcher(requirements)
});
var OPERATORS = { In: "in", NotIn: "notin", Exists: "exists", DoesNotExist: "!" };
function selectorOfObject(source) {
  if (source === null || source === void 0) return { requirements: [], matches: () => false };
  const labels = Object.entries(source.matchLabels ?? {}).map(([key, value]) => ({ key, operator: "=", values: [value] }));
  const expressions = (source.matchExpressions ?? []).map(
    (e) => ({ key: e.key ?? "", operator: OPERATORS[e.operator ?? ""] ?? "exists", values: e.values ?? [] })
  );
  return selectorOf([...labels, ...expressions]);
}
function printSelector(selector) {
  return [...selector.requirements].sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0).map((r) => {
    if (r.operator === "exists") return r.key;
    if (r.operator === "!") return `!${r.key}`;
    if (r.operator === "in" || r.operator === "notin") return `${r.key} ${r.operator} (${[...r.values].sort().join(",")})`;
    return `${r.key}${r.operator}${r.values[0] ?? ""}`;
  }).join(",");
}
function parseFieldSelector(text) {
  const out = [];
  for (const part of splitTerms(text)) {
    if (part === "") continue;
    const match = /^((?:[^=!\\]|\\.)*?)(==|!=|=)(.*)$/s.exec(part);
    if (match === null) throw badRequest(`invalid selector: '${text}'; can't understand '${part}'`);
    const [, label = "", operator, raw = ""] = match;
    out.push({ label: label.trim(), equal: operator !== "!=", value: unescaped(raw, text) });
  }
  return out;
}
function splitTerms(text) {
  const out = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === "\\") i += 1;
    else if (text[i] === ",") {
      out.push(text.slice(start, i));
      start = i + 1;
    }
  }
  out.push(text.slice(start));
  return out;
}
function unescaped(value, whole) {
  let out = "";
  for (let i = 0; i < value.length; i += 1) {
    const c = value[i] ?? "";
    if (c === "\\") {
      const next = value[i + 1];
      if (next !== "\\" && next !== "," && next !== "=")
        throw badRequest(`invalid field selector: invalid escape sequence: \\${next ?? ""}`);
      out += next;
      i += 1;
    } else if (c === "=" || c === ",") throw badRequest(`invalid selector: '${whole}'; can't understand '${value}'`);
    else out += c;
  }
  return out;
}

export {
  parseLabelSelector,
  selectorOfObject,
  printSelector,
  parseFieldSelector
};
