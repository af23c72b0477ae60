import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteOpened } from '#server/areas/households/households.commands.ts'
import { findInvitation } from '#server/areas/households/invitation.queries.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

let token: string
let householdId: string
let carmen: string
let noa: string
let stranger: string
let eventId: string

beforeEach(async () => {
  const { weddingId, lucia } = cast
  for (const { id } of (await lucia.get(`/api/weddings/${weddingId}/guests`)).body)
    await lucia.delete(`/api/weddings/${weddingId}/guests/${id}`)
  token = randomBytes(16).toString('base64url')
  householdId = randomUUID()
  eventId = randomUUID()
  carmen = await lucia.addGuest(weddingId, 'Carmen Aguirre Soto')
  noa = await lucia.addGuest(weddingId, 'Noa Aguirre')
  stranger = await lucia.addGuest(weddingId, 'Teo Lasa')
  const { db } = app
  await db.execute(sql`insert into households (wedding_id, id, token, created_at)
    values (${weddingId}, ${householdId}, ${token}, now())`)
  await db.execute(sql`update guests set household_id = ${householdId}, may_bring_companion = true
    where wedding_id = ${weddingId} and id in (${carmen}, ${noa})`)
  await db.execute(sql`insert into wedding_events (wedding_id, id, name, position, created_at)
    values (${weddingId}, ${eventId}, 'Preboda', 0, now())`)
  await db.execute(sql`insert into event_answers (wedding_id, guest_id, event_id)
    values (${weddingId}, ${carmen}, ${eventId})`)
  await db.execute(sql`insert into invitation_settings (wedding_id, closing_date, menus, bus_routes, texts)
    values (${weddingId}, '2199-03-01', '[{"key":"fish","name":"Pescado","forChildren":false}]', '[]', '{}')
    on conflict (wedding_id) do update set closing_date = excluded.closing_date`)
})

const find = (of = token) => findInvitation(app.platform, of)
const answer = (people: object[], rest: object = {}) =>
  answerInvitation(app.platform, token, () => ({ people: people as never, ...rest }))
const guests = async () => (await cast.lucia.get(`/api/weddings/${cast.weddingId}/guests`)).body
const unread = async () =>
  (await cast.martin.get(`/api/notifications?weddingId=${cast.weddingId}`)).body.filter(
    (one: { data: { householdId?: string }; readAt: string | null }) =>
      one.data.householdId === householdId && !one.readAt,
  )

describe('an invitation', () => {
  it('shows one household by its given names, with the events that it is invited to', async () => {
    const invitation = await find()
    expect(invitation).toMatchObject({
      wedding: { name: 'Lucía & Martín', eventDate: '2027-04-10', look: { style: 'cal' } },
      household: { name: 'Aguirre Soto', language: null, answeredAt: null },
      people: [
        { id: carmen, name: 'Carmen', rsvp: null, events: { [eventId]: null } },
        { id: noa, name: 'Noa', events: {} },
      ],
      events: [{ id: eventId, name: 'Preboda' }],
      settings: { closingDate: '2199-03-01', menus: [{ key: 'fish' }] },
      isClosed: false,
    })
    const json = JSON.stringify(invitation)
    for (const others of ['Teo', 'Soto"', 'Lasa'])
      expect(json.replace('"name":"Aguirre Soto"', '')).not.toContain(others)
  })

  it('is not there for another token, nor when its wedding was deleted', async () => {
    for (const of of ['', 'x', `${token}x`, '\u0000'.repeat(22), randomBytes(16).toString('base64url')])
      expect(await find(of)).toBeNull()
    const deleted = await cast.lucia.createWedding('Se borra')
    await app.db.execute(sql`insert into households (wedding_id, id, token, created_at)
      values (${deleted}, ${householdId}, ${`${token.slice(0, 21)}_`}, now())`)
    await cast.lucia.delete(`/api/weddings/${deleted}`, { name: 'Se borra' })
    expect(await find(`${token.slice(0, 21)}_`)).toBeNull()
  })

  it('is opened once, and members who look at their families hear of it', async () => {
    const version = () => cast.lucia.get(`/api/weddings/${cast.weddingId}/guests`)
    await version()
    app.setClock(new Date('2027-01-10T10:00:00Z'))
    await noteOpened(app.platform, token)
    app.setClock(new Date('2027-01-11T10:00:00Z'))
    await noteOpened(app.platform, token)
    app.setClock(null)
    const { rows } = await app.db.execute(sql`select opened_at from households where id = ${householdId}`)
    expect(new Date(rows[0]!.opened_at as string).toISOString()).toBe('2027-01-10T10:00:00.000Z')
  })
})

describe('the answer of a household', () => {
  it('is stored for each of its people, and reaches the members as one line', async () => {
    const outcome = await answer(
      [
        { guestId: carmen, rsvp: true, events: { [eventId]: true }, menu: 'fish' },
        { guestId: noa, rsvp: false, allergens: ['nuts'], healthConsent: 'De acuerdo.' },
      ],
      { song: 'Suspiros de España', language: 'ca' },
    )
    expect(outcome).toMatchObject({ kind: 'saved', changed: true, problems: [] })
    expect(await find()).toMatchObject({
      household: { song: 'Suspiros de España', language: 'ca', answeredAt: expect.any(String) },
      people: [
        { rsvp: true, events: { [eventId]: true }, menu: 'fish' },
        { rsvp: false, allergens: ['nuts'], hasHealthConsent: true },
      ],
    })
    expect(await unread()).toMatchObject([
      { actorName: 'La familia Aguirre Soto', data: { isFirst: true, yes: 1, no: 1, pending: 0 } },
    ])
  })

  it('is one when it is sent twice, and a changed one takes the place of the line', async () => {
    const list = () => cast.lucia.get(`/api/weddings/${cast.weddingId}/guests`)
    await answer([{ guestId: carmen, rsvp: true }])
    const etag = (await list()).headers.get('etag')
    expect(await answer([{ guestId: carmen, rsvp: true }])).toMatchObject({ changed: false })
    expect((await list()).headers.get('etag')).toBe(etag)
    await answer([{ guestId: carmen, rsvp: false }])
    expect((await list()).headers.get('etag')).not.toBe(etag)
    expect(await unread()).toMatchObject([{ data: { yes: 0, no: 1 } }])
  })

  it('reaches nobody else', async () => {
    const outcome = await answer([
      { guestId: stranger, rsvp: true },
      { guestId: noa, events: { [eventId]: true } },
    ])
    expect(outcome).toMatchObject({ problems: [{ code: 'NOT_IN_HOUSEHOLD' }, { code: 'NOT_INVITED' }] })
    expect((await guests()).map(({ rsvp }: { rsvp: boolean | null }) => rsvp)).toEqual([null, null, null])
  })

  it('keeps no allergy without consent, and the sentence and the time with it', async () => {
    await answer([{ guestId: carmen, rsvp: true, allergens: ['milk'], healthConsent: null }])
    const health = async () =>
      (
        await app.db.execute(
          sql`select allergens, health_consent_at, health_consent_text from guests where id = ${carmen}`,
        )
      ).rows[0]
    expect(await health()).toEqual({ allergens: [], health_consent_at: null, health_consent_text: null })
    await answer([{ guestId: carmen, allergens: ['milk'], healthConsent: 'Sí, que lo guarden.' }])
    expect(await health()).toMatchObject({ allergens: ['milk'], health_consent_text: 'Sí, que lo guarden.' })
    expect((await health())?.health_consent_at).toBeTruthy()
  })

  it('brings a companion, who is a guest of the household right after their host, until the host comes alone', async () => {
    const bring = (companion: object | null) => answer([{ guestId: carmen, rsvp: true, companion }])
    await bring({ fullName: 'Ainhoa Lasa' })
    await bring({ fullName: 'Ainhoa Lasa' })
    expect((await guests()).map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'Carmen Aguirre Soto',
      'Ainhoa Lasa',
      'Noa Aguirre',
      'Teo Lasa',
    ])
    expect((await find())?.people).toMatchObject([
      { name: 'Carmen' },
      { name: 'Ainhoa Lasa', companionOf: carmen, rsvp: true, events: { [eventId]: null } },
      { name: 'Noa' },
    ])
    await bring(null)
    expect((await guests()).length).toBe(3)
  })

  it('of two people at once ends in one state with both', async () => {
    await Promise.all([
      answer([{ guestId: carmen, rsvp: true }], { song: 'Una' }),
      answer([{ guestId: noa, rsvp: true }], { message: 'Otra' }),
    ])
    expect(await find()).toMatchObject({
      household: { song: 'Una', message: 'Otra' },
      people: [{ rsvp: true }, { rsvp: true }],
    })
  })

  it('is refused after the closing date', async () => {
    await app.db.execute(sql`update invitation_settings set closing_date = '2027-03-01'`)
    try {
      app.setClock(new Date('2027-03-01T22:59:00Z'))
      expect(await answer([{ guestId: carmen, rsvp: true }])).toMatchObject({ kind: 'saved' })
      app.setClock(new Date('2027-03-01T23:01:00Z'))
      expect(await answer([{ guestId: carmen, rsvp: false }])).toMatchObject({ kind: 'closed' })
      expect((await find())?.isClosed).toBe(true)
    } finally {
      app.setClock(null)
    }
  })
})
