import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonSyntaxFault } from '../../runtime/codec/json-syntax.js';

test('text that is no JSON is refused at the first character that cannot stand where it is', () => {
  const cases: [string, string | undefined][] = [
    ['{"a":[1,-2.5e+3,"x\\u00e9\\n",true,false,null,{}]} ', undefined],
    ['', 'unexpected end of JSON input'],
    ['{"a":', 'unexpected end of JSON input'],
    ['no', "invalid character 'o' in literal null (expecting 'u')"],
    ['x', "invalid character 'x' looking for beginning of value"],
    ['{a:1}', "invalid character 'a' looking for beginning of object key string"],
    ['{"a" 1}', "invalid character '1' after object key"],
    ['{"a":1 "b":2}', `invalid character '"' after object key:value pair`],
    ['[1 2]', "invalid character '2' after array element"],
    ['{} x', "invalid character 'x' after top-level value"],
    ['-a', "invalid character 'a' in numeric literal"],
    ['1.', 'unexpected end of JSON input'],
    ['1.e', "invalid character 'e' after decimal point in numeric literal"],
    ['1ex', "invalid character 'x' in exponent of numeric literal"],
    ['"a\n"', "invalid character '\\n' in string literal"],
    ['"\\q"', "invalid character 'q' in string escape code"],
    ['"\\u12g4"', "invalid character 'g' in \\u hexadecimal character escape"],
    ["'a'", "invalid character '\\'' looking for beginning of value"],
  ];
  for (const [text, fault] of cases) assert.equal(jsonSyntaxFault(text), fault, text);
});
