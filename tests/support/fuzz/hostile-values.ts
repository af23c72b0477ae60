import fc from 'fast-check'

/** Stands in a value for a number that JSON can say and JavaScript cannot; `toJson` writes it. */
const NUMBERS = ['1e400', '-1e400', '99999999999999999999999', '1e-400', '-0', '0.1e1', '123456789012345678']
const numberMark = (text: string) => `<<${text}>>`

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m\u007f\u0085',
  '\ud800',
  'x\udc00y',
  '\ufeff\u200b\u202e\u2066',
  '\u2028\u2029\r\n',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(200),
  '\u{10ffff}',
  "' or 1=1; drop table guests --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '../../../../etc/passwd',
  'C:\\con\\nul',
  '%00%ff%',
  '\\u0000\\',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '9999-99-99',
  '2027-02-30',
  '-000001-01-01',
  '+275760-09-13T00:00:00.001Z',
  '12026-01-01T00:00:00+18:00',
  '0000-01-01T00:00:00Z',
  '2027-04-10T24:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0198C0DE-0000-7000-8000-00000000DEAD',
  '__proto__',
  'constructor',
  'toString',
  '{}',
  'x'.repeat(100),
  'x'.repeat(3_000),
  'ñ'.repeat(60_000),
]

const SCALARS = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  -0.001,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
]

const deep = (kind: 'list' | 'object', levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = kind === 'list' ? [value] : { a: value }
  return value
}
const DEEP = [deep('list', 40), deep('object', 40), deep('list', 1_500), deep('object', 1_500)]

const WHOLE = [
  {},
  [],
  [[]],
  [null],
  { length: 1e9 },
  JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`a${index}`, index])),
  Array.from({ length: 2_000 }, (_, index) => index),
]

/** Values that no schema means. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...SCALARS) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS.map(numberMark)) },
  { weight: 1, arbitrary: fc.constantFrom(...DEEP) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...WHOLE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Parts of an address, as they are written into it. */
export const hostileParts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%ff',
    '%C0%AF',
    '..',
    '.',
    '%2e%2e',
    '%2F',
    ';',
    'me',
    'x'.repeat(300),
    '-1',
    '*',
  ),
  fc
    .constantFrom(...TEXTS.filter((text) => text.length <= 3_000 && text.isWellFormed()))
    .map(encodeURIComponent),
)

/** Bodies that are no JSON, or not all of it. */
export const brokenBodies: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '',
    '{',
    '{"a":',
    '[1,',
    'null',
    '"',
    '\u0000',
    '{"a":1}}',
    '{a:1}',
    "{'a':1}",
    '{"a":1,"a":2}',
    'NaN',
    '﻿{}',
  ],
  ...[
    '['.repeat(20_000),
    '{"a":'.repeat(20_000),
    '[]'.repeat(3),
    '{"a":"\n"}',
    '{"a":"\\x"}',
    '{"a":"\\ud800"}',
  ],
)

/** A value with one of its parts changed for `hostile`, left out, or an unknown part put beside. */
export function damage(value: unknown, at: number, how: 'change' | 'leave out' | 'add', hostile: unknown) {
  const root = structuredClone({ value })
  const places: [holder: Record<string, unknown>, key: string][] = []
  const visit = (holder: object) => {
    for (const [key, part] of Object.entries(holder)) {
      places.push([holder as Record<string, unknown>, key])
      if (part && typeof part === 'object') visit(part)
    }
  }
  visit(root)
  const [holder, key] = places[at % places.length]!
  if (how === 'change' || holder === (root as object)) holder[key] = hostile
  else if (how === 'leave out') delete holder[key]
  else holder['unknown'] = hostile
  return root.value
}

/** JSON, with the numbers that only JSON can say. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"<<(-?[\d.e-]+)>>"/g, '$1')
