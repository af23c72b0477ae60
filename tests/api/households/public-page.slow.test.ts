import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { publicPages } from '#db/schema/public-pages.ts'
import { weddings } from '#db/schema/weddings.ts'
import { FIRST_CONTENT } from '#domain/households/guest-page.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const SLUG = 'lucia-y-martin-2027'
const PATH = `/boda/${SLUG}`
const PASSWORD = 'naranjos'

let at: string

beforeEach(async () => {
  at = `/api/weddings/${cast.weddingId}/public-page`
  await app.db.delete(publicPages)
  await app.db
    .update(weddings)
    .set({ name: 'Lucía & Martín', eventDate: '2027-04-10' })
    .where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, {
    ...{ place: 'Hacienda Los Naranjos', startsAt: 750, transport: 'Hay sitio para aparcar' },
    ...{ iban: 'ES9121000418450200051332', contactName: 'Elena', contactPhone: '600 00 01 17' },
    busRoutes: [],
  })
})

afterEach(() => app.setClock(null))

const save = (changes: object, member = cast.lucia) => member.patch(at, changes)
const open = (changes: object = {}) => save({ slug: SLUG, ...changes })
const look = (headers: Record<string, string> = {}, path = PATH) => app.fetch(path, { headers })
const enter = (password: string, path = PATH) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password }),
    redirect: 'manual',
  })

describe('the public page of a wedding', () => {
  it('has no address until an editor opens it, and one is suggested out of the names', async () => {
    expect((await look()).status).toBe(404)
    expect((await cast.lucia.get(at)).body).toMatchObject({ page: null, suggestion: 'lucia-martin' })
    expect((await open()).body).toEqual({
      ...{ slug: SLUG, path: PATH, isOpen: true, hasPassword: false, isFoundBySearch: false },
      findsInvitations: false,
    })
    expect((await look()).status).toBe(200)
  })

  it('shows what all may know: the plan, the way and the words of the couple, in each language', async () => {
    const content = structuredClone(FIRST_CONTENT)
    content.questions = [
      { key: 'ninos', question: { es: '¿Hay sitio para los niños?' }, answer: { es: 'Sí' } },
    ]
    await cast.lucia.patch(`/api/weddings/${cast.weddingId}/guest-page`, { draft: content })
    await open()
    expect(await (await look()).text()).not.toContain('¿Hay sitio para los niños?')
    await cast.lucia.post(`/api/weddings/${cast.weddingId}/guest-page/publish`, { draft: content })
    for (const language of INVITATION_LANGUAGES) {
      const html = await (await look({ 'accept-language': language })).text()
      expect(html).toContain(`lang="${language}"`)
      for (const text of ['Hacienda Los Naranjos', 'Hay sitio para aparcar', '¿Hay sitio para los niños?'])
        expect(html).toContain(text)
      expect(await htmlFaults(html)).toEqual([])
    }
  })

  it('says nothing of any guest, nor the account, nor a phone', async () => {
    const family = await inviteHousehold(app.db, cast.weddingId, {
      people: [{ fullName: 'Carmen Aguirre', rsvp: true }],
    })
    await open()
    const html = await (await look()).text()
    for (const secret of ['Carmen', 'Aguirre', family.path, 'ES91', '600 00 01 17', 'tel:'])
      expect(html).not.toContain(secret)
    const rows = await app.db.select().from(guests).where(eq(guests.weddingId, cast.weddingId))
    for (const { fullName } of rows) expect(html).not.toContain(fullName)
  })

  it('is left out of searches unless the couple wants it there, and never with a password', async () => {
    await open()
    const hidden = await look()
    expect(hidden.headers.get('x-robots-tag')).toBe('noindex')
    expect(await hidden.text()).toContain('name="robots" content="noindex"')
    await save({ isFoundBySearch: true })
    const found = await look()
    expect(found.headers.get('x-robots-tag')).toBeNull()
    expect(await found.text()).not.toContain('noindex')
    await save({ password: PASSWORD })
    expect((await look()).headers.get('x-robots-tag')).toBe('noindex')
  })

  it('runs no script and weighs less than 70 KB', async () => {
    await open()
    const page = await look()
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect((await page.text()).length).toBeLessThan(70 * 1024)
  })

  it('is closed, and its address stays of the wedding', async () => {
    await open()
    await save({ isOpen: false })
    expect((await look()).status).toBe(404)
    const other = `/api/weddings/${cast.otherWeddingId}/public-page`
    expect(await cast.noelia.patch(other, { slug: SLUG })).toMatchObject({
      ...{ status: 409, body: { code: 'SLUG_TAKEN', data: { suggestion: `${SLUG}-2` } } },
    })
    await save({ isOpen: true })
    expect((await look()).status).toBe(200)
  })

  it('ends with the page of the wedding, and with the wedding', async () => {
    await open()
    app.setClock(new Date('2027-07-01T12:00:00Z'))
    expect((await look()).status).toBe(404)
  })

  it.each([
    ['', 'SLUG_MISSING'],
    ['la boda', 'SLUG_HAS_SPACES'],
    ['lucía', 'SLUG_HAS_OTHER_CHARACTERS'],
    ['-lucia', 'SLUG_HYPHEN_MISPLACED'],
    ['lu', 'SLUG_TOO_SHORT'],
    ['l'.repeat(61), 'SLUG_TOO_LONG'],
  ])('refuses the address %j', async (slug, code) => {
    expect(await save({ slug })).toMatchObject({ status: 422, body: { code } })
  })

  it('is opened with an address first', async () => {
    expect(await save({ isOpen: true })).toMatchObject({ status: 422, body: { code: 'SLUG_MISSING' } })
  })

  it('changes the given fields alone', async () => {
    await open({ isFoundBySearch: true })
    await save({ slug: 'otra-direccion' }, cast.martin)
    expect((await cast.lucia.get(at)).body.page).toMatchObject({
      slug: 'otra-direccion',
      isFoundBySearch: true,
    })
    expect((await look()).status).toBe(404)
  })

  it('is for editors of the guests: a viewer is not given its address', async () => {
    await open()
    const viewer = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    expect(await viewer.get(at)).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
    expect(await save({ isOpen: false }, viewer)).toMatchObject({ status: 403 })
    expect(await cast.noelia.get(at)).toMatchObject({ status: 404 })
  })

  it('is listed among what is seen without an account, where it is renewed and ended', async () => {
    await open()
    const links = `/api/weddings/${cast.weddingId}/shared-links`
    const key = { kind: 'publicPage', id: null }
    expect((await cast.lucia.get(links)).body).toContainEqual(expect.objectContaining({ ...key, path: PATH }))
    await cast.lucia.post(`${links}/renew`, { links: [key] })
    expect((await look()).status).toBe(404)
    const { path } = (await cast.lucia.get(at)).body.page
    expect(path).toMatch(new RegExp(`^${PATH}-[0-9a-f]{8}$`))
    expect((await look({}, path)).status).toBe(200)
    await cast.lucia.post(`${links}/end`, { links: [key] })
    expect((await look({}, path)).status).toBe(404)
  })
})

describe('a public page with a password', () => {
  beforeEach(() => open({ password: PASSWORD }))

  it('says nothing of the wedding before it, in no header and no preview', async () => {
    const page = await look()
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Esta página tiene contraseña')
    for (const text of ['Lucía', 'Martín', 'Naranjos']) expect(html).not.toContain(text)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('opens with it, for that browser alone and until it is changed', async () => {
    const entered = await enter(PASSWORD)
    expect(entered.status).toBe(303)
    const [cookie] = entered.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`Path=${PATH}; HttpOnly; SameSite=Lax`))
    const kept = cookie!.split(';')[0]!
    expect(await (await look({ cookie: kept })).text()).toContain('Hacienda Los Naranjos')
    expect(await (await look()).text()).not.toContain('Hacienda Los Naranjos')
    await save({ password: 'azahares' })
    expect(await (await look({ cookie: kept })).text()).not.toContain('Hacienda Los Naranjos')
    await save({ password: null })
    expect(await (await look()).text()).toContain('Hacienda Los Naranjos')
  })

  it('refuses another one with words, and after some tries from one network asks to wait', async () => {
    const answers = []
    for (let tried = 0; tried < 12; tried++) answers.push(await enter('limoneros'))
    const statuses = answers.map(({ status }) => status)
    expect(statuses[0]).toBe(403)
    expect(await answers[0]!.text()).toContain('Esa contraseña no es.')
    expect(statuses.at(-1)).toBe(429)
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await (await enter(PASSWORD)).text()).toContain('Demasiados intentos.')
  })

  it('lets in as many as share a network, if they know the password', async () => {
    await save({ slug: 'muchos-invitados' })
    const path = '/boda/muchos-invitados'
    for (let guest = 0; guest < 40; guest += 1) expect((await enter(PASSWORD, path)).status).toBe(303)
    for (let guess = 0; guess < 10; guess += 1) expect((await enter('limones', path)).status).toBe(403)
    expect((await enter('limones', path)).status).toBe(429)
  })

  it('keeps no password, and shows none', async () => {
    const [row] = await app.db.select().from(publicPages)
    expect(row!.passwordHash).not.toContain(PASSWORD)
    expect(JSON.stringify((await cast.lucia.get(at)).body)).not.toContain(row!.passwordHash)
    const { body } = await cast.lucia.get(`/api/weddings/${cast.weddingId}/activity`)
    expect(JSON.stringify(body)).not.toContain(row!.passwordHash)
  })

  it('takes a password of four characters at least', async () => {
    expect((await save({ password: 'abc' })).status).toBe(400)
  })
})
