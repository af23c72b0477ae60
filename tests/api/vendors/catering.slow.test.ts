import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { ORIGIN } from '../../support/test-app.ts'

const CONSENT = 'Acepto que se guarde para la cocina.'

describe("the caterer's sheet", () => {
  const { app, cast } = useCast()
  let at: string
  let eventId: string

  beforeEach(async () => {
    const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    at = `/api/weddings/${weddingId}`
    await cast.lucia.patch(`${at}/invitation-settings`, {
      menus: [
        { key: 'meat', name: 'Carne', forChildren: false },
        { key: 'fish', name: 'Pescado', forChildren: false },
      ],
    })
    eventId = (await cast.lucia.post(`${at}/events`, { name: 'Preboda', date: '2027-04-09' })).body.id
  })

  /** A guest who says yes to the wedding, with what is known of them. */
  async function coming(fullName: string, details: object = {}): Promise<string> {
    const { body } = await cast.lucia.post(`${at}/guests`, { fullName })
    await cast.lucia.patch(`${at}/guests/${body.id}`, { rsvp: true })
    await cast.lucia.patch(`${at}/guests/${body.id}/details`, { menu: 'meat', ...details })
    return body.id
  }

  /** Guests agree to this by their link. */
  const agree = (guestId: string) =>
    app.db.$client.query(
      'update guests set health_consent_at = now(), health_consent_text = $2 where id = $1',
      [guestId, CONSENT],
    )

  const read = async () => (await cast.lucia.get(`${at}/catering`)).body
  const wedding = async () =>
    (await read()).sheet.events.find((event: { eventId: string | null }) => event.eventId === null)

  it('is mailed to a vendor who cooks, with the link and as a version, once while the mail waits', async () => {
    await coming('Íñigo Aguirre')
    const vendorId = await cast.lucia.addVendor(at.split('/').at(-1)!, 'catering')
    const send = (of = vendorId) => cast.lucia.post(`${at}/catering/mails`, { vendorId: of })
    expect((await send()).body.code).toBe('CATERER_WITHOUT_EMAIL')
    expect((await send(randomUUID())).body.code).toBe('VENDOR_NOT_FOUND')
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { name: 'Fogón', email: 'cocina@fogon.example' })
    expect((await read()).caterers).toEqual([{ vendorId, name: 'Fogón', email: 'cocina@fogon.example' }])
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toMatchObject({ versions: [{ number: 1 }], link: { path: expect.any(String) } })
    expect((await send()).body.versions).toHaveLength(1)
    const mails = await mailsTo(app, 'cocina@fogon.example')
    const mail = mails.at(-1)!
    expect(mail.text).toContain(ORIGIN + body.link.path)
    expect(mail.replyTo).toBe(cast.lucia.email)
  })

  it('is sent, and its caterers are shown, only to who sees the vendors', async () => {
    const weddingId = at.split('/').at(-1)!
    const vendorId = await cast.lucia.addVendor(weddingId, 'catering')
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { email: 'cocina@fogon.example' })
    await cast.lucia.letIn(weddingId, cast.martin, 'family')
    expect((await cast.martin.get(`${at}/catering`)).body.caterers).toEqual([])
    const { body } = await cast.martin.post(`${at}/catering/mails`, { vendorId })
    expect(body.code).toBe('VENDOR_NOT_FOUND')
  })

  it('counts who comes to each event, in the order of their dates', async () => {
    const one = await coming('Íñigo Aguirre')
    await coming('Hugo Aguirre', { age: 'child', menu: 'fish', needsHighChair: true })
    await coming('Vera Aguirre', { age: 'baby', menu: null })
    await cast.lucia.addGuest(at.split('/').at(-1)!, 'Sin respuesta')
    await cast.lucia.post(`${at}/events/${eventId}/guests`, { guestIds: [one], isInvited: true })
    await cast.lucia.patch(`${at}/guests/${one}/details`, { events: { [eventId]: true } })
    const { sheet } = await read()
    expect(sheet.events.map(({ name }: { name: string }) => name)).toEqual(['Preboda', 'Boda'])
    expect(sheet.events[0]).toMatchObject({
      adults: 1,
      children: 0,
      menus: [{ key: 'meat', count: 1 }, { count: 0 }],
    })
    expect(sheet.events[1]).toMatchObject({
      adults: 1,
      children: 1,
      babies: 1,
      pending: 1,
      babiesWithoutMenu: 1,
      highChairs: 1,
      menus: [
        { key: 'meat', name: 'Carne', count: 1 },
        { key: 'fish', name: 'Pescado', count: 1 },
      ],
    })
    await cast.lucia.patch(`${at}/catering`, { staffMeals: 6 })
    expect(await wedding()).toMatchObject({ staff: 6 })
  })

  it('names a guest with consent as the couple chose, and counts one without', async () => {
    const named = await coming('Íñigo Aguirre Soto', { allergens: ['nuts'], dietNote: 'ni trazas' })
    await agree(named)
    await coming('Pilar Escondida', { allergens: ['gluten'], dietNote: 'Pilar no puede ni harina' })
    for (const [naming, who] of [
      ['initials', 'Í. A. S.'],
      ['given', 'Íñigo'],
      ['full', 'Íñigo Aguirre Soto'],
    ]) {
      const { body } = await cast.lucia.patch(`${at}/catering`, { naming })
      expect(body.sheet.people).toMatchObject([{ who, allergens: ['nuts'], dietNote: 'ni trazas' }])
      expect(JSON.stringify(body.sheet)).not.toContain('Pilar')
    }
    expect((await wedding()).unnamed).toEqual([
      { allergens: ['gluten'], diets: [], hasNote: true, menu: 'meat', table: null, count: 1 },
    ])
    expect((await wedding()).needs).toEqual([
      { key: 'gluten', count: 1 },
      { key: 'nuts', count: 1 },
      { key: 'other', count: 2 },
    ])
  })

  it('keeps what was sent as numbered versions, and marks what changes after', async () => {
    const iker = await coming('Iker Soto', { allergens: ['gluten'] })
    await agree(iker)
    expect((await read()).sheet.changes).toBeNull()
    const first = (await cast.lucia.post(`${at}/catering/versions`)).body
    expect(first.versions).toMatchObject([{ number: 1, seenAt: null }])
    // Nothing has changed: sending it again is the same version.
    expect((await cast.lucia.post(`${at}/catering/versions`)).body.versions).toHaveLength(1)

    const olga = await coming('Olga Ruiz', { allergens: ['sesame'], menu: 'fish' })
    await agree(olga)
    await cast.lucia.patch(`${at}/guests/${iker}/details`, { allergens: ['gluten', 'milk'] })
    const { changes } = (await read()).sheet
    expect(changes).toMatchObject({
      since: 1,
      people: [
        { guestId: iker, change: 'changed' },
        { guestId: olga, change: 'new' },
      ],
      gone: [],
    })
    expect(changes.counts).toContainEqual({
      eventId: null,
      eventName: 'Boda',
      row: { kind: 'menu', key: 'fish', name: 'Pescado' },
      from: 0,
      to: 1,
    })
    await cast.lucia.post(`${at}/catering/versions`)
    const { versions, sheet } = await read()
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    expect(sheet.changes).toMatchObject({ since: 2, counts: [], people: [], gone: [] })

    const { body: opened } = await cast.lucia.get(`${at}/catering/versions/${versions[1].id}`)
    expect(opened.sheet).toMatchObject({ changes: null, people: [{ who: 'I. S.', allergens: ['gluten'] }] })
    const { body: second } = await cast.lucia.get(`${at}/catering/versions/${versions[0].id}`)
    expect(second.sheet.changes).toMatchObject({ since: 1 })
  })

  it('forgets in its versions a guest who is removed, and the name of one whose consent has ended', async () => {
    const removed = await coming('Iker Soto', { allergens: ['gluten'] })
    const withdrawn = await coming('Olga Ruiz', { allergens: ['sesame'], dietNote: 'Olga, sin trazas' })
    await agree(removed)
    await agree(withdrawn)
    const { versions } = (await cast.lucia.post(`${at}/catering/versions`)).body
    await cast.lucia.delete(`${at}/guests/${removed}`)
    await app.db.$client.query('update guests set health_consent_at = null where id = $1', [withdrawn])
    const { body } = await cast.lucia.get(`${at}/catering/versions/${versions[0].id}`)
    expect(body.sheet.people).toMatchObject([{ who: null, allergens: ['sesame'], dietNote: null }])
    // The numbers that were sent stay.
    expect(body.sheet.events.find((event: { eventId: string | null }) => !event.eventId).adults).toBe(2)
    expect(JSON.stringify((await read()).sheet)).not.toMatch(/Iker|Olga/)
  })
})

describe('the tables on the sheet', () => {
  const { app, cast } = useCast()
  let weddingId: string
  let at: string
  let iker: string
  let table: string

  beforeEach(async () => {
    weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    at = `/api/weddings/${weddingId}`
    iker = await cast.lucia.addGuest(weddingId, 'Iker Soto')
    const olga = await cast.lucia.addGuest(weddingId, 'Olga Ruiz')
    for (const id of [iker, olga]) await cast.lucia.patch(`${at}/guests/${id}`, { rsvp: true })
    await cast.lucia.patch(`${at}/guests/${iker}/details`, { needsHighChair: true })
    table = (await cast.lucia.post(`${at}/seating/tables`, { number: 7 })).body.id
    await cast.lucia.call('PUT', `${at}/seating/people/${iker}`, { tableId: table })
  })

  const boda = (body: { sheet: { events: { eventId: string | null }[] } }) =>
    body.sheet.events.find(({ eventId }) => eventId === null)

  it('count who sits where, and who is served and sits nowhere', async () => {
    expect(boda((await cast.lucia.get(`${at}/catering`)).body)).toMatchObject({
      seating: { tables: [{ number: 7, people: 1, highChairs: 1 }], servedWithoutTable: 1 },
    })
  })

  it('are kept in the version that is sent, and are on the link', async () => {
    const { versions } = (await cast.lucia.post(`${at}/catering/versions`)).body
    await cast.lucia.patch(`${at}/seating/tables/${table}`, { number: 9 })
    const { changes } = (await cast.lucia.get(`${at}/catering`)).body.sheet
    expect(changes.counts).toContainEqual(
      expect.objectContaining({ row: { kind: 'tableHighChairs', table: { number: 9, name: null } }, to: 1 }),
    )
    const { body: sent } = await cast.lucia.get(`${at}/catering/versions/${versions[0].id}`)
    expect(boda(sent)).toMatchObject({ seating: { tables: [{ number: 7 }] } })
    const { path } = (await cast.lucia.post(`${at}/catering/link`)).body.link
    const html = await (await app.fetch(path)).text()
    expect(html).toMatch(/1 persona.* con menú y sin mesa/)
    expect(html).toContain('Mesa 9')
  })

  it('are hidden from a member who does not see them, with the link that shows them', async () => {
    const { versions } = (await cast.lucia.post(`${at}/catering/versions`)).body
    await cast.lucia.post(`${at}/catering/link`)
    await cast.lucia.letIn(weddingId, cast.martin, 'family')
    const { body } = await cast.martin.get(`${at}/catering`)
    expect(boda(body)).toMatchObject({ seating: null })
    expect(body.link).toMatchObject({ path: null })
    const { body: sent } = await cast.martin.get(`${at}/catering/versions/${versions[0].id}`)
    expect(boda(sent)).toMatchObject({ seating: null })
    expect(JSON.stringify([body, sent])).not.toMatch(/"number":7\b/)
    // A version that they send says nothing of tables, and nothing has changed by that.
    expect((await cast.martin.post(`${at}/catering/versions`)).body.versions).toHaveLength(1)
  })

  it('are no way to the sheet for who sees the tables and not the guests', async () => {
    await cast.lucia.letIn(weddingId, cast.martin, 'viewer')
    const { body: changed } = await cast.lucia.patch(`${at}/members/${cast.martin.userId}`, {
      permissions: { guests: 'none', seating: 'edit' },
    })
    expect(changed).toMatchObject({ permissions: { guests: 'none', seating: 'edit' } })
    expect((await cast.martin.get(`${at}/catering`)).status).toBe(403)
    const { body: people } = await cast.martin.get(`${at}/seating/people`)
    expect(people).toHaveLength(2)
    expect(JSON.stringify(people)).not.toMatch(/allergens|menu|diet|email|phone|notes/)
  })
})

describe('the link for the caterer', () => {
  const { app, cast } = useCast()

  const open = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers })

  async function shared() {
    const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    const at = `/api/weddings/${weddingId}`
    const guestId = await cast.lucia.addGuest(weddingId, 'Íñigo Aguirre')
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
    await cast.lucia.patch(`${at}/guests/${guestId}/details`, {
      allergens: ['nuts'],
      dietNote: 'Íñigo no puede',
    })
    return { at, guestId, path: (await cast.lucia.post(`${at}/catering/link`)).body.link.path as string }
  }

  it('shows the present sheet without an account, a script or the name of a guest without consent', async () => {
    const { path, at } = await shared()
    const answer = await open(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
    const html = await answer.text()
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/Íñigo|Aguirre/)
    expect(html).toContain('Frutos secos')
    expect(await htmlFaults(html)).toEqual([])
    // Asking again for a link gives the one that is open.
    expect((await cast.lucia.post(`${at}/catering/link`)).body.link.path).toBe(path)
  })

  it('follows the answers, marks what changed since the version sent, and notes that it was seen', async () => {
    const { path, at, guestId } = await shared()
    await cast.lucia.post(`${at}/catering/versions`)
    expect(await (await open(path)).text()).toContain('Nada ha cambiado')
    const { versions, link } = (await cast.lucia.get(`${at}/catering`)).body
    expect([versions[0].seenAt, link.openedAt]).toEqual([expect.any(String), expect.any(String)])
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: false })
    const html = await (await open(path)).text()
    expect(html).toMatch(/Adultos.*<s[^>]*>.*1<\/s>.*ahora <\/span>0/)
  })

  it('ends when it is revoked, and the next one has another address', async () => {
    const { path, at } = await shared()
    expect((await cast.lucia.delete(`${at}/catering/link`)).body.link).toBeNull()
    expect((await open(path)).status).toBe(404)
    const next = (await cast.lucia.post(`${at}/catering/link`)).body.link.path
    expect(next).not.toBe(path)
    expect((await open(next)).status).toBe(200)
  })

  it('is not found by guessing, which is limited by place', async () => {
    const { path } = await shared()
    // No time passes, in which more guesses would be allowed.
    app.setClock(new Date())
    const headers = { 'accept-encoding': 'identity' }
    const guess = () => open(`/catering/${randomBytes(16).toString('base64url')}`, headers)
    const answers = await Promise.all(Array.from({ length: 410 }, guess))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([404, 429]))
    expect(answers.find(({ status }) => status === 429)!.headers.get('retry-after')).toMatch(/^\d+$/)
    app.setClock(null)
    expect((await open('/catering/x')).status).toBe(404)
    expect(path).toMatch(/^\/catering\/[\w-]{22}$/)
  })
})
