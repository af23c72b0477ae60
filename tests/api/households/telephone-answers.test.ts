import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PersonValues, RsvpValues } from '#domain/households/answer-values.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let family: TestInvitation
let carmen: string
let noa: string
let preboda: string

beforeEach(async () => {
  const { db } = app
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  await settleInvitations(db, weddingId, {
    closingDate: '2199-03-01',
    busRoutes: [{ id: 'ida-1115', direction: 'out', name: 'Ida', time: 675, place: null }],
    questions: [
      {
        ...{ key: 'noches', kind: 'number', isOfFamily: true, eventId: null, options: [] },
        texts: { es: '¿Cuántas noches?' },
      },
    ],
  })
  family = await inviteHousehold(db, weddingId, {
    people: [{ fullName: 'Carmen Aguirre Soto', mayBringCompanion: true }, { fullName: 'Noa Aguirre' }],
    events: [{ name: 'Preboda' }],
  })
  ;[carmen, noa] = family.people as [string, string]
  preboda = family.events[0]!
})

afterEach(() => app.setClock(null))

const NOTHING: PersonValues = {
  ...{ events: {}, menu: '', allergens: [], diets: [], note: '', hasConsent: false, highChair: false },
  ...{ hasCompanion: null, companion: '', ownAnswers: {} },
}

const shown = (): RsvpValues => ({
  people: { [carmen]: NOTHING, [noa]: NOTHING },
  ...{ busOut: '', busBack: '', ownAnswers: {}, song: '', message: '' },
})

type Told = Partial<Omit<RsvpValues, 'people'>> & { people?: Record<string, Partial<PersonValues>> }

const over = (values: RsvpValues, { people = {}, ...told }: Told): RsvpValues => ({
  ...values,
  ...told,
  people: Object.fromEntries(
    Object.entries(values.people).map(([id, person]) => [id, { ...person, ...people[id] }]),
  ),
})

const note = (told: Told, rest: object = {}, by = cast.lucia, guestId = carmen) =>
  by.post(`${at}/guests/${guestId}/telephone-answers`, {
    ...{ shown: shown(), values: over(shown(), told) },
    ...rest,
  })

const lists = async () => (await cast.lucia.get(`${at}/households`)).body
const householdOf = async () =>
  (await lists()).households.find(({ id }: { id: string }) => id === family.householdId)
const detailsOf = async (id: string) =>
  (await lists()).guests.find(({ guestId }: { guestId: string }) => guestId === id)
const rsvpOf = async (guestId: string) =>
  (await cast.lucia.get(`${at}/guests`)).body.find(({ id }: { id: string }) => id === guestId)?.rsvp
const answersItself = (submission: object) =>
  answerInvitation(app.platform, family.token, () => ({ people: [], ...submission }) as never)

const EVERYTHING = (): Told => ({
  people: {
    [carmen]: {
      ...{ events: { boda: true, [preboda]: false }, menu: 'pescado', allergens: ['nuts'] },
      ...{ hasConsent: true, hasCompanion: true, companion: 'Iván Ruiz' },
    },
    [noa]: { events: { boda: false, [preboda]: false } },
  },
  ...{ busOut: 'ida-1115', ownAnswers: { noches: '2' } },
  ...{ song: 'Suspiros de España', message: '¡Enhorabuena!' },
})

describe('answers that a member notes on the telephone', () => {
  it('are everything that the invitation asks, and say so with the member who noted them', async () => {
    const { status, body } = await note(EVERYTHING())
    expect({ status, body }).toMatchObject({ status: 200, body: { changed: true } })
    expect(await rsvpOf(carmen)).toBe(true)
    expect(await rsvpOf(noa)).toBe(false)
    expect(await detailsOf(carmen)).toMatchObject({
      ...{ menu: 'pescado', allergens: ['nuts'], hasHealthConsent: true, busOut: 'ida-1115', busBack: null },
      events: { [preboda]: false },
    })
    const household = await householdOf()
    expect(household).toMatchObject({
      ...{ song: 'Suspiros de España', message: '¡Enhorabuena!', ownAnswers: { noches: '2' } },
      ...{ answeredAt: expect.any(String), byTelephone: { memberId: cast.lucia.userId } },
    })
    const names = (await cast.lucia.get(`${at}/guests`)).body.map((one: { fullName: string }) => one.fullName)
    expect(names).toContain('Iván Ruiz')
    const [answer] = (await cast.lucia.get(`${at}/households/${family.householdId}/answers`)).body
    expect(answer.byTelephone).toEqual({ memberId: cast.lucia.userId })
    const { recent, answered } = (await cast.lucia.get(`${at}/households/progress`)).body
    expect(recent[0].byTelephone).toEqual({ memberId: cast.lucia.userId })
    expect(answered).toBe(1)
  })

  it('stand on the page of the invitation, where the family changes them, and then has answered itself', async () => {
    await note(EVERYTHING())
    const page = await (await app.fetch(family.path)).text()
    for (const said of ['Iván Ruiz', 'Pescado']) expect(page).toContain(said)
    await answersItself({ people: [{ guestId: noa, rsvp: true }] })
    expect(await rsvpOf(noa)).toBe(true)
    expect((await householdOf()).byTelephone).toBeNull()
  })

  it('are undone as one, and the family has not answered then', async () => {
    const { lineId } = (await note(EVERYTHING())).body
    const activity = activityOf(cast.lucia, weddingId)
    expect(await activity.last()).toMatchObject({ id: lineId, action: 'households.noteAnswers' })
    expect((await activity.undo(lineId)).body).toMatchObject({ conflicts: [] })
    expect(await rsvpOf(carmen)).toBeNull()
    expect(await householdOf()).toMatchObject({
      ...{ song: null, message: null, ownAnswers: {}, answeredAt: null, byTelephone: null },
    })
    expect((await lists()).guests).toHaveLength(2)
    expect((await cast.lucia.get(`${at}/households/progress`)).body.answered).toBe(0)
    await activity.undo((await activity.last()).id)
    expect(await householdOf()).toMatchObject({
      ...{ song: 'Suspiros de España', answeredAt: expect.any(String) },
      byTelephone: { memberId: cast.lucia.userId },
    })
  })

  it('leave what the family has answered meanwhile, and are asked about where both said another thing', async () => {
    await answersItself({
      people: [{ guestId: carmen, rsvp: true, menu: 'carne' }],
      song: 'Resistiré',
    })
    const both = await note({ people: { [carmen]: { menu: 'pescado' }, [noa]: { events: { boda: true } } } })
    expect(both.status).toBe(409)
    expect(both.body).toMatchObject({
      code: 'ANSWERS_REFUSED',
      data: { problems: [{ code: 'changed', person: carmen, field: 'menu', stored: 'carne' }] },
    })
    expect(await rsvpOf(noa)).toBeNull()
    expect((await note({ people: { [noa]: { events: { boda: true } } } })).body.changed).toBe(true)
    expect(await rsvpOf(noa)).toBe(true)
    expect(await detailsOf(carmen)).toMatchObject({ menu: 'carne' })
    expect((await householdOf()).song).toBe('Resistiré')
    const seen = over(shown(), { people: { [carmen]: { menu: 'carne' } } })
    const mine = { shown: seen, values: over(seen, { people: { [carmen]: { menu: 'pescado' } } }) }
    expect((await note({}, mine)).status).toBe(200)
    expect(await detailsOf(carmen)).toMatchObject({ menu: 'pescado' })
  })

  it('keep the rules of the page: nothing is stored while a part of them has a problem', async () => {
    const refused = async (told: Told) => {
      const { status, body } = await note(told)
      return status === 409 ? body.data.problems : body
    }
    expect(
      await refused({ people: { [carmen]: { events: { boda: true }, diets: ['vegan'] } } }),
    ).toMatchObject([{ code: 'consent', person: carmen, field: 'note' }])
    expect(await rsvpOf(carmen)).toBeNull()
    expect(await refused({ people: { [carmen]: { hasCompanion: true } } })).toMatchObject([
      { code: 'companion', person: carmen },
    ])
    expect(await refused({ people: { [noa]: { hasCompanion: true, companion: 'Teo' } } })).toMatchObject({
      changed: false,
    })
    expect(await refused({ song: 'x'.repeat(201) })).toMatchObject([
      { code: 'too-long', field: 'song', max: 200 },
    ])
    expect(await refused({ ownAnswers: { noches: 'dos' } })).toMatchObject([
      { code: 'no-number', person: null },
    ])
    expect(await refused({ people: { [carmen]: { menu: 'gone' } } })).toMatchObject([{ code: 'no-longer' }])
    expect((await householdOf()).answeredAt).toBeNull()
  })

  it('are taken after the last day, which binds families alone', async () => {
    await settleInvitations(app.db, weddingId, { closingDate: '2020-01-01' })
    expect((await answersItself({ song: 'Tarde' })).kind).toBe('closed')
    expect((await note({ people: { [carmen]: { events: { boda: true } } } })).body.changed).toBe(true)
    expect(await rsvpOf(carmen)).toBe(true)
  })

  it('give a guest who stands alone a household, which goes with the undoing', async () => {
    const teo = await cast.lucia.addGuest(weddingId, 'Teo Lasa')
    const alone = { ...shown(), people: { [teo]: NOTHING } }
    const values = { ...alone, people: { [teo]: { ...NOTHING, events: { boda: true } } }, song: 'Paquito' }
    const { body } = await note({}, { shown: alone, values }, cast.lucia, teo)
    const { householdId } = await detailsOf(teo)
    expect((await lists()).households).toContainEqual(
      expect.objectContaining({
        id: householdId,
        song: 'Paquito',
        byTelephone: { memberId: cast.lucia.userId },
      }),
    )
    await activityOf(cast.lucia, weddingId).undo(body.lineId)
    expect(await rsvpOf(teo)).toBeNull()
    expect((await lists()).households).toHaveLength(1)
  })

  it('change nothing when nothing is new, and name a person who left the family meanwhile', async () => {
    expect((await note({})).body).toEqual({ changed: false, lineId: null })
    await cast.lucia.delete(`${at}/guests/${noa}`)
    expect((await note({ people: { [noa]: { events: { boda: true } } } })).body.data.problems).toMatchObject([
      { code: 'gone', person: noa },
    ])
  })

  it('are for members who edit the guests, and for guests of the wedding', async () => {
    expect((await note({}, {}, cast.martin)).status).toBe(404)
    expect((await note({}, {}, cast.lucia, weddingId)).body).toMatchObject({ code: 'GUEST_NOT_FOUND' })
  })
})

describe('the rooms of a family that a member speaks with', () => {
  const NIGHTS = { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }
  const NONE = { place: null, hotelId: null, rooms: null, nights: null }
  let hotelId: string

  beforeEach(async () => {
    hotelId = (await cast.lucia.post(`${at}/lodging/hotels`, { name: 'Parador de Carmona' })).body.id
    await cast.lucia.post(`${at}/lodging/blocks`, { hotelId, name: 'Doble', rooms: 2, nights: NIGHTS })
    await cast.lucia.post(`${at}/lodging/questions`, { householdIds: [family.householdId] })
  })

  const free = async () => (await cast.lucia.get(`${at}/households/${family.householdId}/free-places`)).body
  const wish = async () => (await cast.lucia.get(`${at}/lodging/wishes`)).body[0]
  const COMES = () => ({ people: { [carmen]: { events: { boda: true } } } })

  it('are noted with everything else, for those who come by then, and undone with it', async () => {
    expect((await free()).beds).toMatchObject({
      ...{ state: 'open', said: NONE, hotels: [{ id: hotelId, free: 2, nights: expect.any(Array) }] },
    })
    const said = { place: 'hotel', hotelId, rooms: 1, nights: NIGHTS }
    const { status, body } = await note(COMES(), { beds: { shown: NONE, said } })
    expect(status).toBe(200)
    expect(await wish()).toMatchObject(said)
    expect((await free()).beds).toMatchObject({ said, isWaiting: false })
    await activityOf(cast.lucia, weddingId).undo(body.lineId)
    expect(await wish()).toMatchObject(NONE)
    expect(await rsvpOf(carmen)).toBeNull()
  })

  it('are refused where they are not offered, or the family has said another thing meanwhile', async () => {
    const said = { place: 'hotel', hotelId, rooms: 1, nights: NIGHTS }
    const refusal = async (beds: object) => (await note(COMES(), { beds })).body.data.problems
    expect(await refusal({ shown: NONE, said: { ...said, hotelId: weddingId } })).toMatchObject([
      { code: 'no-longer', field: 'beds' },
    ])
    expect(await rsvpOf(carmen)).toBeNull()
    await note(COMES(), { beds: { shown: NONE, said: { ...NONE, place: 'own' } } })
    const again = { shown: over(shown(), COMES()), values: over(shown(), COMES()) }
    expect((await note({}, { ...again, beds: { shown: NONE, said } })).body.data.problems).toMatchObject([
      { code: 'changed', field: 'beds' },
    ])
  })
})

describe('answers on the telephone that the family changes later', () => {
  it('are undone but for its own words, which date it', async () => {
    const { lineId } = (await note(EVERYTHING())).body
    await answersItself({ people: [{ guestId: noa, rsvp: true }], song: 'Resistiré' })
    const { body } = await activityOf(cast.lucia, weddingId).undo(lineId)
    expect(body.conflicts).toHaveLength(2)
    expect(await rsvpOf(carmen)).toBeNull()
    expect(await rsvpOf(noa)).toBe(true)
    expect(await householdOf()).toMatchObject({
      ...{ song: 'Resistiré', message: null, answeredAt: expect.any(String), byTelephone: null },
    })
    expect((await cast.lucia.get(`${at}/households/${family.householdId}/answers`)).body).toHaveLength(1)
  })

  it('are none where only a withdrawn permission is left of the family itself', async () => {
    const { lineId } = (await note(EVERYTHING())).body
    const nothing = { allergens: [], diets: [], dietNote: null, healthConsent: null }
    await answersItself({ people: [{ guestId: carmen, ...nothing }] })
    await activityOf(cast.lucia, weddingId).undo(lineId)
    expect((await householdOf()).answeredAt).toBeNull()
    expect(await detailsOf(carmen)).toMatchObject({ allergens: [], hasHealthConsent: false })
  })

  it('are not noted twice where the reply to the first was lost', async () => {
    await note(EVERYTHING())
    expect((await note(EVERYTHING())).body).toEqual({ changed: false, lineId: null })
    expect((await lists()).guests).toHaveLength(3)
    expect((await cast.lucia.get(`${at}/households/${family.householdId}/answers`)).body).toHaveLength(1)
  })

  it('keep no health data with a permission that is withdrawn while the marks stay', async () => {
    await note(EVERYTHING())
    const had = {
      ...NOTHING,
      events: { boda: true, [preboda]: false },
      allergens: ['nuts'],
      hasConsent: true,
    }
    const before = { ...shown(), people: { [carmen]: had } }
    const without = (change: object) => ({ ...before, people: { [carmen]: { ...had, ...change } } })
    const refused = await note({}, { shown: before, values: without({ hasConsent: false }) })
    expect(refused.body.data.problems).toMatchObject([{ code: 'consent', person: carmen, field: 'note' }])
    expect(await detailsOf(carmen)).toMatchObject({ allergens: ['nuts'], hasHealthConsent: true })
    await note({}, { shown: before, values: without({ hasConsent: false, allergens: [] }) })
    expect(await detailsOf(carmen)).toMatchObject({ allergens: [], hasHealthConsent: false })
  })

  it('take no permission for marks that another member has made since', async () => {
    await cast.lucia.patch(`${at}/guests/${carmen}/details`, { allergens: ['gluten'] })
    const told = { people: { [carmen]: { events: { boda: true }, allergens: ['nuts'], hasConsent: true } } }
    expect((await note(told)).body.data.problems).toMatchObject([{ code: 'consent-again', person: carmen }])
    expect(await rsvpOf(carmen)).toBeNull()
  })
})
