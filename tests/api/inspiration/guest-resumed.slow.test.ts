import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/origin.ts'
import { picture } from '../../support/outside/images.ts'
import { film } from '../../support/outside/videos.ts'

const { app, cast } = useCast()

let wedding: string
let folder: string
let page: string
let phone: string

beforeEach(async () => {
  wedding = await cast.lucia.createWedding()
  ;({ folder, page } = await linkedFolder('Fotos'))
  phone = randomBytes(16).toString('base64url')
})

/** Another folder of the wedding, with the page of its link. */
async function linkedFolder(name: string, weddingId = wedding) {
  const folders = `/api/weddings/${weddingId}/inspiration/folders`
  const made = `${folders}/${(await cast.lucia.post(folders, { name })).body.id}`
  const link = { lastDay: dayInMadrid(new Date()), use: 'send' }
  const { body } = await cast.lucia.call('PUT', `${made}/share`, link)
  return { folder: made, page: body.share.path as string }
}

const headers = (key = phone) => ({ origin: ORIGIN, [PHOTO_KEY_HEADER]: key })
const pathOf = (query: object) =>
  `${page}/fotos/0?${new URLSearchParams({ nombre: 'IMG.JPG', acuerdo: '1', ...query })}`

async function send(bytes: Buffer, query: object) {
  const body = new Uint8Array(bytes)
  const answer = await app.fetch(pathOf(query), { method: 'POST', headers: headers(), body })
  return { status: answer.status, body: await answer.json() }
}

const received = async (key = phone): Promise<number> =>
  (await (await app.fetch(`${page}/fotos/0`, { headers: headers(key) })).json()).received

/** Sends so many bytes, and loses the connection once they are there. */
async function drop(bytes: Buffer, upTo: number, from = 0) {
  const call = request(`http://127.0.0.1:${app.port}${pathOf({ total: bytes.length, desde: from })}`, {
    method: 'POST',
    headers: { ...headers(), 'content-length': bytes.length - from },
  })
  call.on('error', () => {})
  call.write(bytes.subarray(from, upTo))
  await expect.poll(() => received()).toBe(upTo)
  call.destroy()
}

const rest = (bytes: Buffer, from: number) => send(bytes.subarray(from), { total: bytes.length, desde: from })
const kept = async () => (await cast.lucia.get(`${folder}/images`)).body as InspirationImage[]

describe('a photograph whose connection is lost', () => {
  it('goes on where it stopped, more than once, and is kept whole', async () => {
    const photo = await picture(1200, 800).jpeg().toBuffer()
    const [third, half] = [Math.floor(photo.length / 3), Math.floor(photo.length / 2)]
    await drop(photo, third)
    await drop(photo, half, third)
    expect(await rest(photo, half)).toMatchObject({ status: 201 })
    await app.runJobs()
    expect(await kept()).toMatchObject([{ status: 'ready', width: 1200, height: 800 }])
    expect(await received()).toBe(0)
  })

  it('is told where it may go on, and is no other phone’s to ask for', async () => {
    const photo = await picture().jpeg().toBuffer()
    await drop(photo, 50)
    expect(await rest(photo, 80)).toMatchObject({ status: 409, body: { code: 'OFFSET', received: 50 } })
    expect(await received(randomBytes(16).toString('base64url'))).toBe(0)
    // One that began anew is the same photograph.
    expect(await rest(photo, 0)).toMatchObject({ status: 201 })
    expect(await kept()).toHaveLength(1)
  })

  it('may be a video, whose place is emptied as of one that came at once', async () => {
    const video = film()
    await drop(video, 300)
    expect(await rest(video, 300)).toMatchObject({ status: 201 })
    expect(await kept()).toMatchObject([{ status: 'ready', video: { url: expect.any(String) } }])
  })

  it('that is none is refused as a whole, and nothing of it stays', async () => {
    const text = Buffer.from('no es una imagen, aunque tarde en llegar')
    await drop(text, 10)
    expect(await rest(text, 10)).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
    expect(await received()).toBe(0)
  })

  it('is not kept by a link that was ended while it came', async () => {
    const photo = await picture(1200, 800).jpeg().toBuffer()
    const half = Math.floor(photo.length / 2)
    const path = pathOf({ total: photo.length, desde: 0 })
    const call = request(`http://127.0.0.1:${app.port}${path}`, {
      method: 'POST',
      headers: { ...headers(), 'content-length': photo.length },
    })
    const answered = new Promise((resolve, reject) => {
      call.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject)
    })
    call.write(photo.subarray(0, half))
    await expect.poll(() => received()).toBe(half)
    await cast.lucia.delete(`${folder}/share`)
    call.end(photo.subarray(half))
    expect(await answered).toBe(404)
    expect(await kept()).toEqual([])
  })

  it.each([
    ['another length than it has', { total: '9999' }],
    ['no number', { total: '3e9', desde: '0' }],
    ['a part before its beginning', { total: '1', desde: '-9' }],
  ])('says %s in vain', async (_, query) => {
    expect((await send(Buffer.from('0123456789'), query)).status).toBe(400)
  })

  it('waits for its rest within what its wedding may have, whatever links that has', async () => {
    const video = 100 * 1024 * 1024
    const begun = async (at: string, number: number) => {
      const path = `${at}/fotos/${number}`
      const query = new URLSearchParams({ nombre: 'V.MP4', acuerdo: '1', total: String(video), desde: '0' })
      const call = request(`http://127.0.0.1:${app.port}${path}?${query}`, {
        method: 'POST',
        headers: { ...headers(), 'content-length': video },
      })
      const ended = new Promise((resolve) => call.on('error', resolve))
      call.write('0123456789')
      const arrived = async () =>
        (await (await app.fetch(path, { headers: headers() })).json()).received as number
      await expect.poll(arrived).toBe(10)
      call.destroy()
      await ended
      return arrived
    }
    const other = await linkedFolder('Vídeos')
    for (let number = 0; number < 5; number += 1) {
      await begun(page, number)
      await begun(other.page, number)
    }
    await expect.poll(await begun(other.page, 5)).toBe(0)
    const { page: elsewhere } = await linkedFolder('Fotos', await cast.lucia.createWedding())
    const kept = await begun(elsewhere, 0)
    expect(await (await begun(elsewhere, 1))()).toBe(10)
    expect(await kept()).toBe(10)
  })

  it('is no larger than a video may be, whatever comes at once', async () => {
    const total = 101 * 1024 * 1024
    expect(await send(Buffer.from('0123456789'), { total, desde: total - 10 })).toMatchObject({ status: 413 })
  })
})
