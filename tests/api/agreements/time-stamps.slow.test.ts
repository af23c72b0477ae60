import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askTimeStamp } from '#server/areas/agreements/ask-time-stamp.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/origin.ts'
import { startTimeStampAuthority } from '../../support/outside/time-stamp-authority.ts'
import { agreementsOf } from '../../support/sent-agreements.ts'
import { sha256 } from '../../support/sha256.ts'

let authority: Awaited<ReturnType<typeof startTimeStampAuthority>>

beforeAll(async () => {
  authority = await startTimeStampAuthority()
})
afterAll(() => authority.close())

const HASH = sha256(Buffer.from('un contrato'))

describe('a time stamp', () => {
  it('is over the hash, and anybody can check it with the certificate of the authority', async () => {
    const { reply, at, authority: host } = await askTimeStamp(HASH, authority.url)
    expect(authority.verify(reply, HASH)).toContain('Verification: OK')
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)
    expect(host).toBe(authority.url.host)
    expect(authority.state.headers['content-type']).toBe('application/timestamp-query')
  })

  it('is not one that answers another request, another document, or nothing that was asked', async () => {
    authority.state.next = ['earlier']
    await expect(askTimeStamp(HASH, authority.url)).rejects.toThrow('the token answers another request')
    await askTimeStamp(sha256(Buffer.from('otro')), authority.url)
    authority.state.next = ['earlier']
    await expect(askTimeStamp(HASH, authority.url)).rejects.toThrow('the token is over another document')
    authority.state.next = ['refused', 'garbage', 'large', 'away']
    await expect(askTimeStamp(HASH, authority.url)).rejects.toThrow('has not granted it')
    await expect(askTimeStamp(HASH, authority.url)).rejects.toThrow('the answer is no time stamp')
    await expect(askTimeStamp(HASH, authority.url)).rejects.toThrow('is too large')
    await expect(askTimeStamp(HASH, authority.url)).rejects.toThrow()
  })

  it('is asked for with the account that stands in the address', async () => {
    const url = new URL(authority.url)
    url.username = 'ana'
    url.password = 'clave'
    await askTimeStamp(HASH, url)
    const expected = `Basic ${Buffer.from('ana:clave').toString('base64')}`
    expect(authority.state.headers.authorization).toBe(expected)
  })
})

describe('a signed contract', () => {
  const { app, cast } = useCast({ timeStampAuthority: () => authority.url })
  let agreements: ReturnType<typeof agreementsOf>

  beforeAll(async () => {
    agreements = agreementsOf(app, cast.elena, 'elena-montes')
    await agreements.quotes.list()
  })

  beforeEach(async () => {
    authority.state.next = []
    await app.db.execute('delete from rate_limits')
  })

  const check = async (hash: string) => {
    const body = new FormData()
    body.append('hash', hash)
    const response = await app.fetch('/comprobar', { method: 'POST', headers: { origin: ORIGIN }, body })
    return response.text()
  }

  it('is stamped at the last signature; its time is shown, and the reply can be downloaded', async () => {
    const { page, path, requestId } = await agreements.sent()
    await agreements.signAll(page)
    await app.runJobs()
    const { hash, stamp } = (await agreements.read(requestId)).versions[0]!
    expect(stamp?.authority).toBe(authority.url.host)
    const reply = await app.fetch(`${path}/sello.tsr`)
    expect(reply.headers.get('content-type')).toBe('application/timestamp-reply')
    expect(authority.verify(Buffer.from(await reply.arrayBuffer()), hash)).toContain('Verification: OK')
    expect(await check(hash)).toContain(`Sello de tiempo de ${authority.url.host}`)
    expect((await agreements.open(page)).html).toContain('Sello de tiempo')
  })

  it('is signed, with its paper, while the authority is away, and stamped once it answers', async () => {
    authority.state.next = ['away']
    const { page, path, requestId } = await agreements.sent()
    await agreements.signAll(page)
    await app.runJobs()
    const before = await agreements.read(requestId)
    expect([before.state, before.versions[0]!.stamp]).toEqual(['signed', null])
    expect((await app.fetch(`${path}/sello.tsr`)).status).toBe(404)
    expect((await app.fetch(`${path}/contrato.pdf`)).status).toBe(200)
    await app.db.execute('update graphile_worker._private_jobs set run_at = now()')
    await app.runJobs()
    expect((await agreements.read(requestId)).versions[0]!.stamp?.authority).toBe(authority.url.host)
  })

  it('that waits for signatures is not stamped', async () => {
    const asked = authority.state.requests
    await agreements.sent()
    await app.runJobs()
    expect(authority.state.requests).toBe(asked)
  })
})
