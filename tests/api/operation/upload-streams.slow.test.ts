import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const MB = 1024 * 1024

const app = useTestApp()
let lucia: Person
let vendor: { weddingId: string; vendorId: string }
let path: string

beforeAll(async () => {
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
})

beforeEach(async () => {
  const weddingId = await lucia.createWedding()
  vendor = { weddingId, vendorId: await lucia.addVendor(weddingId) }
  path = `/api/weddings/${weddingId}/vendors/${vendor.vendorId}/files`
})

/** Begins to send a file of so many bytes. */
function begin(name: string, size: number): ClientRequest {
  return request({
    host: '127.0.0.1',
    port: app.port,
    path: `${path}?name=${name}`,
    method: 'POST',
    headers: { cookie: lucia.cookie, 'content-length': size },
  })
}

const CHUNK = Buffer.alloc(64 * 1024, 'azahar')

/** Sends more bytes, as fast as they are taken. */
async function send(upload: ClientRequest, bytes: number) {
  for (let sent = 0; sent < bytes; sent += CHUNK.length) {
    if (!upload.write(CHUNK)) await once(upload, 'drain')
  }
}

async function answerTo(upload: ClientRequest) {
  const [answer] = (await once(upload, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: (await json(answer)) as Record<string, unknown> }
}

const incoming = () => readdirSync(join(app.dataDir, 'files/incoming'))
const stored = async () => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('vendor-files')) paths.push(path)
  return paths.filter((one) => one.startsWith(vendor.weddingId))
}

describe('a download over the network', () => {
  it('that its reader breaks off leaves the process running', async () => {
    const { body: file } = await lucia.upload(vendor, 'fotos.zip', Buffer.alloc(20 * MB, 'azahar'))
    const { url } = (await lucia.get(`${path}/${file.id}/link`)).body
    for (let round = 0; round < 5; round += 1) {
      const download = request({ host: '127.0.0.1', port: app.port, path: url }).end()
      const [answer] = (await once(download, 'response')) as [IncomingMessage]
      answer.on('error', () => {})
      await once(answer, 'data')
      download.destroy()
      await new Promise((resolve) => answer.once('close', resolve))
    }
    await vi.waitFor(() => expect(openFiles()).toEqual([]))
    const whole = await app.fetch(url)
    expect((await whole.arrayBuffer()).byteLength).toBe(20 * MB)
  })

  it('of a whole wedding that its reader breaks off leaves no file open and nothing on the disk', async () => {
    for (const name of ['a.zip', 'b.zip']) await lucia.upload(vendor, name, Buffer.alloc(20 * MB, 'azahar'))
    const download = request({
      host: '127.0.0.1',
      port: app.port,
      path: `/api/weddings/${vendor.weddingId}/archive`,
      headers: { cookie: lucia.cookie },
    }).end()
    const [answer] = (await once(download, 'response')) as [IncomingMessage]
    answer.on('error', () => {})
    let received = 0
    for await (const chunk of answer) {
      received += chunk.length
      if (received > MB) break
    }
    download.destroy()
    await vi.waitFor(() => expect(openFiles()).toEqual([]))
    await vi.waitFor(() => expect(incoming()).toEqual([]))
  })
})

/** The stored files that this process holds open. */
function openFiles(): string[] {
  if (!existsSync('/proc/self/fd')) return []
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  })
  return links.filter((target) => target.startsWith(app.dataDir))
}

describe('an upload over the network', () => {
  it('arrives piece by piece', async () => {
    const upload = begin('fotos.zip', 5 * MB)
    await send(upload, 5 * MB)
    upload.end()
    expect(await answerTo(upload)).toMatchObject({ status: 201, body: { size: 5 * MB } })
    expect(incoming()).toEqual([])
  })

  it('cut off in the middle leaves nothing behind', async () => {
    const upload = begin('fotos.zip', 20 * MB)
    upload.on('error', () => {})
    await send(upload, 10 * MB)
    await vi.waitFor(() => expect(incoming()).toHaveLength(1))
    upload.destroy()
    await vi.waitFor(() => expect(incoming()).toEqual([]))
    expect((await lucia.get(path)).body).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('whose vendor is removed meanwhile leaves nothing behind', async () => {
    const upload = begin('fotos.zip', 2 * MB)
    await send(upload, MB)
    await vi.waitFor(() => expect(incoming()).toHaveLength(1))
    await lucia.delete(path.replace(/\/files$/, ''))
    await send(upload, MB)
    upload.end()
    expect(await answerTo(upload)).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
    expect(await stored()).toEqual([])
  })

  it('that is refused gets to hear why, although it is still sending', async () => {
    await lucia.upload(vendor, 'contrato.pdf', 'uno')
    const upload = begin('contrato.pdf', 20 * MB)
    const answer = answerTo(upload)
    await send(upload, 20 * MB)
    upload.end()
    expect(await answer).toMatchObject({ status: 409, body: { code: 'FILE_EXISTS' } })
  })

  it('costs a fraction of its size in memory, however many come at once', async () => {
    const [count, size] = [12, 25 * MB]
    const uploads = Array.from({ length: count }, (_, n) => begin(`fotos-${n}.zip`, size))
    const answers = uploads.map(answerTo)
    const before = process.memoryUsage.rss()
    await Promise.all(uploads.map((upload) => send(upload, size - MB)))
    await vi.waitFor(() => expect(incoming()).toHaveLength(count))
    const growth = process.memoryUsage.rss() - before
    for (const upload of uploads) {
      await send(upload, MB)
      upload.end()
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(count).fill(201))
    expect(growth / (count * size)).toBeLessThan(0.5)
  })
})
