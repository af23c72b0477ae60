import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BusSheet } from '#contract/transport-sheet.ts'
import { SHEET_VERSIONS_MAX } from '#domain/transport/driver-sheet.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

let wedding: string
let root: string
let at: string

const STOPS = [
  { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 660, isVenue: false },
  { key: 'prado', name: 'Prado de San Sebastián', place: null, minute: 675, isVenue: false },
  { key: 'fin', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
]

beforeEach(async () => {
  wedding = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  root = `/api/weddings/${wedding}`
  at = `${root}/transport/sheet`
})

/** A guest who comes, and rides from a stop. */
async function riding(name: string, key: string | null = 'armas', details: object = {}): Promise<string> {
  const id = await cast.lucia.addGuest(wedding, name)
  await cast.lucia.patch(`${root}/guests/${id}`, { rsvp: true })
  if (Object.keys(details).length > 0) await cast.lucia.patch(`${root}/guests/${id}/details`, details)
  if (key) await ride(id, key, null)
  return id
}

const ride = (guestId: string, key: string | null, from: string | null) =>
  cast.lucia.post(`${root}/transport/rides`, { direction: 'out', riders: [{ guestId, from }], key })

const addTrip = async () =>
  (await cast.lucia.post(`${root}/transport/trips`, { direction: 'out', seats: 3, stops: STOPS })).body.id

const read = async (): Promise<BusSheet> => (await cast.lucia.get(at)).body
const openLink = async (): Promise<string> => (await cast.lucia.post(`${at}/link`)).body.link.path
const markSent = () => cast.lucia.post(`${at}/versions`)
const pageOf = async (path: string) => (await app.fetch(path)).text()

describe("the drivers' sheet", () => {
  it('shows each trip with its stops, and people by first name and initial, without an account', async () => {
    await addTrip()
    const joaquin = await riding('Joaquín Fernández Luna')
    await cast.lucia.patch(`${root}/guests/${joaquin}/details`, { phone: '600 00 01 41' })
    await riding('Vera Lasa', 'armas', { age: 'child' })
    await riding('Leo Gil', 'prado', { age: 'baby' })
    await riding('Olga Ruiz')
    await cast.lucia.patch(at, { company: 'Transvía', contactName: 'Elena', contactPhone: '600 00 01 38' })
    const path = await openLink()
    expect(path).toMatch(/^\/autobuses\/[\w-]{22}$/)
    const response = await app.fetch(path)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    const html = await response.text()
    for (const words of [
      ...['Autobús de ida', 'sábado, 10 de abril de 2027', 'Para Transvía, sin enviar', '11:00', 'Dársena 8'],
      ...['Joaquín F.', 'Vera L.', 'Leo G.', 'bebé', '1 niña o niño y 1 silla de bebé', '600 00 01 38'],
      ...['12:05, Hacienda Los Naranjos', '1 de 1', 'Se baja todo el mundo'],
    ])
      expect(html, words).toContain(words)
    // Olga waits for a seat; nothing else of a guest leaves the house.
    for (const words of ['Olga', 'Fernández', '600 00 01 41']) expect(html).not.toContain(words)
    // The script counts people in; a version as it was sent has none.
    expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/ src="[^"]*driver-script/)])
    expect(await htmlFaults(html)).toEqual([])
  })

  it('is kept as numbered versions, and a change is struck and bold in the next one', async () => {
    await addTrip()
    const joaquin = await riding('Joaquín Fernández')
    const amparo = await riding('Amparo Feria')
    expect((await read()).hasChanged).toBeNull()
    expect((await markSent()).body).toMatchObject({ versions: [{ number: 1 }], hasChanged: false })
    expect((await markSent()).body.versions).toHaveLength(1)
    const path = await openLink()
    expect(await pageOf(path)).toContain('Versión 1')

    await ride(amparo, 'prado', 'armas')
    await cast.lucia.patch(`${root}/guests/${joaquin}`, { rsvp: false })
    expect((await read()).hasChanged).toBe(true)
    const present = await pageOf(path)
    expect(present).toContain('Después de la versión 1')
    expect(present).toMatch(/<s [^>]*><span[^>]*>Antes <\/span>Joaquín F\.<\/s>/)
    expect(present).toMatch(/<b [^>]*><span[^>]*>ahora <\/span>Amparo F\.<\/b>/)
    await markSent()
    expect(await pageOf(path)).toMatch(/Versión 2[\s\S]*<s [^>]*><span[^>]*>Antes <\/span>Joaquín F\./)
    const first = await pageOf(`${path}?version=1`)
    expect(first).toContain('Versión 1')
    expect(first).not.toContain('Antes ')
    expect((await app.fetch(`${path}?version=3`)).status).toBe(404)
  })

  it('forgets the name of a guest who is removed, and their seat shows in the number alone', async () => {
    await addTrip()
    await riding('Amparo Feria')
    const joaquin = await riding('Joaquín Fernández')
    await markSent()
    const path = await openLink()
    await cast.lucia.delete(`${root}/guests/${joaquin}`)
    const html = await pageOf(path)
    expect(html).not.toContain('Joaquín')
    expect(html).toMatch(/Antes <\/span>2<\/s>/)
  })

  it('is called about by the planner of the wedding until the couple says another phone', async () => {
    await cast.lucia.patch(`${root}/invitation-settings`, {
      contactName: 'Lucía',
      contactPhone: '600 00 01 40',
    })
    expect(await read()).toMatchObject({ contactName: 'Lucía', contactPhone: '600 00 01 40' })
    await cast.lucia.letIn(wedding, cast.elena, 'planner')
    await cast.elena.patch('/api/profile', { phone: '954 00 01 38' })
    expect(await read()).toMatchObject({ contactName: cast.elena.name, contactPhone: '954 00 01 38' })
    await cast.lucia.patch(at, { contactPhone: '600 00 01 99' })
    expect(await read()).toMatchObject({ contactName: cast.elena.name, contactPhone: '600 00 01 99' })
    await cast.lucia.patch(at, { contactPhone: null })
    expect(await read()).toMatchObject({ contactName: cast.elena.name, contactPhone: '954 00 01 38' })
  })

  it('overwrites nothing that another member has changed meanwhile', async () => {
    await cast.lucia.patch(at, { company: 'Transvía' })
    const refused = await cast.lucia.patch(at, { company: 'Otra', from: { company: null } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'SHEET_CHANGED_MEANWHILE' } })
    expect(await read()).toMatchObject({ company: 'Transvía' })
    expect((await cast.lucia.patch(at, { company: 'Otra', from: { company: 'Transvía' } })).status).toBe(200)
  })

  it('is mailed to a vendor with buses, with the link and as a version for it, once while the mail waits', async () => {
    await addTrip()
    await riding('Joaquín Fernández')
    const vendorId = await cast.lucia.addVendor(wedding, 'autobuses')
    const send = (of = vendorId) => cast.lucia.post(`${at}/mails`, { vendorId: of })
    expect((await send()).body.code).toBe('BUS_COMPANY_WITHOUT_EMAIL')
    expect((await send(randomUUID())).body.code).toBe('VENDOR_NOT_FOUND')
    await cast.lucia.patch(`${root}/vendors/${vendorId}`, {
      name: 'Transvía',
      email: 'flota@transvia.example',
    })
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toMatchObject({ company: 'Transvía', versions: [{ number: 1, company: 'Transvía' }] })
    expect((await send()).body.versions).toHaveLength(1)
    const mails = await mailsTo(app, 'flota@transvia.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain(ORIGIN + body.link.path)
    expect(mails[0]!.text).not.toContain('Joaquín')
    expect(mails[0]!.replyTo).toBe(cast.lucia.email)
  })

  it('notes when it was first opened after it was sent', async () => {
    await addTrip()
    const path = await openLink()
    await markSent()
    expect((await read()).versions).toMatchObject([{ seenAt: null }])
    await app.fetch(path, { headers: { 'user-agent': 'WhatsApp/2.23' } })
    expect((await read()).link!.openedAt).toBeNull()
    await app.fetch(path)
    expect(await read()).toMatchObject({
      versions: [{ seenAt: expect.any(String) }],
      link: { openedAt: expect.any(String) },
    })
  })

  it('keeps a bounded number of versions, and says so', async () => {
    await addTrip()
    await markSent()
    await app.db.$client.query('update bus_sheet_versions set number = $1 where wedding_id = $2', [
      SHEET_VERSIONS_MAX,
      wedding,
    ])
    await riding('Joaquín Fernández')
    expect(await markSent()).toMatchObject({
      body: { code: 'TOO_MANY_BUS_SHEETS', data: { max: SHEET_VERSIONS_MAX } },
    })
  })
})

describe('the link of the drivers', () => {
  it('is given to editors alone, and companies to those who see the vendors', async () => {
    const path = await openLink()
    await cast.lucia.addVendor(wedding, 'autobuses')
    const member = await joinedAs(app, cast.lucia, wedding, 'viewer')
    await setLevels(cast.lucia, wedding, member, { transport: 'view', vendors: 'none' })
    expect((await member.get(at)).body).toMatchObject({ link: { path: null }, companies: [] })
    for (const end of ['versions', 'link', 'mails'])
      expect((await member.post(`${at}/${end}`, { vendorId: randomUUID() })).status, end).toBe(403)
    await setLevels(cast.lucia, wedding, member, { transport: 'edit', vendors: 'none' })
    expect((await member.get(at)).body).toMatchObject({ link: { path }, companies: [] })
    await setLevels(cast.lucia, wedding, member, { vendors: 'view' })
    expect((await member.get(at)).body.companies).toHaveLength(1)
  })

  it('is revoked for good, and a new one has another address', async () => {
    const path = await openLink()
    expect(await openLink()).toBe(path)
    expect((await cast.lucia.delete(`${at}/link`)).body.link).toBeNull()
    expect((await app.fetch(path)).status).toBe(404)
    expect(await activityOf(cast.lucia, wedding).last()).toMatchObject({
      action: 'transport.sheet.revokeLink',
    })
    expect(await openLink()).not.toBe(path)
    expect((await app.fetch(path)).status).toBe(404)
  })

  it('is named among those that a member who leaves could read, until it is renewed', async () => {
    const path = await openLink()
    const member = await joinedAs(app, cast.lucia, wedding, 'viewer')
    await setLevels(cast.lucia, wedding, member, { transport: 'edit' })
    expect((await member.get(at)).body.link.path).toBe(path)
    await member.delete(`${root}/members/me`)
    const driver = async () =>
      (await cast.lucia.get(`${root}/shared-links`)).body.find(
        ({ kind }: { kind: string }) => kind === 'driver',
      )
    expect(await driver()).toMatchObject({ path, formerReaders: [member.name] })
    await cast.lucia.post(`${root}/shared-links/renew`, { links: [{ kind: 'driver', id: null }] })
    expect((await app.fetch(path)).status).toBe(404)
    expect(await driver()).toMatchObject({ formerReaders: [] })
  })
})
