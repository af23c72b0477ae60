import { randomUUID } from 'node:crypto'
import { type APIRequestContext, request } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, newEmail, PASSWORD } from '../support/journeys/journey.ts'
import { startNginx } from '../support/outside/nginx.ts'
import { freePort, startServerPair } from '../support/outside/own-server.ts'

const WORKERS = 6

test.describe('behind nginx as docs/nginx.conf has it', () => {
  test.describe.configure({ mode: 'default' })
  let pair: Awaited<ReturnType<typeof startServerPair>> | undefined
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  let lucia: APIRequestContext
  let weddingId: string

  test.beforeAll(async () => {
    // A cluster of its own is made first.
    test.setTimeout(240_000)
    const port = await freePort()
    const publicUrl = `http://localhost:${port}`
    pair = await startServerPair({ PUBLIC_URL: publicUrl, TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '0' })
    nginx = await startNginx(
      port,
      pair.urls.map((url) => Number(new URL(url).port)),
    )
    lucia = await request.newContext({ baseURL: publicUrl })
    const person = { name: 'Lucía Herrera', email: newEmail('lucia'), password: PASSWORD, role: 'couple' }
    await call(lucia, 'POST', '/auth/sign-up/email', person)
    weddingId = (await call<{ id: string }>(lucia, 'POST', '/weddings', { name: 'Lucía & Martín' })).id
  })
  test.afterAll(async () => {
    await nginx?.stop()
    await pair?.stop()
  })

  test('no request fails and no change is lost or made twice while both processes are restarted in turn', async () => {
    test.setTimeout(240_000)
    const guests = `/api/weddings/${weddingId}/guests`
    const statuses = new Map<string, number>()
    const added: string[] = []
    let isOver = false
    const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)

    async function work() {
      while (!isOver) {
        count(`GET ${(await lucia.get(guests)).status()}`)
        const id = randomUUID()
        const answer = await lucia.post(guests, { data: { id, fullName: `Invitado ${id}` } })
        count(`POST ${answer.status()}`)
        if (answer.ok()) added.push(id)
      }
    }
    const workers = Array.from({ length: WORKERS }, work)
    await pair!.restart(0)
    await pair!.restart(1)
    isOver = true
    await Promise.all(workers)

    expect([...statuses.keys()].sort()).toEqual(['GET 200', 'POST 201'])
    const stored = ((await (await lucia.get(guests)).json()) as { id: string }[]).map(({ id }) => id)
    expect(stored.sort()).toEqual(added.sort())
  })

  test('a file of 25 MB is taken', async () => {
    const vendors = `/api/weddings/${weddingId}/vendors`
    const data = { id: randomUUID(), vendorType: 'catering' }
    const vendor = await call<{ id: string }>(lucia, 'POST', `/weddings/${weddingId}/vendors`, data)
    const answer = await lucia.post(`${vendors}/${vendor.id}/files?name=contrato.pdf`, {
      data: Buffer.alloc(25 * 1024 * 1024, 1),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(answer.status()).toBe(201)
  })
})
