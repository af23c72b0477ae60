import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const bytes = randomBytes(10_000)
let link: string
let etag: string

beforeAll(async () => {
  const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  const weddingId = await lucia.createWedding()
  const vendorId = await lucia.addVendor(weddingId)
  const { body: file } = await lucia.upload({ weddingId, vendorId }, 'fotos.zip', bytes)
  link = (await lucia.get(`/api/weddings/${weddingId}/vendors/${vendorId}/files/${file.id}/link`)).body.url
  etag = (await app.fetch(link, { method: 'HEAD' })).headers.get('etag')!
})

const ask = (headers: Record<string, string>) => app.fetch(link, { headers })
const received = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a download that broke off', () => {
  it('goes on where it stopped', async () => {
    const answer = await ask({ range: 'bytes=4000-', 'if-range': etag })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 4000-9999/10000')
    expect(answer.headers.get('content-length')).toBe('6000')
    expect((await received(answer)).equals(bytes.subarray(4000))).toBe(true)
  })

  it('is still an attachment that no browser renders', async () => {
    const { headers } = await ask({ range: 'bytes=0-9' })
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  it('begins anew when it is of another file', async () => {
    for (const other of ['"otro"', `W/${etag}`, 'Fri, 20 Nov 2026 10:00:00 GMT']) {
      const answer = await ask({ range: 'bytes=4000-', 'if-range': other })
      expect(answer.status).toBe(200)
      expect((await received(answer)).equals(bytes)).toBe(true)
    }
  })

  it('hears how long the file is when it asks past its end', async () => {
    const answer = await ask({ range: 'bytes=10000-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */10000')
    expect(await answer.text()).toBe('')
  })
})

describe('a whole download', () => {
  it('says that it can be taken up again', async () => {
    const answer = await ask({})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect((await received(answer)).equals(bytes)).toBe(true)
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-2', 'lines=1-2'])('is the answer to %j', async (range) => {
    const answer = await ask({ range })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10000'])
  })

  it('is what HEAD is told about, whatever part it asks for', async () => {
    const answer = await app.fetch(link, { method: 'HEAD', headers: { range: 'bytes=0-9' } })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10000'])
  })
})
