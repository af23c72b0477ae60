import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { forgetRemoved } from '#server/areas/inspiration/removed-inspiration.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

const { app, cast } = useCast({
  limits: {
    ...LIMITS,
    wedding: { ...LIMITS.wedding, folders: 13, images: 3 },
    person: { ...LIMITS.person, weddings: { couple: 1000, planner: 1000 } },
  },
})
let lucia: Person
let path: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  path = `/api/weddings/${await lucia.createWedding()}/inspiration/folders`
})

const list = async () => (await lucia.get(path)).body as InspirationFolder[]
const add = async (name: string, over: object = {}) => (await lucia.post(path, { name, ...over })).body
const storedFiles = async () => {
  let files = 0
  for await (const stored of app.platform.files.list('inspiration-images')) {
    if (path.includes(stored.path.split('/')[0]!)) files += 1
  }
  return files
}

describe('folders', () => {
  it('get the first colour that no folder has, and any of the ten when all are taken', async () => {
    const folders: InspirationFolder[] = []
    for (let count = 1; count <= 10; count += 1) folders.push(await add(`Carpeta ${count}`))
    expect(folders.map(({ color }) => color)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await lucia.delete(`${path}/${folders[3]!.id}`)
    expect((await add('La cuarta otra vez')).color).toBe(4)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain((await add('Una más')).color)
  })

  it('made at the same moment get different colours', async () => {
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((name) => add(name)))
    expect(made.map(({ color }) => color).sort()).toEqual([1, 2, 3, 4])
  })

  it('have a trimmed name, which must not be blank, and an icon that suits it', async () => {
    expect(await add('  Mesas   y flores ')).toMatchObject({
      name: 'Mesas y flores',
      icon: 'flower',
      imageCount: 0,
    })
    expect(await add('Cosas', { icon: 'cake' })).toMatchObject({ icon: 'cake' })
    expect(await add('Cosas')).toMatchObject({ icon: 'folder' })
    expect((await lucia.post(path, { name: '   ' })).status).toBe(400)
    expect((await lucia.post(path, { name: 'x'.repeat(81) })).status).toBe(400)
  })

  it('are renamed and put in another order, and an unchanged list is a bare 304', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')]
    await lucia.patch(`${path}/${c.id}`, { position: (a.position + b.position) / 2 })
    await lucia.patch(`${path}/${b.id}`, { name: 'B', icon: 'heart', color: 7 })
    expect((await list()).map(({ name }) => name)).toEqual(['a', 'c', 'B'])
    const { headers } = await lucia.get(path)
    const etag = headers.get('etag')!
    expect((await lucia.get(path, { 'if-none-match': etag })).status).toBe(304)
    await add('d')
    expect((await lucia.get(path, { 'if-none-match': etag })).status).toBe(200)
  })

  it('a repeated id makes one folder, and the limit has its error', async () => {
    const id = uuidv7()
    expect((await add('Vestido', { id })).id).toBe(id)
    expect(await add('Vestido', { id })).toMatchObject({ id })
    expect(await list()).toHaveLength(1)
    for (let count = 2; count <= 13; count += 1) await add(`Carpeta ${count}`)
    expect(await lucia.post(path, { name: 'La catorce' })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_FOLDERS', data: { max: 13 } },
    })
  })

  it('that were removed come back with their images, and the notification of it is taken back', async () => {
    const home = `/api/weddings/${cast.weddingId}/inspiration`
    const folder = (await lucia.post(`${home}/folders`, { name: 'Vestido' })).body
    const image = await lucia.sendBytes(
      `${home}/folders/${folder.id}/images?name=a.png`,
      await picture().png().toBuffer(),
    )
    const actions = async () =>
      (await cast.elena.get('/api/notifications')).body.map(({ action }: { action: string }) => action)
    await lucia.delete(`${home}/folders/${folder.id}`)
    expect((await lucia.get(`${home}/folders/${folder.id}/images`)).status).toBe(404)
    expect((await lucia.patch(`${home}/images/${image.body.id}`, { notes: 'x' })).status).toBe(404)
    expect(await actions()).toContain('folder.removed')
    const restored = await lucia.post(`${home}/folders`, { id: folder.id, name: 'x' })
    expect(restored.body).toMatchObject({ name: 'Vestido', imageCount: 1 })
    expect(await actions()).not.toContain('folder.removed')
  })

  it('take every stored file with them once they leave the trash', async () => {
    const folder = await add('Vestido')
    const bytes = await picture().png().toBuffer()
    for (let count = 0; count < 3; count += 1) {
      await lucia.sendBytes(`${path}/${folder.id}/images?name=a.png`, bytes)
    }
    const statuses = async () =>
      ((await lucia.get(`${path}/${folder.id}/images`)).body as { status: string }[]).map(
        ({ status }) => status,
      )
    await app.runJobs()
    expect(await statuses()).toEqual(['ready', 'ready', 'ready'])
    expect(await storedFiles()).toBeGreaterThanOrEqual(15)
    await lucia.delete(`${path}/${folder.id}`)
    await forgetRemoved(app.platform)
    await app.runJobs()
    expect(await storedFiles()).toBeGreaterThanOrEqual(15)
    app.setClock(new Date(Date.now() + 31 * 86_400_000))
    await forgetRemoved(app.platform)
    app.setClock(null)
    await app.runJobs()
    expect(await storedFiles()).toBe(0)
    expect((await add('Vestido', { id: folder.id })).imageCount).toBe(0)
  })

  it('show the newest image as cover until one of theirs is chosen', async () => {
    const folder = await add('Vestido')
    const other = await add('Otra')
    const bytes = await picture().png().toBuffer()
    const upload = async () =>
      (await lucia.sendBytes(`${path}/${folder.id}/images?name=a.png`, bytes)).body.id as string
    const [first, second] = [await upload(), await upload()]
    const images = async () =>
      (await lucia.get(`${path}/${folder.id}/images`)).body as { id: string; imageUrl: string | null }[]
    await app.runJobs()
    const urls = new Map((await images()).map(({ id, imageUrl }) => [id, imageUrl]))
    expect((await list())[0]!.cover).toBe(urls.get(second))
    const chosen = await lucia.patch(`${path}/${folder.id}`, { coverImageId: first })
    expect(chosen.body.cover).toBe(urls.get(first))
    expect((await lucia.patch(`${path}/${other.id}`, { coverImageId: first })).body.code).toBe(
      'IMAGE_NOT_FOUND',
    )
  })

  it('an image beyond those of a wedding is refused', async () => {
    const folder = await add('Vestido')
    const bytes = await picture().png().toBuffer()
    const upload = () => lucia.sendBytes(`${path}/${folder.id}/images?name=a.png`, bytes)
    for (let count = 0; count < 3; count += 1) expect((await upload()).status).toBe(201)
    expect(await upload()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_IMAGES', data: { max: 3 } } })
  })
})

describe('sharing a folder', () => {
  const inDays = (days: number) => dayInMadrid(new Date(Date.now() + days * 86_400_000))

  it('gives it a link of 128 bits that stays when its last day changes and ends when it is taken back', async () => {
    const folder = await add('Mesas y flores')
    const shared = await lucia.call('PUT', `${path}/${folder.id}/share`, { lastDay: inDays(30) })
    expect(shared.body.share).toMatchObject({ lastDay: inDays(30) })
    expect(shared.body.share.path).toMatch(/^\/inspiracion\/[\w-]{22}$/)
    const later = await lucia.call('PUT', `${path}/${folder.id}/share`, { lastDay: inDays(60) })
    expect(later.body.share).toEqual({ ...shared.body.share, lastDay: inDays(60) })
    expect((await list())[0]!.share).toEqual(later.body.share)
    expect((await lucia.delete(`${path}/${folder.id}/share`)).body.share).toBeNull()
    const anew = await lucia.call('PUT', `${path}/${folder.id}/share`, { lastDay: inDays(30) })
    expect(anew.body.share.path).not.toBe(shared.body.share.path)
  })

  it.each([-1, 366])('takes no last day that is %i days away', async (days) => {
    const folder = await add('Mesas y flores')
    expect(await lucia.call('PUT', `${path}/${folder.id}/share`, { lastDay: inDays(days) })).toMatchObject({
      status: 422,
      body: { code: 'SHARE_DAY_REFUSED' },
    })
  })

  const openPage = async (share: { path: string }) => {
    const response = await app.fetch(share.path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  it('opens a page without scripts for a visitor who has the link, hidden from search engines', async () => {
    const folder = await add('Mesas y <flores>')
    const bytes = await picture().png().toBuffer()
    const uploaded = await lucia.sendBytes(`${path}/${folder.id}/images?name=a.png`, bytes)
    await lucia.patch(`${path.replace('/folders', '')}/images/${uploaded.body.id}`, { notes: 'Con más hoja' })
    const { body } = await lucia.call('PUT', `${path}/${folder.id}/share`, { lastDay: inDays(30) })
    await app.runJobs()
    const { status, headers, html } = await openPage(body.share)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<script')
    expect(html).toContain('Mesas y &lt;flores&gt;')
    expect(html).toContain('Con más hoja')
    const [address] = /\/files\/inspiration-images\/[^"]+thumb\.webp/.exec(html)!
    expect((await app.fetch(address)).headers.get('content-type')).toBe('image/webp')
    // The address of one image opens no other of the wedding.
    const [, , bucket, token] = address.split('/')
    expect((await app.fetch(`/files/${bucket}/${token}/x/thumb.webp`)).status).toBe(404)
  })

  it('ends with its last day in Madrid, when it is taken back, and with the folder', async () => {
    const folder = await add('Mesas y flores')
    const share = async () =>
      (await lucia.call('PUT', `${path}/${folder.id}/share`, { lastDay: inDays(1) })).body.share
    const first = await share()
    expect((await openPage(first)).status).toBe(200)
    app.setClock(new Date(Date.now() + 3 * 86_400_000))
    const late = await openPage(first)
    app.setClock(null)
    expect(late.status).toBe(404)
    expect(late.html).toContain('Este enlace ya no vale')
    expect(late.html).not.toContain('Mesas y flores')
    await lucia.delete(`${path}/${folder.id}/share`)
    expect((await openPage(first)).status).toBe(404)
    const second = await share()
    await lucia.delete(`${path}/${folder.id}`)
    expect((await openPage(second)).status).toBe(404)
    expect((await openPage({ path: '/inspiracion/x' })).status).toBe(404)
  })
})

describe('the OpenAPI document', () => {
  it('says how a folder is downloaded', async () => {
    const document = await (await app.fetch('/api/openapi.json')).json()
    const { get } = document.paths['/weddings/{weddingId}/inspiration/folders/{folderId}/archive']
    expect(Object.keys(get.responses['200'].content)).toEqual(['application/zip'])
    expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual(['weddingId', 'folderId'])
    expect(get.responses['404'].$ref).toContain('WeddingNotFoundOrFolderNotFound')
  })
})
