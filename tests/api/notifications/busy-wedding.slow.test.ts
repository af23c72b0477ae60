import { beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_MAX_ROWS } from '#domain/guests/guests.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

describe('sixty imports into one wedding at once', { timeout: 60_000 }, () => {
  const { app, cast } = useCast()
  let lucia: Person
  let path: string

  beforeAll(() => {
    lucia = cast.lucia
    path = `/api/weddings/${cast.weddingId}/guests`
  })

  const rows = (name: string) =>
    Array.from({ length: IMPORT_MAX_ROWS / 10 }, (_, row) => ({ fullName: `${name} ${row}` }))

  it("leave others their lists, and are each there whole or answered with 'later'", async () => {
    const ended: number[] = []
    const imports = Array.from({ length: 60 }, async (_, index) => {
      const guests = rows(`Lista ${index}`)
      const answer = await lucia.post(`${path}/import`, { mode: 'append', guests })
      ended.push(index)
      return { index, ...answer }
    })
    let heard = 0
    while (ended.length < imports.length) {
      const list = await cast.noelia.get(`/api/weddings/${cast.otherWeddingId}/guests`)
      expect(list.status).toBe(200)
      if (ended.length < imports.length) heard += 1
    }
    const answers = await Promise.all(imports)
    const done = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    // A stranger who asks again and again is not put behind the imports.
    expect(heard).toBeGreaterThan(done.length)
    expect(done.length).toBeGreaterThan(0)
    for (const { status, body, headers } of refused) {
      if (status === 409) expect(body.code).toBe('TOO_MANY_GUESTS')
      else {
        expect(status).toBe(503)
        expect(['WEDDING_BUSY', 'OVERLOADED']).toContain(body.code)
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
    }
    expect(refused.some(({ status }) => status === 503)).toBe(true)
    const names = ((await lucia.get(path)).body as { fullName: string }[]).map(({ fullName }) => fullName)
    expect(names.toSorted()).toEqual(
      done.flatMap(({ index }) => rows(`Lista ${index}`).map(({ fullName }) => fullName)).toSorted(),
    )
  })

  it('and a lock that another process holds too long is answered with the same', async () => {
    const client = await app.db.$client.connect()
    const weddingId = await lucia.createWedding()
    try {
      await client.query('begin')
      await client.query(`select pg_advisory_xact_lock(hashtextextended($1 || '/guests', 0))`, [weddingId])
      const tries = await Promise.all([
        lucia.post(`/api/weddings/${weddingId}/guests/import`, { mode: 'append', guests: rows('Lista') }),
        lucia.post(`/api/weddings/${weddingId}/guests`, { fullName: 'Teo' }),
      ])
      for (const { status, body } of tries) expect([status, body.code]).toEqual([503, 'WEDDING_BUSY'])
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect((await lucia.get(`/api/weddings/${weddingId}/guests`)).body).toEqual([])
    expect((await lucia.post(`/api/weddings/${weddingId}/guests`, { fullName: 'Teo' })).status).toBe(201)
  })

  it('and so is a file that is sent meanwhile', async () => {
    const client = await app.db.$client.connect()
    const weddingId = await lucia.createWedding()
    const bytes = await picture().png().toBuffer()
    const send = () => lucia.sendBytes(`/api/weddings/${weddingId}/seating/pictures?name=plano.png`, bytes)
    try {
      await client.query('begin')
      await client.query(`select pg_advisory_xact_lock(hashtextextended($1 || '/seating', 0))`, [weddingId])
      const { status, body, headers } = await send()
      expect([status, body.code]).toEqual([503, 'WEDDING_BUSY'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect((await send()).status).toBe(201)
  })
})
