import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import { processImage } from '#server/areas/inspiration/process-image.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { hugePng, phonePhoto, picture } from '../../support/outside/images.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string
let folderId: string
let inspiration: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  weddingId = await lucia.createWedding()
  inspiration = `/api/weddings/${weddingId}/inspiration`
  folderId = (await lucia.post(`${inspiration}/folders`, { name: 'Mesas y flores' })).body.id
})

const upload = (name: string, bytes: Uint8Array, query: Record<string, string> = {}, folder = folderId) =>
  lucia.sendBytes(`${inspiration}/folders/${folder}/images?${new URLSearchParams({ name, ...query })}`, bytes)
const list = async (folder = folderId) =>
  (await lucia.get(`${inspiration}/folders/${folder}/images`)).body as InspirationImage[]
const whenProcessed = async (id: string) => {
  await app.runJobs()
  return (await list()).find((image) => image.id === id)!
}
const added = async (name: string, bytes: Uint8Array) => {
  const answer = await upload(name, bytes)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return whenProcessed(answer.body.id)
}
const load = async (image: InspirationImage, variant: string) => {
  const { base } = (await lucia.get(`${inspiration}/links`)).body
  const response = await app.fetch(`${base}/${image.imageUrl}/${variant}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const download = async ({ id }: { id: string }) => {
  const { url } = (await lucia.get(`${inspiration}/images/${id}/link`)).body
  const response = await app.fetch(url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const storedPaths = async () => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('inspiration-images')) paths.push(path)
  return paths.filter((path) => path.startsWith(weddingId))
}
describe('uploading an image', () => {
  it('keeps the place of a drop, in whatever order the images arrive', async () => {
    const msecs = Date.now()
    const ids = [3, 2, 1].map((seq) => uuidv7({ msecs, seq }))
    const bytes = await picture().png().toBuffer()
    for (const index of [1, 2, 0]) await upload(`${index}.png`, bytes, { id: ids[index]! })
    expect((await list()).map(({ id }) => id)).toEqual(ids)
  })

  it('makes a thumbnail and a display size in AVIF and WebP, a placeholder and a colour', async () => {
    const image = await added('ramo.jpg', await picture(3000, 2000).jpeg().toBuffer())
    expect(image).toMatchObject({ status: 'ready', width: 3000, height: 2000, tags: [], notes: null })
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/)
    expect(image.placeholder!.length).toBeLessThan(60)
    for (const [variant, width, format] of [
      ['thumb.avif', 480, 'heif'],
      ['thumb.webp', 480, 'webp'],
      ['display.avif', 1920, 'heif'],
      ['display.webp', 1920, 'webp'],
    ] as const) {
      const { response, bytes } = await load(image, variant)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${variant.split('.')[1]}`)
      expect(response.headers.get('content-disposition')).toMatch(/^inline/)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, format })
    }
  })

  it('a phone photo comes back upright and without the place it was taken, in every size', async () => {
    const photo = await phonePhoto(600, 400)
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    expect(photo.includes('GPS') || (await sharp(photo).metadata()).orientation === 6).toBe(true)
    const image = await added('IMG_0042.JPG', photo)
    expect(image).toMatchObject({ width: 400, height: 600 })
    const files = [
      (await download(image)).bytes,
      ...(await Promise.all(
        ['thumb.avif', 'thumb.webp', 'display.avif', 'display.webp'].map(
          async (variant) => (await load(image, variant)).bytes,
        ),
      )),
    ]
    for (const bytes of files) {
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
      expect(height! / width!).toBeCloseTo(1.5)
      // The mark of the upper left corner has turned to the right.
      const [r, , b] = await sharp(bytes)
        .extract({ left: width! - 10, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(r!).toBeGreaterThan(b! + 50)
    }
  })

  it('nothing of what was sent is kept, so the place of a photo is nowhere in the store', async () => {
    await added('IMG_0042.JPG', await phonePhoto())
    await deleteQueuedFiles(app.platform)
    const paths = await storedPaths()
    expect(paths.map((path) => path.split('/').at(-1)).sort()).toEqual([
      'display.avif',
      'display.webp',
      'original',
      'thumb.avif',
      'thumb.webp',
    ])
  })

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const image = await added('x', await picture().toFormat(format).toBuffer())
    expect(image.status).toBe('ready')
    const { bytes, response } = await download(image)
    const ending = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'jpg', gif: 'gif' }[format]
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="x.${ending}"; filename*=UTF-8''x.${ending}`,
    )
    expect((await sharp(bytes).metadata()).width).toBe(60)
  })

  it('goes by the content: a PNG named .jpg is an image, a PDF named .jpg is not', async () => {
    const png = await added('ramo.jpg', await picture().png().toBuffer())
    expect(png).toMatchObject({ status: 'ready', fileName: 'ramo.png' })
    expect(await upload('menu.jpg', Buffer.from('%PDF-1.7\n%âãÏÓ'))).toMatchObject({
      status: 415,
      body: { code: 'NOT_AN_IMAGE' },
    })
    expect(await upload('x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      body: { code: 'NOT_AN_IMAGE' },
    })
    expect(await list()).toHaveLength(1)
  })

  it('refuses an image of 50,000 by 50,000 pixels before decoding anything of it', async () => {
    const png = hugePng(50_000, 50_000)
    expect(png.length).toBeLessThan(1000)
    expect(await upload('enorme.png', png)).toMatchObject({ status: 413, body: { code: 'IMAGE_TOO_LARGE' } })
    expect([await list(), await storedPaths()]).toEqual([[], []])
  })

  it('refuses more than 300 frames, and more than 15 MB', async () => {
    const raw = { width: 8, height: 8 * 301, channels: 3, pageHeight: 8 } as const
    const frames = randomBytes(8 * 8 * 3 * 301)
    const gif = await sharp(frames, { raw }).gif({ loop: 0 }).toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(301)
    expect(await upload('baile.gif', gif)).toMatchObject({ body: { code: 'IMAGE_TOO_LARGE' } })
    const bytes = Buffer.alloc(IMAGE_MAX_BYTES + 1)
    expect(await upload('foto.jpg', bytes)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
  })

  it('a moving image that says it lies on its side is no damaged one', async () => {
    const raw = { width: 8, height: 4 * 3, channels: 3, pageHeight: 4 } as const
    const moving = sharp(randomBytes(8 * 4 * 3 * 3), { raw }).withMetadata({ orientation: 6 })
    const image = await added('baile.webp', await moving.webp({ loop: 0 }).toBuffer())
    expect(image.status).toBe('ready')
    expect((await sharp((await download(image)).bytes).metadata()).pages).toBe(3)
  })

  it('an image that breaks off in the middle stays as damaged, and the others go on', async () => {
    const whole = await picture(800, 600).jpeg().toBuffer()
    const broken = await upload('rota.jpg', whole.subarray(0, whole.length / 2))
    const fine = await added('bien.jpg', whole)
    expect(fine.status).toBe('ready')
    expect((await whenProcessed(broken.body.id)).status).toBe('damaged')
    expect(await lucia.get(`${inspiration}/images/${broken.body.id}/link`)).toMatchObject({ status: 404 })
  })

  it('a repeated id answers with the image that exists and keeps no second file', async () => {
    const id = uuidv7()
    const bytes = await picture().png().toBuffer()
    const [first, again] = await Promise.all([upload('a.png', bytes, { id }), upload('a.png', bytes, { id })])
    expect([first.body.id, again.body.id]).toEqual([id, id])
    await whenProcessed(id)
    await deleteQueuedFiles(app.platform)
    expect([(await list()).length, (await storedPaths()).length]).toEqual([1, 5])
  })

  it('processing twice changes nothing', async () => {
    const image = await added('a.png', await picture().png().toBuffer())
    await processImage(app.platform, weddingId, image.id)
    await app.runJobs()
    expect(await list()).toEqual([image])
  })

  it('needs a folder of this wedding', async () => {
    const foreign = `/api/weddings/${cast.otherWeddingId}/inspiration/folders`
    const { id } = (await cast.noelia.post(foreign, { name: 'Ajena' })).body
    const answer = await upload('a.png', await picture().png().toBuffer(), {}, id)
    expect(answer).toMatchObject({ status: 404, body: { code: 'FOLDER_NOT_FOUND' } })
  })
})

describe('the links to images', () => {
  it('are the same within the hour, end within 24 hours and cannot be altered', async () => {
    const image = await added('a.png', await picture().png().toBuffer())
    const noon = new Date('2026-11-22T12:10:00Z')
    app.setClock(noon)
    const first = (await lucia.get(`${inspiration}/links`)).body
    app.setClock(new Date('2026-11-22T12:50:00Z'))
    const second = (await lucia.get(`${inspiration}/links`)).body
    expect(second).toEqual(first)
    const address = `${first.base}/${image.imageUrl}/thumb.webp`
    const response = await app.fetch(address)
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=8\d{4}$/)
    app.setClock(new Date('2026-11-23T12:10:00Z'))
    expect((await app.fetch(address)).status).toBe(403)
    app.setClock(null)
    const now = (await lucia.get(`${inspiration}/links`)).body.base as string
    const [, , bucket, token] = now.split('/')
    for (const path of [
      `/files/${bucket}/${token}x/${image.imageUrl}/thumb.webp`,
      `/files/${bucket}/${token}`,
      `/files/${bucket}/${token}/`,
      `/files/${bucket}/${token}/../${image.imageUrl}/thumb.webp`,
      `/files/${bucket}/${token}/..%2F${cast.otherWeddingId}/x/thumb.webp`,
      `/files/vendor-files/${token}/${image.imageUrl}/thumb.webp`,
    ])
      expect([403, 404], path).toContain((await app.fetch(path)).status)
  })
})

describe('several images at once', () => {
  it('can be tagged, moved, removed and brought back', async () => {
    const bytes = await picture().png().toBuffer()
    const ids: string[] = []
    for (const name of ['a.png', 'b.png', 'c.png']) ids.push((await added(name, bytes)).id)
    const [a, b, c] = ids as [string, string, string]
    await lucia.patch(`${inspiration}/images/${a}`, {
      tags: ['Ramo', '#azahar', 'RAMO'],
      notes: ' Con más hoja ',
    })
    await lucia.post(`${inspiration}/images/tag`, { imageIds: [a, b], add: ['mesa'], remove: ['azáhar'] })
    const tags = Object.fromEntries((await list()).map((image) => [image.id, image.tags]))
    expect(tags).toEqual({ [a]: ['ramo', 'mesa'], [b]: ['mesa'], [c]: [] })
    expect((await list()).map(({ id }) => id)).toEqual([c, b, a])

    const other = (await lucia.post(`${inspiration}/folders`, { name: 'Otra' })).body.id
    expect(
      (await lucia.post(`${inspiration}/folders/${other}/move-here`, { imageIds: [a, b] })).body,
    ).toEqual({ moved: 2 })
    expect((await list(other)).map(({ id }) => id)).toEqual([b, a])
    expect((await lucia.post(`${inspiration}/images/remove`, { imageIds: [a, b, c] })).body).toEqual({
      removed: 3,
    })
    expect([await list(), await list(other)]).toEqual([[], []])
    expect((await lucia.post(`${inspiration}/images/restore`, { imageIds: [a, c] })).body).toEqual({
      restored: 2,
    })
    expect([(await list()).length, (await list(other)).length]).toEqual([1, 1])
  })

  it('the search finds tags and notes in every folder, whatever accents and case', async () => {
    const other = (await lucia.post(`${inspiration}/folders`, { name: 'Otra' })).body.id
    const bytes = await picture().png().toBuffer()
    const first = await added('a.png', bytes)
    const second = (await upload('b.png', bytes, {}, other)).body
    await lucia.patch(`${inspiration}/images/${first.id}`, {
      tags: ['jardín'],
      notes: 'Preguntar en Córdoba',
    })
    await lucia.patch(`${inspiration}/images/${second.id}`, { tags: ['JARDIN', '50%'] })
    const search = async (text: string) => {
      const answer = await lucia.get(`${inspiration}/images?${new URLSearchParams({ search: text })}`)
      return (answer.body as InspirationImage[]).map(({ id }) => id)
    }
    expect(await search('jardin')).toEqual([second.id, first.id])
    expect(await search('JARDÍN cordoba')).toEqual([first.id])
    expect(await search('50%')).toEqual([second.id])
    expect(await search('%')).toEqual([second.id])
    expect([await search('_'), await search('  '), await search('boda')]).toEqual([[], [], []])
  })
})

describe('downloading a folder', () => {
  it('gives a ZIP of the originals under names of their own', async () => {
    for (const name of ['ramo.png', 'ramo.png', 'vela.jpg'])
      await added(name, await picture().png().toBuffer())
    const response = await app.fetch(`${inspiration}/folders/${folderId}/archive`, {
      headers: { cookie: lucia.cookie },
    })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('Mesas%20y%20flores.zip')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(['ramo (2).png', 'ramo.png', 'vela.png'])
    for (const bytes of Object.values(files)) expect((await sharp(bytes).metadata()).width).toBe(60)
  })

  it('is for members only', async () => {
    const path = `${inspiration}/folders/${folderId}/archive`
    expect((await cast.noelia.get(path)).status).toBe(404)
    expect((await app.fetch(path)).status).toBe(401)
    expect((await lucia.get(`${inspiration}/folders/${uuidv7()}/archive`)).body.code).toBe('FOLDER_NOT_FOUND')
  })
})

describe('open screens of other members', () => {
  it('hear when the files of an image are made', async () => {
    const changed = vi.spyOn(app.platform.live, 'changed')
    const { body } = await upload('a.png', await picture().png().toBuffer())
    await whenProcessed(body.id)
    await expect
      .poll(() => changed.mock.calls.filter(([change]) => change.ids.includes(body.id)).length)
      .toBeGreaterThanOrEqual(2)
    changed.mockRestore()
  })
})
