import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { MESSAGES } from '#messages/messages.ts'
import { PHOTO_FIELDS, PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/origin.ts'
import { picture } from '../../support/outside/images.ts'
import { FILMED, film, PLACE, videoFile } from '../../support/outside/videos.ts'
import { read } from '../../support/outside/wedding-zip.ts'

const MB = 1024 * 1024

const { app, cast } = useCast({
  limits: {
    ...LIMITS,
    wedding: { ...LIMITS.wedding, fileBytes: 50 * MB },
    person: { ...LIMITS.person, weddings: { couple: 1000, planner: 1000 } },
  },
})
let at: string
let folder: string
let page: string

const addFolder = async () =>
  `${at}/folders/${(await cast.lucia.post(`${at}/folders`, { name: 'Fotos del día' })).body.id}`
const share = async (use: string, isReviewed = false) => {
  const link = { lastDay: dayInMadrid(new Date()), use, isReviewed }
  return (await cast.lucia.call('PUT', `${folder}/share`, link)).body.share.path as string
}

beforeEach(async () => {
  at = `/api/weddings/${await cast.lucia.createWedding()}/inspiration`
  folder = await addFolder()
  page = await share('both')
})

async function send(body: Buffer, name = 'IMG_1.MOV') {
  const response = await app.fetch(`${page}/fotos/0?nombre=${name}&acuerdo=1&de=Roc%C3%ADo&mesa=4`, {
    method: 'POST',
    headers: { origin: ORIGIN, [PHOTO_KEY_HEADER]: randomBytes(16).toString('base64url') },
    body: new Uint8Array(body),
  })
  return { status: response.status, code: (await response.json()).code }
}

/** Sends zeros until an answer comes; gives its status, and how many were taken. */
async function sendZeros(path: string, size: number) {
  const headers = { origin: ORIGIN, [PHOTO_KEY_HEADER]: randomBytes(16).toString('base64url') }
  const call = request(`http://127.0.0.1:${app.port}${path}/fotos/0?acuerdo=1`, {
    method: 'POST',
    headers: { ...headers, 'content-length': size },
  })
  let sent = 0
  const zeros = new Readable({
    read() {
      sent += MB
      this.push(sent > size ? null : Buffer.alloc(MB))
    },
  })
  zeros.pipe(call)
  const status = await new Promise<number | null>((resolve) => {
    call.on('response', ({ statusCode }) => resolve(statusCode!)).on('error', () => resolve(null))
  })
  call.destroy()
  return { status, sent: Math.min(sent, size) }
}

const images = async () => (await cast.lucia.get(`${folder}/images`)).body as InspirationImage[]
const open = async () => {
  const response = await app.fetch(page)
  return { html: await response.text(), policy: response.headers.get('content-security-policy')! }
}
const addressIn = (html: string) => /<video src="([^"]+)"/.exec(html)![1]!

describe('videos of guests', () => {
  it('arrive as they are but for the place, with their length, their guest and their table', async () => {
    const sent = film({ brand: 'qt  ' })
    expect(await send(sent)).toMatchObject({ status: 201 })
    const [video] = await images()
    expect(video).toMatchObject({
      status: 'ready',
      fileName: 'IMG_1.mov',
      imageUrl: null,
      video: { url: expect.stringMatching(/^[\w-]{36}\/video\.mov$/), seconds: 42 },
      ...{ width: 1080, height: 1920, notes: 'De Rocío', tags: ['invitados', 'mesa 4'] },
    })
    const { url } = (await cast.lucia.get(`${at}/images/${video!.id}/link`)).body
    const response = await app.fetch(url)
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="IMG_1.mov"')
    const kept = Buffer.from(await response.arrayBuffer())
    expect(kept).toHaveLength(sent.length)
    expect(kept.includes(PLACE)).toBe(false)
    expect(kept.includes(FILMED)).toBe(true)
  })

  it.each([
    ['place-in-keys.mov', 'video/mp4'],
    ['place-in-loci.mp4', 'video/mp4'],
    ['place-in-tags.webm', 'video/webm'],
  ])('are played in parts from the page of the link, by the type of their bytes: %s', async (name, type) => {
    // No name and no declared type of a guest is believed.
    expect(await send(videoFile(name), 'baile.exe')).toMatchObject({ status: 201 })
    const { html, policy } = await open()
    expect(html).toContain('preload="none"')
    expect(html).toContain('Vídeo · 0:02')
    expect(policy).toContain(`media-src 'self';`)
    const part = await app.fetch(addressIn(html), { headers: { range: 'bytes=0-1' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe(type)
    expect(part.headers.get('content-range')).toBe(`bytes 0-1/${videoFile(name).length}`)
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    expect(part.headers.get('content-disposition')).toMatch(/^inline;/)
  })

  it('give a page without them no right to load any', async () => {
    expect((await open()).policy).not.toContain('media-src')
  })

  it('are reviewed as photographs are, and their address ends with that', async () => {
    page = await share('both', true)
    await send(film())
    const [video] = await images()
    expect(video!.review).toBe('waiting')
    expect((await open()).html).not.toContain('<video')
    const decide = (from: string, to: string) =>
      cast.lucia.post(`${at}/images/review`, { imageIds: [video!.id], from, to })
    await decide('waiting', 'published')
    const address = addressIn((await open()).html)
    expect((await app.fetch(address)).status).toBe(200)
    await decide('published', 'retired')
    expect((await app.fetch(address)).status).toBe(403)
  })

  it('are removed and brought back, stand in the ZIP of the folder, and are no cover of it', async () => {
    await send(videoFile('place-in-tags.webm'), 'brindis.webm')
    const [video] = await images()
    await cast.lucia.delete(`${at}/images/${video!.id}`)
    expect(await images()).toEqual([])
    await cast.lucia.post(`${at}/images/restore`, { imageIds: [video!.id] })
    expect(await images()).toEqual([video])
    const response = await app.fetch(`${folder}/archive`, { headers: { cookie: cast.lucia.cookie } })
    const files = await read(Buffer.from(await response.arrayBuffer()))
    expect([...files.keys()]).toEqual(['brindis.webm'])
    expect(files.get('brindis.webm')).toHaveLength(videoFile('place-in-tags.webm').length)
    const [listed] = (await cast.lucia.get(`${at}/folders`)).body as InspirationFolder[]
    expect(listed).toMatchObject({ imageCount: 1, cover: null })
  })

  it('are refused by their bytes: too long, in pieces, without an end, too large', async () => {
    expect(await send(videoFile('seventy-seconds.mp4'))).toEqual({ status: 422, code: 'VIDEO_TOO_LONG' })
    expect(await send(film().subarray(0, 300))).toEqual({ status: 415, code: 'VIDEO_UNREADABLE' })
    expect(await send(film({ width: 0 }))).toEqual({ status: 415, code: 'VIDEO_UNREADABLE' })
    expect(await images()).toEqual([])
  })

  it('have at most half of the bytes of the wedding, so that photographs still fit', async () => {
    const large = film({ size: 14 * MB })
    expect(await send(large)).toMatchObject({ status: 201 })
    expect(await send(large)).toEqual({ status: 409, code: 'VIDEOS_FULL' })
    expect(await send(film())).toMatchObject({ status: 201 })
    expect(await send(await picture().jpeg().toBuffer(), 'IMG.JPG')).toMatchObject({ status: 201 })
  })

  it('of a folder that was removed leave their part of the bytes to others', async () => {
    const large = film({ size: 14 * MB })
    expect(await send(large)).toMatchObject({ status: 201 })
    await cast.lucia.delete(folder)
    folder = await addFolder()
    page = await share('both')
    expect(await send(large)).toMatchObject({ status: 201 })
  })

  it('are no more than all files of the wedding may be, with those that were taken back', async () => {
    const large = film({ size: 14 * MB })
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await send(large)).toMatchObject({ status: 201 })
      const [video] = await images()
      await cast.lucia.delete(`${at}/images/${video!.id}`)
    }
    expect(await send(large)).toEqual({ status: 409, code: 'VIDEOS_FULL' })
  })

  it('wait for their turn to be stored, and photographs do not wait for them', async () => {
    let store = () => {}
    const stored = new Promise<void>((resolve) => {
      store = resolve
    })
    const before = app.platform.queues.videos.run(at.split('/')[3]!, () => stored)
    const videos = [send(film()), send(film()), send(film())]
    expect(await send(await picture().jpeg().toBuffer(), 'IMG.JPG')).toMatchObject({ status: 201 })
    expect(await images()).toMatchObject([{ video: null }])
    store()
    await before
    expect(await Promise.all(videos)).toMatchObject([{ status: 201 }, { status: 201 }, { status: 201 }])
    expect(await images()).toHaveLength(4)
  })

  it('that are refused are taken to their end, so that their guest is told so', async () => {
    expect(await sendZeros(page, 60 * MB)).toEqual({ status: 409, sent: 60 * MB })
  })

  it('cost little where no link is', async () => {
    const { sent } = await sendZeros(`/inspiracion/${randomBytes(16).toString('base64url')}`, 100 * MB)
    expect(sent).toBeLessThan(45 * MB)
  })

  it('come by the link alone: members add images', async () => {
    const { status, body } = await cast.lucia.sendBytes(`${folder}/images?name=baile.mp4`, film())
    expect([status, body.code]).toEqual([415, 'NOT_AN_IMAGE'])
  })

  it('come with the form of the page too, without a script', async () => {
    const form = new FormData()
    form.append(PHOTO_FIELDS.key, randomBytes(16).toString('base64url'))
    form.append(PHOTO_FIELDS.consent, '1')
    const files = { 'baile.mov': film(), 'larga.mp4': videoFile('seventy-seconds.mp4') }
    for (const [name, file] of Object.entries(files))
      form.append(PHOTO_FIELDS.files, new File([new Uint8Array(file)], name))
    const encoded = new Response(form)
    const body = new Uint8Array(await encoded.arrayBuffer())
    const headers = { 'content-type': encoded.headers.get('content-type')!, origin: 'null' }
    const response = await app.fetch(`${page}/fotos`, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    })
    const html = await response.text()
    expect(html).toContain(`>${MESSAGES.es.photos_sent_video()}</p>`)
    expect(html).toContain(`>${MESSAGES.es.photos_video_too_long()}</p>`)
    expect((await images()).map(({ video }) => video?.seconds)).toEqual([42])
  })
})
