import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { publicPages } from '#db/schema/public-pages.ts'
import { deletedWeddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { joinedAs } from '../../support/journeys/members.ts'

/** Statements that this process has asked, in their order: noted from before it connects. */
const statements: string[] = []
const undo = noteStatements()
const { app, cast } = useCast({ trustProxy: true })
afterAll(undo)

const SLUG = 'lucia-y-martin-2027'
const PAGE = `/boda/${SLUG}`
const PATH = `${PAGE}/invitacion`
const FAILED = MESSAGES.es.find_failed()

let at: string
let family: TestInvitation
let places = 0
let network: string

beforeEach(async () => {
  at = `/api/weddings/${cast.weddingId}/public-page`
  network = `198.51.100.${++places}`
  await app.db.delete(publicPages)
  await app.db.delete(guests).where(eq(guests.weddingId, cast.weddingId))
  await app.db.delete(households).where(eq(households.weddingId, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, { place: 'Hacienda Los Naranjos' })
  await open()
  family = await inviteHousehold(app.db, cast.weddingId, {
    people: [
      { fullName: 'José Luis Pérez García', phone: '612 345 678' },
      { fullName: 'Carmen Aguirre Soto', email: 'Carmen@correo.example' },
    ],
  })
})

afterEach(() => app.setClock(null))

const save = (changes: object, member = cast.lucia) => member.patch(at, changes)
const open = (changes: object = {}) => save({ slug: SLUG, isOpen: true, findsInvitations: true, ...changes })
const look = (path = PATH, headers: Record<string, string> = {}) => app.fetch(path, { headers })
const find = (name: string, contact: string, from = network, headers: Record<string, string> = {}) =>
  app.fetch(PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': 'es',
      'x-forwarded-for': from,
      ...headers,
    },
    body: new URLSearchParams({ nombre: name, contacto: contact }),
    redirect: 'manual',
  })
const leads = async (name: string, contact: string, from = network) =>
  (await find(name, contact, from)).headers.get('location')

describe('a family that looks for its invitation', () => {
  it.each([
    ['José Luis Pérez García', '612345678'],
    ['perez garcia, pepe', '+34 612 34 56 78'],
    ['Carmen Aguirre', 'carmen@CORREO.example'],
    ['CARMEN SOTO', '0034612345678'],
    // Marks that travel with what is copied from the contacts of a phone.
    ['\u202aCar\u200bmen Aguirre\u202c', '\u202acarmen@correo.example\u202c'],
  ])('is led to its own by %j and %j, of the same person or another of it', async (name, contact) => {
    const found = await find(name, contact)
    expect(found.status).toBe(303)
    expect(found.headers.get('location')).toBe(family.path)
    expect(found.headers.get('referrer-policy')).toBe('no-referrer')
    expect(found.headers.get('cache-control')).toContain('no-store')
    expect((await look(family.path)).status).toBe(200)
  })

  it('is found by the phone and the address that are stored of the family as a whole', async () => {
    const changes = { phone: '699 112 233', email: 'casa@correo.example' }
    await app.db.update(households).set(changes).where(eq(households.id, family.householdId))
    for (const contact of ['699112233', 'casa@correo.example'])
      expect(await leads('Pepe Pérez', contact)).toBe(family.path)
  })

  it('follows a link that was renewed, and is not found with one that was revoked', async () => {
    const link = `/api/weddings/${cast.weddingId}/households/${family.householdId}/link`
    const renewed = await cast.lucia.post(link)
    expect(renewed.status).toBe(200)
    const path = await leads('Pepe Pérez', '612345678')
    expect(path).toBe(renewed.body.path)
    expect(path).not.toBe(family.path)
    await cast.lucia.delete(link)
    expect(await (await find('Pepe Pérez', '612345678')).text()).toContain(FAILED)
  })

  it('is not found once its people are removed, nor at the page of another wedding', async () => {
    await inviteHousehold(app.db, cast.otherWeddingId, {
      people: [{ fullName: 'Marta Ibáñez Ros', phone: '677 000 111' }],
    })
    expect(await leads('Marta Ibáñez', '677000111')).toBeNull()
    await app.db.delete(guests).where(eq(guests.weddingId, cast.weddingId))
    expect(await leads('Pepe Pérez', '612345678')).toBeNull()
  })

  it('is not found when another has the same name and phone: neither is guessed at', async () => {
    await inviteHousehold(app.db, cast.weddingId, {
      people: [{ fullName: 'Pepe Pérez', phone: '+34612345678' }],
    })
    const found = await find('José Pérez', '612345678')
    expect(found.status).toBe(422)
    expect(await found.text()).toContain(FAILED)
    expect(await leads('Carmen Aguirre', 'carmen@correo.example')).toBe(family.path)
  })

  it('keeps what it typed, in valid pages of each language', async () => {
    for (const language of INVITATION_LANGUAGES) {
      const asked = await look(PATH, { 'accept-language': language })
      expect(asked.headers.get('content-security-policy')).toContain("script-src 'none'")
      expect(asked.headers.get('x-robots-tag')).toContain('noindex')
      // A browser that is told to say nothing of where it is sends forms from nowhere, which are refused.
      expect(asked.headers.get('referrer-policy')).not.toBe('no-referrer')
      const form = await asked.text()
      expect(form).toContain(MESSAGES[language].find_title())
      expect(await htmlFaults(form)).toEqual([])
      const refused = await find('Pepe "Gil" <b>', '600', `203.0.113.${places}`, {
        'accept-language': language,
      })
      const html = await refused.text()
      expect(html).toContain(MESSAGES[language].find_failed())
      expect(html).toContain('value="Pepe &quot;Gil&quot; &lt;b&gt;"')
      expect(await htmlFaults(html)).toEqual([])
    }
  })

  it.each([
    ['', ''],
    ['José Luis Pérez García', ''],
    ['', '612345678'],
    ['José Luis Pérez García', '5678'],
    ['José Luis Pérez García', '612345678 / 612345679'],
    [`José Luis Pérez García${' '.repeat(200)}`, '612345678'],
    ['José', '612345678'],
  ])('is not found by %j and %j', async (name, contact) => {
    const refused = await find(name, contact)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(FAILED)
  })
})

describe('what is not found', () => {
  it('is answered alike, with the same statements and not before a time, whatever was wrong', async () => {
    await inviteHousehold(app.db, cast.weddingId, { people: [{ fullName: 'Eva Ríos Mas' }] })
    const answers = []
    for (const [name, contact] of [
      ['Nadie Sabido', '612345678'],
      ['José Luis Pérez', '612345679'],
      ['José Luis Pérez', 'carmen@correo.exampl'],
      ['Eva Ríos Mas', '612345678'],
    ] as const) {
      const begun = performance.now()
      statements.splice(0)
      const answer = await find(name, contact)
      const asked = statements.filter((text) => text.includes('households'))
      expect(performance.now() - begun).toBeGreaterThan(290)
      const body = (await answer.text()).replaceAll(name, 'X').replaceAll(contact, 'X')
      const headers = Object.fromEntries(
        [...answer.headers].filter(
          ([header]) => !['date', 'x-request-id', 'content-length'].includes(header),
        ),
      )
      answers.push({ status: answer.status, headers, body, asked })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]!.asked).toHaveLength(1)
    for (const name of ['Carmen', 'Aguirre', 'Ríos', '/i/']) expect(answers[1]!.body).not.toContain(name)
  })

  it('waits after ten from one network, while another network and those who are right go on', async () => {
    const statuses = []
    for (let tried = 0; tried < 11; tried++) statuses.push((await find('Nadie Sabido', '600000000')).status)
    expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true)
    expect(statuses[10]).toBe(429)
    const waiting = await find('Pepe Pérez', '612345678')
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await waiting.text()).toContain('Demasiados intentos.')
    expect(await leads('Pepe Pérez', '612345678', '203.0.113.200')).toBe(family.path)
  })

  it('counts no search that found its family', async () => {
    for (let tried = 0; tried < 12; tried++) expect(await leads('Pepe Pérez', '612345678')).toBe(family.path)
  })

  it('closes a family to guesses from many networks, and does not say so', async () => {
    for (let tried = 0; tried < 10; tried++)
      expect((await find('Pepe Pérez', `60000000${tried}`, `192.0.2.${tried}`)).status).toBe(422)
    const right = await find('Pepe Pérez', '612345678')
    expect(right.status).toBe(422)
    expect(await right.text()).toContain(FAILED)
    app.setClock(new Date(app.platform.clock.now().getTime() + 3_700_000))
    expect(await leads('Pepe Pérez', '612345678')).toBe(family.path)
  })

  it('refuses a body that is too long', async () => {
    expect((await find('a'.repeat(5000), '1')).status).toBe(413)
  })
})

describe('a page on which invitations are found', () => {
  it('has it only where an editor wants it', async () => {
    await app.db.delete(publicPages)
    await save({ slug: SLUG, isOpen: true })
    expect(await (await look(PAGE)).text()).not.toContain(PATH)
    for (const answer of [await look(), await find('Pepe Pérez', '612345678')]) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(PAGE)
    }
    expect((await save({ findsInvitations: true })).body).toMatchObject({ findsInvitations: true })
    expect(await (await look(PAGE, { 'accept-language': 'es' })).text()).toContain(PATH)
    const viewer = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    expect((await save({ findsInvitations: false }, viewer)).status).toBe(403)
    expect((await look()).status).toBe(200)
  })

  it('names no guest, and ends with the page', async () => {
    const html = await (await look()).text()
    for (const name of ['Carmen', 'Aguirre', 'José', family.path]) expect(html).not.toContain(name)
    await save({ isOpen: false })
    expect((await look()).status).toBe(404)
    expect((await find('Pepe Pérez', '612345678')).status).toBe(404)
    await save({ isOpen: true })
    app.setClock(new Date('2027-09-01T12:00:00Z'))
    expect((await find('Pepe Pérez', '612345678')).status).toBe(404)
  })

  it('is over with a wedding that is deleted', async () => {
    const { weddingId } = cast
    await app.db
      .insert(deletedWeddings)
      .values({ weddingId, deletedAt: new Date(), deletedBy: cast.lucia.userId })
    expect((await find('Pepe Pérez', '612345678')).status).toBe(404)
    await app.db.delete(deletedWeddings).where(eq(deletedWeddings.weddingId, weddingId))
  })

  it('asks for the password of the page first', async () => {
    await save({ password: 'naranjos' })
    expect((await find('Pepe Pérez', '612345678')).headers.get('location')).toBe(PAGE)
    expect((await look()).headers.get('location')).toBe(PAGE)
    const entered = await app.fetch(PAGE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: 'naranjos' }),
      redirect: 'manual',
    })
    const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await look(PATH, { cookie })).status).toBe(200)
    expect((await find('Pepe Pérez', '612345678', network, { cookie })).headers.get('location')).toBe(
      family.path,
    )
  })

  it('says how many families could not be found, and why', async () => {
    await inviteHousehold(app.db, cast.weddingId, {
      people: [{ fullName: 'Eva Ríos', phone: 'por correo' }, { fullName: 'Iu Ríos' }],
    })
    const alone = { weddingId: cast.weddingId, fullName: 'Nel Sanz' }
    await app.db.insert(guests).values({ ...alone, id: randomUUID(), email: 'nel@correo.example' })
    await app.db.insert(guests).values({ ...alone, id: randomUUID() })
    const { findable } = (await cast.lucia.get(at)).body
    expect(findable).toEqual({ families: 4, withoutContact: 2, withoutLink: 1 })
    await app.db
      .delete(guests)
      .where(and(eq(guests.weddingId, cast.weddingId), eq(guests.fullName, 'Nel Sanz')))
    expect((await cast.lucia.get(at)).body.findable).toEqual({
      families: 2,
      withoutContact: 1,
      withoutLink: 0,
    })
  })
})

function noteStatements(): () => void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...asked: [{ text?: string } | string]) {
    statements.push(typeof asked[0] === 'string' ? asked[0] : (asked[0].text ?? ''))
    return (query as (...asked: unknown[]) => unknown).apply(this, asked)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}
