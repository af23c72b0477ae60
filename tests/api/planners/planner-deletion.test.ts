import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GONE_PERSON } from '#domain/accounts/account-deletion.ts'
import { eraseDueAccounts } from '#server/areas/rights/erase-account.ts'
import { onAnotherDevice, type Person, signedUp } from '../../support/accounts/person.ts'
import { rowsWith, storedFiles } from '../../support/journeys/traces.ts'
import { picture } from '../../support/outside/images.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const DAY = 86_400_000

/** A planner tells these of themselves, which no row may hold once the account is gone. */
const BRAND = {
  brandName: 'Casa Retama',
  phone: '954 00 01 38',
  webUrl: 'casaretama.example',
  email: 'hola@casaretama.example',
}
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="40"/></svg>',
)

/**
 * Elena with a brand, a public profile and requests; a wedding that she shares with Lucía, where both have files and
 * drafts, one of her own that she made of a request, and one that another planner goes on with.
 */
describe('the account of a planner that is deleted', () => {
  const app = useTestApp()
  let elena: Person
  let lucia: Person
  let raul: Person
  let shared: string
  let own: string
  let agency: string
  let vendorId: string
  let draftId: string
  const ofElena: string[] = []
  const ofOthers: string[] = []

  /** Notes the files that came with an act as those that go, or those that stay. */
  const filed = async (into: string[], act: () => Promise<unknown>) => {
    const before = await storedFiles(app)
    await act()
    await app.runJobs()
    const added = (await storedFiles(app)).filter((path) => !before.includes(path))
    expect(added.length).toBeGreaterThan(0)
    into.push(...added)
  }
  const write = (name: string, message: string) =>
    app.fetch('/planners/casa-retama/contacto', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name, email: 'carmen@correo.example', message }),
    })
  const publicPages = ['/planners/casa-retama', '/planners/casa-retama/contacto', '/planners/retama-bodas']
  const statusOf = async (path: string) => (await app.fetch(path)).status

  beforeAll(async () => {
    elena = await signedUp(app, 'Elena Montes Olvido', 'planner')
    lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    raul = await signedUp(app, 'Raúl Ferrer', 'planner')
    await elena.call('PUT', '/api/planner/branding', { ...BRAND, brandColor: '#1e4d37' })
    await filed(ofElena, () => elena.sendBytes('/api/planner/branding/logo?name=retama-logo.svg', LOGO))
    const profile = (fields: object) => elena.call('PUT', '/api/planner/public-profile', fields)
    await profile({ slug: 'retama-bodas' })
    await profile({
      slug: 'casa-retama',
      listed: true,
      bio: 'Bodas de patio en Carmona.',
      zones: ['Carmona'],
    })
    const image = await picture().png().toBuffer()
    await filed(ofElena, () => elena.sendBytes('/api/planner/portfolio?name=patio.png', image))
    await filed(ofElena, async () => {
      await elena.post('/api/account/export')
      await app.runJobs()
    })
    for (const name of ['Carmen Ruiz', 'Julia Prats'])
      expect((await write(name, '¿Fecha libre?')).status).toBe(303)
    const requests = (await elena.get('/api/planner/requests')).body as { id: string; name: string }[]
    const { id } = requests.find(({ name }) => name === 'Carmen Ruiz')!
    own = (await elena.post(`/api/planner/requests/${id}/wedding`, { name: 'Carmen & Íñigo' })).body.weddingId
    const ownVendor = await elena.addVendor(own)
    await filed(ofElena, () => elena.upload({ weddingId: own, vendorId: ownVendor }, 'contrato.txt', 'uno'))

    shared = await lucia.createWedding('Lucía & Martín')
    await lucia.letIn(shared, elena, 'planner')
    vendorId = await elena.addVendor(shared)
    const at = `/api/weddings/${shared}`
    await filed(ofOthers, () => elena.upload({ weddingId: shared, vendorId }, 'presupuesto.txt', 'dos'))
    await elena.post(`${at}/vendors/${vendorId}/comments`, { text: 'Confirmado por teléfono' })
    await lucia.post(`${at}/vendors/${vendorId}/comments`, { text: 'Gracias', mentions: [elena.userId] })
    draftId = (await elena.post(`${at}/vendors`, { vendorType: 'dj', isDraft: true })).body.id
    await filed(ofOthers, () => elena.upload({ weddingId: shared, vendorId: draftId }, 'dj.txt', 'tres'))
    const { body: folder } = await elena.post(`${at}/inspiration/folders`, { name: 'Mesas' })
    await filed(ofOthers, () =>
      elena.sendBytes(`${at}/inspiration/folders/${folder.id}/images?name=mesa.png`, image),
    )

    agency = await elena.createWedding('Con la agencia')
    await elena.letIn(agency, raul, 'planner')
    expect((await elena.post('/api/account/deletion', { word: 'eliminar' })).status).toBe(200)
    await app.runJobs()
  }, 60_000)
  afterAll(() => app.setClock(null))

  it('is out of the public pages at once, and takes no requests', async () => {
    for (const path of publicPages) expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(await (await app.fetch('/directorio')).text()).not.toContain('Casa Retama')
    expect((await write('Noa', 'Hola')).status).toBe(404)
    expect((await app.fetch('/api/planners/casa-retama')).status).toBe(404)
  })

  it('keeps everything for the days in which its person comes back to it', async () => {
    const files = await storedFiles(app)
    expect(files).toEqual(expect.arrayContaining([...ofElena, ...ofOthers]))
    app.setClock(new Date(Date.now() + 13 * DAY))
    await eraseDueAccounts(app.platform)
    const back = await onAnotherDevice(elena)
    expect((await back.delete('/api/account/deletion')).body).toEqual({ recovered: true })
    expect((await back.get('/api/planner/branding')).body).toMatchObject({
      ...BRAND,
      logo: expect.anything(),
    })
    expect((await back.get('/api/planner/requests')).body).toHaveLength(2)
    expect((await back.get('/api/planner/portfolio')).body).toHaveLength(1)
    for (const path of publicPages.slice(0, 2)) expect(await statusOf(path)).toBe(200)
    expect(await statusOf('/planners/retama-bodas')).toBe(301)
    expect((await back.get(`/api/weddings/${own}`)).status).toBe(200)
    expect((await back.get(`/api/weddings/${shared}/vendors`)).body).toHaveLength(2)
    // Nothing is made of it before the account goes.
    await back.sendBytes('/api/planner/portfolio?name=sin-hacer.png', await picture().png().toBuffer())
    expect((await back.post('/api/account/deletion', { word: 'eliminar' })).status).toBe(200)
    app.setClock(null)
  })

  describe('for good', () => {
    beforeAll(async () => {
      app.setClock(new Date(Date.now() + 28 * DAY))
      await eraseDueAccounts(app.platform)
      await app.runJobs()
      app.setClock(null)
    })

    it('is in no row any more, its brand and its requests neither', async () => {
      const told = [
        elena.userId,
        elena.email,
        elena.name,
        ...Object.values(BRAND),
        'casa-retama',
        'retama-bodas',
      ]
      for (const text of [...told, 'retama-logo', 'sin-hacer', 'Julia Prats']) {
        expect([text, await rowsWith(app, text)]).toEqual([text, []])
      }
    })

    it('has no file in the store any more, and those of the weddings that go on are all there', async () => {
      expect(await storedFiles(app)).toEqual(ofOthers.toSorted())
      expect(await statusOf(`/files/${ofElena.find((path) => path.endsWith('thumb.webp'))}`)).toBe(404)
    })

    it('has no public page, and its address is free again', async () => {
      for (const path of publicPages) expect([path, await statusOf(path)]).toEqual([path, 404])
      const slug = { slug: 'casa-retama' }
      expect((await raul.call('PUT', '/api/planner/public-profile', slug)).status).toBe(200)
    })

    it('takes along the wedding where nobody else is, and leaves the others to who is there', async () => {
      expect(await rowsWith(app, own)).toEqual([])
      const members = (await raul.get(`/api/weddings/${agency}/members`)).body
      expect(members).toMatchObject([{ userId: raul.userId, preset: 'planner' }])
      const vendors = (await lucia.get(`/api/weddings/${shared}/vendors`)).body
      expect(vendors.map(({ id }: { id: string }) => id).sort()).toEqual([vendorId, draftId].sort())
      const { body: comments } = await lucia.get(`/api/weddings/${shared}/vendors/${vendorId}/comments`)
      expect(comments).toMatchObject([
        { authorId: null, text: 'Confirmado por teléfono' },
        { authorId: lucia.userId, mentions: [] },
      ])
      const { body: news } = await lucia.get('/api/notifications')
      expect(news.map(({ actorName }: { actorName: string }) => actorName)).toContain(GONE_PERSON)
      expect((await lucia.get(`/api/weddings/${shared}/planner`)).body).toBeNull()
    })
  })
})
