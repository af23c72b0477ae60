import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { hotels } from '#db/schema/lodging.ts'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import type { LodgingWish } from '#domain/lodging/wishes.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const NIGHTS = { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }

let now: Date
const clockAt = (text: string) => {
  now = new Date(`${text}:00+02:00`)
  app.setClock(now)
}

/** Members act at the hour at which they have signed in. */
async function lucia(method: string, path: string, body?: object) {
  app.setClock(null)
  const answer = await cast.lucia.call(method, path, body)
  app.setClock(now)
  return answer
}

let at: string
let hotelId: string
let blockId: string
let family: TestInvitation

beforeEach(async () => {
  clockAt('2027-02-20T12:00')
  const { db } = app
  at = `/api/weddings/${cast.weddingId}/lodging`
  await db.delete(hotels).where(eq(hotels.weddingId, cast.weddingId))
  await db.delete(households).where(eq(households.weddingId, cast.weddingId))
  await db.delete(guests).where(eq(guests.weddingId, cast.weddingId))
  await db.update(weddings).set({ eventDate: '2027-04-10' }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(db, cast.weddingId, {
    ...{ closingDate: '2027-03-20', contactName: 'Elena', contactPhone: '600 00 01 17' },
  })
  hotelId = await addHotel({ name: 'Parador de Carmona', way: '4 km', code: 'NARANJO27' })
  blockId = await addBlock(hotelId, { rooms: 2, priceCents: 12_800, heldUntil: '2027-03-01', nights: NIGHTS })
  family = await asked(['Carmen Aguirre', 'Jon Lasa', 'Leo Lasa'])
})

afterEach(() => app.setClock(null))

const addHotel = async (fields: object) => (await lucia('POST', `${at}/hotels`, fields)).body.id as string
const addBlock = async (hotel: string, fields: object) =>
  (await lucia('POST', `${at}/blocks`, { hotelId: hotel, name: 'Doble', ...fields })).body.id as string

async function coming(people: string[]): Promise<TestInvitation> {
  const invitation = await inviteHousehold(app.db, cast.weddingId, {
    people: people.map((fullName) => ({ fullName, rsvp: true })),
  })
  await app.db
    .update(households)
    .set({ answeredAt: new Date() })
    .where(eq(households.id, invitation.householdId))
  return invitation
}

/** A family that comes and has the question on its page. */
async function asked(people: string[]): Promise<TestInvitation> {
  const invitation = await coming(people)
  await ask([invitation.householdId])
  return invitation
}

const ask = (householdIds: string[], more: object = {}) =>
  lucia('POST', `${at}/questions`, { householdIds, ...more })
const wishes = async (): Promise<LodgingWish[]> => (await lucia('GET', `${at}/wishes`)).body
const wishOf = async ({ householdId } = family) =>
  (await wishes()).find((wish) => wish.householdId === householdId)!

const page = async ({ path } = family, query = '') => (await app.fetch(`${path}/dormir${query}`)).text()
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const shownOn = (html: string) => /name="antes" value="([^"]*)"/.exec(html)![1]!

/** Taps a row on the page as it is now, or as it was. */
async function tap(field: string, value: string, { of = family, shown = '' } = {}) {
  const before = shown || shownOn(await page(of))
  return send(of, new URLSearchParams({ antes: before, [field]: value }))
}

async function send({ path }: TestInvitation, form: URLSearchParams): Promise<string> {
  const answer = await app.fetch(`${path}/dormir`, { method: 'POST', body: form, redirect: 'manual' })
  expect(answer.status).toBe(303)
  const to = answer.headers.get('location')!
  return textOf(await (await app.fetch(to.split('#')[0]!)).text())
}

describe('the question where a family sleeps', () => {
  it('is not there before it is asked, and then on the page of the wedding', async () => {
    const other = await coming(['Teo Paz'])
    expect(await (await app.fetch(other.path)).text()).not.toContain('/dormir')
    const answer = await app.fetch(`${other.path}/dormir`, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(other.path)
    expect(await (await app.fetch(family.path)).text()).toContain(`href="${family.path}/dormir"`)
    await ask([family.householdId], { isAsked: false })
    expect(await (await app.fetch(family.path)).text()).not.toContain('/dormir')
  })

  it('shows each hotel with its price, its code and until when, and runs no script', async () => {
    const html = await page()
    const shown = textOf(html)
    expect(shown).toMatch(/Parador de Carmona 4 km · 128,00 € la noche Código al reservar: NARANJO27/)
    expect(shown).toContain('Apartadas hasta el 1 de marzo')
    expect(shown).toContain('Quedan 2 habitaciones')
    expect(shown).toContain('Tenemos dónde dormir')
    expect(html).not.toContain('<script')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('is saved with each tap: the hotel, the rooms within the family, the nights', async () => {
    expect(await tap('donde', hotelId)).toContain(
      'Parador de Carmona, 1 habitación, viernes, 9 de abril – domingo, 11 de abril',
    )
    expect(await tap('habitaciones', '2')).toContain('Parador de Carmona, 2 habitaciones')
    await tap('noches', '2027-04-10.2027-04-11')
    expect(await wishOf()).toMatchObject({
      ...{ place: 'hotel', hotelId, rooms: 2 },
      nights: { arrivesOn: '2027-04-10', leavesOn: '2027-04-11' },
    })
    expect(await tap('donde', 'propio')).toContain('Tenemos dónde dormir Guardado para')
    expect(await wishOf()).toMatchObject({ place: 'own', hotelId: null, rooms: null, nights: null })
  })

  it('takes no more rooms than people, no other nights, and no hotel of another wedding', async () => {
    await tap('donde', hotelId)
    for (const [field, value] of [
      ['habitaciones', '4'],
      ['habitaciones', '0'],
      ['noches', '2027-04-01.2027-05-01'],
      ['donde', '0198c0de-0000-7000-8000-00000000dead'],
    ] as const)
      expect(await tap(field, value), value).toContain('Esa opción ya no está.')
    expect(await wishOf()).toMatchObject({ hotelId, rooms: 1, nights: NIGHTS })
    for (const form of ['donde', 'noches=x', 'habitaciones=dos', `antes=${'x'.repeat(3_000)}`])
      await send(family, new URLSearchParams(form))
    expect(await wishOf()).toMatchObject({ hotelId, rooms: 1, nights: NIGHTS })
  })

  it.each(INVITATION_LANGUAGES)('is asked in %s', async (language) => {
    const shown = textOf(await page(family, `?l=${language}`))
    const t = MESSAGES[language]
    for (const words of [t.beds_lead({ people: 3 }), t.beds_own({ people: 3 }), t.beds_back()])
      expect(shown).toContain(words.replaceAll("'", '&#x27;'))
  })
})

describe('rooms that run out', () => {
  it('go in the order of asking, and the next family is told that it waits', async () => {
    const other = await asked(['Teo Paz', 'Eva Paz'])
    await tap('donde', hotelId)
    await tap('habitaciones', '2')
    expect(textOf(await page(other))).toContain('Completo. Os apuntamos en espera')
    const after = await tap('donde', `${hotelId}.espera`, { of: other })
    expect(after).toContain('Estáis en la lista de espera de habitación.')
    expect(after).not.toContain('Se acaba de llenar')
    await tap('donde', 'propio')
    expect(textOf(await page(other))).not.toContain('lista de espera')
  })

  it('that fill up while a page is open are told of', async () => {
    const other = await asked(['Teo Paz'])
    const shown = shownOn(await page(other))
    await tap('donde', hotelId)
    await tap('habitaciones', '2')
    expect(await tap('donde', hotelId, { of: other, shown })).toContain(
      'Se acaba de llenar. Está guardado y estás en la lista de espera.',
    )
  })

  it('go to one of those who ask at once', async () => {
    await lucia('PATCH', `${at}/blocks/${blockId}`, { rooms: 1 })
    const families = [family, await asked(['Teo Paz']), await asked(['Mar Gil']), await asked(['Ada Sol'])]
    await Promise.all(families.map((of) => tap('donde', hotelId, { of })))
    const shown = await Promise.all(families.map(async (of) => textOf(await page(of))))
    expect(shown.filter((text) => !text.includes('lista de espera'))).toHaveLength(1)
    const times = (await wishes()).map(({ saidAt }) => saidAt)
    expect(new Set(times).size).toBe(families.length)
  })

  it('do not run out where a hotel holds none', async () => {
    await lucia('PATCH', `${at}/blocks/${blockId}`, { rooms: 1, isHeld: false, heldUntil: null })
    await tap('donde', hotelId)
    expect(await tap('habitaciones', '3')).not.toContain('lista de espera')
  })
})

describe('two of a family, and the couple', () => {
  it('no answer is written over one that was not shown', async () => {
    const shown = shownOn(await page())
    await tap('donde', hotelId)
    expect(await tap('donde', 'propio', { shown: shown || ' ' })).toContain(
      'Mientras tanto se ha guardado otra cosa.',
    )
    expect(await wishOf()).toMatchObject({ place: 'hotel', hotelId })
    expect(await tap('donde', hotelId, { shown: shown || ' ' })).not.toContain('Mientras tanto')
  })

  it('keep two words: neither changes the other, and a room that was given is shown', async () => {
    await tap('donde', hotelId)
    const guestsOf = family.people.map((guestId) => ({ guestId }))
    const stay = { guests: guestsOf, need: 'booked', blockId, inNewRoom: true }
    expect((await lucia('PUT', `${at}/stays`, stay)).status).toBe(200)
    expect(await wishOf()).toMatchObject({ place: 'hotel', hotelId, rooms: 1 })
    const given = textOf(await page())
    expect(given).toContain('Ya tenéis habitación')
    expect(given).toContain('Llamar a Elena')
    const form = new URLSearchParams({ antes: `hotel ${hotelId} 1 2027-04-09.2027-04-11`, donde: 'propio' })
    await send(family, form)
    expect(await wishOf()).toMatchObject({ place: 'hotel', hotelId, rooms: 1 })
    const people = (await lucia('GET', `${at}/people`)).body
    expect(people).toMatchObject(family.people.map(() => ({ need: 'booked', blockId, room: 1 })))
  })

  it('a member who changes a hotel meanwhile does not lose the answer of a family', async () => {
    const shown = shownOn(await page())
    await lucia('PATCH', `${at}/hotels/${hotelId}`, { name: 'Parador' })
    expect(await tap('donde', hotelId, { shown: shown || ' ' })).toContain('Parador, 1 habitación')
    const activity = activityOf(cast.lucia, cast.weddingId)
    await lucia('DELETE', `${at}/hotels/${hotelId}`)
    expect(await wishOf()).toMatchObject({ place: 'hotel', hotelId: null, rooms: 1 })
    app.setClock(null)
    await activity.undo((await activity.last()).id)
    expect(await wishOf()).toMatchObject({ place: 'hotel', hotelId, rooms: 1 })
  })
})

describe('nothing is asked for', () => {
  const expectShut = async () => {
    const shown = textOf(await page())
    expect(shown).toContain('Ya no se piden habitaciones desde aquí.')
    expect(shown).toContain('Llamar a Elena')
    await send(family, new URLSearchParams({ antes: '   ', donde: hotelId }))
    expect(await wishOf()).toMatchObject({ place: null })
  }

  it('after the day on which the hotel lets go of its rooms', async () => {
    clockAt('2027-03-02T12:00')
    await expectShut()
  })

  it('once answers are closed', async () => {
    await lucia('PATCH', `${at}/blocks/${blockId}`, { heldUntil: null })
    clockAt('2027-03-21T12:00')
    await expectShut()
  })

  it('by a family that does not come, nor by a wrong link', async () => {
    await app.db.update(guests).set({ rsvp: false }).where(eq(guests.householdId, family.householdId))
    expect((await app.fetch(`${family.path}/dormir`, { redirect: 'manual' })).status).toBe(303)
    const body = new URLSearchParams({ donde: hotelId })
    const wrong = { method: 'POST', body, redirect: 'manual' } as const
    expect((await app.fetch(`/i/${'x'.repeat(22)}/dormir`, wrong)).status).toBe(404)
    expect((await app.fetch('/i/x/dormir', wrong)).status).toBe(404)
    await app.fetch(`${family.path}/dormir`, wrong)
    expect(await wishOf()).toMatchObject({ place: null })
  })

  it('too often, nor with a body that is too long', async () => {
    const form = new URLSearchParams({ donde: hotelId, antes: 'x'.repeat(5_000) })
    const long = { method: 'POST', body: form, redirect: 'manual' } as const
    expect((await app.fetch(`${family.path}/dormir`, long)).status).toBe(413)
    const statuses = new Set<number>()
    for (let count = 0; count < 25; count++) {
      const body = new URLSearchParams({ donde: 'propio' })
      const sent = { method: 'POST', body, redirect: 'manual' } as const
      statuses.add((await app.fetch(`${family.path}/dormir`, sent)).status)
    }
    expect([...statuses]).toEqual([303, 429])
  })
})

describe('asking families', () => {
  it('answers those of whom it is new, and leaves out those of other weddings', async () => {
    const other = await coming(['Teo Paz'])
    app.setClock(null)
    const elsewhere = await cast.lucia.createWedding('Otra')
    const { householdId: foreign } = await inviteHousehold(app.db, elsewhere)
    const { body } = await ask([family.householdId, other.householdId, foreign])
    expect(body).toEqual({ householdIds: [other.householdId] })
    expect((await wishes()).map(({ householdId }) => householdId)).not.toContain(foreign)
    await tap('donde', hotelId)
    expect((await ask([family.householdId], { isAsked: false })).body.householdIds).toEqual([
      family.householdId,
    ])
    expect(await wishOf()).toMatchObject({ askedAt: null, hotelId })
  })

  it('is told in the activity, as the word of the family is', async () => {
    const activity = activityOf(cast.lucia, cast.weddingId)
    await tap('donde', hotelId)
    app.setClock(null)
    expect(await activity.last()).toMatchObject({ action: 'lodging.say', actorId: null })
  })
})
