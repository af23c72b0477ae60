import { beforeAll, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import {
  addressOf,
  contractFields,
  FIT,
  type Field,
  put,
  rowsOf,
} from '../../support/contract/contract-fields.ts'
import { ORIGIN } from '../../support/test-app.ts'

const DATES = ['date-time', 'date']

/** No clock, calendar or zone says these. */
const NO_DATES = [
  '0000-01-01T00:00:00Z',
  '0000-12-31',
  '0001-01-01T00:00:00+14:00',
  '0001-01-01',
  '1899-12-31T23:59:59Z',
  '1899-12-31',
  '1900-01-01T00:00:00+14:00',
  '2200-12-31T23:59:59-14:00',
  '2201-01-01T00:00:00Z',
  '2201-01-01',
  '9999-12-31T23:59:59-14:00',
  '9999-12-31',
  '10000-01-01T00:00:00Z',
  '10000-01-01',
  '+010000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '275760-09-13T00:00:00Z',
  '2027-02-30T12:00:00Z',
  '2027-02-30',
  '2027-13-01T00:00:00Z',
  '2027-00-00',
  '2027-04-10T24:00:00Z',
  '2027-04-10T12:60:00Z',
  '2027-04-10T12:00:61Z',
  '2027-04-10T12:00:00',
  '2027-04-10T12:00:00+14:01',
  '2027-04-10T12:00:00-14:01',
  '2027-04-10T12:00:00+16:00',
  '2027-04-10T12:00:00-23:59',
  '2027-04-10T12:00:00+24:00',
  `2027-04-10T12:00:00.${'1'.repeat(200)}Z`,
  '2027-04-10 12:00:00 BC',
  'infinity',
  '-infinity',
  'now',
  'NaN',
  '',
  ' ',
]

/** Values of every kind, as JSON, because some cannot be said in any other way. */
const VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '0.001',
  '1e309',
  '-1e309',
  '1e-400',
  '9007199254740993',
  '99999999999999999999999999999999',
  '2147483648',
  '"NaN"',
  '"Infinity"',
  '""',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"then":"x"}',
  '{"length":1e9}',
]

const DEEP = 20_000
/** Whole bodies that are no input of anything. */
const BODIES = [
  ...VALUES,
  '[{},{},{}]',
  '"text"',
  '{"weddingId":[],"id":{},"guests":{},"name":[]}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"${'k'.repeat(10_000)}":1}`,
  `{${Array.from({ length: 5_000 }, (_, key) => `"k${key}":1`)}}`,
  '{"a":NaN}',
  '{"a":1',
  '\u0000',
]

describe('a value that does not fit', () => {
  const { app, cast } = useCast()
  let rows: Record<string, string>

  beforeAll(async () => {
    rows = await rowsOf(cast)
  })

  const bodies = contractFields.filter(({ method, name }) => method !== 'GET' && !name.startsWith('uploads.'))
  // A value in the path is text, which other tests fill.
  const inBodies = bodies.filter(({ path, field }) => !path.includes(`{${field[0]}}`))
  // The operator's area is no path to the people of this test, so that none of its bodies is read.
  const isRead = ({ name }: Field) => !/^(operator|announcements|moderation\.reports)\./.test(name)
  const dates = inBodies.filter((field) => DATES.includes(field.format ?? '') && isRead(field))

  it('is sent to every field there is', () => {
    const names = (fields: readonly Field[]) => fields.map(({ name, field }) => `${name} ${field.join('.')}`)
    expect(names(dates)).toEqual(
      expect.arrayContaining([
        'weddings.create eventDate',
        'weddings.update eventDate',
        'invitations.create expiresAt',
        'guests.add createdAt',
        'vendors.add createdAt',
      ]),
    )
    expect(names(inBodies)).toContain('budget.update totalBudget')
  })

  it.each(dates.map((field) => ({ ...field, of: field.field.join('.') })))(
    'as a date is refused with a sentence: $name $of',
    async (call) => {
      await eachAtOnce(NO_DATES, async (date) => {
        const answer = await send(
          call,
          JSON.stringify(put(structuredClone(FIT[call.name] ?? {}), call.field, date)),
        )
        expect(answer, date).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
      })
    },
  )

  it.each(inBodies.map((field) => ({ ...field, of: field.field.join('.') })))(
    'of any other kind is no accident: $name $of',
    async (call) => {
      const marked = JSON.stringify(put(structuredClone(FIT[call.name] ?? {}), call.field, '@@'))
      await eachAtOnce(VALUES, async (value) => {
        const { status, body } = await send(call, marked.replace('"@@"', value))
        expect(status, value).toBeLessThan(500)
        if (status >= 400) expect(body.code, value).toMatch(/^[A-Z_]+$/)
      })
    },
  )

  const procedures = [...new Map(bodies.map((call) => [call.name, call])).values()]
  it.each(procedures)('as the whole body is no accident: $name', async (call) => {
    await eachAtOnce(BODIES, async (body) => {
      const what = body.slice(0, 60)
      const answer = await send(call, body)
      expect(answer.status, what).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.body.code, what).toMatch(/^[A-Z_]+$/)
    })
  })

  const eachAtOnce = <T>(values: readonly T[], check: (value: T) => Promise<void>) =>
    Promise.all(values.map(check))

  async function send({ method, path }: Field, body: string) {
    const { cookie } = path.startsWith('/planner/') ? cast.elena : cast.lucia
    const response = await app.fetch(addressOf(path, { ...rows, code: 'ABCD2345' }), {
      method,
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
      body,
    })
    return { status: response.status, body: await response.json() }
  }
})
