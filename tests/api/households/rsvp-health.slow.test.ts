import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { DIETS } from '#domain/guests/allergens.ts'
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

beforeEach(async () => {
  await settleInvitations(app.db, cast.weddingId, { closingDate: '2199-01-01' })
  family = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Carmen Aguirre' }, { fullName: 'Noa Lasa', age: 'child' }],
  })
  ;[carmen, noa] = family.people as [string, string]
})

const page = async (query = '', headers: Record<string, string> = {}) =>
  (await app.fetch(`${family.path}${query}`, { headers })).text()
const formOf = async () => formFields(await page('?cambiar'))
const post = (body: URLSearchParams) =>
  app.fetch(family.path + ANSWER_PATH, { method: 'POST', body, headers: { origin: ORIGIN } })

const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const guest = async (id: string) => (await app.db.select().from(guests).where(eq(guests.id, id)))[0]!
const household = async () =>
  (await app.db.select().from(households).where(eq(households.id, family.householdId)))[0]!
const change = (id: string, values: Partial<typeof guests.$inferInsert>) =>
  app.db.update(guests).set(values).where(eq(guests.id, id))

const AGREED = { healthConsentAt: new Date('2027-01-05T10:00:00Z'), healthConsentText: 'De acuerdo.' }
const KEPT = {
  ...AGREED,
  allergens: ['peanuts' as const],
  diets: ['vegan' as const],
  dietNote: 'Lleva adrenalina',
}
const NOTHING = {
  allergens: [],
  diets: [],
  dietNote: null,
  healthConsentAt: null,
  healthConsentText: null,
}

describe('diets', () => {
  it.each(INVITATION_LANGUAGES)('are asked apart from allergies in %s', async (language) => {
    const html = await page(`?l=${language}`)
    const t = MESSAGES[language]
    const fold = /<details class="rv-fold rv-diets">.*?<\/details>/s.exec(html)![0]
    expect(textOf(`<body${fold}`)).toContain(t.diet())
    for (const key of ['vegetarian', 'vegan', 'halal', 'kosher', 'pregnancy'] as const) {
      expect(fold).toContain(`value="${key}"`)
      expect(fold).toContain(t[`diet_${key}`]())
    }
  })

  it('are kept with permission, and shown to the family and the couple', async () => {
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'si')
    form.append(FIELDS.diets(carmen), 'vegan')
    form.append(FIELDS.diets(carmen), 'pregnancy')
    form.set(FIELDS.consent(carmen), 'on')
    expect((await post(form)).status).toBe(303)
    expect(await guest(carmen)).toMatchObject({ diets: ['vegan', 'pregnancy'], allergens: [] })
    expect((await guest(carmen)).healthConsentAt).toBeInstanceOf(Date)
    const html = await page()
    expect(textOf(html)).toContain('Boda. Vegana, embarazo')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('are not kept without permission, which is asked for by their name', async () => {
    const form = await formOf()
    form.set(FIELDS.event(noa, 'boda'), 'si')
    form.append(FIELDS.diets(noa), 'halal')
    const response = await post(form)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(textOf(html)).toContain('Necesitamos vuestro permiso para guardar la dieta de Noa')
    expect(textOf(html)).toContain('Marca la casilla o quita la dieta.')
    expect(html).toMatch(/checked=""[^>]*value="halal"|value="halal"[^>]*checked=""/)
    expect(await htmlFaults(html)).toEqual([])
    expect(await guest(noa)).toMatchObject({ rsvp: true, ...NOTHING })
  })

  it('that a member noted are shown before they are agreed to', async () => {
    await change(noa, { diets: [...DIETS] })
    const html = await page()
    expect(textOf(html)).toContain('Lo apuntó quien organiza la boda.')
    expect(formFields(html).getAll(FIELDS.diets(noa))).toEqual([...DIETS])
    expect(formFields(html).has(FIELDS.consent(noa))).toBe(false)
  })

  it('that a member noted stay without a permission when nothing is said of them, and go when unmarked', async () => {
    await change(noa, { diets: ['vegan'], allergens: ['milk'] })
    const form = await formOf()
    form.set(FIELDS.event(noa, 'boda'), 'si')
    expect((await post(form)).status).toBe(303)
    expect(await guest(noa)).toMatchObject({ diets: ['vegan'], allergens: ['milk'], healthConsentAt: null })
    const less = await formOf()
    less.delete(FIELDS.diets(noa))
    expect((await post(less)).status).toBe(303)
    expect(await guest(noa)).toMatchObject({ diets: [], allergens: ['milk'], healthConsentAt: null })
  })

  it('that a member noted after the page was drawn are agreed to by no page without them', async () => {
    const form = await formOf()
    form.append(FIELDS.allergens(noa), 'milk')
    form.set(FIELDS.consent(noa), 'on')
    await change(noa, { diets: ['vegan'] })
    for (const copy of [form.get('pagina')!, '']) {
      form.set('pagina', copy)
      const response = await post(form)
      expect(response.status).toBe(422)
      expect(textOf(await response.text())).toContain('Noa: hay algo más apuntado de su comida')
      expect(await guest(noa)).toMatchObject({ ...NOTHING, diets: ['vegan'] })
    }
  })
})

describe('what a member notes after a guest agreed', () => {
  const note = (changes: object) =>
    cast.lucia.patch(`/api/weddings/${cast.weddingId}/guests/${noa}/details`, changes)
  const agree = async () => {
    const form = await formOf()
    form.append(FIELDS.allergens(noa), 'peanuts')
    form.set(FIELDS.consent(noa), 'on')
    expect((await post(form)).status).toBe(303)
    expect((await guest(noa)).healthConsentAt).toBeInstanceOf(Date)
  }

  it('is not covered by that permission, which holds for what it was given for', async () => {
    await agree()
    const before = await guest(noa)
    expect((await note({ diets: ['vegan'] })).status).toBe(200)
    expect(await guest(noa)).toMatchObject({ healthConsentAt: before.healthConsentAt, diets: ['vegan'] })
    const html = await page('?cambiar')
    expect(textOf(html)).toContain('Después, quien organiza la boda ha apuntado algo más.')
    expect(formFields(html).has(FIELDS.consent(noa))).toBe(false)
    expect(html).toContain('name="retirar"')
    expect(await htmlFaults(html)).toEqual([])
    // To leave it alone agrees to nothing.
    expect((await post(formFields(html))).status).toBe(303)
    expect(textOf(await page('?cambiar'))).toContain('ha apuntado algo más')
    // Taken back by the couple, the permission covers all again.
    await note({ diets: [] })
    expect(formFields(await page('?cambiar')).get(FIELDS.consent(noa))).toBe('on')
  })

  it('is agreed to by the guest who sees it', async () => {
    await agree()
    app.setClock(new Date(Date.now() + 60_000))
    const before = await guest(noa)
    await note({ diets: ['vegan'], dietNote: 'Lleva adrenalina' })
    const form = await formOf()
    form.set(FIELDS.consent(noa), 'on')
    expect((await post(form)).status).toBe(303)
    const after = await guest(noa)
    expect(after.healthConsentAt!.getTime()).toBeGreaterThan(before.healthConsentAt!.getTime())
    expect(after.healthAgreed).toEqual({
      allergens: ['peanuts'],
      diets: ['vegan'],
      dietNote: 'Lleva adrenalina',
    })
    expect(textOf(await page('?cambiar'))).not.toContain('ha apuntado algo más')
  })

  it('is agreed to by no page that was drawn before it', async () => {
    await agree()
    const form = await formOf()
    form.append(FIELDS.allergens(noa), 'milk')
    await note({ diets: ['vegan'] })
    const response = await post(form)
    expect(response.status).toBe(422)
    expect(textOf(await response.text())).toContain('Noa: hay algo más apuntado de su comida')
    expect(await guest(noa)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'] })
  })

  it('is added to by the guest only with a permission, and can be made less without one', async () => {
    await agree()
    await note({ diets: ['vegan'], allergens: ['peanuts', 'milk'] })
    const more = await formOf()
    more.append(FIELDS.allergens(noa), 'eggs')
    expect((await post(more)).status).toBe(422)
    const less = await formOf()
    less.delete(FIELDS.allergens(noa))
    less.append(FIELDS.allergens(noa), 'peanuts')
    less.delete(FIELDS.diets(noa))
    expect((await post(less)).status).toBe(303)
    expect(await guest(noa)).toMatchObject({ allergens: ['peanuts'], diets: [] })
    expect(formFields(await page('?cambiar')).get(FIELDS.consent(noa))).toBe('on')
  })

  it('goes with the rest when the permission is withdrawn', async () => {
    await agree()
    await note({ diets: ['vegan'] })
    await post(new URLSearchParams({ retirar: noa }))
    expect(await guest(noa)).toMatchObject({ ...NOTHING, healthAgreed: null })
  })

  it('may be said by the guest too, under the permission that holds', async () => {
    await agree()
    const form = await formOf()
    form.append(FIELDS.diets(noa), 'halal')
    expect((await post(form)).status).toBe(303)
    expect(formFields(await page('?cambiar')).get(FIELDS.consent(noa))).toBe('on')
    await note({ diets: [] })
    expect(formFields(await page('?cambiar')).get(FIELDS.consent(noa))).toBe('on')
  })
})

describe('a permission', () => {
  it.each(INVITATION_LANGUAGES)('is withdrawn at one press in %s, from what was said', async (language) => {
    await change(noa, { ...KEPT, rsvp: true, menu: 'infantil', needsHighChair: true })
    await app.db
      .update(households)
      .set({ answeredAt: new Date(), song: 'La Macarena' })
      .where(eq(households.id, family.householdId))
    const t = MESSAGES[language]
    const cookie = { cookie: `azahar.idioma=${language}` }
    const before = await page('', cookie)
    expect(textOf(before)).toContain(t.withdraw())
    expect(textOf(before)).toContain('Lleva adrenalina')
    expect(await htmlFaults(before)).toEqual([])
    const button = /<button[^>]*name="retirar"[^>]*>/.exec(before)![0]
    const response = await post(new URLSearchParams({ retirar: /value="([^"]+)"/.exec(button)![1]! }))
    expect(response.status).toBe(303)
    expect(await guest(noa)).toMatchObject({ ...NOTHING, rsvp: true, menu: 'infantil', needsHighChair: true })
    expect((await household()).song).toBe('La Macarena')
    const after = await page(response.headers.get('location')!.replace(/^[^?]+|#.*$/g, ''), cookie)
    expect(textOf(after)).toContain(t.withdrawn())
    expect(after).not.toContain('name="retirar"')
    expect(await htmlFaults(after)).toEqual([])
  })

  it('is withdrawn from the form, with all that was typed meanwhile', async () => {
    await change(noa, KEPT)
    const form = await formOf()
    form.set(FIELDS.event(carmen, 'boda'), 'si')
    form.set(FIELDS.song, 'La Macarena')
    form.set(FIELDS.withdrawal, noa)
    // A member notes something at the same time.
    await change(noa, { dietNote: 'Lleva dos adrenalinas', diets: ['vegan', 'halal'] })
    const response = await post(form)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${family.path}?cambiar&retirado#persona-${noa}`)
    expect(await guest(noa)).toMatchObject(NOTHING)
    expect((await guest(carmen)).rsvp).toBe(true)
    expect((await household()).song).toBe('La Macarena')
    expect(textOf(await page('?cambiar&retirado'))).toContain('Permiso retirado.')
  })

  it('is withdrawn by unmarking everything, with its box or without', async () => {
    for (const keepsBox of [true, false]) {
      await change(noa, KEPT)
      const form = await formOf()
      form.delete(FIELDS.allergens(noa))
      form.delete(FIELDS.diets(noa))
      form.set(FIELDS.note(noa), '')
      if (!keepsBox) form.delete(FIELDS.consent(noa))
      expect((await post(form)).status).toBe(303)
      expect(await guest(noa)).toMatchObject(NOTHING)
    }
  })

  it('is withdrawn after the last day, when nothing else is taken', async () => {
    await change(noa, { ...KEPT, rsvp: true })
    await settleInvitations(app.db, cast.weddingId, { closingDate: '2020-03-01' })
    const html = await page()
    expect(html).toContain('name="retirar"')
    expect(await htmlFaults(html)).toEqual([])
    const sent = new URLSearchParams({ retirar: noa, [FIELDS.event(noa, 'boda')]: 'no', cancion: 'Otra' })
    expect((await post(sent)).status).toBe(303)
    expect(await guest(noa)).toMatchObject({ ...NOTHING, rsvp: true })
    expect(await household()).toMatchObject({ song: null, answeredAt: null })
    expect(textOf(await page('?retirado'))).toContain('Permiso retirado.')
  })

  it('of another household is not withdrawn, and one that was not given is no answer', async () => {
    const other = await inviteHousehold(app.db, cast.weddingId, {
      people: [{ fullName: 'Iker Sanz', ...KEPT }],
    })
    await post(new URLSearchParams({ retirar: other.people[0]! }))
    expect(await guest(other.people[0]!)).toMatchObject(KEPT)
    await post(new URLSearchParams({ retirar: carmen }))
    expect((await household()).answeredAt).toBeNull()
  })
})
