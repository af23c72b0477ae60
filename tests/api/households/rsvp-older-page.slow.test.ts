import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { ANSWER_PATH, FIELDS } from '#site/rsvp/field-names.ts'
import { formFields } from '../../support/accounts/form-fields.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast({ trustProxy: true })

let family: TestInvitation
let carmen: string
let noa: string
let eve: string

/** All that is kept of Leo, who is told to have an adrenaline pen. */
const LEO = {
  rsvp: true,
  menu: 'infantil',
  allergens: ['peanuts' as const],
  dietNote: 'Lleva adrenalina',
  healthConsentAt: new Date('2027-01-05T10:00:00Z'),
  healthConsentText: 'De acuerdo.',
  needsHighChair: true,
  busOut: 'ida-1115',
}

beforeEach(async () => {
  await settleInvitations(app.db, cast.weddingId)
  family = await inviteHousehold(app.db, cast.weddingId, {
    people: [
      { fullName: 'Carmen Aguirre Soto', mayBringCompanion: true },
      { fullName: 'Noa Aguirre Lasa', age: 'child', ageYears: 4 },
    ],
    events: [{ name: 'Preboda', date: '2027-04-09' }],
  })
  ;[carmen, noa] = family.people as [string, string]
  eve = family.events[0]!
})

const page = async (query = '') => (await app.fetch(`${family.path}${query}`)).text()
const formOf = async (query = '?cambiar') => formFields(await page(query))

const post = (body: URLSearchParams | string, path = family.path) =>
  app.fetch(path + ANSWER_PATH, {
    method: 'POST',
    body: body.toString(),
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  })

const textOf = (html: string) => html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ' ')

const guest = async (id: string) => (await app.db.select().from(guests).where(eq(guests.id, id)))[0]!
const household = async () =>
  (await app.db.select().from(households).where(eq(households.id, family.householdId)))[0]!
const change = (id: string, values: Partial<typeof guests.$inferInsert>) =>
  app.db.update(guests).set(values).where(eq(guests.id, id))
const answerTo = async (guestId: string) =>
  (await app.db.select().from(eventAnswers).where(eq(eventAnswers.guestId, guestId)))[0]?.answer

/** Another device of the family says what `fields` says, on a page of its own. */
async function otherDevice(fields: Record<string, string>) {
  const form = await formOf()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect((await post(form)).status).toBe(303)
}

async function moveIn() {
  const other = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Leo Aguirre Lasa', age: 'baby', ageYears: 2, ...LEO }],
  })
  const [leo] = other.people as [string]
  await change(leo, { householdId: family.householdId })
  return leo
}

describe('a page that is older than its household', () => {
  it('says nothing of those who moved in meanwhile, whatever is sent', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'si')
    form.set(FIELDS.busOut, 'no')
    const leo = await moveIn()
    expect((await post(form)).status).toBe(303)
    expect(await guest(leo)).toMatchObject(LEO)
    expect((await guest(carmen)).rsvp).toBe(true)
  })

  it('says yes to everything for its own people and events only', async () => {
    const form = await formOf()
    form.set(FIELDS.all, 'si')
    const leo = await moveIn()
    await change(leo, { rsvp: null })
    const [late] = (
      await app.db.execute<{ id: string }>(sql`
        insert into wedding_events (wedding_id, id, name, position, created_at)
        values (${cast.weddingId}, gen_random_uuid(), 'Tornaboda', 9, now()) returning id`)
    ).rows
    await app.db.insert(eventAnswers).values({ weddingId: cast.weddingId, guestId: noa, eventId: late!.id })
    await post(form)
    expect([(await guest(noa)).rsvp, (await guest(leo)).rsvp]).toEqual([true, null])
    const { rows } = await app.db.execute(
      sql`select answer from event_answers where guest_id = ${noa} and event_id = ${late!.id}`,
    )
    expect(rows).toEqual([{ answer: null }])
  })

  it('names those who moved out, of whom it says something, and saves all else', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'si')
    form.set(FIELDS.event(noa, 'boda'), 'si')
    await change(noa, { householdId: null })
    const response = await post(form)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(textOf(html)).toContain('Noa: ya no está en esta invitación')
    expect(await htmlFaults(html)).toEqual([])
    expect([(await guest(carmen)).rsvp, (await guest(noa)).rsvp]).toEqual([true, null])
    expect((await post(formFields(html))).status).toBe(303)
  })

  it('goes through without a word when nothing was said of those who moved out', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'si')
    await change(noa, { householdId: null })
    expect((await post(form)).status).toBe(303)
  })

  it('names an event that it was sent for and that is there no longer', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, eve), 'si')
    await app.db.delete(eventAnswers).where(eq(eventAnswers.guestId, carmen))
    const response = await post(form)
    expect(response.status).toBe(422)
    expect(textOf(await response.text())).toContain('Carmen, Preboda: ya no está en esta invitación')
  })

  it('leaves what the couple noted meanwhile in fields that were not touched', async () => {
    const form = await formOf()
    form.set(FIELDS.event(noa, 'boda'), 'si')
    await change(noa, { allergens: ['milk'], dietNote: 'Leche no', needsHighChair: true, menu: 'infantil' })
    expect((await post(form)).status).toBe(303)
    expect(await guest(noa)).toMatchObject({
      rsvp: true,
      allergens: ['milk'],
      dietNote: 'Leche no',
      needsHighChair: true,
      menu: 'infantil',
    })
  })

  it('adds what it marks to what is marked by now', async () => {
    const agreed = { healthConsentAt: new Date(), healthConsentText: 'De acuerdo.' }
    await change(noa, { allergens: ['milk', 'eggs'], ...agreed })
    const form = await formOf()
    const marks = form.getAll(FIELDS.allergens(noa)).filter((key) => key !== 'eggs')
    form.delete(FIELDS.allergens(noa))
    for (const key of [...marks, 'nuts']) form.append(FIELDS.allergens(noa), key)
    await change(noa, { allergens: ['milk', 'eggs', 'fish'] })
    expect((await post(form)).status).toBe(303)
    expect((await guest(noa)).allergens.toSorted()).toEqual(['fish', 'milk', 'nuts'])
  })

  it('agrees to nothing that was noted after it was drawn', async () => {
    const form = await formOf()
    form.set(FIELDS.event(noa, 'boda'), 'si')
    form.append(FIELDS.allergens(noa), 'nuts')
    form.set(FIELDS.consent(noa), 'on')
    await change(noa, { dietNote: 'Toma hierro' })
    const response = await post(form)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(textOf(html)).toContain('Noa: hay algo más apuntado de su comida')
    expect(html).toContain('value="Toma hierro"')
    expect(await htmlFaults(html)).toEqual([])
    expect(await guest(noa)).toMatchObject({
      rsvp: true,
      allergens: [],
      dietNote: 'Toma hierro',
      healthConsentAt: null,
    })
    const again = formFields(html)
    again.set(FIELDS.consent(noa), 'on')
    expect((await post(again)).status).toBe(303)
    const { allergens, dietNote, healthConsentAt } = await guest(noa)
    expect([allergens, dietNote]).toEqual([['nuts'], 'Toma hierro'])
    expect(healthConsentAt).toBeInstanceOf(Date)
  })
})

describe('two devices of one family', () => {
  it('keep what the other one said in what they did not touch', async () => {
    const form = await formOf()
    form.set(FIELDS.event(noa, 'boda'), 'si')
    await otherDevice({
      [FIELDS.event(carmen, 'boda')]: 'no',
      [FIELDS.song]: 'La Macarena',
      [FIELDS.menu(noa)]: 'infantil',
    })
    expect((await post(form)).status).toBe(303)
    expect([(await guest(carmen)).rsvp, (await guest(noa)).rsvp]).toEqual([false, true])
    expect((await guest(noa)).menu).toBe('infantil')
    expect((await household()).song).toBe('La Macarena')
  })

  it('overwrite nothing in silence: what both changed is said, and changed when it is sent again', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'no')
    form.set(FIELDS.song, 'Suspiros de España')
    form.set(FIELDS.message, 'Qué ganas')
    await otherDevice({ [FIELDS.event(carmen, 'boda')]: 'si', [FIELDS.song]: 'La Macarena' })
    const response = await post(form)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(textOf(html)).toContain('Carmen, Boda: mientras tanto se ha guardado «Sí»')
    expect(textOf(html)).toContain('Canción: mientras tanto se ha guardado «La Macarena»')
    expect(html).toContain('value="Suspiros de España"')
    expect(await htmlFaults(html)).toEqual([])
    expect(await household()).toMatchObject({ song: 'La Macarena', message: 'Qué ganas' })
    expect((await guest(carmen)).rsvp).toBe(true)
    expect((await post(formFields(html))).status).toBe(303)
    expect((await household()).song).toBe('Suspiros de España')
    expect((await guest(carmen)).rsvp).toBe(false)
  })

  it.each(INVITATION_LANGUAGES)('are told of it in %s', async (language) => {
    const form = await formOf()
    form.set(FIELDS.message, 'Una')
    await otherDevice({ [FIELDS.message]: 'Otra' })
    const response = await app.fetch(family.path + ANSWER_PATH, {
      method: 'POST',
      body: form,
      headers: { origin: ORIGIN, cookie: `azahar.idioma=${language}` },
    })
    const t = MESSAGES[language]
    const html = await response.text()
    expect(textOf(html)).toContain(t.changed_meanwhile({ field: t.words(), value: 'Otra' }))
    expect(textOf(html)).toContain(t.changed_lead({ people: 2 }))
  })

  it('do not put back what the other one changed when a page with a mistake is mended', async () => {
    const form = await formOf()
    form.append(FIELDS.allergens(noa), 'nuts')
    await otherDevice({ [FIELDS.song]: 'La Macarena', [FIELDS.event(noa, 'boda')]: 'no' })
    const response = await post(form)
    expect(response.status).toBe(422)
    const mended = formFields(await response.text())
    mended.set(FIELDS.consent(noa), 'on')
    expect((await post(mended)).status).toBe(303)
    expect((await household()).song).toBe('La Macarena')
    expect(await guest(noa)).toMatchObject({ rsvp: false, allergens: ['nuts'] })
  })

  it('take no seat back that was given up', async () => {
    await otherDevice({ [FIELDS.event(carmen, 'boda')]: 'si', [FIELDS.busOut]: 'ida-1115' })
    const form = await formOf()
    form.set(FIELDS.message, 'Qué ganas')
    form.set(FIELDS.event(noa, 'boda'), 'si')
    await otherDevice({ [FIELDS.busOut]: 'no' })
    expect((await post(form)).status).toBe(303)
    expect([(await guest(carmen)).busOut, (await guest(noa)).busOut]).toEqual([null, null])
  })

  it('leave the seats of a page alone that the couple has changed for one of them', async () => {
    await otherDevice({
      [FIELDS.event(carmen, 'boda')]: 'si',
      [FIELDS.event(noa, 'boda')]: 'si',
      [FIELDS.busOut]: 'ida-1115',
    })
    await change(noa, { busOut: null })
    await otherDevice({ [FIELDS.message]: 'Qué ganas' })
    expect([(await guest(carmen)).busOut, (await guest(noa)).busOut]).toEqual(['ida-1115', null])
  })

  it('give a seat to those who come later, and to a companion', async () => {
    await otherDevice({ [FIELDS.event(carmen, 'boda')]: 'si', [FIELDS.busOut]: 'ida-1115' })
    await otherDevice({
      [FIELDS.event(noa, 'boda')]: 'si',
      [FIELDS.hasCompanion(carmen)]: 'si',
      [FIELDS.companion(carmen)]: 'Ainhoa Lasa',
    })
    const people = await app.db.select().from(guests).where(eq(guests.householdId, family.householdId))
    expect(people.map(({ busOut }) => busOut)).toEqual(['ida-1115', 'ida-1115', 'ida-1115'])
    await otherDevice({ [FIELDS.event(noa, 'boda')]: 'no' })
    expect((await guest(noa)).busOut).toBeNull()
  })

  it('who send the same twice are told of nothing', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'no')
    form.set(FIELDS.event(noa, 'boda'), 'no')
    form.set(FIELDS.busOut, 'ida-1115')
    form.set(FIELDS.song, '  La   Macarena ')
    form.set(FIELDS.message, 'Una\r\nDos')
    expect((await post(form)).status).toBe(303)
    expect((await post(form)).status).toBe(303)
  })
})

describe('an answer that did not arrive whole', () => {
  let companion: string

  beforeEach(async () => {
    await change(carmen, { ...LEO, menu: 'carne', needsHighChair: false })
    await change(noa, LEO)
    await app.db
      .update(households)
      .set({ song: 'La Macarena', message: 'Qué ganas', answeredAt: new Date() })
      .where(eq(households.id, family.householdId))
    await otherDevice({ [FIELDS.hasCompanion(carmen)]: 'si', [FIELDS.companion(carmen)]: 'Ainhoa Lasa' })
    const people = await app.db.select().from(guests).where(eq(guests.companionOf, carmen))
    companion = people[0]!.id
  })

  const everything = async () => {
    const people = await app.db
      .select()
      .from(guests)
      .where(eq(guests.householdId, family.householdId))
      .orderBy(guests.createdAt)
    const { song, message } = await household()
    return { people, song, message }
  }

  it.each(['', 'x', 'pagina=', 'pagina=x.y', 'palabras=&cancion='])(
    'deletes nothing when it is %j',
    async (body) => {
      const before = await everything()
      expect([303, 422]).toContain((await post(body)).status)
      expect(await everything()).toEqual(before)
    },
  )

  it('deletes nothing wherever it is cut off', async () => {
    const before = await everything()
    const body = (await formOf()).toString()
    // Three of four places are left out: a link takes twenty answers at once.
    const copyAt = body.indexOf('pagina=')
    for (let turn = 0; turn < 18; turn += 1) {
      const cut = body.slice(0, Math.floor((copyAt / 18) * turn) + (turn % 5))
      expect([303, 422]).toContain((await post(cut)).status)
      expect(await everything()).toEqual(before)
    }
  })

  it('deletes nothing with the fields of its page alone, or with boxes that are cut off', async () => {
    const before = await everything()
    const form = await formOf()
    await post(new URLSearchParams({ pagina: form.get('pagina')! }))
    const cut = new URLSearchParams(form)
    for (const name of [FIELDS.message, FIELDS.consent(noa), FIELDS.highChair(noa), FIELDS.allergens(noa)])
      cut.delete(name)
    await post(cut)
    expect(await everything()).toEqual(before)
  })

  it.each(['none', 'forged', 'of another household'])(
    'deletes and overwrites nothing with a copy that is %s, and says what it did not save',
    async (kind) => {
      const form = await formOf()
      const before = await everything()
      const other = await inviteHousehold(app.db, cast.weddingId)
      const foreign = formFields(await (await app.fetch(other.path)).text()).get('pagina')!
      if (kind === 'none') form.delete('pagina')
      else form.set('pagina', kind === 'forged' ? `${form.get('pagina')!.slice(0, -3)}abc` : foreign)
      for (const id of [carmen, noa]) {
        form.delete(FIELDS.allergens(id))
        form.delete(FIELDS.consent(id))
        form.delete(FIELDS.highChair(id))
        form.set(FIELDS.note(id), '')
      }
      form.set(FIELDS.hasCompanion(carmen), 'no')
      form.set(FIELDS.song, 'Paquito')
      form.set(FIELDS.busOut, 'no')
      const response = await post(form)
      expect(response.status).toBe(422)
      const text = textOf(await response.text())
      expect(text).toContain('Canción: mientras tanto se ha guardado «La Macarena»')
      expect(text).toContain('acompañante?: mientras tanto se ha guardado «Ainhoa Lasa»')
      expect(text).toContain('Autobús, Ida: mientras tanto se ha guardado «11:15»')
      expect(await everything()).toEqual(before)
      expect(await guest(companion)).toBeDefined()
    },
  )

  it('takes an answer that it gives, without a copy', async () => {
    await post(new URLSearchParams({ [FIELDS.event(noa, 'boda')]: 'no', [FIELDS.menu(carmen)]: 'pescado' }))
    expect(await guest(noa)).toMatchObject({ ...LEO, rsvp: false, busOut: null })
    expect((await guest(carmen)).menu).toBe('pescado')
    expect(await answerTo(carmen)).toBeNull()
  })
})
