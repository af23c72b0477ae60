import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from '#contract/index.ts'
import { uploads } from '#contract/uploads.ts'
import { gatherCast } from '../support/cast.ts'
import type { Person } from '../support/person.ts'
import { useTestApp } from '../support/test-app.ts'

const LONG = 'x'.repeat(10_000)

/** What no field may store, as JSON and as it stands in the path or, where it can, in the query. */
const UNFIT: (Unfit & { what: string })[] = [
  { what: 'NUL', text: 'a\u0000b', inPath: 'a%00b', inQuery: 'a%00b' },
  { what: 'half a surrogate pair', text: 'a\ud800b', inPath: 'a%ED%A0%80b', inQuery: null },
  { what: 'a megabyte', text: 'x'.repeat(1_000_000), inPath: LONG, inQuery: LONG },
]

/** The rest of an input in which one field is unfit. */
const FIT: Record<string, object> = {
  'weddings.create': { name: 'Boda' },
  'invitations.create': { role: 'couple' },
  'guests.add': { fullName: 'Carmen' },
  'guests.import': { mode: 'append', guests: [{ fullName: 'Carmen' }] },
  'components.add': { name: 'Globos' },
  'vendors.add': { vendorType: 'dj' },
  'vendors.comments.add': { text: 'Hola' },
  'live.presence': { clientId: '0198c0de-0000-7000-8000-00000000c1e0' },
}

const FIT_QUERY: Record<string, string> = { 'uploads.vendorFile': 'name=x' }

/** What is only looked for need not be storable: it is found or not. */
const SEARCHED = ['planners.list']

type Unfit = { text: string; inPath: string; inQuery: string | null }
type Field = { name: string; method: string; path: string; field: readonly string[] }

const fields = [...walk(contract), ...uploadFields()]

describe('text that cannot be kept is refused with a code, and never an accident', () => {
  const app = useTestApp()
  let lucia: Person
  let rows: Record<string, string>

  beforeAll(async () => {
    const cast = await gatherCast(app)
    const { weddingId } = cast
    lucia = cast.lucia
    const vendorId = await lucia.addVendor(weddingId)
    const comment = await lucia.post(`/api/weddings/${weddingId}/vendors/${vendorId}/comments`, {
      text: 'Hola',
    })
    const file = await lucia.upload({ weddingId, vendorId }, 'presupuesto.pdf', '%PDF')
    rows = {
      weddingId,
      vendorId,
      commentId: comment.body.id,
      fileId: file.body.id,
      guestId: await lucia.addGuest(weddingId, 'Carmen'),
      code: await lucia.invite(weddingId, 'couple'),
      userId: 'me',
    }
  })

  it('in every field of text that the contract has', () => {
    expect(fields.length).toBeGreaterThan(60)
    for (const known of ['guests.add fullName', 'guests.import guests.0.notes', 'planners.get slug'])
      expect(fields.map(({ name, field }) => `${name} ${field.join('.')}`)).toContain(known)
  })

  it.each(fields.map((field) => ({ ...field, of: field.field.join('.') })))('$name: $of', async (call) => {
    for (const { what, ...unfit } of UNFIT) {
      const answer = await send(call, unfit)
      if (!answer) continue
      expect(answer.status, what).toBeLessThan(500)
      if (answer.status < 400 && SEARCHED.includes(call.name)) continue
      expect(answer.status, what).toBeGreaterThanOrEqual(400)
      expect(answer.body.code, what).toMatch(/^[A-Z_]+$/)
    }
  })

  function send({ name, method, path, field }: Field, { text, inPath, inQuery }: Unfit) {
    const own = field[0]!
    const address = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === own ? inPath : rows[key]!))}`
    const body =
      method === 'GET' || name.startsWith('uploads.') ? undefined : structuredClone(FIT[name] ?? {})
    if (path.includes(`{${own}}`)) return lucia.call(method, address, body)
    if (body) return lucia.call(method, address, put(body, field, text))
    if (inQuery === null) return
    const query = new URLSearchParams(FIT_QUERY[name])
    query.delete(own)
    return lucia.call(method, `${address}?${query}&${own}=${inQuery}`)
  }
})

function put(into: object, [key, ...rest]: readonly string[], value: string): object {
  const fields = into as Record<string, object | string>
  fields[key!] = rest.length === 0 ? value : put((fields[key!] as object) ?? [], rest, value)
  return into
}

function* walk(router: object, names: string[] = []): Generator<Field> {
  for (const [key, value] of Object.entries(router)) {
    if (!isContractProcedure(value)) {
      yield* walk(value, [...names, key])
      continue
    }
    const { route, inputSchema } = (value as AnyContractProcedure)['~orpc']
    if (!inputSchema) continue
    for (const field of textFields(inputSchema as z.ZodType)) {
      yield {
        name: [...names, key].join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        field,
      }
    }
  }
}

function* uploadFields(): Generator<Field> {
  for (const [name, { method, path, query }] of Object.entries(uploads)) {
    for (const field of textFields(query)) yield { name: `uploads.${name}`, method, path, field }
  }
}

type Schema = z.core.JSONSchema.BaseSchema

function textFields(schema: z.ZodType): string[][] {
  return [...fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)]
}

function* fieldsIn(schema: Schema, path: string[] = []): Generator<string[]> {
  if (schema.type === 'string') yield path
  for (const one of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) yield* fieldsIn(one as Schema, path)
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    yield* fieldsIn(value as Schema, [...path, key])
  if (schema.items) yield* fieldsIn(schema.items as Schema, [...path, '0'])
}
