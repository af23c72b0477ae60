import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import type { BusStop } from '#domain/transport/transport.ts'
import { MESSAGES } from '#messages/messages.ts'
import { tellBusChanges } from '#server/areas/households/bus-mails/tell-bus-changes.commands.ts'
import { forgetEmptyHouseholds } from '#server/areas/households/forget-empty.commands.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let tripId: string
let guestId: string
let path: string

const stop = (key: string, name: string, minute: number | null, isVenue = false): BusStop => ({
  ...{ key, name, minute, isVenue },
  place: null,
})
const STOPS = [
  stop('armas', 'Plaza de Armas', 660),
  stop('nervion', 'Nervión', 675),
  stop('fin', 'Hacienda Los Naranjos', 725, true),
]

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2098-07-10')
  at = `/api/weddings/${weddingId}`
  tripId = (await cast.lucia.post(`${at}/transport/trips`, { direction: 'out', stops: STOPS })).body.id
  guestId = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
  await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
  const [family] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [guestId] })).body
  path = family.path
  await ride('armas', null)
  // The page of the wedding is for those who have answered.
  await app.db.execute(sql`update households set answered_at = now() where wedding_id = ${weddingId}`)
  app.mails.length = 0
  await app.db.execute(sql`truncate graphile_worker._private_jobs`)
  await app.db.execute(sql`delete from bus_subscriptions where wedding_id <> ${weddingId}`)
})
afterEach(() => app.setClock(null))

const ride = (key: string | null, from: string | null) =>
  cast.lucia.post(`${at}/transport/rides`, { direction: 'out', key, riders: [{ guestId, from }] })
const saveStops = (...stops: BusStop[]) =>
  cast.lucia.patch(`${at}/transport/trips/${tripId}`, { stops, from: { stops: STOPS } })
const [ARMAS, NERVION, FINCA] = STOPS as [BusStop, BusStop, BusStop]
const sendForm = (fields: Record<string, string>, to = path) =>
  app.fetch(`${to}/autobus`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
const subscribe = (email = 'Carmen@Correo.example') => sendForm({ email })
const page = async (language = 'es') => (await app.fetch(`${path}/autobus?l=${language}`)).text()
/** Two runs, between which the buses rest. */
async function afterRest() {
  await tellBusChanges(app.platform)
  await tellBusChanges(app.platform)
  await app.runJobs()
}
const told = () => app.mails.map(({ to, text }) => ({ to, text: text.split('\n').slice(0, 6) }))

describe('a family that wants to know of changes of its bus', () => {
  it('finds the way there on its page, and not where it has no bus', async () => {
    expect(await (await app.fetch(path)).text()).toContain(`href="${path}/autobus"`)
    await ride(null, 'armas')
    expect(await (await app.fetch(path)).text()).not.toContain(`${path}/autobus`)
    expect((await app.fetch(`${path}/autobus`, { redirect: 'manual' })).headers.get('location')).toBe(path)
  })

  it('gives its address, of which the page then shows no more than its beginning', async () => {
    expect((await subscribe()).headers.get('location')).toBe(`${path}/autobus`)
    const html = await page()
    expect(html).toContain('c•••@correo.example')
    expect(html).not.toContain('carmen@correo.example')
    await sendForm({ no: (await endings())[0]! })
    expect(await endings()).toEqual([])
    await subscribe()
    // A page of the release before names no address.
    await sendForm({ no: '1' })
    expect(await endings()).toEqual([])
  })

  it.each(['carmen', 'carmen@', 'a b@correo.example', `${'x'.repeat(310)}@correo.example`, ''])(
    'finds %o as it was typed, with a sentence',
    async (email) => {
      const answer = await subscribe(email)
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(html).toContain(MESSAGES.es.bus_mail_invalid())
      expect(html).toContain(`value="${email}"`)
    },
  )

  it('is told that an address wants no mails of this wedding', async () => {
    await subscribe()
    await app.db.execute(
      sql`update mail_recipients set unsubscribed_at = now() where wedding_id = ${weddingId}`,
    )
    expect(await (await subscribe()).text()).toContain('pidió no recibir más correos')
  })

  it.each(INVITATION_LANGUAGES)('reads a valid page in %s', async (language) => {
    expect(await htmlFaults(await page(language))).toEqual([])
    await subscribe()
    expect(await htmlFaults(await page(language))).toEqual([])
  })

  it('has no such page with a link that is wrong or revoked', async () => {
    await subscribe()
    await cast.lucia.delete(`${at}/households/${await householdId()}/link`)
    expect((await app.fetch(`${path}/autobus`)).status).toBe(404)
    expect((await sendForm({ email: 'carmen@correo.example' })).status).toBe(404)
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await afterRest()
    expect(told()).toEqual([])
  })
})

const householdId = async () => {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select household_id as id from guests where id = ${guestId}`,
  )
  return rows[0]!.id
}

/** The buttons of the page that end the mails to an address each. */
const endings = async () =>
  [...(await page()).matchAll(/<button[^>]* value="([^"]+)"[^>]* name="no"/g)].map(([, key]) => key!)

describe('a family of several people', () => {
  const MORE = ['pere@correo.example', 'abuela@correo.example', 'clara@correo.example']
  const addresses = () => app.mails.map(({ to }) => to).toSorted()
  const later = () => saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)

  it('is told at up to four addresses, each with its own way out of all mails of the wedding', async () => {
    await subscribe()
    for (const email of MORE) expect((await subscribe(email)).status).toBe(303)
    const fifth = await subscribe('otra@correo.example')
    expect(fifth.status).toBe(422)
    expect(await fifth.text()).toContain(MESSAGES.es.bus_mail_full({ max: 4 }))
    expect((await subscribe(MORE[0])).status).toBe(303)
    await later()
    await afterRest()
    await afterRest()
    expect(addresses()).toEqual(['carmen@correo.example', ...MORE].toSorted())
    const stops = app.mails.map(({ text }) => /\/baja\/[\w-]+/.exec(text)?.[0])
    expect(new Set(stops).size).toBe(4)
    expect((await cast.lucia.get(`${at}/transport/mailed`)).body).toEqual({ families: 1 })
  })

  it('has as many addresses as are given at once, and each of them once', async () => {
    await Promise.all([...MORE, ...MORE, 'carmen@correo.example'].map((email) => subscribe(email)))
    expect(await endings()).toHaveLength(4)
  })

  it('sees of each no more than tells it from the others', async () => {
    await subscribe()
    await subscribe('clara@correo.example')
    const html = await page()
    for (const shown of ['ca•••@correo.example', 'cl•••@correo.example']) expect(html).toContain(shown)
    for (const hidden of ['carmen@', 'clara@']) expect(html).not.toContain(hidden)
    expect(await htmlFaults(html)).toEqual([])
  })

  it('ends the mails to one of them, and those to the others go on', async () => {
    await subscribe()
    await subscribe(MORE[0])
    const [first] = await endings()
    await sendForm({ no: first! })
    // An older page, on which it stood still, ends no other one.
    await sendForm({ no: first! })
    await later()
    await afterRest()
    expect(addresses()).toEqual([MORE[0]])
  })

  it('is told at the others, and counts, when one of them wants no mails of the wedding', async () => {
    await subscribe()
    await subscribe(MORE[0])
    await app.db.execute(sql`
      update mail_recipients set unsubscribed_at = now()
      where wedding_id = ${weddingId} and address = 'carmen@correo.example'`)
    expect(await page()).toContain(MESSAGES.es.bus_mail_silent())
    expect((await cast.lucia.get(`${at}/transport/mailed`)).body).toEqual({ families: 1 })
    await later()
    await afterRest()
    expect(addresses()).toEqual([MORE[0]])
  })

  it('loses no change by one more address', async () => {
    await subscribe()
    await later()
    await subscribe(MORE[0])
    await afterRest()
    expect(addresses()).toContain('carmen@correo.example')
  })

  it('is told no more at any of them once it is removed', async () => {
    await subscribe()
    await subscribe(MORE[0])
    await cast.lucia.delete(`${at}/guests/${guestId}`)
    await later()
    await afterRest()
    expect(app.mails).toEqual([])
    expect((await cast.lucia.get(`${at}/transport/mailed`)).body).toEqual({ families: 0 })
  })
})

describe('a seat', () => {
  let other: string
  const ask = (id: string, key: string | null, from: string | null) =>
    cast.lucia.post(`${at}/transport/rides`, {
      ...{ direction: 'out', key, mayWait: true },
      riders: [{ guestId: id, from }],
    })
  const seats = (count: number) => cast.lucia.patch(`${at}/transport/trips/${tripId}`, { seats: count })

  beforeEach(async () => {
    other = await cast.lucia.addGuest(weddingId, 'Pere Puig')
    await cast.lucia.patch(`${at}/guests/${other}`, { rsvp: true })
    await ride(null, 'armas')
    await ask(other, 'armas', null)
    await ask(guestId, 'armas', null)
  })

  it('that came free is told to who had waited for it, once', async () => {
    await seats(1)
    await subscribe()
    await cast.lucia.patch(`${at}/guests/${other}`, { rsvp: false })
    await tellBusChanges(app.platform)
    await app.runJobs()
    expect(told()).toEqual([])
    await afterRest()
    await afterRest()
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]!.text).toContain('Ida: 11:00, Plaza de Armas. Ya tienes plaza.')
  })

  it('that was lost is told, also with a new hour', async () => {
    await subscribe()
    await seats(1)
    await afterRest()
    expect(app.mails[0]!.text).toContain('Ida: 11:00, Plaza de Armas. 1 persona en espera de plaza.')
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await afterRest()
    expect(app.mails[1]!.text).toContain(
      'Ida: 11:30, Plaza de Armas (antes 11:00, Plaza de Armas). 1 persona en espera de plaza.',
    )
  })

  it('that is lost and had again before it rests is not told', async () => {
    await subscribe()
    await seats(1)
    await tellBusChanges(app.platform)
    await seats(55)
    await afterRest()
    expect(told()).toEqual([])
  })

  it('is not told to a family that has asked for a full bus itself, nor once it does not come', async () => {
    await seats(1)
    await subscribe()
    const token = path.slice('/i/'.length)
    await answerInvitation(app.platform, token, () => ({ people: [{ guestId, busOut: null }] }))
    await answerInvitation(app.platform, token, () => ({ people: [{ guestId, busOut: 'armas' }] }))
    await afterRest()
    expect(told()).toEqual([])
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: false })
    await afterRest()
    expect(told()).toEqual([])
  })

  it('is told at rest also while other people are counted into the bus', async () => {
    await subscribe()
    await seats(1)
    for (const isAboard of [true, false, true]) {
      await tellBusChanges(app.platform)
      await cast.lucia.call('PUT', `${at}/transport/trips/${tripId}/boardings/${other}`, { isAboard })
    }
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })

  it.each(INVITATION_LANGUAGES)('is told of in %s', async (language) => {
    await cast.lucia.patch(`${at}/households/${await householdId()}`, { language })
    await subscribe()
    await seats(1)
    await afterRest()
    expect(app.mails[0]!.text).toContain(MESSAGES[language].bus_mail_waits({ waiting: 1 }))
    await seats(2)
    await afterRest()
    expect(app.mails[1]!.text).toContain(MESSAGES[language].bus_mail_seated({ people: 1 }))
  })
})

describe('the couple', () => {
  it('reads how many families are told of their bus, and no address of theirs', async () => {
    const mailed = () => cast.lucia.get(`${at}/transport/mailed`)
    expect((await mailed()).body).toEqual({ families: 0 })
    await subscribe()
    expect((await mailed()).body).toEqual({ families: 1 })
    expect(JSON.stringify((await cast.lucia.get(`${at}/households`)).body)).not.toContain('correo.example')
    await app.db.execute(
      sql`update mail_recipients set unsubscribed_at = now() where wedding_id = ${weddingId}`,
    )
    expect((await mailed()).body).toEqual({ families: 0 })
  })
})

describe('a change of the bus', () => {
  beforeEach(() => subscribe())

  it('is told once, with the hour of before and the link of the family', async () => {
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await afterRest()
    await afterRest()
    expect(app.mails).toHaveLength(1)
    const [mail] = app.mails
    expect(mail).toMatchObject({
      to: 'carmen@correo.example',
      subject: 'Cambia el autobús: boda de Lucía & Martín',
    })
    expect(mail!.text).toContain('Hola, Carmen: ha cambiado tu autobús.')
    expect(mail!.text).toContain('Ida: 11:30, Plaza de Armas (antes 11:00, Plaza de Armas)')
    expect(mail!.text).toContain(path)
    expect(mail!.text).toMatch(/\/baja\/[\w-]+/)
  })

  it('is told to an address that has had no other mail, after a night in which forgotten ones are deleted', async () => {
    await app.db.transaction(forgetEmptyHouseholds)
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await afterRest()
    expect(app.mails).toHaveLength(1)
  })

  it('is not told while the buses have not rested, nor when it is taken back meanwhile', async () => {
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await tellBusChanges(app.platform)
    await app.runJobs()
    expect(told()).toEqual([])
    await cast.lucia.patch(`${at}/transport/trips/${tripId}`, { stops: STOPS })
    await afterRest()
    expect(told()).toEqual([])
  })

  it('is not told to who goes from another stop', async () => {
    await saveStops(ARMAS, { ...NERVION, minute: 690 }, FINCA)
    await afterRest()
    expect(told()).toEqual([])
  })

  it('is told when a member gives them another stop, or none', async () => {
    await ride('nervion', 'armas')
    await afterRest()
    expect(app.mails[0]!.text).toContain('Ida: 11:15, Nervión (antes 11:00, Plaza de Armas)')
    await ride(null, 'nervion')
    await afterRest()
    expect(app.mails[1]!.text).toContain('Ida: ya no sale (11:15, Nervión). Elige otro en tu página.')
  })

  it('is not told when they have chosen it themselves', async () => {
    const token = path.slice('/i/'.length)
    await answerInvitation(app.platform, token, () => ({ people: [{ guestId, busOut: 'nervion' }] }))
    await saveStops({ ...ARMAS, minute: 650 }, NERVION, FINCA)
    await afterRest()
    expect(told()).toEqual([])
  })

  it('is told also to a family whose page was older when it said something else', async () => {
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    const token = path.slice('/i/'.length)
    await answerInvitation(app.platform, token, () => ({ people: [{ guestId, rsvp: false }] }))
    await answerInvitation(app.platform, token, () => ({
      people: [{ guestId, rsvp: true, busOut: 'armas' }],
    }))
    await saveStops({ ...ARMAS, minute: 695 }, NERVION, FINCA)
    await answerInvitation(app.platform, token, () => ({
      people: [{ guestId, rsvp: true }],
      song: 'La flaca',
    }))
    await afterRest()
    expect(app.mails[0]!.text).toContain('Ida: 11:35, Plaza de Armas (antes 11:30, Plaza de Armas)')
  })

  it('is told when the bus is removed', async () => {
    await cast.lucia.delete(`${at}/transport/trips/${tripId}`)
    await afterRest()
    expect(app.mails[0]!.text).toContain('ya no sale (11:00, Plaza de Armas)')
  })

  it.each(INVITATION_LANGUAGES)('is told in %s', async (language) => {
    await cast.lucia.patch(`${at}/households/${await householdId()}`, { language })
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await afterRest()
    const t = MESSAGES[language]
    expect(app.mails[0]!.subject).toBe(t.bus_mail_subject({ couple: 'Lucía & Martín' }))
    expect(app.mails[0]!.text).toContain(t.bus_mail_lead({ people: 1, names: 'Carmen' }))
  })

  it('is not told to an address that wants no more mails', async () => {
    await app.db.execute(
      sql`update mail_recipients set unsubscribed_at = now() where wedding_id = ${weddingId}`,
    )
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    await afterRest()
    expect(told()).toEqual([])
  })

  it('is not told once the wedding is over, and the address goes with the page', async () => {
    await saveStops({ ...ARMAS, minute: 690 }, NERVION, FINCA)
    app.setClock(new Date('2098-07-12T10:00:00Z'))
    await afterRest()
    expect(told()).toEqual([])
    app.setClock(new Date('2098-09-20T10:00:00Z'))
    await tellBusChanges(app.platform)
    const { rowCount } = await app.db.execute(sql`select from bus_subscriptions`)
    expect(rowCount).toBe(0)
  })
})
