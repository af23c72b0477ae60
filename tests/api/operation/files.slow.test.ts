import { randomBytes } from 'node:crypto'
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ItemFile } from '#contract/item-files.ts'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { emptyBin } from '#server/areas/activity/empty-bin.commands.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let vendor: { weddingId: string; vendorId: string }
let path: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  const weddingId = await lucia.createWedding()
  vendor = { weddingId, vendorId: await lucia.addVendor(weddingId) }
  path = `/api/weddings/${weddingId}/vendors/${vendor.vendorId}/files`
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const list = async () => (await lucia.get(path)).body as ItemFile[]
const upload = (name: string, bytes: Uint8Array | string = 'x', query: Record<string, string> = {}) =>
  lucia.upload(vendor, name, bytes, query)
const linkOf = async (file: { id: string }) => (await lucia.get(`${path}/${file.id}/link`)).body.url as string
const download = async (file: { id: string }) => app.fetch(await linkOf(file))
const storedPaths = async () => {
  const paths: string[] = []
  for await (const stored of app.platform.files.list('vendor-files')) paths.push(stored.path)
  return paths.filter((one) => one.startsWith(vendor.weddingId))
}

/** Housekeeping ends removed files once they have been in the bin for their days. */
async function endBin() {
  const later = new Date(Date.now() + (TRASH_DAYS + 0.1) * DAY_MS)
  await emptyBin({ db: app.platform.db, clock: { now: () => later } })
  await deleteQueuedFiles(app.platform)
}

describe('uploading a file', () => {
  it('makes it one of the vendor: name, size and type as found', async () => {
    const answer = await upload('Presupuesto señal.pdf', '%PDF-1.7\n%âãÏÓ')
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'Presupuesto señal.pdf', size: 18, contentType: 'application/pdf' },
    })
    expect(await list()).toEqual([answer.body])
  })

  it('takes a file of 25 MB to the byte', async () => {
    const bytes = randomBytes(ITEM_FILE_MAX_BYTES)
    const { body: large } = await upload('fotos.zip', bytes)
    expect(large.size).toBe(ITEM_FILE_MAX_BYTES)
    expect(Buffer.from(await (await download(large)).arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('refuses a file of no bytes, as the app does, and keeps nothing of it', async () => {
    expect(await upload('vacío.txt', '')).toMatchObject({
      status: 422,
      body: { code: 'FILE_EMPTY', data: { name: 'vacío.txt' } },
    })
    expect(await list()).toEqual([])
    expect(await storedPaths()).toEqual([])
  })

  it('refuses a file of 26 MB and keeps nothing of it', async () => {
    const answer = await upload('fotos.zip', Buffer.alloc(26 * 1024 * 1024))
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', data: { maxBytes: ITEM_FILE_MAX_BYTES } },
    })
    expect(await list()).toEqual([])
    expect(await storedPaths()).toEqual([])
  })

  it('needs to say how many bytes there are', async () => {
    const answer = await app.fetch(`${path}?name=a.txt`, {
      method: 'POST',
      headers: { cookie: lucia.cookie },
      body: new Blob(['abc']).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(411)
    expect(await answer.json()).toMatchObject({ code: 'LENGTH_REQUIRED' })
  })

  it.each([
    ['../../x', 'x'],
    ['..\\..\\windows\\x.exe', 'x.exe'],
    ['/etc/passwd', 'passwd'],
    ['fac\u202Efdp.exe', 'facfdp.exe'],
    ['a\r\nSet-Cookie: b.txt', 'a Set-Cookie_ b.txt'],
    ['.htaccess', 'htaccess'],
    ['<img src=x>.png', '_img src=x_.png'],
    ['...', 'archivo'],
    ['Menú de boda ñ 👰.pdf', 'Menú de boda ñ 👰.pdf'],
  ])('called %j is stored as %j', async (name, stored) => {
    expect((await upload(name)).body).toMatchObject({ name: stored })
    expect(await list()).toMatchObject([{ name: stored }])
    for (const one of await storedPaths()) expect(one).toMatch(/^[0-9a-f-]{36}(\/[0-9a-f-]{36}){2}$/)
  })

  it('shortens a name past what file systems take, and keeps its ending', async () => {
    const { body } = await upload(`${'ñ'.repeat(300)}.docx`)
    expect(Buffer.byteLength(body.name)).toBeLessThanOrEqual(255)
    expect(body.name).toMatch(/^ñ+\.docx$/)
  })

  it.each([
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['a NUL in its name', { name: 'a\u0000b' }],
    ['a wish that is none', { name: 'a', overwrite: 'perhaps' }],
    ['an id that is none', { name: 'a', id: '7' }],
  ])('with %s is refused', async (_, query) => {
    const answer = await lucia.sendBytes(`${path}?${new URLSearchParams(query)}`, Buffer.from('x'))
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('from another site is refused', async () => {
    const answer = await app.fetch(`${path}?name=a.txt`, {
      method: 'POST',
      headers: { cookie: lucia.cookie, origin: 'https://malo.example', 'content-length': '1' },
      body: 'x',
    })
    expect(answer.status).toBe(403)
  })

  it('with the id of one that arrived answers with that one', async () => {
    const id = uuidv7()
    const first = await upload('a.txt', 'uno', { id })
    expect(await upload('a.txt', 'uno', { id })).toMatchObject({ status: 201, body: first.body })
    const together = uuidv7()
    const answers = await Promise.all([1, 2, 3].map(() => upload('b.txt', 'dos', { id: together })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await list()).toHaveLength(2)
    expect(await storedPaths()).toHaveLength(2)
  })
})

describe('the OpenAPI document', () => {
  it('says how a file is uploaded, beside how the files are listed', async () => {
    const document = await (await app.fetch('/api/openapi.json')).json()
    const { get, post } = document.paths['/weddings/{weddingId}/vendors/{targetId}/files']
    expect(get.responses['200']).toBeDefined()
    expect(Object.keys(post.requestBody.content)).toEqual(['application/octet-stream'])
    expect(post.parameters.map((one: { name: string }) => one.name)).toEqual([
      'weddingId',
      'targetId',
      'name',
      'id',
      'overwrite',
    ])
    // The three uploads of files share what they refuse.
    const refused = post.responses['409'].$ref.split('/').at(-1)
    expect(document.components.responses[refused].description).toMatch(/FILE_EXISTS.*TOO_MANY_FILES/)
  })
})

describe('a name that the vendor has already', () => {
  it('is refused until it is to be overwritten', async () => {
    await upload('contrato.pdf', 'uno')
    expect(await upload('contrato.pdf', 'dos')).toMatchObject({
      status: 409,
      body: { code: 'FILE_EXISTS', data: { name: 'contrato.pdf' } },
    })
    const { body: second } = await upload('contrato.pdf', 'tres', { overwrite: 'true' })
    expect(await list()).toEqual([second])
    expect(await (await download(second)).text()).toBe('tres')
    // The first one waits in the bin with its bytes.
    await app.runJobs()
    expect(await storedPaths()).toHaveLength(2)
    await endBin()
    expect(await storedPaths()).toHaveLength(1)
    expect(await list()).toEqual([second])
  })

  it('is the same name however its accents are written', async () => {
    await upload('menú.pdf')
    expect((await upload('menu\u0301.pdf')).status).toBe(409)
  })

  it('by two at once is one file', async () => {
    const answers = await Promise.all(['uno', 'dos', 'tres'].map((bytes) => upload('contrato.pdf', bytes)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await list()).toHaveLength(1)
    expect(await storedPaths()).toHaveLength(1)
  })

  it('is free for another vendor', async () => {
    await upload('contrato.pdf')
    const other = { ...vendor, vendorId: await lucia.addVendor(vendor.weddingId) }
    expect((await lucia.upload(other, 'contrato.pdf', 'x')).status).toBe(201)
  })
})

describe('the files of a vendor', () => {
  it('are listed newest first', async () => {
    for (const name of ['a', 'b', 'c']) await upload(name)
    expect((await list()).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })

  it('are counted on the canvas', async () => {
    await upload('a')
    await upload('b')
    expect((await lucia.get(`/api/weddings/${vendor.weddingId}/vendors`)).body).toMatchObject([
      { fileCount: 2 },
    ])
  })

  it('are at most 100, even when many come at once', async () => {
    await Promise.all(Array.from({ length: 98 }, (_, n) => upload(`${n}.txt`)))
    const last = await Promise.all([...'abcdef'].map((name) => upload(`${name}.txt`)))
    expect(last.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(last.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_FILES', data: { max: 100 } },
    })
    expect(await list()).toHaveLength(100)
    expect((await upload('5.txt', 'nuevo', { overwrite: 'true' })).status).toBe(201)
    expect(await list()).toHaveLength(100)
    // The one that was overwritten waits in the bin, and goes in the end.
    await app.runJobs()
    expect(await storedPaths()).toHaveLength(101)
    await endBin()
    expect(await storedPaths()).toHaveLength(100)
  })

  it('are out of reach when they are removed, and go from the store with the bin', async () => {
    const { body: file } = await upload('a.txt')
    const link = await linkOf(file)
    expect(await lucia.delete(`${path}/${file.id}`)).toMatchObject({ status: 200, body: { removed: true } })
    expect(await list()).toEqual([])
    await app.runJobs()
    expect(await storedPaths()).toHaveLength(1)
    expect((await app.fetch(link)).status).toBe(404)
    await endBin()
    expect(await storedPaths()).toEqual([])
    expect((await app.fetch(link)).status).toBe(404)
    expect((await lucia.delete(`${path}/${file.id}`)).status).toBe(404)
    expect((await lucia.get(`${path}/${file.id}/link`)).status).toBe(404)
  })

  it('of one vendor are not found under another', async () => {
    const { body: file } = await upload('a.txt')
    const other = await lucia.addVendor(vendor.weddingId)
    const elsewhere = `/api/weddings/${vendor.weddingId}/vendors/${other}/files/${file.id}`
    expect((await lucia.get(`${elsewhere}/link`)).status).toBe(404)
    expect((await lucia.delete(elsewhere)).status).toBe(404)
  })

  it('go with the wedding, once it can no longer be taken back', async () => {
    for (const name of ['a', 'b']) await upload(name)
    await lucia.call('DELETE', `/api/weddings/${vendor.weddingId}`, { name: 'Lucía & Martín' })
    for (const [days, files] of [
      [6.9, 2],
      [7.1, 0],
    ] as const) {
      app.setClock(new Date(Date.now() + days * 86_400_000))
      await tidyUp(app.platform)
      app.setClock(null)
      await deleteQueuedFiles(app.platform)
      expect(await storedPaths()).toHaveLength(files)
    }
  })
})

describe('the files of a wedding', () => {
  const GB = 1024 ** 3

  /** Takes up all but so many bytes of what its files may have, at a vendor of its own. */
  async function leaveRoomFor(bytes: number) {
    const other = await lucia.addVendor(vendor.weddingId)
    const sizes = [...Array(9).fill(GB), GB - bytes]
    for (const [n, size] of sizes.entries()) {
      await app.db.execute(sql`
        insert into item_files (wedding_id, kind, item_id, id, name, path, size, content_type)
        values (${vendor.weddingId}, 'vendor', ${other}, gen_random_uuid(), ${`${n}`}, ${uuidv7()}, ${size}, 'text/plain')`)
    }
    return other
  }

  it('have 10 GB together and no byte more', async () => {
    await leaveRoomFor(10)
    const refused = await upload('contrato.pdf', 'once bytes!')
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'WEDDING_FILES_FULL', data: { maxBytes: 10 * GB } },
    })
    expect(await storedPaths()).toEqual([])
    expect((await upload('contrato.pdf', 'diez bytes')).status).toBe(201)
    expect((await upload('menu.pdf', 'x')).status).toBe(409)
    expect((await upload('contrato.pdf', 'otros diez', { overwrite: 'true' })).status).toBe(201)
  })

  it('cannot exceed them side by side, at several vendors', async () => {
    const other = await leaveRoomFor(3)
    const places = [vendor, { ...vendor, vendorId: other }]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => lucia.upload(places[n % 2]!, `${n}.pdf`, 'xx')),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await storedPaths()).toHaveLength(1)
  })
})

describe('a link to a file', () => {
  it('downloads it byte for byte under its own name', async () => {
    const bytes = randomBytes(100_000)
    const { body: file } = await upload('Menú "de gala" ñ 👰.bin', bytes)
    const answer = await download(file)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('100000')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Menu _de gala_ n __.bin"; filename*=UTF-8''Men%C3%BA%20_de%20gala_%20%C3%B1%20%F0%9F%91%B0.bin`,
    )
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('needs no session and is of our own origin', async () => {
    const { body: file } = await upload('a.txt', 'hola')
    const link = await linkOf(file)
    expect(link).toMatch(/^\/files\/vendor-files\/[\w-]+\.[\w-]+$/)
    expect(await (await app.fetch(link)).text()).toBe('hola')
  })

  it('answers HEAD without the bytes', async () => {
    const { body: file } = await upload('a.txt', 'hola')
    const answer = await app.fetch(await linkOf(file), { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '4', ''])
  })

  it('works for 3600 seconds and not a moment longer', async () => {
    const { body: file } = await upload('a.txt', 'hola')
    const now = Date.now()
    app.setClock(new Date(now))
    const { url, expiresAt } = (await lucia.get(`${path}/${file.id}/link`)).body
    expect(expiresAt).toBe(new Date(now + 3_600_000).toISOString())
    app.setClock(new Date(now + 3_600_000 - 1))
    expect(await (await app.fetch(url)).text()).toBe('hola')
    app.setClock(new Date(now + 3_600_000))
    expect((await app.fetch(url)).status).toBe(403)
    app.setClock(null)
  })

  it('that was altered anywhere is refused', async () => {
    const { body: file } = await upload('a.txt', 'secreto')
    const link = await linkOf(file)
    const start = '/files/vendor-files/'.length
    for (let at = start; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A'
      const altered = link.slice(0, at) + other + link.slice(at + 1)
      expect((await app.fetch(altered)).status, `altered at ${at}`).toBe(403)
    }
    for (const altered of [`${link}A`, `${link}=`, `${link}.`, link.slice(0, -1), link.split('.')[0]!]) {
      expect((await app.fetch(altered)).status, altered).toBe(403)
    }
  })

  it('of one bucket opens nothing in another', async () => {
    const { body: file } = await upload('a.txt')
    const link = await linkOf(file)
    for (const bucket of ['inspiration-images', 'branding-logos'])
      expect((await app.fetch(link.replace('vendor-files', bucket))).status).toBe(403)
    expect((await app.fetch(link.replace('vendor-files', 'otro'))).status).toBe(404)
  })

  it('cannot be had by guessing the path', async () => {
    await upload('a.txt')
    const [stored] = await storedPaths()
    for (const guess of [
      stored,
      `../vendor-files/${stored}`,
      '..%2f..%2fauth-secret',
      '%2e%2e/%2e%2e/auth-secret',
    ])
      expect([403, 404]).toContain((await app.fetch(`/files/vendor-files/${guess}`)).status)
  })
})

describe('a download while the store does not answer', () => {
  it('says so in words, is not kept by the browser, and works again after it', async () => {
    const { body: file } = await upload('contrato.pdf', 'x')
    const link = await linkOf(file)
    const folder = join(app.dataDir, 'files/vendor-files')
    renameSync(folder, `${folder}-away`)
    // A link to itself: the file system answers with an error that is not 'there is no such file'.
    symlinkSync(folder, folder)
    const answer = await app.fetch(link)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toMatch(/^Los archivos no están disponibles ahora mismo\./)
    rmSync(folder)
    renameSync(`${folder}-away`, folder)
    expect(await (await app.fetch(link)).text()).toBe('x')
  })
})

describe('what is downloaded never becomes a page of ours', () => {
  const html = '<!doctype html><script>alert(document.cookie)</script>'
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

  it.each([
    ['HTML', 'factura.html', html, 'application/octet-stream'],
    ['HTML called a PDF', 'factura.pdf', html, 'application/octet-stream'],
    ['SVG', 'logo.svg', svg, 'application/octet-stream'],
    ['SVG called an image', 'logo.png', svg, 'application/octet-stream'],
    ['a script', 'app.js', 'alert(1)', 'application/octet-stream'],
    ['an image', 'foto.png', PNG, 'image/png'],
    ['an image called HTML', 'foto.html', PNG, 'image/png'],
    ['a PDF', 'a.pdf', '%PDF-1.7\n', 'application/pdf'],
  ])('%s is an attachment of the type its bytes have', async (_, name, bytes, type) => {
    const { body: file } = await upload(name, bytes)
    expect(file.contentType).toBe(type)
    const { headers } = await download(file)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toMatch(/^private, /)
  })
})

describe('a file of a public bucket', () => {
  const path = '0198c0de-0000-7000-8000-000000000001/0198c0de-0000-7000-8000-000000000002.png'

  it('is public by its path', async () => {
    const { files } = app.platform
    await files.put('planner-portfolio', path, Readable.from([PNG], { objectMode: false }), PNG.length)
    const answer = await app.fetch(files.publicUrl('planner-portfolio', path))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; /)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true)
  })

  it.each(['x.html', 'x.svg', 'x', '..%2f..%2fauth-secret', 'a/..%2fb.png'])('is not %s', async (asked) => {
    expect([403, 404]).toContain((await app.fetch(`/files/planner-portfolio/${asked}`)).status)
  })
})

describe('a link to a file that does not open', () => {
  const links = [
    '/files/vendor-files/expired',
    '/files/planner-portfolio/gone/gone.png',
    '/files/nothing/there',
  ]

  it.each(links)('%s is a page with a way back for a person', async (link) => {
    const answer = await app.fetch(link, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([403, 404]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const page = await answer.text()
    expect(page).toMatch(/<h1[^>]*>Este (enlace|archivo) /)
    expect(page).toContain('href="/login"')
  })

  it.each(links)('%s is a line for a program', async (link) => {
    const answer = await app.fetch(link, { headers: { accept: '*/*' } })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).toMatch(/^Este (enlace|archivo) /)
  })
})
