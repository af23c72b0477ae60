import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import type { OwnQuestion } from '#domain/households/invitation-settings.ts'
import {
  OWN_ANSWER_MAX,
  OWN_OPTION_MAX,
  OWN_OPTIONS_MAX,
  OWN_QUESTION_MAX,
  OWN_QUESTIONS_MAX,
} from '#domain/households/own-questions.ts'
import { ANSWER_PATH, FIELDS } from '#site/rsvp/field-names.ts'
import { formFields } from '../../support/accounts/form-fields.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { joinedAs } from '../../support/journeys/members.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast({ trustProxy: true })

let family: TestInvitation
let carmen: string
let noa: string
let eve: string
let at: string

const question = (more: Partial<OwnQuestion> & Pick<OwnQuestion, 'key'>): OwnQuestion => ({
  ...{ kind: 'text', isOfFamily: false, eventId: null, texts: { es: `¿${more.key}?` }, options: [] },
  ...more,
})

const DRINK = question({
  ...{ key: 'brindis', kind: 'choice', texts: { es: '¿Con qué brindas?', ca: 'Amb què brindes?' } },
  options: [
    { key: 'cava', texts: { es: 'Cava' } },
    { key: 'mosto', texts: { es: 'Mosto', ca: 'Most' } },
  ],
})
const NIGHTS = question({
  ...{ key: 'noches', kind: 'number', isOfFamily: true, texts: { es: '¿Cuántas noches os quedáis?' } },
})

beforeEach(async () => {
  at = `/api/weddings/${cast.weddingId}`
  family = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Carmen Aguirre Soto' }, { fullName: 'Noa Aguirre Lasa' }],
    events: [{ name: 'Preboda', date: '2027-04-09' }],
  })
  ;[carmen, noa] = family.people as [string, string]
  eve = family.events[0]!
  await ask(DRINK, NIGHTS)
})

const ask = (...questions: OwnQuestion[]) =>
  settleInvitations(app.db, cast.weddingId, { questions, busRoutes: [] })
const page = async (query = '?cambiar') => (await app.fetch(`${family.path}${query}`)).text()
const post = (body: URLSearchParams) =>
  app.fetch(family.path + ANSWER_PATH, {
    method: 'POST',
    body: body.toString(),
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  })
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const answersOf = async (id: string) =>
  (await app.db.select().from(guests).where(eq(guests.id, id)))[0]!.ownAnswers
const answersOfFamily = async () =>
  (await app.db.select().from(households).where(eq(households.id, family.householdId)))[0]!.ownAnswers

/** An answer with these fields on a page that shows what is stored. */
async function answer(fields: Record<string, string>) {
  const form = formFields(await page())
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return post(form)
}

const COMING = () => ({ [FIELDS.event(carmen, 'boda')]: 'si', [FIELDS.event(noa, 'boda')]: 'si' })

describe('a question of the couple on an invitation', () => {
  it('is asked of each person or once of all, in the language of the page', async () => {
    const html = await page('?l=ca')
    expect(await htmlFaults(html)).toEqual([])
    expect(textOf(html).match(/Amb què brindes\?/g)).toHaveLength(2)
    expect(textOf(html).match(/¿Cuántas noches os quedáis\?/g)).toHaveLength(1)
    expect(textOf(html)).toContain('Most')
  })

  it('is answered with everything else, shown back, and told to the couple', async () => {
    const sent = await answer({
      ...COMING(),
      ...{ [FIELDS.own('brindis', carmen)]: 'mosto', [FIELDS.own('noches', null)]: ' 02 ' },
    })
    expect(sent.status).toBe(303)
    expect([await answersOf(carmen), await answersOf(noa), await answersOfFamily()]).toEqual([
      { brindis: 'mosto' },
      {},
      { noches: '2' },
    ])
    const thanks = textOf(await page(''))
    expect(thanks).toContain('¿Con qué brindas? Mosto')
    expect(thanks).toContain('¿Cuántas noches os quedáis? 2')
    const { guests: details, households: rows } = (await cast.lucia.get(`${at}/households`)).body
    expect(details.find(({ guestId }: { guestId: string }) => guestId === carmen).ownAnswers).toEqual({
      brindis: 'mosto',
    })
    expect(rows.find(({ id }: { id: string }) => id === family.householdId).ownAnswers).toEqual({
      noches: '2',
    })
    const log = (await cast.lucia.get(`${at}/households/${family.householdId}/answers`)).body
    expect(log[0].changes).toContainEqual({
      ...{ guestId: carmen, field: 'own', question: 'brindis', value: 'mosto' },
    })
  })

  it('of an event is asked of those who are invited to it', async () => {
    const elsewhere = '0190a000-0000-7000-8000-000000000001'
    await ask(question({ key: 'paella', eventId: eve }), question({ key: 'otra', eventId: elsewhere }))
    const asked = textOf(await page())
    expect(asked.match(/Preboda: ¿paella\?/g)).toHaveLength(2)
    expect(asked).not.toContain('¿otra?')
  })

  it('without words, and a choice without options, is not asked', async () => {
    await ask(question({ key: 'vacia', texts: {} }), { ...DRINK, options: [] }, NIGHTS)
    const asked = await page()
    expect(asked).not.toContain('pregunta.vacia')
    expect(asked).not.toContain('pregunta.brindis')
  })

  it('is not hurt by hostile words, in whichever direction they are read', async () => {
    const hostile = '"><script>alert(1)</script> \u202eهل'
    await ask(question({ key: 'mala', texts: { es: hostile } }))
    const html = await page()
    expect(await htmlFaults(html)).toEqual([])
    expect(html).not.toContain('<script>alert')
    await answer({ ...COMING(), [FIELDS.own('mala', carmen)]: hostile })
    expect(await htmlFaults(await page(''))).toEqual([])
    expect((await answersOf(carmen))['mala']).toContain('<script>')
  })
})

describe('an answer that cannot be kept', () => {
  it('comes back as it was typed with what is wrong, and everything else is kept', async () => {
    const long = 'a'.repeat(OWN_ANSWER_MAX + 1)
    await ask(DRINK, NIGHTS, question({ key: 'texto' }))
    const response = await answer({
      ...COMING(),
      [FIELDS.own('noches', null)]: 'un par',
      [FIELDS.own('texto', noa)]: long,
    })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(await htmlFaults(html)).toEqual([])
    const text = textOf(html)
    expect(text).toContain('¿Cuántas noches os quedáis?: escribe una cifra')
    expect(text).toContain('Noa, ¿texto?: el texto es demasiado largo')
    const form = formFields(html)
    expect([form.get(FIELDS.own('noches', null)), form.get(FIELDS.own('texto', noa))]).toEqual([
      'un par',
      long,
    ])
    expect((await app.db.select().from(guests).where(eq(guests.id, carmen)))[0]!.rsvp).toBe(true)
    expect(await answersOfFamily()).toEqual({})
  })

  it('chose an option that is gone by now, and is asked again', async () => {
    const form = formFields(await page())
    form.set(FIELDS.own('brindis', carmen), 'cava')
    await ask({ ...DRINK, options: DRINK.options.slice(1) }, NIGHTS)
    const response = await post(form)
    expect(response.status).toBe(422)
    expect(textOf(await response.text())).toContain(
      'Carmen, ¿Con qué brindas?: Una de las opciones ya no existe',
    )
  })

  it('leaves what another device has answered meanwhile, and asks', async () => {
    const older = formFields(await page())
    await answer({ ...COMING(), [FIELDS.own('noches', null)]: '3' })
    older.set(FIELDS.own('noches', null), '1')
    const response = await post(older)
    expect(response.status).toBe(422)
    expect(textOf(await response.text())).toContain('mientras tanto se ha guardado «3»')
    expect(await answersOfFamily()).toEqual({ noches: '3' })
  })

  it('of a page that showed an older answer leaves the newer one', async () => {
    const older = formFields(await page())
    await answer({ ...COMING(), [FIELDS.own('brindis', carmen)]: 'cava' })
    older.set(FIELDS.own('brindis', noa), 'mosto')
    expect((await post(older)).status).toBe(303)
    expect([await answersOf(carmen), await answersOf(noa)]).toEqual([
      { brindis: 'cava' },
      { brindis: 'mosto' },
    ])
  })
})

describe('a song and some words', () => {
  it('are not asked for where the couple does not want them, and what was said of them stays', async () => {
    await answer({ ...COMING(), [FIELDS.song]: 'Paquito', [FIELDS.message]: '¡Vivan!' })
    await settleInvitations(app.db, cast.weddingId, { asksSong: false, asksMessage: false })
    const html = await page()
    expect(await htmlFaults(html)).toEqual([])
    expect(textOf(html)).not.toMatch(/canción|Unas palabras/i)
    expect((await post(formFields(html))).status).toBe(303)
    const [stored] = await app.db.select().from(households).where(eq(households.id, family.householdId))
    expect(stored).toMatchObject({ song: 'Paquito', message: '¡Vivan!' })
  })
})

describe('the couple', () => {
  const save = (changes: object, member = cast.lucia) => member.patch(`${at}/invitation-settings`, changes)

  it('changes its questions, and one that another member has added meanwhile stays', async () => {
    const before = [DRINK, NIGHTS]
    const added = question({ key: 'coche' })
    expect((await save({ questions: [...before, added], from: { questions: before } })).status).toBe(200)
    const renamed = { ...NIGHTS, texts: { es: '¿Cuántas noches?' } }
    const { body } = await save({ questions: [DRINK, renamed], from: { questions: before } })
    expect(body.questions).toEqual([DRINK, renamed, added])
  })

  it('has so many questions, each with its own key', async () => {
    const many = Array.from({ length: OWN_QUESTIONS_MAX + 1 }, (_, index) => question({ key: `q-${index}` }))
    expect((await save({ questions: many })).status).toBe(400)
    expect((await save({ questions: [DRINK, DRINK] })).status).toBe(400)
    expect((await save({ questions: many.slice(1) })).status).toBe(200)
  })

  it('saves as many questions as there may be, with the longest words in all languages', async () => {
    const texts = (max: number) =>
      Object.fromEntries(INVITATION_LANGUAGES.map((language) => [language, 'ñ'.repeat(max)]))
    const full = Array.from({ length: OWN_QUESTIONS_MAX }, (_, index) =>
      question({
        ...{ key: `q-${index}`, kind: 'choice', texts: texts(OWN_QUESTION_MAX) },
        options: Array.from({ length: OWN_OPTIONS_MAX }, (__, option) => ({
          ...{ key: `o-${option}`, texts: texts(OWN_OPTION_MAX) },
        })),
      }),
    )
    expect((await save({ questions: full })).status).toBe(200)
    const { status, body } = await save({ questions: full.slice(1), from: { questions: full } })
    expect([status, body.questions.length]).toEqual([200, OWN_QUESTIONS_MAX - 1])
  })

  it('is asked where two have changed the same part of a question, and nothing is stored', async () => {
    const before = [DRINK, NIGHTS]
    const named = (es: string) => [{ ...DRINK, texts: { ...DRINK.texts, es } }, NIGHTS]
    expect((await save({ questions: named('¿Qué bebes?'), from: { questions: before } })).status).toBe(200)
    const { status, body } = await save({ questions: named('¿Cava?'), from: { questions: before } })
    expect([status, body.data.conflicts]).toEqual([
      409,
      [{ field: 'questions', part: 'brindis.texts.es', stored: '¿Qué bebes?', given: '¿Cava?' }],
    ])
    const option = { ...DRINK, options: [...DRINK.options, { key: 'agua', texts: { es: 'Agua' } }] }
    const merged = await save({ questions: [option, NIGHTS], from: { questions: before } })
    expect(merged.body.questions[0]).toEqual({ ...option, texts: { ...DRINK.texts, es: '¿Qué bebes?' } })
  })

  it('notes an answer that was told by telephone, and takes it away again', async () => {
    const details = `${at}/guests/${carmen}/details`
    expect((await cast.lucia.patch(details, { ownAnswers: { brindis: 'cava' } })).body.ownAnswers).toEqual({
      brindis: 'cava',
    })
    await cast.lucia.patch(details, { ownAnswers: { otra: 'sí' } })
    expect(await answersOf(carmen)).toEqual({ brindis: 'cava', otra: 'sí' })
    await cast.lucia.patch(details, { ownAnswers: { brindis: null } })
    expect(await answersOf(carmen)).toEqual({ otra: 'sí' })
    await cast.lucia.patch(`${at}/households/${family.householdId}`, { ownAnswers: { noches: '2' } })
    expect(await answersOfFamily()).toEqual({ noches: '2' })
  })

  it('alone changes them: a member who only sees the guests does not', async () => {
    const viewer = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    expect((await save({ questions: [] }, viewer)).status).toBe(403)
    expect((await viewer.patch(`${at}/guests/${carmen}/details`, { ownAnswers: {} })).status).toBe(403)
  })
})
