import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { onAnotherDevice } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

/** More than one session may have in work and in the queue together. */
const FLOOD = 300

describe('more requests than can be worked on', () => {
  const { app, cast } = useCast()

  it('of one session are refused at once with 503 and when to come back; others are answered', async () => {
    const path = `/api/weddings/${cast.weddingId}/guests/summary`
    const leaving = await onAnotherDevice(cast.raul)
    const { statuses, flood } = await app.db.transaction(async (tx) => {
      // Nothing that asks for guests is answered until the transaction ends.
      await tx.execute(sql`lock table guests in access exclusive mode`)
      const flood = Array.from({ length: FLOOD }, () =>
        app.fetch(path, { headers: { cookie: cast.lucia.cookie } }),
      )
      const refused = await Promise.race(flood)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await refused.clone().json()).toMatchObject({ code: 'OVERLOADED' })
      const others = [
        cast.noelia.get(`/api/weddings/${cast.otherWeddingId}`),
        app.fetch('/healthz'),
        app.fetch('/readyz'),
        leaving.signOut(),
      ]
      return { statuses: (await Promise.all(others)).map(({ status }) => status), flood }
    })
    expect(statuses).toEqual([200, 200, 200, 200])
    const answers = await Promise.all(flood)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  })

  it('are none while they wait for bodies that do not come', async () => {
    const sockets = Array.from({ length: 200 }, () => connect(app.port, '127.0.0.1'))
    for (const socket of sockets) {
      await once(socket, 'connect')
      socket.write(
        `POST /api/weddings/${cast.weddingId}/guests HTTP/1.1\r\nhost: localhost:3000\r\n` +
          `cookie: ${cast.lucia.cookie}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"fullName":`,
      )
    }
    expect((await cast.lucia.get('/api/profile')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  it('are not what imports are: many at once wait for one another, or are refused with when to come back', async () => {
    const guests = Array.from({ length: 700 }, (_, index) => ({
      id: crypto.randomUUID(),
      fullName: `Carmen ${index}`,
      notes: 'Mejor cerca de la puerta',
    }))
    const path = `/api/weddings/${cast.weddingId}/guests/import`
    const imports = Array.from({ length: 40 }, () => cast.lucia.post(path, { mode: 'append', guests }))
    expect((await cast.noelia.get(`/api/weddings/${cast.otherWeddingId}/guests`)).status).toBe(200)
    const answers = await Promise.all(imports)
    for (const { status, headers } of answers) {
      if (status !== 200) expect([status, headers.has('retry-after')]).toEqual([503, true])
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  })
})
