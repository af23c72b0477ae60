import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import {
  addressOf,
  contractFields,
  FIT,
  type Field,
  put,
  rowsOf,
} from '../../support/contract/contract-fields.ts'

const LONG = 'x'.repeat(10_000)

/** No field may store these, as JSON and as they stand in the path or, where they can, in the query. */
const UNFIT: (Unfit & { what: string })[] = [
  { what: 'NUL', text: 'a\u0000b', inPath: 'a%00b', inQuery: 'a%00b' },
  { what: 'half a surrogate pair', text: 'a\ud800b', inPath: 'a%ED%A0%80b', inQuery: null },
  { what: 'a megabyte', text: 'x'.repeat(1_000_000), inPath: LONG, inQuery: LONG },
]

const FIT_QUERY: Record<string, string> = { 'uploads.vendorFile': 'name=x' }

/** A text that is only looked for need not be storable: it is found or not. */
const SEARCHED = ['planners.list', 'access.accounts.unlink']

type Unfit = { text: string; inPath: string; inQuery: string | null }

const fields = contractFields.filter(({ type }) => type === 'string')

describe('text that cannot be kept is refused with a code, and never an accident', () => {
  const { cast } = useCast()
  let lucia: Person
  let rows: Record<string, string>

  beforeAll(async () => {
    lucia = cast.lucia
    rows = await rowsOf(cast)
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
    const address = addressOf(path, { ...rows, ...(path.includes(`{${own}}`) && { [own]: inPath }) })
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
