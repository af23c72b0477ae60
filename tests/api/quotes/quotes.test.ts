import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Quote } from '#contract/quote-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { QUOTE_PACKAGES_MAX } from '#domain/quotes/quotes.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { QUOTE, QUOTE_PACKAGE } from '../../support/journeys/quotes.ts'

const { app, cast } = useCast()

let requestId: string
let path: string

const save = (content: object, was: object | null = null, by: Person = cast.elena) =>
  by.call('PUT', path, { was, content })
const send = (version: number, content: object = QUOTE) =>
  cast.elena.post(`${path}/versions`, { version, content })
const read = async () => (await cast.elena.get(path)).body as Quote

beforeAll(() => app.db.execute('delete from rate_limits'))

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  requestId = uuidv7()
  path = `/api/planner/requests/${requestId}/quote`
  await app.db.insert(plannerRequests).values({
    ...{ plannerId: cast.elena.userId, id: requestId, name: 'Aitana Ruiz', email: 'aitana@correo.example' },
    message: '¿Tenéis libre el 18 de septiembre?',
  })
})

describe('the draft of a quote', () => {
  it('begins with what a page saves first, and is the planner’s alone', async () => {
    expect((await cast.elena.get(path)).body).toBeNull()
    const { status, body } = await save(QUOTE)
    expect([status, body.state, body.number, body.path]).toEqual([200, 'draft', null, null])
    expect((await read()).draft).toEqual(QUOTE)
    expect((await cast.raul.get(path)).body).toBeNull()
    expect((await save(QUOTE, null, cast.raul)).body.code).toBe('QUOTE_NOT_FOUND')
    expect((await cast.lucia.get(path)).status).toBe(403)
  })

  it('keeps what two pages have changed, each something else', async () => {
    await save(QUOTE)
    await save({ ...QUOTE, note: 'Otra cosa.' }, QUOTE)
    const { body } = await save({ ...QUOTE, title: 'Aitana y Bruno' }, QUOTE)
    expect(body.draft).toMatchObject({ note: 'Otra cosa.', title: 'Aitana y Bruno' })
  })

  it('asks where both have changed the same, and loses neither', async () => {
    await save(QUOTE)
    await save({ ...QUOTE, note: 'Lo primero.' }, QUOTE)
    const { status, body } = await save({ ...QUOTE, note: 'Lo segundo.' }, QUOTE)
    expect([status, body.code, body.data.conflicts]).toEqual([409, 'QUOTE_CONFLICTS', ['note']])
    expect(body.data.quote.draft.note).toBe('Lo primero.')
    expect((await read()).draft.note).toBe('Lo primero.')
  })

  it('keeps its templates from a page that knows of none, and takes them where they were stored before there were any', async () => {
    const taskTemplateId = uuidv7()
    await save({ ...QUOTE, taskTemplateId })
    const { agreementTemplateId: _, taskTemplateId: __, ...older } = QUOTE
    const call = { was: { ...older }, content: { ...older, note: 'De una página de antes.' } }
    expect((await cast.elena.call('PUT', path, call)).body.draft).toMatchObject({
      ...{ note: 'De una página de antes.', taskTemplateId },
    })
    await app.db.execute(
      sql`update quotes set draft = draft - 'taskTemplateId' where request_id = ${requestId}`,
    )
    const shown = await read()
    expect(shown.draft.taskTemplateId).toBeNull()
    expect((await save({ ...shown.draft, taskTemplateId }, shown.draft)).body.draft).toMatchObject({
      taskTemplateId,
    })
  })

  it('is not overwritten by a page that was shown none', async () => {
    await save(QUOTE)
    const { status, body } = await save({ ...QUOTE, note: 'De otra ventana.' })
    expect([status, body.data.conflicts]).toEqual([409, ['note']])
    expect((await save(QUOTE)).status).toBe(200)
    expect((await read()).draft).toEqual(QUOTE)
  })

  it.each([
    ['a price below zero', { lines: [{ ...QUOTE.lines[0], price: -1 }] }],
    ['part of a cent', { lines: [{ ...QUOTE.lines[0], price: 10.5 }] }],
    ['a rate that there is not', { lines: [{ ...QUOTE.lines[0], vatRate: 16 }] }],
    ['a discount beyond the whole', { lines: [{ ...QUOTE.lines[0], discount: 101 }] }],
    ['more lines than there can be', { lines: Array.from({ length: 41 }, () => QUOTE.lines[0]) }],
    ['a day that there is not', { eventDate: '2027-02-30' }],
    ['no validity', { validDays: 0 }],
    ['a broken text', { note: 'a\u0000b' }],
  ])('is not saved with %s', async (_, over) => {
    expect((await save({ ...QUOTE, ...over })).status).toBe(400)
    expect((await cast.elena.get(path)).body).toBeNull()
  })
})

describe('a quote that is sent', () => {
  it('is kept as a version with a number, a last day and an address, and goes out by mail', async () => {
    await save(QUOTE)
    const { status, body } = await send(1)
    expect(status).toBe(200)
    const year = dayInMadrid(new Date(body.versions[0].sentAt)).slice(0, 4)
    expect(body).toMatchObject({
      state: 'sent',
      isChanged: false,
      versions: [{ version: 1, total: 459_800 }],
    })
    expect(body.number).toMatch(new RegExp(`^P-${year}-\\d{3}$`))
    const [request] = (await cast.elena.get('/api/planner/requests')).body as PlannerRequest[]
    expect([request!.id, request!.stage, request!.turn]).toEqual([requestId, 'quoted', 'couple'])
    await app.runJobs()
    const [mail] = app.mails
    expect(mail!.to).toBe('aitana@correo.example')
    expect(mail!.text).toContain(body.path)
    expect(mail!.text).not.toContain('4.598')
  })

  it('holds the date until it expires where that is wished, and never shortens a hold', async () => {
    const held = async () =>
      ((await cast.elena.get('/api/planner/requests')).body as PlannerRequest[]).find(
        ({ id }) => id === requestId,
      )!.heldUntil
    await cast.elena.call('PATCH', `/api/planner/requests/${requestId}/details`, { eventDate: '2199-09-18' })
    await save(QUOTE)
    expect((await send(1)).status).toBe(200)
    expect(await held()).toBeNull()
    const sendAnd = async (version: number, content: object, was: object) => {
      await save(content, was)
      return (await cast.elena.post(`${path}/versions`, { version, content, holdsDate: true })).body as Quote
    }
    const second = await sendAnd(2, { ...QUOTE, note: 'Otra.' }, QUOTE)
    expect(await held()).toBe(second.versions[1]!.validUntil)
    await sendAnd(3, { ...QUOTE, note: 'Más corta.', validDays: 2 }, { ...QUOTE, note: 'Otra.' })
    expect(await held()).toBe(second.versions[1]!.validUntil)
  })

  it('is sent without a hold where there is no date to come', async () => {
    await save(QUOTE)
    const sent = await cast.elena.post(`${path}/versions`, { version: 1, content: QUOTE, holdsDate: true })
    expect([sent.status, sent.body.state]).toEqual([200, 'sent'])
  })

  it('is sent once, however often it is asked', async () => {
    await save(QUOTE)
    const first = (await send(1)).body
    expect((await send(1)).body).toEqual(first)
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })

  it('is what its page shows: another draft is refused', async () => {
    await save(QUOTE)
    const { status, body } = await send(1, { ...QUOTE, note: 'Esto no está guardado.' })
    expect([status, body.code]).toEqual([409, 'QUOTE_CONFLICTS'])
    expect((await read()).versions).toEqual([])
  })

  it('is whole', async () => {
    await save({ ...QUOTE, lines: [] })
    expect((await send(1, { ...QUOTE, lines: [] })).body.code).toBe('QUOTE_INCOMPLETE')
  })

  it('keeps its number and its address when it is sent again, and the next quote has the next number', async () => {
    await save(QUOTE)
    const first = (await send(1)).body
    const changed = { ...QUOTE, note: 'Con cambios.' }
    expect((await save(changed, QUOTE)).body.isChanged).toBe(true)
    const second = (await send(2, changed)).body
    expect([second.number, second.path]).toEqual([first.number, first.path])
    expect(second.versions.map(({ version }: { version: number }) => version)).toEqual([1, 2])
    const other = uuidv7()
    await app.db.insert(plannerRequests).values({
      ...{ plannerId: cast.elena.userId, id: other, name: 'Otra', email: 'otra@correo.example', message: '' },
    })
    path = `/api/planner/requests/${other}/quote`
    await save(QUOTE)
    const serial = (number: string) => Number(number.split('-')[2])
    expect(serial((await send(1)).body.number)).toBe(serial(first.number) + 1)
  })

  it('has numbers without gaps when many are sent at once', async () => {
    const paths = Array.from({ length: 8 }, () => uuidv7()).map((id) => ({
      id,
      at: `/api/planner/requests/${id}/quote`,
    }))
    await app.db.insert(plannerRequests).values(
      paths.map(({ id }) => ({
        ...{ plannerId: cast.elena.userId, id, name: 'A la vez', email: `${id}@correo.example`, message: '' },
      })),
    )
    for (const { at } of paths) await cast.elena.call('PUT', at, { was: null, content: QUOTE })
    const sent = await Promise.all(
      paths.map(({ at }) => cast.elena.post(`${at}/versions`, { version: 1, content: QUOTE })),
    )
    const serials = sent.map(({ body }) => Number(body.number.split('-')[2])).toSorted((a, b) => a - b)
    expect(serials).toEqual(serials.map((_, index) => serials[0]! + index))
  })

  it('has another address once its link was closed', async () => {
    await save(QUOTE)
    const first = (await send(1)).body
    const closed = (await cast.elena.delete(`${path}/link`)).body
    expect([closed.state, closed.path]).toEqual(['closed', null])
    const changed = { ...QUOTE, note: 'Otra vez.' }
    await save(changed, QUOTE)
    const second = (await send(2, changed)).body
    expect(second.state).toBe('sent')
    expect(second.path).not.toBe(first.path)
  })
})

describe('packages', () => {
  const packages = '/api/planner/quote-packages'
  const keep = (id: string, by: Person = cast.elena) =>
    by.call('PUT', `${packages}/${id}`, { ...QUOTE_PACKAGE, id })

  it('are kept, come back under their id, and are one planner’s', async () => {
    const id = uuidv7()
    expect((await keep(id)).status).toBe(200)
    expect((await cast.elena.get(packages)).body).toMatchObject([{ ...QUOTE_PACKAGE, id }])
    expect((await cast.raul.get(packages)).body).toEqual([])
    await cast.raul.delete(`${packages}/${id}`)
    await cast.elena.delete(`${packages}/${id}`)
    expect((await cast.elena.get(packages)).body).toEqual([])
    await keep(id)
    expect((await cast.elena.get(packages)).body).toHaveLength(1)
  })

  it('are bounded, also when they are kept at once', async () => {
    const ids = Array.from({ length: QUOTE_PACKAGES_MAX + 3 }, () => uuidv7())
    const kept = await Promise.all(ids.map((id) => keep(id, cast.raul)))
    expect(kept.filter(({ status }) => status === 200)).toHaveLength(QUOTE_PACKAGES_MAX)
    expect(kept.find(({ status }) => status === 409)!.body.code).toBe('TOO_MANY_PACKAGES')
  })
})
