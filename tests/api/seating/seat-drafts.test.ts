import { beforeEach, describe, expect, it } from 'vitest'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { read } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let lucia: Person
let elena: Person
let ana: string
let eva: string
let one: string
let two: string

type Move = { guestId: string; from: string | null; tableId: string | null }

beforeEach(async () => {
  ;({ lucia, elena } = cast)
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, elena)
  const coming = async (name: string) => {
    const id = await lucia.addGuest(weddingId, name)
    await lucia.patch(`${at}/guests/${id}`, { rsvp: true })
    return id
  }
  const table = async () => (await lucia.post(`${at}/seating/tables`, { seats: 1 })).body.id
  ;[ana, eva, one, two] = [await coming('Ana Gil'), await coming('Eva Mas'), await table(), await table()]
  await seat(lucia, { guestId: ana, from: null, tableId: one })
})

const seat = (person: Person, ...moves: Move[]) => person.post(`${at}/seating/plan`, { moves })
const prepare = (...moves: Move[]) => elena.post(`${at}/seating/draft`, { moves })
const publish = (...moves: Move[]) => elena.post(`${at}/seating/draft/publish`, { moves })
const draft = async (person = elena) =>
  (await person.get(`${at}/seating/draft`)).body.map((row: Record<string, unknown>) => [
    row['guestId'],
    row['from'],
    row['to'],
  ])
const seats = async () => (await lucia.get(`${at}/seating/people`)).body.map(({ tableId }: Move) => tableId)

describe('seats that a planner prepares', () => {
  it('are in the draft of those who see drafts, and nowhere else', async () => {
    const before = (await lucia.get(`${at}/seating/people`)).body
    const lines = await activityOf(lucia, weddingId).page()
    expect((await prepare({ guestId: ana, from: one, tableId: two })).body).toEqual({ moved: 1 })
    const { body } = await elena.get(`${at}/seating/draft`)
    expect(body).toEqual([
      {
        ...{ guestId: ana, eventId: null, from: one, to: two, author: 'Elena Montes' },
        changedAt: expect.any(String),
      },
    ])
    expect(await draft(lucia)).toEqual([])
    expect((await lucia.get(`${at}/seating/people`)).body).toEqual(before)
    expect(await activityOf(lucia, weddingId).page()).toEqual(lines)
    const zip = await app.fetch(`${at}/archive`, { headers: { cookie: elena.cookie } })
    const texts = [...(await read(Buffer.from(await zip.arrayBuffer())))].flat().map(String).join('\n')
    expect(texts).not.toContain('seat_drafts')
  })

  it('are told of by no live message until they are published', async () => {
    const [ofLucia, ofElena] = await Promise.all(
      [lucia, elena].map((person) => listening(person, `?weddingId=${weddingId}`)),
    )
    await prepare({ guestId: ana, from: one, tableId: two })
    expect(await ofElena!.until('changed')).toMatchObject({ area: 'seating' })
    await app.platform.live.beat()
    expect((await ofLucia!.untilBeat()).filter(({ type }) => type === 'changed')).toEqual([])
    await publish({ guestId: ana, from: one, tableId: two })
    expect(await ofLucia!.until('changed')).toMatchObject({ area: 'seating' })
    for (const stream of [ofLucia, ofElena]) await stream!.close()
  })

  it('are for planners to prepare and publish', async () => {
    const moves = [{ guestId: ana, from: one, tableId: two }]
    for (const path of ['draft', 'draft/publish']) {
      const { status, body } = await lucia.post(`${at}/seating/${path}`, { moves })
      expect([status, body.code]).toEqual([403, 'DRAFTS_OF_PLANNERS'])
    }
  })

  it('may exchange people at full tables, and leave the draft when they go back', async () => {
    await seat(lucia, { guestId: eva, from: null, tableId: two })
    await prepare({ guestId: ana, from: one, tableId: two }, { guestId: eva, from: two, tableId: one })
    expect(await draft()).toHaveLength(2)
    await prepare({ guestId: ana, from: two, tableId: one })
    expect(await draft()).toEqual([[eva, two, one]])
  })

  it('are refused at a full table, and when another planner has prepared them elsewhere', async () => {
    const full = await prepare({ guestId: eva, from: null, tableId: one })
    expect([full.status, full.body.code]).toEqual([409, 'TABLE_FULL'])
    await prepare({ guestId: eva, from: null, tableId: two })
    const elsewhere = await prepare({ guestId: eva, from: null, tableId: one })
    expect(elsewhere.body.code).toBe('SEATED_MEANWHILE')
  })

  it('may be prepared twice, as when the first answer was lost, and keep what is asked about', async () => {
    await prepare({ guestId: ana, from: one, tableId: two })
    await seat(lucia, { guestId: ana, from: one, tableId: null })
    expect((await prepare({ guestId: ana, from: one, tableId: two })).body).toEqual({ moved: 1 })
    expect(await draft()).toEqual([[ana, one, two]])
    await lucia.patch(`${at}/guests/${ana}`, { rsvp: false })
    expect((await prepare({ guestId: ana, from: one, tableId: two })).status).toBe(200)
    await lucia.patch(`${at}/guests/${ana}`, { rsvp: true })
    const twice = [
      { guestId: ana, from: two, tableId: null },
      { guestId: ana, from: null, tableId: one },
    ]
    for (const _ of ['first', 'again']) expect((await prepare(...twice)).body).toEqual({ moved: 1 })
    expect(await draft()).toEqual([[ana, null, one]])
  })

  it('leave with a guest who is removed', async () => {
    await prepare({ guestId: ana, from: one, tableId: two })
    await lucia.delete(`${at}/guests/${ana}`)
    expect(await draft()).toEqual([])
  })
})

describe('prepared seats that are published', () => {
  it('are one act, which one undoing takes back', async () => {
    const moves: Move[] = [
      { guestId: ana, from: one, tableId: two },
      { guestId: eva, from: null, tableId: one },
    ]
    await prepare(...moves)
    expect((await publish(...moves)).body).toEqual({ moved: 2, left: [] })
    expect([await seats(), await draft()]).toEqual([[two, one], []])
    const [line] = (await lucia.get(`${at}/activity`)).body.lines
    expect((await lucia.post(`${at}/activity/${line.id}/undo`, {})).status).toBe(200)
    expect(await seats()).toEqual([one, null])
  })

  it('are answered as published when the first answer was lost', async () => {
    const move = { guestId: ana, from: one, tableId: two }
    await prepare(move)
    await publish(move)
    const lines = await activityOf(lucia, weddingId).page()
    expect((await publish(move)).body).toEqual({ moved: 1, left: [] })
    expect(await activityOf(lucia, weddingId).page()).toEqual(lines)
  })

  it('leave the others of an ordered table on their chairs', async () => {
    const table = (await lucia.post(`${at}/seating/tables`, { seats: 4 })).body.id
    await lucia.patch(`${at}/seating/tables/${table}`, { isOrdered: true })
    const put = (guest: string, chair: number) =>
      lucia.call('PUT', `${at}/seating/people/${guest}`, { tableId: table, chair })
    await put(ana, 3)
    await put(eva, 4)
    await prepare({ guestId: ana, from: table, tableId: one })
    await publish({ guestId: ana, from: table, tableId: one })
    const chairs = async () =>
      (await lucia.get(`${at}/seating/people`)).body.map(({ chair }: { chair: number | null }) => chair)
    expect(await chairs()).toEqual([null, 4])
    await prepare({ guestId: ana, from: one, tableId: table })
    await publish({ guestId: ana, from: one, tableId: table })
    expect(await chairs()).toEqual([1, 4])
  })

  it('leave in the draft what another member has changed meanwhile, until the planner has seen it', async () => {
    await prepare({ guestId: ana, from: one, tableId: two })
    await seat(lucia, { guestId: ana, from: one, tableId: null })
    const { body } = await publish({ guestId: ana, from: one, tableId: two })
    expect(body).toEqual({ moved: 0, left: [{ guestId: ana, problem: 'elsewhere' }] })
    expect([await seats(), await draft()]).toEqual([[null, null], [[ana, one, two]]])
    expect((await publish({ guestId: ana, from: null, tableId: two })).body.moved).toBe(1)
    expect(await seats()).toEqual([two, null])
  })

  it('leave who does not come, whose table is gone or full, and what was prepared otherwise', async () => {
    await prepare({ guestId: ana, from: one, tableId: two })
    await lucia.patch(`${at}/guests/${ana}`, { rsvp: false })
    const problemOf = async (move: Move) => (await publish(move)).body.left[0]?.problem
    expect(await problemOf({ guestId: ana, from: one, tableId: two })).toBe('notComing')
    await lucia.patch(`${at}/guests/${ana}`, { rsvp: true })
    await seat(lucia, { guestId: eva, from: null, tableId: two })
    expect(await problemOf({ guestId: ana, from: one, tableId: two })).toBe('full')
    expect(await problemOf({ guestId: ana, from: one, tableId: null })).toBe('gone')
    await lucia.delete(`${at}/seating/tables/${two}`)
    expect(await problemOf({ guestId: ana, from: one, tableId: two })).toBe('noTable')
    expect(await draft()).toEqual([[ana, one, two]])
  })
})
