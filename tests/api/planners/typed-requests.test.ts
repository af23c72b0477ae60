import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReplyTemplate } from '#contract/reply-templates.ts'
import type { PlannerRequest, RequestFigures } from '#contract/requests.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { REQUESTS_SHOWN, REQUESTS_TYPED_MAX } from '#domain/planners/planner-requests.ts'
import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'
import { quoteOf, quotesOf } from '../../support/sent-quotes.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/requests'
const AITANA = {
  ...{ name: 'Aitana & Bruno', email: 'aitana@correo.example', phone: '654 12 34 56' },
  ...{ source: 'fair', eventDate: '2027-09-18', place: 'Aracena', guests: 90, budget: 25_000 },
  message: 'En la finca de sus abuelos.',
}

const add = async (fields: object = AITANA): Promise<PlannerRequest> => {
  const answer = await cast.elena.post(PATH, fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const find = async (id: string) =>
  ((await cast.elena.get(PATH)).body as PlannerRequest[]).find((request) => request.id === id)!
const sendQuote = (id: string) => quotesOf(cast.elena, 'elena-montes').send(id, 1, quoteOf())
const mails = async () => {
  await app.runJobs()
  return app.mails
}

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
  await app.db.execute('delete from planner_requests')
})

describe('a request that a planner notes', () => {
  it('is new, with all that is known of it, and mails nothing', async () => {
    const request = await add()
    expect(request).toMatchObject({ ...AITANA, status: 'new', stage: 'new', turn: 'planner', quote: null })
    expect(await mails()).toEqual([])
    expect((await cast.elena.get(`${PATH}/new-count`)).body).toEqual({ new: 1 })
  })

  it('needs a name and no more', async () => {
    expect(await add({ name: '  Marcos ' })).toMatchObject({
      ...{ name: 'Marcos', email: null, phone: null, source: 'other', eventDate: null },
      ...{ place: null, guests: null, budget: null, message: '' },
    })
    expect((await cast.elena.post(PATH, { name: '  ' })).status).toBe(400)
    expect((await cast.elena.post(PATH, { name: 'Eva', email: 'eva' })).status).toBe(400)
  })

  it('is noted once for its id, also by two presses at once', async () => {
    const id = newId()
    const both = await Promise.all([1, 2].map(() => cast.elena.post(PATH, { ...AITANA, id })))
    expect(both.map(({ body }) => body.id)).toEqual([id, id])
    expect(await app.db.$count(plannerRequests)).toBe(1)
  })

  it('is the last one when there are as many as there can be', async () => {
    await app.db.execute(sql`
      insert into planner_requests (planner_id, id, name, message)
      select ${cast.elena.userId}, gen_random_uuid(), 'x', '' from generate_series(1, ${REQUESTS_TYPED_MAX - 1})`)
    const answers = await Promise.all([1, 2, 3].map(() => cast.elena.post(PATH, { name: 'Eva' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS_NOTED',
      data: { max: REQUESTS_TYPED_MAX },
    })
  })

  it('is shown before what was put away, however much of that is newer', async () => {
    const { id } = await add()
    await app.db.execute(sql`
      insert into planner_requests (planner_id, id, name, message, status, created_at)
      select ${cast.elena.userId}, gen_random_uuid(), 'x', '', 'archived', now() + interval '1 hour'
      from generate_series(1, ${REQUESTS_SHOWN})`)
    const shown: PlannerRequest[] = (await cast.elena.get(PATH)).body
    expect(shown).toHaveLength(REQUESTS_SHOWN)
    expect(shown[0]!.id).toBe(id)
  })

  it('is of no couple and of no other planner', async () => {
    const { id } = await add()
    expect((await cast.lucia.post(PATH, AITANA)).status).toBe(403)
    expect((await cast.raul.patch(`${PATH}/${id}/details`, { place: 'Cádiz' })).body.code).toBe(
      'REQUEST_NOT_FOUND',
    )
    expect((await cast.raul.get(PATH)).body).toEqual([])
  })

  it('without an address is answered by no mail, and its quote is sent as a link', async () => {
    const { id } = await add({ name: 'Marcos' })
    const refused = { status: 409, body: { code: 'NO_EMAIL' } }
    expect(await cast.elena.post(`${PATH}/${id}/answer`, { text: 'Hola' })).toMatchObject(refused)
    expect(await cast.elena.post(`${PATH}/${id}/reminder`, { text: 'Hola' })).toMatchObject(refused)
    const loss = { reason: 'price', answer: 'Gracias' }
    expect(await cast.elena.post(`${PATH}/${id}/loss`, loss)).toMatchObject(refused)
    expect((await find(id)).stage).toBe('new')
    const sent = await sendQuote(id)
    expect(sent.path).toMatch(/^\/presupuesto\//)
    expect(await mails()).toEqual([])
  })

  it('is answered without words about a form that the couple never saw', async () => {
    const { id } = await add()
    await cast.elena.post(`${PATH}/${id}/answer`, { text: 'Me encantaría.' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: AITANA.email, replyTo: cast.elena.email })
    expect(mail!.text).toContain('Me encantaría.')
    expect(mail!.text).not.toContain('Escribiste a')
    expect(mail!.text).not.toContain(AITANA.message)
  })
})

describe('what is known of a request', () => {
  it('is corrected field by field, and the others stay', async () => {
    const { id } = await add()
    const changed = await cast.elena.patch(`${PATH}/${id}/details`, { guests: 110, email: '' })
    expect(changed.body).toMatchObject({ ...AITANA, guests: 110, email: null })
    expect((await cast.elena.patch(`${PATH}/${id}/details`, { guests: -1 })).status).toBe(400)
    expect((await cast.elena.patch(`${PATH}/${id}/details`, { budget: -1 })).status).toBe(400)
    expect(await find(id)).toMatchObject({ guests: 110, budget: 25_000 })
  })

  it('lets a held date go with the date', async () => {
    const { id } = await add()
    const until = new Date(Date.now() + 864e5).toISOString().slice(0, 10)
    await cast.elena.call('PUT', `${PATH}/${id}/hold`, { until })
    await cast.elena.patch(`${PATH}/${id}/details`, { guests: 100 })
    expect((await find(id)).heldUntil).toBe(until)
    await cast.elena.patch(`${PATH}/${id}/details`, { eventDate: '2027-09-25' })
    expect((await find(id)).heldUntil).toBeNull()
  })

  it('keeps the words that a couple has sent from the profile', async () => {
    const id = newId()
    const plannerId = cast.elena.userId
    await app.db.insert(plannerRequests).values({ plannerId, id, name: 'Ana', message: 'Lo suyo' })
    const changed = await cast.elena.patch(`${PATH}/${id}/details`, { message: 'Otra cosa', place: 'Lugo' })
    expect(changed.body.code).toBe('MESSAGE_OF_OTHERS')
    expect(await find(id)).toMatchObject({ message: 'Lo suyo', place: null })
  })

  it('has the newest quote that was sent, with its sum', async () => {
    const { id } = await add()
    const sent = await sendQuote(id)
    const { versions, number } = sent
    expect((await find(id)).quote).toEqual({
      ...{ number, total: versions[0]!.total, validUntil: versions[0]!.validUntil, openedAt: null },
    })
  })
})

describe('a reminder', () => {
  const remind = (id: string, fields: object = {}) =>
    cast.elena.post(`${PATH}/${id}/reminder`, { text: '¿Qué os parece?', ...fields })

  it('goes out when it is the turn of the couple, once in three days', async () => {
    const { id } = await add()
    expect((await remind(id)).body.code).toBe('NOT_THEIR_TURN')
    await cast.elena.post(`${PATH}/${id}/events`, { kind: 'answered' })
    const reminder = newId()
    const both = await Promise.all([remind(id, { id: reminder }), remind(id, { id: reminder })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]!.body).toMatchObject({ turn: 'couple', latest: { kind: 'reminded' } })
    expect(await mails()).toMatchObject([
      { to: AITANA.email, text: expect.stringContaining('¿Qué os parece?') },
    ])

    const early = await remind(id)
    expect(early).toMatchObject({ status: 409, body: { code: 'COUPLE_REMINDED_LATELY' } })
    const pause = Date.parse(early.body.data.nextAt) - Date.parse((await find(id)).remindedAt!)
    expect(pause).toBe(3 * 864e5)
    await app.db.execute(sql`update planner_request_events set at = at - interval '3 days 1 second'`)
    expect((await remind(id)).status).toBe(200)
    expect(await mails()).toHaveLength(2)
  })

  it('brings the link of a quote that is open', async () => {
    const { id } = await add()
    const sent = await sendQuote(id)
    await mails()
    app.mails.length = 0
    await remind(id)
    const [mail] = await mails()
    expect(mail!.subject).toMatch(/^Vuestro presupuesto os espera/)
    expect(mail!.text).toContain(sent.path)
  })

  it('takes one of the mails of the hour', async () => {
    const { id } = await add()
    await cast.elena.post(`${PATH}/${id}/events`, { kind: 'answered' })
    for (let sent = 0; sent < 60; sent += 1) await cast.elena.post(`${PATH}/${id}/answer`, { text: 'Hola' })
    expect((await remind(id)).body.code).toBe('TOO_MANY_ANSWERS')
  })
})

describe('the year of a planner', () => {
  it('says what became of the requests by the month and the way in which they came', async () => {
    const year = Number(new Date().toISOString().slice(0, 4))
    const [won, lost, back] = [await add(), await add({ ...AITANA, source: 'venue' }), await add()]
    const note = (id: string, kind: string) => cast.elena.post(`${PATH}/${id}/events`, { kind })
    await note(won.id, 'quote_sent')
    await note(won.id, 'signed')
    await cast.elena.post(`${PATH}/${won.id}/wedding`, { name: 'Boda' })
    await cast.elena.post(`${PATH}/${lost.id}/loss`, { reason: 'price' })
    await cast.elena.post(`${PATH}/${back.id}/loss`, { reason: 'no_answer' })
    await note(back.id, 'wrote')
    const spam = await add()
    await cast.elena.patch(`${PATH}/${spam.id}`, { status: 'spam' })
    await app.db.execute(sql`
      update planner_requests set created_at = ${`${year}-01-01T00:30:00+01:00`} where id = ${lost.id}`)

    const { rows, reasons, since } = (await cast.elena.get(`${PATH}/figures?year=${year}`))
      .body as RequestFigures
    const month = Number(
      new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Europe/Madrid' }).format(new Date()),
    )
    expect(since).toBe(year)
    expect(rows).toEqual([
      { month: 1, source: 'venue', received: 1, quoted: 0, signed: 0, weddings: 0, lost: 1 },
      { month, source: 'fair', received: 2, quoted: 1, signed: 1, weddings: 1, lost: 0 },
    ])
    expect(reasons).toEqual([{ reason: 'price', lost: 1 }])
    expect((await cast.raul.get(`${PATH}/figures?year=${year}`)).body).toEqual({
      ...{ since: null, rows: [], reasons: [] },
    })
    expect((await cast.elena.get(`${PATH}/figures?year=x`)).status).toBe(400)
  })
})

describe('the answers that a planner keeps', () => {
  const TEMPLATES = '/api/planner/reply-templates'
  const list = async () => (await cast.elena.get(TEMPLATES)).body as ReplyTemplate[]
  const save = (id: string, fields: object) => cast.elena.call('PUT', `${TEMPLATES}/${id}`, fields)
  const FREE = { name: 'Fecha libre', text: 'Hola, {nombre}: lo tengo libre.' }
  /** Shared, and made by its reader. */
  const SHARED = { sharing: { isPrivate: false, mayMakePrivate: true } }

  beforeEach(() => app.db.execute('delete from planner_reply_templates'))

  it('are kept, changed, removed and kept again, each for its planner alone', async () => {
    const id = newId()
    expect((await save(id, FREE)).body).toEqual({ id, ...FREE, ...SHARED })
    expect((await save(id, { ...FREE, name: 'Libre', was: FREE })).body.name).toBe('Libre')
    expect(await list()).toEqual([{ id, ...FREE, name: 'Libre', ...SHARED }])
    expect((await cast.raul.get(TEMPLATES)).body).toEqual([])
    await cast.raul.call('DELETE', `${TEMPLATES}/${id}`)
    expect(await list()).toHaveLength(1)
    await cast.elena.call('DELETE', `${TEMPLATES}/${id}`)
    expect(await list()).toEqual([])
    await save(id, FREE)
    expect(await list()).toHaveLength(1)
  })

  it('are not overwritten by a page that was shown another', async () => {
    const id = newId()
    await save(id, FREE)
    const changed = { ...FREE, text: 'Otro texto' }
    await save(id, { ...changed, was: FREE })
    const refused = {
      status: 409,
      body: { code: 'REPLY_TEMPLATE_CHANGED', data: { template: { id, ...changed } } },
    }
    expect(await save(id, { ...FREE, name: 'Mía', was: FREE })).toMatchObject(refused)
    expect(await save(id, { ...FREE, name: 'Mía' })).toMatchObject(refused)
    expect((await save(id, changed)).status).toBe(200)
    expect(await list()).toEqual([{ id, ...changed, ...SHARED }])
  })

  it('are at most forty, also when the last ones come at once', async () => {
    for (let kept = 1; kept < REPLY_TEMPLATES_MAX; kept += 1) await save(newId(), FREE)
    const answers = await Promise.all([1, 2, 3].map(() => save(newId(), FREE)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await list()).toHaveLength(REPLY_TEMPLATES_MAX)
  })
})
