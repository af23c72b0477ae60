import { type APIRequestContext, request } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, newEmail, PASSWORD } from '../support/journeys/journey.ts'
import { startServerPair } from '../support/outside/own-server.ts'

type ServerPair = Awaited<ReturnType<typeof startServerPair>>
type Session = { id: string; isCurrent: boolean }

/**
 * The acts that end the session of a phone whose cookie was stolen; the owner acts on the computer, in the first
 * process.
 */
const ENDS: Record<string, (owner: APIRequestContext) => Promise<unknown>> = {
  Salir: (owner) => call(owner, 'POST', '/auth/sign-out', {}),
  'a changed password': (owner) =>
    call(owner, 'POST', '/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'otra-clave-larga',
    }),
  'cerrar esta sesión': async (owner) => {
    const sessions = await call<Session[]>(owner, 'GET', '/access/sessions')
    return call(owner, 'DELETE', `/access/sessions/${sessions.find(({ isCurrent }) => !isCurrent)!.id}`)
  },
  'cerrar las demás': (owner) => call(owner, 'DELETE', '/access/sessions'),
  'a deleted account': (owner) => call(owner, 'POST', '/account/deletion', { word: 'eliminar' }),
}

/** The gains of a thief with the cookie: of the API, as the first answers in a screen, of the live stream. */
async function takenWith(url: string, cookie: string, email: string) {
  const stopping = new AbortController()
  const ask = (path: string) => fetch(url + path, { headers: { cookie }, signal: stopping.signal })
  const taken = {
    api: (await ask('/api/profile')).status,
    live: (await ask('/api/live')).status,
    screen: (await (await ask('/app/profile')).text()).includes(email),
  }
  stopping.abort()
  return taken
}

test.describe('of two processes of the built server on one database', () => {
  test.describe.configure({ mode: 'default' })
  let pair: ServerPair | undefined
  test.beforeAll(async () => {
    // A cluster of its own is made first.
    test.setTimeout(240_000)
    pair = await startServerPair()
  })
  test.afterAll(() => pair?.stop())

  for (const [name, end] of Object.entries(ENDS)) {
    test(`a stolen cookie is dead in both at the next request after ${name}`, async () => {
      const { urls, processIds } = pair!
      expect(new Set([...processIds, process.pid]).size).toBe(3)
      const email = newEmail('lucia')
      const owner = await request.newContext({ baseURL: urls[0] })
      const phone = await request.newContext({ baseURL: urls[1] })
      const person = { name: 'Lucía Herrera', email, password: PASSWORD, role: 'couple' }
      await call(owner, 'POST', '/auth/sign-up/email', person)
      await call(phone, 'POST', '/auth/sign-in/email', { email, password: PASSWORD })
      const { cookies } = await phone.storageState()
      const stolen = cookies.map((one) => `${one.name}=${one.value}`).join('; ')
      // Both have read the session before, so that neither may answer from what it remembers.
      for (const url of urls) {
        expect(await takenWith(url, stolen, email)).toEqual({ api: 200, live: 200, screen: true })
      }
      await end(owner)
      for (const url of urls) {
        expect(await takenWith(url, stolen, email)).toEqual({ api: 401, live: 401, screen: false })
      }
      await owner.dispose()
      await phone.dispose()
    })
  }
})
