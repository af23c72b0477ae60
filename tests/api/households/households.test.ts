import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { findInvitation } from '#server/areas/households/invitation.queries.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

let at: string
let carmen: string
let noa: string
let teo: string

beforeEach(async () => {
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  at = `/api/weddings/${weddingId}`
  carmen = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre Soto')
  noa = await cast.lucia.addGuest(weddingId, 'Noa Aguirre')
  teo = await cast.lucia.addGuest(weddingId, 'Teo Lasa')
})

const list = async () => (await cast.lucia.get(`${at}/households`)).body
const group = async (...guestIds: string[]) => (await cast.lucia.post(`${at}/households`, { guestIds })).body
const invite = async (...guestIds: string[]) =>
  (await cast.lucia.post(`${at}/households/invitations`, { guestIds })).body
const details = (guestId: string, changes: object) =>
  cast.lucia.patch(`${at}/guests/${guestId}/details`, changes)
const householdsOf = async () =>
  Object.fromEntries(
    (await list()).guests.map((one: { guestId: string; householdId: string }) => [
      one.guestId,
      one.householdId,
    ]),
  )
const tokenOf = ({ path }: { path: string }) => path.slice('/i/'.length)

describe('a list of guests', () => {
  it('is one of households of one, of which nothing is stored', async () => {
    expect(await list()).toMatchObject({
      households: [],
      guests: [],
      events: [],
      settings: { closingDate: null },
    })
  })

  it('answers 304 until a household changes', async () => {
    const { headers } = await cast.lucia.get(`${at}/households`)
    const again = () => cast.lucia.get(`${at}/households`, { 'if-none-match': headers.get('etag')! })
    expect((await again()).status).toBe(304)
    await group(carmen, noa)
    expect((await again()).status).toBe(200)
  })
})

describe('grouping', () => {
  it('makes one household of guests, who can be taken out until it ends', async () => {
    const { id } = await group(carmen, noa)
    expect(await householdsOf()).toEqual({ [carmen]: id, [noa]: id })
    await cast.lucia.post(`${at}/households/${id}/take-out`, { guestIds: [noa] })
    expect(await householdsOf()).toEqual({ [carmen]: id })
    await cast.lucia.post(`${at}/households/${id}/take-out`, { guestIds: [carmen] })
    expect(await list()).toMatchObject({ households: [], guests: [] })
  })

  it('keeps the link that has come furthest, whoever is named first', async () => {
    const [unsent] = await invite(carmen)
    const [sent] = await invite(teo)
    await cast.lucia.patch(`${at}/households/${sent.id}`, { sentBy: 'whatsapp' })
    const kept = await group(carmen, noa, teo)
    expect([kept.id, kept.path]).toEqual([sent.id, sent.path])
    expect((await list()).households).toHaveLength(1)
    expect(await findInvitation(app.platform, tokenOf(unsent))).toBeNull()
  })

  it('brings guests to the household that is named, which is made once, and repeated changes nothing', async () => {
    const householdId = uuidv7()
    const join = () => cast.lucia.post(`${at}/households`, { guestIds: [carmen, noa], householdId })
    expect((await join()).body.id).toBe(householdId)
    expect((await join()).body.id).toBe(householdId)
    const sent = (await invite(teo))[0]
    await cast.lucia.post(`${at}/households`, { guestIds: [teo], householdId })
    expect(await householdsOf()).toEqual({ [carmen]: householdId, [noa]: householdId, [teo]: householdId })
    expect(await findInvitation(app.platform, tokenOf(sent))).toBeNull()
  })

  /** Two families with links that were sent, of which that of Carmen goes on when they are joined. */
  const joined = async () => {
    const invited: { id: string; path: string }[] = await invite(carmen, teo)
    for (const { id } of invited) await cast.lucia.patch(`${at}/households/${id}`, { sentBy: 'whatsapp' })
    const homes = await householdsOf()
    const ended = invited.find(({ id }) => id === homes[teo])!
    const before = await householdOf(ended.id)
    await cast.lucia.post(`${at}/households`, { guestIds: [carmen, teo], householdId: homes[carmen] })
    expect(await findInvitation(app.platform, tokenOf(ended))).toBeNull()
    return { ended, before }
  }
  const householdOf = async (householdId: string) =>
    (await list()).households.find(({ id }: { id: string }) => id === householdId)

  it('gives a household that ended its link again, when its people are brought back to it', async () => {
    const { ended, before } = await joined()
    await cast.lucia.post(`${at}/households`, { guestIds: [teo], householdId: ended.id })
    expect(await householdOf(ended.id)).toEqual(before)
    expect(await findInvitation(app.platform, tokenOf(ended))).toMatchObject({ householdId: ended.id })
  })

  it('gives nothing of a household that ended to another wedding', async () => {
    const { ended } = await joined()
    const guest = await cast.noelia.addGuest(cast.otherWeddingId, 'Otra')
    const body = { guestIds: [guest], householdId: ended.id }
    const made = await cast.noelia.post(`/api/weddings/${cast.otherWeddingId}/households`, body)
    expect(made.body).toMatchObject({ path: null, sentAt: null })
    expect(await findInvitation(app.platform, tokenOf(ended))).toBeNull()
  })

  it('leaves the others of a household where they are', async () => {
    const family = await group(carmen, noa)
    const couple = await group(noa, teo)
    expect(couple.id).toBe(family.id)
    expect(await householdsOf()).toEqual({ [carmen]: family.id, [noa]: family.id, [teo]: family.id })
  })

  it('takes guests of this wedding only, and at most thirty', async () => {
    const stranger = await cast.noelia.addGuest(cast.otherWeddingId, 'Otra')
    const refused = await cast.lucia.post(`${at}/households`, { guestIds: [carmen, stranger] })
    expect(refused).toMatchObject({ status: 404, body: { code: 'GUEST_NOT_FOUND' } })
    const guests = Array.from({ length: 30 }, (_, n) => ({ fullName: `Persona ${n}` }))
    await cast.lucia.post(`${at}/guests/import`, { mode: 'append', guests })
    const all: { id: string }[] = (await cast.lucia.get(`${at}/guests`)).body
    await group(...all.slice(0, 30).map(({ id }) => id))
    const full = await cast.lucia.post(`${at}/households`, { guestIds: [all[0]!.id, all[31]!.id] })
    expect(full).toMatchObject({ status: 409, body: { code: 'HOUSEHOLD_FULL', data: { max: 30 } } })
  })

  it('survives a guest who is removed, and ends with the last one', async () => {
    await group(carmen, noa)
    await cast.lucia.delete(`${at}/guests/${noa}`)
    expect((await list()).households).toHaveLength(1)
    await cast.lucia.delete(`${at}/guests/${carmen}`)
    expect((await list()).households).toEqual([])
  })
})

describe('the link', () => {
  it('is made once for each household, with 128 random bits', async () => {
    await group(carmen, noa)
    const first = await invite(carmen, teo)
    expect(first).toHaveLength(2)
    expect(await invite(noa, teo)).toEqual(first)
    for (const { path } of first) expect(path).toMatch(/^\/i\/[\w-]{22}$/)
    expect(new Set(first.map(({ path }: { path: string }) => path)).size).toBe(2)
  })

  it('opens the invitation until it is renewed or revoked', async () => {
    const [one] = await invite(teo)
    expect(await findInvitation(app.platform, tokenOf(one))).toMatchObject({ people: [{ name: 'Teo' }] })
    const renewed = (await cast.lucia.post(`${at}/households/${one.id}/link`)).body
    expect(await findInvitation(app.platform, tokenOf(one))).toBeNull()
    expect(await findInvitation(app.platform, tokenOf(renewed))).toMatchObject({ householdId: one.id })
    expect((await cast.lucia.delete(`${at}/households/${one.id}/link`)).body.path).toBeNull()
    expect(await findInvitation(app.platform, tokenOf(renewed))).toBeNull()
  })

  it('says how and when it was sent, and takes that back', async () => {
    const [one] = await invite(teo)
    const sent = await cast.lucia.patch(`${at}/households/${one.id}`, { sentBy: 'whatsapp' })
    expect(sent.body).toMatchObject({ sentBy: 'whatsapp', sentAt: expect.any(String) })
    const back = await cast.lucia.patch(`${at}/households/${one.id}`, { sentBy: null })
    expect(back.body).toMatchObject({ sentBy: null, sentAt: null })
  })
})

describe('the details of a guest', () => {
  it('are changed field by field, and consent ends with what it was given for', async () => {
    const [one] = await invite(teo)
    await answerInvitation(app.platform, tokenOf(one), () => ({
      people: [{ guestId: teo, allergens: ['nuts'], healthConsent: 'De acuerdo.' }],
    }))
    expect((await details(teo, { menu: 'fish', age: 'child', ageYears: 4 })).body).toMatchObject({
      menu: 'fish',
      ageYears: 4,
      allergens: ['nuts'],
      hasHealthConsent: true,
    })
    expect((await details(teo, { allergens: [] })).body).toMatchObject({
      allergens: [],
      hasHealthConsent: false,
    })
    for (const bad of [{ allergens: ['air'] }, { ageYears: 40 }, { age: 'old' }])
      expect((await details(teo, bad)).status).toBe(400)
  })

  it('keep the allergies and diets that others have noted meanwhile, and name a note that both have changed', async () => {
    const from = { allergens: ['nuts'], diets: [], dietNote: null }
    await details(teo, from)
    await details(teo, { allergens: ['nuts', 'peanuts'], dietNote: 'Lleva adrenalina' })
    const { body } = await details(teo, { allergens: ['gluten'], diets: ['vegan'], from })
    expect(body).toMatchObject({
      allergens: expect.arrayContaining(['gluten', 'peanuts']),
      diets: ['vegan'],
      dietNote: 'Lleva adrenalina',
    })
    expect(body.allergens).toHaveLength(2)
    const refused = await details(teo, { dietNote: 'Sin picante', from })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'DIET_NOTE_CHANGED', data: { dietNote: 'Lleva adrenalina' } },
    })
    const seen = await details(teo, { dietNote: 'Lleva adrenalina. Sin picante', from: body })
    expect(seen.body.dietNote).toBe('Lleva adrenalina. Sin picante')
  })

  it('are noted when the household answers, with the time and without allergies', async () => {
    const [one] = await invite(teo)
    await answerInvitation(app.platform, tokenOf(one), () => ({
      people: [{ guestId: teo, rsvp: true, diets: ['vegan'], healthConsent: 'De acuerdo.' }],
    }))
    const { body } = await cast.lucia.get(`${at}/households/${one.id}/answers`)
    expect(body).toEqual([
      {
        id: expect.any(String),
        answeredAt: expect.any(String),
        byTelephone: null,
        changes: [
          { guestId: teo, field: 'rsvp', value: true },
          { guestId: teo, field: 'needs' },
        ],
      },
    ])
  })
})

describe('events', () => {
  it('invite everybody on the list, or those who are chosen', async () => {
    const all = (
      await cast.lucia.post(`${at}/events`, { name: 'Preboda', date: '2199-04-09', startsAt: 1230 })
    ).body
    const few = (await cast.lucia.post(`${at}/events`, { name: 'Tornaboda', invitesAll: false })).body
    const invited = await cast.lucia.post(`${at}/events/${few.id}/guests`, {
      guestIds: [teo],
      isInvited: true,
    })
    expect(invited.body).toEqual({ changed: 1 })
    await cast.lucia.post(`${at}/events/${all.id}/guests`, { guestIds: [noa], isInvited: false })
    const events = Object.fromEntries(
      (await list()).guests.map((one: { guestId: string; events: object }) => [one.guestId, one.events]),
    )
    expect(events).toEqual({
      [carmen]: { [all.id]: null },
      [teo]: { [all.id]: null, [few.id]: null },
    })
    expect((await details(teo, { events: { [few.id]: true } })).body.events[few.id]).toBe(true)
    await cast.lucia.delete(`${at}/events/${all.id}`)
    expect((await list()).events).toMatchObject([{ id: few.id, name: 'Tornaboda' }])
  })
})

describe('an event that was added', () => {
  const linkOf = async (guestId: string): Promise<string> => {
    const [{ path }] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [guestId] })).body
    return path
  }
  const pageOf = async (path: string) => (await app.fetch(path)).text()

  it('is on no invitation until it is published, and then on those of the invited alone', async () => {
    const [ofTeo, ofCarmen] = [await linkOf(teo), await linkOf(carmen)]
    const event = (await cast.lucia.post(`${at}/events`, { name: 'Preboda', invitesAll: false })).body
    expect(event).toMatchObject({ isPublished: false })
    await cast.lucia.post(`${at}/events/${event.id}/guests`, { guestIds: [teo], isInvited: true })
    expect(await pageOf(ofTeo)).not.toContain('Preboda')
    const published = await cast.lucia.patch(`${at}/events/${event.id}`, { isPublished: true })
    expect(published.body).toMatchObject({ name: 'Preboda', isPublished: true })
    expect(await pageOf(ofTeo)).toContain('Preboda')
    expect(await pageOf(ofCarmen)).not.toContain('Preboda')
    await cast.lucia.patch(`${at}/events/${event.id}`, { isPublished: false })
    expect(await pageOf(ofTeo)).not.toContain('Preboda')
    expect((await list()).events).toMatchObject([{ id: event.id, isPublished: false }])
  })
})

describe('the settings of invitations', () => {
  const save = (changes: object) => cast.lucia.patch(`${at}/invitation-settings`, changes)

  it('are changed one by one', async () => {
    await save({ closingDate: '2199-03-01', menus: [{ key: 'fish', name: 'Pescado', forChildren: false }] })
    await save({ place: 'Carmona', mapUrl: 'maps.example.com/carmona', texts: { es: 'Hola, {nombres}' } })
    expect((await list()).settings).toMatchObject({
      closingDate: '2199-03-01',
      place: 'Carmona',
      mapUrl: 'https://maps.example.com/carmona',
      texts: { es: 'Hola, {nombres}' },
      menus: [{ key: 'fish' }],
    })
  })

  it('take coordinates for the link to the map, and refuse what leads nowhere', async () => {
    await save({ mapUrl: '37.4712, -5.6428' })
    const link = 'https://www.google.com/maps/search/?api=1&query=37.4712,-5.6428'
    expect((await list()).settings.mapUrl).toBe(link)
    expect((await save({ mapUrl: 'junto a la iglesia' })).status).toBe(400)
    expect((await list()).settings.mapUrl).toBe(link)
  })

  it('keep what others have written meanwhile, and ask by language and part where both have', async () => {
    const mail = (subject: string, text: string) => ({ subject, text })
    const from = { mailTexts: { es: mail('Boda', 'Venid') }, menus: [], reminderTexts: {} }
    await save(from)
    const fish = { key: 'fish', name: 'Pescado', forChildren: false }
    const texts = { mailTexts: { ...from.mailTexts, ca: mail('Casament', 'Veniu') }, menus: [fish] }
    await save({ ...texts, from })
    const ofLucia = { mailTexts: { es: mail('Boda', 'Venid pronto') }, menus: [{ ...fish, key: 'meat' }] }
    const { body } = await save({ ...ofLucia, from })
    expect(body.mailTexts).toEqual({ es: mail('Boda', 'Venid pronto'), ca: mail('Casament', 'Veniu') })
    expect(body.menus.map(({ key }: { key: string }) => key)).toEqual(['meat', 'fish'])

    const late = { mailTexts: { es: mail('Nuestra boda', 'Venid ya') }, place: 'Sevilla', from }
    const refused = await save(late)
    const conflicts = [{ field: 'mailTexts', part: 'es.text', stored: 'Venid pronto', given: 'Venid ya' }]
    expect(refused).toMatchObject({ status: 409, body: { code: 'SETTINGS_CONFLICTS', data: { conflicts } } })
    expect((await list()).settings).toMatchObject({ place: null, mailTexts: body.mailTexts })
  })

  it('take an IBAN by its check digits only', async () => {
    expect((await save({ iban: 'ES91 2100 0418 4502 0005 1332' })).body.iban).toBe('ES9121000418450200051332')
    expect((await save({ iban: 'ES91 2100 0418 4502 0005 1333' })).status).toBe(400)
    expect((await save({ iban: '' })).body.iban).toBeNull()
  })
})

describe('several guests at once', () => {
  const together = (changes: object) => cast.lucia.patch(`${at}/guests/details`, changes)

  it('get one side, type, menu and language; those who stand alone get a household to keep it', async () => {
    const { id } = await group(carmen, noa)
    await details(noa, { age: 'child', ageYears: 4 })
    const guestIds = [carmen, noa, teo]
    const { body } = await together({ guestIds, side: 'Lucía', age: 'child', menu: 'carne', language: 'eu' })
    expect(body).toEqual({ changed: 3 })
    const { guests, households } = await list()
    expect(guests).toMatchObject([
      { side: 'Lucía', age: 'child', ageYears: null, menu: 'carne', householdId: id },
      { side: 'Lucía', age: 'child', ageYears: 4, menu: 'carne', householdId: id },
      { side: 'Lucía', age: 'child', menu: 'carne' },
    ])
    expect(households.map(({ language }: { language: string }) => language)).toEqual(['eu', 'eu'])
  })

  it('are changed where they are in the wedding, and others are not', async () => {
    const elsewhere = await cast.lucia.createWedding()
    const ana = await cast.lucia.addGuest(elsewhere, 'Ana')
    expect((await together({ guestIds: [ana], side: 'Lucía' })).body).toEqual({ changed: 0 })
  })
})
