import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestEvent } from '#contract/request-events.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { plannerRequestEvents } from '#db/schema/planner-request-events.ts'
import { plannerDirectory, plannerRequests } from '#db/schema/planners.ts'
import { REQUEST_EVENTS_MAX } from '#domain/planners/request-stages.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/requests'
const requests = async () => (await cast.elena.get(PATH)).body as PlannerRequest[]
const find = async (id: string) => (await requests()).find((request) => request.id === id)!
const newCount = async () => (await cast.elena.get(`${PATH}/new-count`)).body.new as number
const events = async (id: string) => (await cast.elena.get(`${PATH}/${id}/events`)).body as RequestEvent[]
const kinds = async (id: string) => (await events(id)).map(({ kind }) => kind)
const note = (id: string, kind: string) => cast.elena.post(`${PATH}/${id}/events`, { kind })
const standing = ({ stage, turn }: PlannerRequest) => [stage, turn]

/** A request that a message of this name has become. */
async function receive(name: string): Promise<string> {
  const sent = await app.fetch('/planners/elena-montes/contacto', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name, email: 'carmen@correo.example', message: '¿Tenéis la fecha libre?' }),
  })
  expect(sent.status).toBe(303)
  return (await requests()).find((request) => request.name === name)!.id
}

beforeAll(async () => {
  await app.db
    .insert(plannerDirectory)
    .values({ userId: cast.elena.userId, slug: 'elena-montes', listed: true })
    .onConflictDoUpdate({ target: plannerDirectory.userId, set: { slug: 'elena-montes', listed: true } })
})

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

describe('the stage of a request', () => {
  it('is new, and the planner is to answer, until something was done about it', async () => {
    const count = await newCount()
    const id = await receive('Nueva')
    expect(await find(id)).toMatchObject({
      stage: 'new',
      turn: 'planner',
      latest: { kind: 'received' },
      lostReason: null,
    })
    expect(await events(id)).toEqual([])
    expect(await newCount()).toBe(count + 1)
    await note(id, 'quote_sent')
    expect(await newCount()).toBe(count)
  })

  it('moves with the answer, with the couple that writes again, and with what is noted', async () => {
    const id = await receive('Paso a paso')
    await cast.elena.post(`${PATH}/${id}/answer`, { text: 'Hola' })
    expect(standing(await find(id))).toEqual(['answered', 'couple'])
    expect(standing((await note(id, 'wrote')).body)).toEqual(['answered', 'planner'])
    expect(standing((await note(id, 'answered')).body)).toEqual(['answered', 'couple'])
    expect(standing((await note(id, 'quote_sent')).body)).toEqual(['quoted', 'couple'])
    expect(standing((await note(id, 'signed')).body)).toEqual(['signed', 'deposit'])
    const wedding = await cast.elena.post(`${PATH}/${id}/wedding`, { name: 'Paso & Paso' })
    expect(standing(wedding.body)).toEqual(['wedding', 'none'])
    expect(await kinds(id)).toEqual(['answered', 'wrote', 'answered', 'quote_sent', 'signed', 'wedding'])
    await cast.elena.post(`${PATH}/${id}/wedding`, { name: 'Paso & Paso' })
    expect(await kinds(id)).toHaveLength(6)
    expect((await events(id)).map(({ author, isNoted }) => [author, isNoted])).toEqual([
      ['planner', false],
      ['couple', true],
      ['planner', true],
      ['planner', true],
      ['planner', true],
      ['planner', false],
    ])
  })

  it('goes back when a note is taken back, and stays with what Azahar did itself', async () => {
    const id = await receive('Por error')
    const key = { id: '0198c0de-0000-7000-8000-0000000039a1', kind: 'quote_sent' }
    await cast.elena.post(`${PATH}/${id}/events`, key)
    await cast.elena.post(`${PATH}/${id}/events`, key)
    expect(await kinds(id)).toEqual(['quote_sent'])
    const back = await cast.elena.delete(`${PATH}/${id}/events/${key.id}`)
    expect(back.body).toMatchObject({ stage: 'new', status: 'new' })
    await cast.elena.post(`${PATH}/${id}/answer`, { text: 'Hola' })
    const [answered] = await events(id)
    const kept = await cast.elena.delete(`${PATH}/${id}/events/${answered!.id}`)
    expect(kept.body.stage).toBe('answered')
  })

  it('is noted by hand only for what happens outside', async () => {
    const id = await receive('A mano')
    for (const kind of ['wedding', 'quote_opened', 'lost', 'resumed', 'deposit_told', 'nothing'])
      expect((await note(id, kind)).status).toBe(400)
    expect(await events(id)).toEqual([])
  })

  it('does not follow from what was put away, and is there when it comes back', async () => {
    const id = await receive('Archivada')
    await note(id, 'answered')
    await cast.elena.patch(`${PATH}/${id}`, { status: 'archived' })
    expect((await note(id, 'wrote')).body.status).toBe('archived')
    const back = await cast.elena.patch(`${PATH}/${id}`, { status: 'new' })
    expect(back.body).toMatchObject({ status: 'answered', stage: 'answered', turn: 'planner' })
  })

  it('is answered when a program says so, as it was before there were stages', async () => {
    const id = await receive('De un programa')
    const moved = await cast.elena.patch(`${PATH}/${id}`, { status: 'answered' })
    expect(moved.body).toMatchObject({ status: 'answered', stage: 'answered' })
    expect(await events(id)).toMatchObject([{ kind: 'answered', isNoted: true }])
  })
})

describe("'No sigue'", () => {
  it('has a reason, tells no one, and is left with «Sigue» at the stage it had', async () => {
    const id = await receive('Se va')
    await note(id, 'quote_sent')
    await app.runJobs()
    app.mails.length = 0
    const lost = await cast.elena.post(`${PATH}/${id}/loss`, { reason: 'price', text: 'Por 600 €' })
    expect(lost.body).toMatchObject({ stage: 'lost', turn: 'none', lostReason: 'price' })
    expect((await events(id)).at(-1)).toMatchObject({ kind: 'lost', reason: 'price', text: 'Por 600 €' })
    await app.runJobs()
    expect(app.mails).toEqual([])
    const back = await cast.elena.delete(`${PATH}/${id}/loss`)
    expect(back.body).toMatchObject({ stage: 'quoted', turn: 'couple', lostReason: null })
    await cast.elena.delete(`${PATH}/${id}/loss`)
    expect(await kinds(id)).toEqual(['quote_sent', 'lost', 'resumed'])
  })

  it('writes a kind mail when there is one, once', async () => {
    const id = await receive('Con correo')
    await app.runJobs()
    app.mails.length = 0
    const loss = {
      id: '0198c0de-0000-7000-8000-0000000039a2',
      reason: 'date_taken',
      answer: 'Ese día ya tengo una boda. Enhorabuena.',
    }
    await cast.elena.post(`${PATH}/${id}/loss`, loss)
    await cast.elena.post(`${PATH}/${id}/loss`, loss)
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]).toMatchObject({ to: 'carmen@correo.example', replyTo: cast.elena.email })
    expect(app.mails[0]!.text).toContain('Ese día ya tengo una boda.')
    expect(await kinds(id)).toEqual(['lost'])
  })

  it.each([
    {},
    { reason: 'nothing' },
    { reason: 'price', text: 'x'.repeat(501) },
    { reason: 'price', answer: '' },
  ])('refuses %j', async (body) => {
    const id = (await requests())[0]!.id
    expect((await cast.elena.post(`${PATH}/${id}/loss`, body)).status).toBe(400)
  })

  it('counts its mail with the answers of the hour', async () => {
    const id = await receive('Muchas')
    for (let sent = 0; sent < 60; sent += 1)
      await app.platform.rateLimiter.consume(`request-answers:${cast.elena.userId}`, {
        ...{ max: 60, windowSeconds: 3600 },
      })
    const refused = await cast.elena.post(`${PATH}/${id}/loss`, { reason: 'other', answer: 'Hola' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ANSWERS' } })
    expect((await find(id)).stage).toBe('new')
  })
})

describe('what has happened with a request', () => {
  it('is there for its planner alone', async () => {
    const id = await receive('Privada')
    const path = `${PATH}/${id}`
    const tries = [
      cast.raul.get(`${path}/events`),
      cast.raul.post(`${path}/events`, { kind: 'wrote' }),
      cast.raul.delete(`${path}/events/0198c0de-0000-7000-8000-0000000039a1`),
      cast.raul.post(`${path}/loss`, { reason: 'price' }),
      cast.raul.delete(`${path}/loss`),
    ]
    for (const answer of await Promise.all(tries))
      expect(answer).toMatchObject({ status: 404, body: { code: 'REQUEST_NOT_FOUND' } })
    for (const call of [
      cast.lucia.get(`${path}/events`),
      cast.lucia.post(`${path}/loss`, { reason: 'price' }),
    ])
      expect((await call).status).toBe(403)
    expect(await events(id)).toEqual([])
  })

  it('is bounded, and the stage stays as it was', async () => {
    const id = await receive('Larga')
    await note(id, 'signed')
    await app.db.execute(sql`
      insert into planner_request_events (planner_id, request_id, id, kind, author, at)
      select ${cast.elena.userId}, ${id}, gen_random_uuid(), 'answered', 'planner', now() - n * interval '1 day'
      from generate_series(1, ${REQUEST_EVENTS_MAX + 20}) as n`)
    expect(standing((await note(id, 'wrote')).body)).toEqual(['signed', 'deposit'])
    expect(await kinds(id)).toHaveLength(REQUEST_EVENTS_MAX)
    expect(await kinds(id)).toContain('signed')
  })

  it('keeps all of forty notes at once', async () => {
    const id = await receive('A la vez')
    const answers = await Promise.all(Array.from({ length: 40 }, () => note(id, 'wrote')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await app.db.$count(plannerRequestEvents, eq(plannerRequestEvents.requestId, id))).toBe(40)
  })
})

describe('requests from before there were stages', () => {
  const ANSWERED = new Date('2026-10-02T10:00:00Z')
  const CREATED = new Date('2026-10-01T10:00:00Z')

  it('keep their state, and get the stage that they had reached', async () => {
    const weddingId = await cast.elena.createWedding('De antes')
    const before = [
      { status: 'new', answeredAt: null },
      { status: 'answered', answeredAt: ANSWERED },
      { status: 'answered', answeredAt: null },
      { status: 'archived', answeredAt: ANSWERED },
      { status: 'spam', answeredAt: null },
      { status: 'new', answeredAt: null, weddingId },
    ] as const
    await app.db.delete(plannerRequestEvents)
    const rows = before.map((row, index) => ({
      ...row,
      plannerId: cast.elena.userId,
      id: `0198c0de-0000-7000-8000-0000000039b${index}`,
      ...{ name: `De antes ${index}`, email: 'antes@correo.example', message: 'Hola', createdAt: CREATED },
    }))
    await app.db.insert(plannerRequests).values(rows)
    for (const statement of backfill()) await app.db.execute(sql.raw(statement))
    const found = await Promise.all(rows.map(({ id }) => find(id)))
    expect(found.map(({ status, stage, turn }) => [status, stage, turn])).toEqual([
      ['new', 'new', 'planner'],
      ['answered', 'answered', 'couple'],
      ['answered', 'answered', 'couple'],
      ['archived', 'answered', 'couple'],
      ['spam', 'new', 'planner'],
      ['new', 'wedding', 'none'],
    ])
    expect(found[1]!.latest).toEqual({ kind: 'answered', at: ANSWERED.toISOString() })
    expect(found[2]!.latest).toEqual({ kind: 'answered', at: CREATED.toISOString() })
  })

  /** The statements of the migration that fill the table. */
  const backfill = () =>
    readFileSync('src/db/migrations/0115_request_events.sql', 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => /^INSERT/m.test(statement))
})
