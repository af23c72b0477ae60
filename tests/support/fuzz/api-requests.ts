import fc from 'fast-check'
import type { Operation } from './api-document.ts'
import { brokenBodies, damage, hostileParts, hostileValues, toJson } from './hostile-values.ts'
import type { Schema, SchemaValues } from './schema-values.ts'

/** The senders of requests; the last three are nobody. */
export const SENDERS = [
  'couple',
  'planner',
  'outsider',
  'operator',
  'nobody',
  'bad cookie',
  'bad token',
] as const
export type Sender = (typeof SENDERS)[number]

/** A request whose address and body may name rows (`{{guestId#4}}`), which are known when it is sent. */
export type FuzzRequest = {
  operation: Operation
  sender: Sender
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const JSON_TYPE = 'application/json'
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
  'application/json; charset=utf-16',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const HEADERS: Record<string, string>[] = [
  { 'if-none-match': '*' },
  { 'if-none-match': `W/"${'x'.repeat(4_000)}"` },
  { range: 'bytes=5-1' },
  { accept: 'text/html' },
  { 'content-encoding': 'gzip' },
  { origin: 'https://evil.example' },
  { 'x-forwarded-for': "127.0.0.1, ' or 1=1" },
  { 'accept-language': '*;q=9,,,' },
  { cookie: 'a=%; =; __proto__=1; a=b' },
]

const sometimes = <T>(weight: number, usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 100 - weight, arbitrary: usual }, { weight, arbitrary: rare })

/** Requests to all operations alike: valid, faulty and hostile ones. */
export function apiRequests(operations: Operation[], values: SchemaValues): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        sender: senders(operation),
        method: sometimes(3, fc.constant(operation.method), fc.constantFrom(...METHODS)),
        path: addresses(operation, values),
        more: sometimes<Record<string, string>>(6, fc.constant({}), fc.constantFrom(...HEADERS)),
        type: sometimes(
          4,
          fc.constant(operation.body === 'bytes' ? 'application/octet-stream' : JSON_TYPE),
          fc.constantFrom(...TYPES),
        ),
        body: operation.body
          ? bodies(operation.body, values)
          : sometimes(5, fc.constant(undefined), brokenBodies),
      })
      .map(({ more, type, ...request }) => {
        const { body } = request
        const headers = { ...(body !== undefined && type && { 'content-type': type }), ...more }
        return { operation, ...request, headers }
      }),
  )
}

const senders = ({ isOperators }: Operation): fc.Arbitrary<Sender> => {
  const usual: Sender = isOperators ? 'operator' : 'couple'
  return sometimes(30, fc.constant(usual), fc.constantFrom(...SENDERS))
}

function addresses({ path, parameters }: Operation, values: SchemaValues): fc.Arbitrary<string> {
  const texts = (schema: Schema, name: string, isFilled: boolean) => {
    const fit = isFilled ? fc.nat(999).map((index) => `{{${name}#${index}}}`) : values.of(schema, name)
    return sometimes(5, fit.map(inAddress), hostileParts)
  }
  const parts = parameters.map(({ name, in: place, required, schema }) => {
    const text = texts(schema, name, place === 'path' && !schema.enum)
    const given = required ? text : fc.option(text, { nil: undefined })
    return given.map((value) => ({ name, place, value }))
  })
  return fc.tuple(...parts).map((all) => {
    const given = all.filter(({ value }) => value !== undefined)
    const filled = given.reduce(
      (before, { name, place, value }) =>
        place === 'path' ? before.replace(`{${name}}`, () => value!) : before,
      path,
    )
    const query = given.filter(({ place }) => place === 'query').map(({ name, value }) => `${name}=${value}`)
    return `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`
  })
}

/** Names of rows stay as they are: they are filled in later. */
const inAddress = (value: unknown): string => {
  const text = String(value)
  return /^\{\{\w+#\d+\}\}$/.test(text) ? text : encodeURIComponent(text.toWellFormed())
}

function bodies(schema: Schema | 'bytes', values: SchemaValues): fc.Arbitrary<string | undefined> {
  if (schema === 'bytes')
    return fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 3_000 }),
      fc.constantFrom(
        '',
        '%PDF-1.7',
        'GIF89a',
        '\x89PNG\r\n\x1a\n',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ),
    )
  const fit = values.of(schema)
  const how = fc.constantFrom('change' as const, 'change' as const, 'leave out' as const, 'add' as const)
  const damaged = fc
    .tuple(fit, fc.nat(999), how, hostileValues)
    .map(([value, at, kind, hostile]) => damage(value, at, kind, hostile))
  return fc.oneof(
    { weight: 10, arbitrary: fit.map(toJson) },
    { weight: 8, arbitrary: damaged.map(toJson) },
    { weight: 1, arbitrary: hostileValues.map(toJson) },
    { weight: 1, arbitrary: brokenBodies },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}
