import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person } from '../../support/accounts/person.ts'
import { end } from '../../support/database/owner-process.ts'
import { phonePhoto } from '../../support/outside/images.ts'
import { findNode, NODE_VERSIONS } from '../../support/outside/node-versions.ts'
import { launchServer } from '../../support/outside/own-server.ts'
import { ORIGIN } from '../../support/test-app.ts'

/** Native packages, loaders of modules and streams are what differs from one line of Node.js to the next. */
describe.each(NODE_VERSIONS)('the built server on Node.js %s', (version) => {
  const program = findNode(version)

  describe.skipIf(!program)('that the registry has', () => {
    const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    let running: Awaited<ReturnType<typeof launchServer>>
    let lucia: Person
    let weddingId: string

    beforeAll(async () => {
      running = await launchServer({ DATA_DIR: dataDir, PUBLIC_URL: ORIGIN }, { program: program! })
      const fetchThere = (path: string, init?: RequestInit) => fetch(running.url + path, init)
      lucia = new Person({ fetch: fetchThere }, 'Lucía Romero', 'couple')
      expect((await lucia.signUp()).status).toBe(200)
      weddingId = await lucia.createWedding()
    }, 120_000)
    afterAll(async () => {
      expect(await end(running.server, 'SIGTERM')).toBe(0)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    })

    it('keeps guests, and gives them back', async () => {
      await lucia.addGuest(weddingId, 'Íñigo Lasa')
      expect((await lucia.get(`/api/weddings/${weddingId}/guests`)).body).toMatchObject([
        { fullName: 'Íñigo Lasa' },
      ])
    })

    it('draws pages and the first screen of the app', async () => {
      for (const path of ['/', '/directorio', '/ayuda', `/app/couple/${weddingId}/guests`]) {
        const response = await fetch(running.url + path, { headers: { cookie: lucia.cookie } })
        expect([path, response.status, (await response.text()).includes('</html>')]).toEqual([
          path,
          200,
          true,
        ])
      }
    })

    it('decodes a photograph', async () => {
      const inspiration = `/api/weddings/${weddingId}/inspiration/folders`
      const { body: folder } = await lucia.post(inspiration, { name: 'Flores' })
      const images = `${inspiration}/${folder.id}/images`
      expect((await lucia.sendBytes(`${images}?name=ramo.jpg`, await phonePhoto())).status).toBe(201)
      await expect
        .poll(async () => (await lucia.get(images)).body[0].status, { timeout: 20_000 })
        .not.toBe('processing')
      expect((await lucia.get(images)).body).toMatchObject([{ status: 'ready' }])
    })

    it('prints a paper', async () => {
      await lucia.post(`/api/weddings/${weddingId}/seating/tables`, { number: 1, name: null })
      const response = await fetch(`${running.url}/api/weddings/${weddingId}/seating/papers`, {
        method: 'POST',
        headers: { cookie: lucia.cookie, origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify({ paper: 'table-a5' }),
      })
      expect([response.status, (await response.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    })
  })
})
