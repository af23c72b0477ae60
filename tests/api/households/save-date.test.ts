import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { SAVE_DATE_TEXT_MAX } from '#domain/households/save-date.ts'
import { MESSAGES } from '#messages/messages.ts'
import { ANSWER_PATH, FIELDS } from '#site/rsvp/field-names.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { joinedAs } from '../../support/journeys/members.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast({ trustProxy: true })

const t = MESSAGES.es
let family: TestInvitation

beforeEach(async () => {
  await marry('2027-04-10')
  await settle({ saveDateOn: true })
  family = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Carmen Aguirre Soto' }, { fullName: 'Noa Aguirre Lasa' }],
    events: [{ name: 'Preboda', date: '2027-04-09', startsAt: 1230, place: 'Taberna La Fresquita' }],
  })
})

const settle = (changes: Partial<InvitationSettings> = {}) =>
  settleInvitations(app.db, cast.weddingId, { busRoutes: [], ...changes })
const marry = (eventDate: string | null) =>
  app.db.update(weddings).set({ eventDate }).where(eq(weddings.id, cast.weddingId))
const page = async (query = '', path = family.path) => (await app.fetch(path + query)).text()
const household = async () =>
  (await app.db.select().from(households).where(eq(households.id, family.householdId)))[0]!
const at = () => `/api/weddings/${cast.weddingId}`
const save = (fields: object, member = cast.lucia) => member.patch(`${at()}/invitation-settings`, fields)

const eventsOf = async () =>
  new ICAL.Component(ICAL.parse(await (await app.fetch(`${family.path}/boda.ics`)).text()))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

const answer = () =>
  app.fetch(family.path + ANSWER_PATH, {
    method: 'POST',
    body: new URLSearchParams({ [FIELDS.event(family.people[0]!, 'boda')]: 'si' }),
    headers: { origin: ORIGIN },
    redirect: 'manual',
  })

describe('the link of a family before its invitation', () => {
  it('says who marries, when and where, and asks nothing', async () => {
    const response = await app.fetch(family.path)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
    const html = await response.text()
    for (const shown of [
      t.save_date({ people: 2 }),
      'Carmen y Noa',
      'Lucía',
      'Sábado, 10 de abril de 2027',
      'Hacienda Los Naranjos, Carmona',
      t.add_to_calendar(),
      t.save_date_later(),
    ])
      expect(html).toContain(shown)
    for (const hidden of ['<form', '<script', 'Aguirre', 'Preboda', '12:30', '2027-03-01', 'Infantil'])
      expect(html).not.toContain(hidden)
    expect(await htmlFaults(html)).toEqual([])
  })

  it.each(INVITATION_LANGUAGES)(
    'is spoken in %s, with the words of the couple in that language',
    async (language) => {
      await settle({
        saveDateOn: true,
        saveDateTexts: { es: 'Será en Carmona', [language]: `Palabras en ${language}` },
      })
      const html = await page(`?l=${language}`)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(MESSAGES[language].save_date({ people: 2 }))
      expect(html).toContain(`Palabras en ${language}`)
    },
  )

  it('has words of the couple in the first language that has them, and no place where it is kept back', async () => {
    await settle({
      ...{ saveDateOn: true, saveDateShowsPlace: false, saveDateTexts: { es: 'Será en primavera' } },
    })
    const html = await page('?l=eu')
    expect(html).toContain('Será en primavera')
    expect(html).not.toContain('Carmona')
    expect((await eventsOf())[0]!.location).toBeFalsy()
  })

  it('is no visit of the invitation, takes no answer, and leads every page below it to the date', async () => {
    await app.fetch(family.path, { headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-mode': 'navigate' } })
    const sent = await answer()
    expect([sent.status, sent.headers.get('location')]).toEqual([303, family.path])
    const [carmen] = await app.db.select().from(guests).where(eq(guests.id, family.people[0]!))
    expect(carmen!.rsvp).toBeNull()
    const { openedAt, answeredAt } = await household()
    expect([openedAt, answeredAt]).toEqual([null, null])
    const beds = await app.fetch(`${family.path}/dormir`, { redirect: 'manual' })
    expect([303, 404]).toContain(beds.status)
  })

  it('shows the invitation once that was sent to it, and to all once the couple opens it', async () => {
    await cast.lucia.patch(`${at()}/households/${family.householdId}`, { sentBy: 'whatsapp' })
    expect(await page()).toContain(t.coming({ people: 2 }))
    const { path } = await inviteHousehold(app.db, cast.weddingId)
    expect(await page('', path)).toContain(t.save_date({ people: 1 }))
    expect((await save({ saveDateOn: false })).status).toBe(200)
    expect(await page('', path)).toContain(t.coming({ people: 1 }))
  })

  it('stays the invitation of a family that has opened it, or of which an answer is known', async () => {
    await settle()
    await app.db.update(households).set({ openedAt: new Date() }).where(eq(households.id, family.householdId))
    expect((await save({ saveDateOn: true })).status).toBe(200)
    expect(await page()).toContain(t.coming({ people: 2 }))
    await answer()
    const [carmen] = await app.db.select().from(guests).where(eq(guests.id, family.people[0]!))
    expect(carmen!.rsvp).toBe(true)
  })

  it('says the new date at once, and of a wedding that lost its date that it is to be confirmed', async () => {
    await marry('2027-06-12')
    expect(await page()).toContain('Sábado, 12 de junio de 2027')
    await marry(null)
    const html = await page()
    expect(html).toContain(t.save_date_open({ people: 2 }))
    expect(html).not.toContain('boda.ics')
    expect(html).not.toContain(t.save_date({ people: 2 }))
    expect((await app.fetch(`${family.path}/boda.ics`)).status).toBe(404)
  })

  it('leads nowhere once it is revoked', async () => {
    await cast.lucia.delete(`${at()}/households/${family.householdId}/link`)
    expect((await app.fetch(family.path)).status).toBe(404)
  })
})

describe('the calendar of a date', () => {
  it('has the whole day of the wedding, which the invitation moves to its hour under the same id', async () => {
    const [date, ...others] = await eventsOf()
    expect(others).toEqual([])
    expect(date!.startDate.isDate).toBe(true)
    expect(date!.startDate.toString()).toBe('2027-04-10')
    expect(date!.location).toBe('Hacienda Los Naranjos, Carmona')
    await save({ saveDateOn: false })
    const wedding = (await eventsOf()).find(({ uid }) => uid === date!.uid)!
    expect(wedding.startDate.isDate).toBe(false)
    expect(wedding.summary).toBe(date!.summary)
  })
})

describe('the settings of a date', () => {
  beforeEach(() => settle())

  it('cannot be switched on in a wedding without a date, and keep their words', async () => {
    await marry(null)
    const refused = await save({ saveDateOn: true, saveDateTexts: { es: 'Pronto' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'SAVE_DATE_WITHOUT_DATE'])
    expect((await save({ saveDateTexts: { es: 'Pronto' } })).status).toBe(200)
    await marry('2027-04-10')
    expect((await save({ saveDateOn: true })).body).toMatchObject({
      saveDateOn: true,
      saveDateTexts: { es: 'Pronto' },
    })
  })

  it('can be switched off, and otherwise saved, after the date was lost', async () => {
    await save({ saveDateOn: true })
    await marry(null)
    expect((await save({ saveDateShowsPlace: false, saveDateOn: true })).status).toBe(200)
    expect((await save({ saveDateOn: false })).status).toBe(200)
  })

  it('have bounded words, and merge those of two members by language', async () => {
    expect((await save({ saveDateTexts: { es: 'a'.repeat(SAVE_DATE_TEXT_MAX + 1) } })).status).toBe(400)
    await save({ saveDateTexts: { es: 'Uno' } })
    await save({ saveDateTexts: { es: 'Uno', ca: 'Un' }, from: { saveDateTexts: { es: 'Uno' } } })
    const other = await save({ saveDateTexts: { es: 'Otro' }, from: { saveDateTexts: { es: 'Uno' } } })
    expect(other.body).toMatchObject({ saveDateTexts: { es: 'Otro', ca: 'Un' } })
    const both = await save({ saveDateTexts: { es: 'Mío' }, from: { saveDateTexts: { es: 'Uno' } } })
    expect([both.status, both.body.code]).toEqual([409, 'SETTINGS_CONFLICTS'])
  })

  it('are changed by editors alone', async () => {
    const reader = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    expect((await save({ saveDateOn: true }, reader)).status).toBe(403)
  })
})

describe('the preview of a date', () => {
  const look = (guestId = family.people[1]!, cookie = cast.lucia.cookie) =>
    app.fetch(`${at()}/guests/${guestId}/save-the-date`, { headers: { cookie } })

  it('shows the family of a guest what it will find, before that is switched on and without its address', async () => {
    await settle({ saveDateTexts: { es: 'Será en primavera' } })
    const response = await look()
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const shown of ['Carmen y Noa', 'Será en primavera', '10 de abril de 2027', 'Vista previa'])
      expect(html).toContain(shown)
    expect(html).not.toContain(family.path)
    expect(await htmlFaults(html)).toEqual([])
    expect((await household()).openedAt).toBeNull()
    expect(await page()).not.toContain('Será en primavera')
  })

  it('is there for a guest who stands alone, and for nobody of another wedding', async () => {
    const alone = await cast.lucia.addGuest(cast.weddingId, 'Teo Lasarte')
    expect(await (await look(alone)).text()).toContain('Teo')
    expect((await look(crypto.randomUUID())).status).toBe(404)
    expect((await look(alone, '')).status).toBe(401)
  })
})
