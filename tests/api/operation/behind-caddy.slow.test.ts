import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookAtPublicAddress } from '#server/platform/doctor/look-at-public-address.ts'
import { Person } from '../../support/accounts/person.ts'
import { CAN_USE_CADDY, startCaddy } from '../../support/outside/caddy.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { freePort } from '../../support/outside/real-server.ts'
import { useTestApp } from '../../support/test-app.ts'

const MB = 1024 * 1024

/** Left out on machines without Caddy; the drill `rolling-restart-caddy` restarts two processes behind it. */
describe.skipIf(!CAN_USE_CADDY)('behind Caddy as ops/Caddyfile has it', () => {
  const app = useTestApp({ trustProxy: true })
  let url: string
  let lucia: Person
  let weddingId: string
  let stop = async () => {}

  beforeAll(async () => {
    const port = await freePort()
    const caddy = await startCaddy(port, [app.port, app.port])
    stop = caddy.stop
    url = `http://127.0.0.1:${port}`
    const fetchThere = (path: string, init?: RequestInit) =>
      fetch(url + path, { redirect: 'manual', ...init })
    lucia = new Person({ fetch: fetchThere }, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    weddingId = await lucia.createWedding()
  })
  afterAll(() => stop())

  it('the doctor finds nothing wrong with the proxy: a client cannot name another address', async () => {
    const secret = app.platform.settings.authSecret
    expect(await lookAtPublicAddress(url, secret, AbortSignal.timeout(5000))).toEqual([
      { state: 'ok', said: `${url} leads to this installation` },
      { state: 'ok', said: expect.stringMatching(/^the server sees this machine as 127\.0\.0\.1/) },
    ])
  })

  it('a change is told at once', async () => {
    const stream = await listening(lucia)
    await lucia.addGuest(weddingId, 'Carmen')
    expect((await stream.until('changed')).type).toBe('changed')
    await stream.close()
  })

  it('a file of 25 MB is taken', async () => {
    const vendorId = await lucia.addVendor(weddingId)
    const answer = await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', Buffer.alloc(25 * MB, 1))
    expect(answer.status).toBe(201)
  })
})
