import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { ALLERGENS } from '#domain/guests/allergens.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { guestDataPath } from '#site/legal/guest-data-path.ts'
import { ANSWER_PATH, FIELDS } from '#site/rsvp/field-names.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast({ trustProxy: true })

let family: TestInvitation
let carmen: string
let noa: string
let preboda: string

beforeEach(async () => {
  await settleInvitations(app.db, cast.weddingId)
  family = await inviteFamily()
  ;[carmen, noa] = family.people as [string, string]
  preboda = family.events[0]!
})

const inviteFamily = () =>
  inviteHousehold(app.db, cast.weddingId, {
    people: [
      { fullName: 'Carmen Aguirre Soto', mayBringCompanion: true },
      { fullName: 'Noa Aguirre Lasa', age: 'child', ageYears: 4 },
    ],
    events: [{ name: 'Preboda', date: '2027-04-09', startsAt: 1230, place: 'Taberna La Fresquita' }],
  })

const inviteCarmen = () => inviteHousehold(app.db, cast.weddingId)

const read = (path = family.path, headers: Record<string, string> = {}) => app.fetch(path, { headers })
const page = async (path = family.path, headers: Record<string, string> = {}) =>
  (await read(path, headers)).text()

/** The text of a page, without its head and its tags. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const pageCopyOf = (html: string) => /name="pagina" value="([^"]+)"/.exec(html)?.[1] ?? ''

type Fields = Record<string, string | string[]>

const send = (fields: Fields, { path = family.path, headers = {} as Record<string, string> } = {}) => {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value)
  return app.fetch(path + ANSWER_PATH, { method: 'POST', body, headers: { origin: ORIGIN, ...headers } })
}

const coming = (person = carmen, event = 'boda', answer = 'si') => ({ [FIELDS.event(person, event)]: answer })

const guest = async (id: string) => (await app.db.select().from(guests).where(eq(guests.id, id)))[0]!
const household = async ({ householdId } = family) =>
  (await app.db.select().from(households).where(eq(households.id, householdId)))[0]!
const renew = (householdId: string) =>
  app.db
    .update(households)
    .set({ token: randomBytes(16).toString('base64url') })
    .where(eq(households.id, householdId))
const answerTo = async (guestId: string) =>
  (await app.db.select().from(eventAnswers).where(eq(eventAnswers.guestId, guestId)))[0]?.answer

describe('the page of an invitation', () => {
  it.each(INVITATION_LANGUAGES)(
    'in %s leads to what is kept of guests, in that language',
    async (language) => {
      const link = `href="${guestDataPath(language)}"`
      expect(await page(`${family.path}?l=${language}`)).toContain(link)
      expect(await page(`/i/${'x'.repeat(22)}?l=${language}`)).toContain(link)
    },
  )

  it('says who invites whom, when, where and to what, with nothing chosen', async () => {
    const html = await page()
    const text = textOf(html)
    for (const shown of [
      'Carmen y Noa, nos casamos',
      'Lucía & Martín'.replace('&', '&amp;'),
      'Sábado, 10 de abril de 2027',
      'Hacienda Los Naranjos, Carmona',
      'Podéis responder hasta el 1 de marzo',
      'Preboda',
      '20:30 · Taberna La Fresquita',
      '¿Venís?',
      'Podéis cambiarla hasta el 1 de marzo.',
      'Vamos a todo',
      '4 años',
      'Infantil',
      'Prado de San Sebastián',
    ])
      expect(text).toContain(shown)
    expect(html).not.toMatch(/type="(radio|checkbox)"[^>]* checked/)
  })

  it('shows first names only, and of nobody else', async () => {
    await cast.lucia.addGuest(cast.weddingId, 'Teodoro Lasarte')
    const html = await page()
    for (const hidden of ['Aguirre', 'Soto', 'Teodoro', 'Lasarte']) expect(html).not.toContain(hidden)
  })

  it('speaks to one person as to one', async () => {
    const text = textOf(await page((await inviteCarmen()).path))
    for (const shown of ['¿Vienes?', 'Puedes responder hasta el 1 de marzo', 'Este enlace es solo tuyo.'])
      expect(text).toContain(shown)
    for (const plural of ['Venís', 'Responded', 'vuestro', 'Vamos a todo']) expect(text).not.toContain(plural)
  })

  it('is kept from search engines, caches, referrers, scripts and other origins', async () => {
    const response = await read()
    const { headers } = response
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('speculation-rules')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/ style="/)
    const loaded = Array.from(html.matchAll(/(?:src|srcSet)="([^"]+)"/gi), ([, address]) => address!)
    for (const address of loaded) expect(address).not.toMatch(/^(https?:)?\/\//)
  })

  it('is stored by no browser but while it has a form, which is to be there again with the back button', async () => {
    const kept = async (path: string) => (await read(path)).headers.get('cache-control')
    await send(coming())
    expect(await kept(family.path)).toBe('private, no-store')
    expect(await kept(`${family.path}?cambiar`)).toBe('private, no-cache')
    expect(await kept('/i/no-es-una-invitacion')).toBe('private, no-store')
  })

  it('is shared as the wedding, without the household', async () => {
    const head = (await page()).split('<body')[0]!
    expect(head).toContain('<meta property="og:title" content="Lucía &amp; Martín"/>')
    expect(head).toContain('10 de abril de 2027')
    for (const name of ['Carmen', 'Noa']) expect(head).not.toContain(name)
    const image = await read(`${family.path}/vista.png`)
    expect(image.headers.get('content-type')).toBe('image/png')
    const inCal = Buffer.from(await image.arrayBuffer())
    await app.db.execute(sql`update weddings set style = 'noche' where id = ${cast.weddingId}`)
    const inNoche = Buffer.from(await (await read(`${family.path}/vista.png`)).arrayBuffer())
    await app.db.execute(sql`update weddings set style = 'cal' where id = ${cast.weddingId}`)
    expect(inNoche.equals(inCal)).toBe(false)
  })

  it('says in its preview whether answers are still taken', async () => {
    const descriptionOf = async () => /og:description" content="([^"]*)"/.exec(await page())![1]
    expect(await descriptionOf()).toContain('dinos si vienes')
    await settleInvitations(app.db, cast.weddingId, { closingDate: '2020-01-01' })
    expect(await descriptionOf()).toContain('Las respuestas ya están cerradas')
  })

  it('hides the account for gifts behind a tap, and what the couple does not tell', async () => {
    expect(await page()).not.toContain('<summary>Si queréis')
    await settleInvitations(app.db, cast.weddingId, {
      iban: 'ES9121000418450200051332',
      dressCode: 'Elegante, sin corbata',
    })
    const html = await page()
    expect(textOf(html)).toContain('Elegante, sin corbata')
    const fold = /<details[^>]*><summary>Si queréis hacernos un regalo<\/summary>(.*?)<\/details>/s.exec(
      html,
    )!
    expect(fold[0]).not.toContain('open')
    expect(fold[1]).toContain('ES91 2100 0418 4502 0005 1332')
  })

  it.each(INVITATION_LANGUAGES)('is valid HTML in %s in every state', async (language) => {
    const t = MESSAGES[language]
    const open = await page(`${family.path}?l=${language}`)
    expect(open).toContain(`<html lang="${language}"`)
    expect(textOf(open)).toContain(t.coming({ people: 2 }))
    const cookie = { cookie: `azahar.idioma=${language}` }
    const refused = await send(
      { ...coming(), [FIELDS.allergens(noa)]: 'gluten', ...coming(noa) },
      { headers: cookie },
    )
    const missing = await refused.text()
    expect(textOf(missing)).toContain(t.missing({ count: 1 }))
    const thanks = await page(family.path, cookie)
    expect(textOf(thanks)).toContain(t.saved())
    await settleInvitations(app.db, cast.weddingId, {
      closingDate: '2020-01-01',
      contactPhone: '600 00 01 17',
    })
    const closed = await page(family.path, cookie)
    expect(textOf(closed)).toContain(t.closed())
    const unknown = await page('/i/no-es-una-invitacion', cookie)
    expect(textOf(unknown)).toContain(t.unknown())
    for (const html of [open, missing, thanks, closed, unknown]) expect(await htmlFaults(html)).toEqual([])
  })

  it('stays under 60 KB without its fonts and pictures', async () => {
    expect(Buffer.byteLength(await page())).toBeLessThan(60_000)
  })
})

describe('the language', () => {
  const languageOf = async (path: string, headers?: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await page(path, headers))![1]

  it('is the chosen one, which is remembered for invitations', async () => {
    const response = await read(`${family.path}?l=eu`)
    const cookie = response.headers.get('set-cookie')!
    expect(cookie).toContain('Path=/i')
    expect(cookie).toContain('HttpOnly')
    expect(await languageOf(family.path, { cookie: cookie.split(';')[0]! })).toBe('eu')
    expect(await languageOf(`${family.path}?l=xx`)).toBe('es')
  })

  it('is else that of the household, of the browser, or Spanish', async () => {
    const galician = await inviteHousehold(app.db, cast.weddingId, { language: 'gl' })
    expect(await languageOf(galician.path, { 'accept-language': 'ca' })).toBe('gl')
    expect(await languageOf(family.path, { 'accept-language': 'fr, ca-ES;q=0.8, en;q=0.5' })).toBe('ca')
    expect(await languageOf(family.path, { 'accept-language': 'de' })).toBe('es')
  })

  it('leaves the words of the couple as they are', async () => {
    const text = textOf(await page(`${family.path}?l=ca`))
    for (const own of ['Preboda', 'Pescado', 'Taberna La Fresquita']) expect(text).toContain(own)
  })
})

describe('an answer', () => {
  it('is saved with one request and leads to what was said', async () => {
    const response = await send({
      ...coming(carmen),
      ...coming(carmen, preboda, 'no'),
      ...coming(noa),
      ...coming(noa, preboda, 'no'),
      [FIELDS.menu(carmen)]: 'pescado',
      [FIELDS.menu(noa)]: 'infantil',
      [FIELDS.highChair(noa)]: 'on',
      [FIELDS.busOut]: 'ida-1115',
      [FIELDS.busBack]: 'no',
      [FIELDS.song]: 'Paquito el Chocolatero',
      [FIELDS.message]: 'Qué ganas',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(family.path)
    expect(await guest(carmen)).toMatchObject({
      rsvp: true,
      menu: 'pescado',
      busOut: 'ida-1115',
      busBack: null,
    })
    expect(await guest(noa)).toMatchObject({ rsvp: true, menu: 'infantil', needsHighChair: true })
    expect(await answerTo(noa)).toBe(false)
    expect(await household()).toMatchObject({ song: 'Paquito el Chocolatero', message: 'Qué ganas' })
    const text = textOf(await page())
    for (const said of ['Gracias, Carmen', 'Habéis dicho', 'Boda. Pescado', 'Infantil, trona', '2 plazas'])
      expect(text).toContain(said)
  })

  it('goes to an address beside the page, which leads back to it; that of the page takes it too', async () => {
    expect(await page()).toContain(`action="${family.path}/respuesta"`)
    const back = await read(`${family.path}/respuesta`)
    expect([back.status, back.headers.get('location')]).toEqual([303, family.path])
    const inCatalan = await read(`${family.path}/respuesta?l=ca`)
    expect(inCatalan.headers.get('location')).toBe(`${family.path}?l=ca`)
    expect((await read('/i/cortado/respuesta')).status).toBe(404)
    const body = new URLSearchParams(coming() as Record<string, string>)
    const sent = await app.fetch(family.path, { method: 'POST', body, headers: { origin: ORIGIN } })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, family.path])
    expect((await guest(carmen)).rsvp).toBe(true)
  })

  it('is one answer when it is sent twice', async () => {
    const html = await page()
    const fields = { ...coming(), [FIELDS.page]: pageCopyOf(html) }
    expect((await send(fields)).status).toBe(303)
    const { answeredAt } = await household()
    expect((await send(fields)).status).toBe(303)
    expect((await household()).answeredAt).toEqual(answeredAt)
    const { rows } = await app.db.execute(
      sql`select id from household_answers where household_id = ${family.householdId}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('may be partly given, and says what is open', async () => {
    await send(coming())
    expect(await guest(noa)).toMatchObject({ rsvp: null })
    const text = textOf(await page())
    expect(text).toContain('Os falta alguna respuesta.')
    expect(text).toContain('Noa Sin responder')
  })

  it('says yes to everything at a press, with what was typed meanwhile, and comes back to the form', async () => {
    const response = await send({ [FIELDS.all]: 'si', [FIELDS.song]: 'La Macarena' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${family.path}?todo=1#persona-${carmen}`)
    expect([(await guest(carmen)).rsvp, (await guest(noa)).rsvp]).toEqual([true, true])
    expect([await answerTo(carmen), await answerTo(noa)]).toEqual([true, true])
    const html = await page(`${family.path}?todo=1`)
    expect(textOf(html)).toContain('Apuntado: vais a todo.')
    expect(html).toContain('value="La Macarena"')
  })

  it('of only No is thanked for, without a calendar', async () => {
    const alone = await inviteCarmen()
    await send(coming(alone.people[0], 'boda', 'no'), { path: alone.path })
    const html = await page(alone.path)
    expect(textOf(html)).toContain('Gracias por avisar, Carmen')
    expect(textOf(html)).toContain('Te echaremos de menos.')
    expect(html).not.toContain('boda.ics')
  })

  it('may be changed, and the form shows what was said', async () => {
    await send({ ...coming(), [FIELDS.menu(carmen)]: 'carne' })
    expect(textOf(await page())).toContain('Cambiar respuesta')
    const html = await page(`${family.path}?cambiar`)
    expect(html).toMatch(
      new RegExp(`name="viene\\.${carmen}\\.boda" [^>]*checked=""[^>]*value="si"|value="si"[^>]*checked`),
    )
    await send({ ...coming(carmen, 'boda', 'no'), [FIELDS.page]: pageCopyOf(html) })
    expect(await guest(carmen)).toMatchObject({ rsvp: false, menu: 'carne' })
  })

  it('of two people at once ends in one state, with what each of them changed', async () => {
    const copy = pageCopyOf(await page())
    const answers = await Promise.all([
      send({ ...coming(carmen), [FIELDS.song]: 'La Macarena', [FIELDS.page]: copy }),
      send({ ...coming(noa), [FIELDS.message]: 'Allí estaremos', [FIELDS.page]: copy }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect([(await guest(carmen)).rsvp, (await guest(noa)).rsvp]).toEqual([true, true])
    expect(await household()).toMatchObject({ song: 'La Macarena', message: 'Allí estaremos' })
  })

  it('brings a companion, who has fields of their own from then on', async () => {
    const refused = await send({ ...coming(), [FIELDS.hasCompanion(carmen)]: 'si' })
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('Falta el nombre de quien acompaña a Carmen')
    await send({
      ...coming(),
      [FIELDS.hasCompanion(carmen)]: 'si',
      [FIELDS.companion(carmen)]: 'Ainhoa Lasa',
    })
    expect(textOf(await page())).toContain('Con Carmen. Boda')
    expect(await page(`${family.path}?cambiar`)).toMatch(/<legend>Ainhoa Lasa/)
  })

  it('gives a calendar of the events that were said yes to', async () => {
    await send({ ...coming(), ...coming(carmen, preboda, 'no') })
    const response = await read(`${family.path}/boda.ics`)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    const calendar = (await response.text()).replace(/\r\n /g, '')
    expect(calendar).toContain('SUMMARY:Boda · Lucía & Martín')
    expect(calendar).toContain('DTSTART:20270410T103000Z')
    expect(calendar).not.toContain('Preboda')
  })
})

describe('allergies', () => {
  const gluten = () => ({ ...coming(noa), [FIELDS.allergens(noa)]: 'gluten', [FIELDS.note(noa)]: 'Celíaca' })

  it('are kept with the permission that was given, in the words that were read', async () => {
    await send({ ...gluten(), [FIELDS.consent(noa)]: 'on' }, { headers: { cookie: 'azahar.idioma=ca' } })
    const { allergens, dietNote, healthConsentAt, healthConsentText } = await guest(noa)
    expect({ allergens, dietNote }).toEqual({ allergens: ['gluten'], dietNote: 'Celíaca' })
    expect(healthConsentAt).toBeInstanceOf(Date)
    expect(healthConsentText).toBe(
      'És informació de salut. La veuran Lucía, Martín, els qui organitzen el casament i qui cuina, només per a aquest àpat. S’elimina 30 dies després. Hi estic d’acord.',
    )
  })

  it('are not kept without it, while everything else is, and nothing that was typed is lost', async () => {
    const response = await send({ ...gluten(), [FIELDS.song]: 'La Macarena' })
    expect(response.status).toBe(422)
    expect(await guest(noa)).toMatchObject({
      rsvp: true,
      allergens: [],
      dietNote: null,
      healthConsentAt: null,
    })
    expect(await household()).toMatchObject({ song: 'La Macarena' })
    const html = await response.text()
    expect(textOf(html)).toContain('Falta una cosa')
    expect(textOf(html)).toContain('díselo a Lucía y Martín.')
    expect(textOf(html)).toContain('Necesitamos vuestro permiso para guardar la alergia de Noa')
    expect(html).toContain(`href="#permiso-${noa}"`)
    expect(html).toContain('value="Celíaca"')
    expect(html).toMatch(/checked=""[^>]*value="gluten"|value="gluten"[^>]*checked=""/)
    expect(await htmlFaults(html)).toEqual([])
  })

  it('are asked with the fourteen of the regulation, in details that are closed', async () => {
    const html = await page()
    const fold = /<details class="rv-fold"><summary>.*?<\/details>/s.exec(html)![0]
    for (const allergen of ALLERGENS) expect(fold).toContain(`value="${allergen}"`)
  })
})

describe('an answer that nobody sends by hand', () => {
  it('never touches another household', async () => {
    const other = await inviteFamily()
    const [stranger] = other.people as [string]
    const response = await send({
      ...coming(stranger, 'boda', 'no'),
      [FIELDS.menu(stranger)]: 'carne',
      [FIELDS.companion(stranger)]: 'Intruso',
      [FIELDS.hasCompanion(stranger)]: 'si',
      ...coming(carmen, other.events[0], 'si'),
    })
    expect(response.status).toBe(303)
    expect(await guest(stranger)).toMatchObject({ rsvp: null, menu: null })
    expect(await answerTo(stranger)).toBeNull()
    expect((await household(other)).answeredAt).toBeNull()
  })

  it('may be long, full of control characters or of fields that do not exist', async () => {
    const long = 'ñ'.repeat(10_000)
    const response = await send({
      ...coming(),
      [FIELDS.hasCompanion(carmen)]: 'si',
      [FIELDS.companion(carmen)]: long,
      [FIELDS.song]: 'a\u0000b\u0007\u202Ec',
      'viene.__proto__.boda': 'si',
      'viene.x.y': 'si',
      rsvp: 'true',
    })
    expect(response.status).toBe(422)
    expect(textOf(await response.text())).toContain('el texto es demasiado largo')
    expect(await household()).toMatchObject({ song: 'ab c' })
    expect(await guest(carmen)).toMatchObject({ rsvp: true })
  })

  it('may bring a hundred thousand signs, which go back as they were typed, while all else is saved', async () => {
    for (const signs of ['🎉'.repeat(50_000), '<b>"&\u0000'.repeat(20_000), 'محبة'.repeat(25_000)]) {
      const response = await send({ ...coming(), [FIELDS.message]: signs })
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(textOf(html)).toContain('el texto es demasiado largo')
      const typed = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)![1]!
      const unescaped = typed.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
      expect(unescaped.replaceAll('&amp;', '&').replaceAll('\uFFFD', '\u0000')).toBe(signs)
      expect(await guest(carmen)).toMatchObject({ rsvp: true })
      expect((await household()).message).toBeNull()
    }
  })

  it('may say both yes and no, of which the first counts', async () => {
    const field = FIELDS.event(carmen, 'boda')
    const response = await send({ [field]: ['no', 'si'], [FIELDS.song]: ['una', 'otra'] })
    expect(response.status).toBe(303)
    expect(await guest(carmen)).toMatchObject({ rsvp: false })
    expect((await household()).song).toBe('una')
  })

  it('may choose what there is not', async () => {
    const response = await send({ ...coming(), [FIELDS.menu(carmen)]: 'sirena', [FIELDS.busOut]: 'tren' })
    expect(response.status).toBe(422)
    expect(await guest(carmen)).toMatchObject({ rsvp: true, menu: null, busOut: null })
  })

  it('may be no form at all, or too large', async () => {
    const post = (body: string, type: string) =>
      app.fetch(family.path, { method: 'POST', body, headers: { origin: ORIGIN, 'content-type': type } })
    expect((await post('{"rsvp":true}', 'application/json')).status).toBe(303)
    expect((await household()).answeredAt).toBeNull()
    const huge = await post(`x=${'a'.repeat(3_000_000)}`, 'application/x-www-form-urlencoded')
    expect(huge.status).toBe(413)
    expect(textOf(await huge.text())).toContain(MESSAGES.es.oversize_lead())
    const forged = await send({ ...coming(), [FIELDS.page]: `${pageCopyOf(await page()).slice(0, -3)}abc` })
    expect(forged.status).toBe(303)
  })

  it('is refused when another site sends it', async () => {
    const response = await send(coming(), { headers: { origin: 'https://otra.example' } })
    expect(response.status).toBe(403)
    expect(await guest(carmen)).toMatchObject({ rsvp: null })
  })

  it('comes from a browser that does not say from where, because the page asks it not to', async () => {
    const sendFrom = async (headers: Record<string, string>) =>
      (await send(coming(), { headers: { origin: 'null', ...headers } })).status
    expect(await sendFrom({ 'sec-fetch-site': 'same-origin' })).toBe(303)
    expect(await sendFrom({})).toBe(303)
    expect(await sendFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  it('is held back when one link sends it again and again, and shown again as it was typed', async () => {
    const copy = pageCopyOf(await page())
    for (let turn = 0; turn < 20; turn += 1) await send({ ...coming(), [FIELDS.page]: copy })
    const response = await send({ ...coming(), [FIELDS.song]: 'La Macarena', [FIELDS.page]: copy })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await response.text()
    expect(textOf(html)).toContain('Lo que habéis escrito sigue aquí')
    expect(html).toContain('value="La Macarena"')
    expect(
      (await send(coming((await inviteFamily()).people[0]), { path: (await inviteFamily()).path })).status,
    ).toBe(303)
  })
})

describe('after the last day', () => {
  beforeEach(() =>
    settleInvitations(app.db, cast.weddingId, {
      closingDate: '2020-03-01',
      contactName: 'Lucía',
      contactPhone: '600 00 01 17',
    }),
  )

  it('what was said can be read, and the page says whom to call', async () => {
    await app.db.update(guests).set({ rsvp: true }).where(eq(guests.id, carmen))
    await app.db
      .update(households)
      .set({ answeredAt: new Date() })
      .where(eq(households.id, family.householdId))
    const html = await page()
    for (const shown of [
      'La lista ya está cerrada',
      'El plazo terminó el 1 de marzo',
      'Habíais dicho',
      'Llamar a Lucía',
    ])
      expect(textOf(html)).toContain(shown)
    expect(html).toContain('href="tel:600000117"')
    expect(html).not.toContain('<form')
  })

  it('an answer is not saved, and the page says so', async () => {
    const response = await send(coming())
    expect(response.status).toBe(409)
    expect(textOf(await response.text())).toContain('no hemos guardado lo que acabáis de enviar')
    expect(await guest(carmen)).toMatchObject({ rsvp: null })
  })
})

describe('a link that opens nothing', () => {
  it('is one and the same page, for a wrong link and a revoked one, whatever is asked of it', async () => {
    const former = await page()
    await app.db.update(households).set({ token: null }).where(eq(households.id, family.householdId))
    const wrong = `/i/${randomBytes(16).toString('base64url')}`
    const pages = await Promise.all(
      [family.path, wrong, '/i/corto', '/i/', '/i', `${wrong}/boda.ics`, `${family.path}/vista.png`].map(
        (path) => read(path),
      ),
    )
    for (const { status } of pages) expect(status).toBe(404)
    const texts = new Set(await Promise.all(pages.map((one) => one.text())))
    expect(texts.size).toBe(1)
    expect([...texts][0]).not.toContain('Lucía')
    const sent = { ...coming(), [FIELDS.page]: pageCopyOf(former) }
    const answers = await Promise.all([family.path, wrong].map((path) => send(sent, { path })))
    for (const { status } of answers) expect(status).toBe(404)
    const [answered, guessed] = await Promise.all(answers.map((one) => one.text()))
    expect(answered).toBe(guessed)
    expect(answered).not.toContain('Lucía')
  })

  it.each([
    ['was renewed', (_: string, householdId: string) => renew(householdId)],
    [
      'went with its wedding',
      (id: string) => cast.lucia.delete(`/api/weddings/${id}`, { name: 'Ana & Eva' }),
    ],
  ])(
    'says, in the language of its page, that an answer is not saved whose link %s meanwhile',
    async (_, change) => {
      const weddingId = await cast.lucia.createWedding('Ana & Eva', '2027-04-10')
      const { path, householdId, people } = await inviteHousehold(app.db, weddingId, { language: 'ca' })
      const copy = pageCopyOf(await page(path))
      await change(weddingId, householdId)
      const sent = { ...coming(people[0]), [FIELDS.page]: copy }
      const response = await send(sent, { path, headers: { 'accept-language': 'en' } })
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('lang="ca"')
      expect(textOf(html)).toContain(MESSAGES.ca.unknown_unsaved())
    },
  )

  it('is refused to a place that tries many, and to no other', async () => {
    const from = (place: string) => ({ 'x-forwarded-for': place })
    const unopened = await inviteFamily()
    // One window of the limit, however long the tries take.
    app.setClock(new Date())
    await read(family.path, from('203.0.113.9'))
    // Ten thousand are tried by `npm run bench rsvp`.
    const guesses = Array.from({ length: 450 }, () => `/i/${randomBytes(16).toString('base64url')}`)
    const statuses: number[] = []
    for (let at = 0; at < guesses.length; at += 150) {
      const batch = await Promise.all(
        guesses.slice(at, at + 150).map((path) => read(path, from('203.0.113.9'))),
      )
      statuses.push(...batch.map(({ status }) => status))
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect((await read(unopened.path, from('203.0.113.9'))).status).toBe(429)
    expect((await read(unopened.path, from('203.0.113.10'))).status).toBe(200)
    // A family that has opened its link goes on, although it shares its network with whom tries.
    expect((await read(family.path, from('203.0.113.9'))).status).toBe(200)
    expect((await send(coming(), { headers: from('203.0.113.9') })).status).toBe(303)
    app.setClock(null)
  }, 60_000)
})

describe('the first look', () => {
  const opened = async () => (await household()).openedAt

  it('of a person is noted, and of nothing else', async () => {
    await read(family.path, { 'user-agent': 'WhatsApp/2.23.20.0' })
    await read(family.path, { 'user-agent': 'facebookexternalhit/1.1' })
    await read(family.path, { 'sec-purpose': 'prefetch;prerender' })
    await app.fetch(family.path, { method: 'HEAD' })
    expect(await opened()).toBeNull()
    await read(family.path, { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' })
    expect(await opened()).toBeInstanceOf(Date)
  })
})
