import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { MESSAGES } from '#messages/messages.ts'
import { PHOTO_FIELDS } from '#site/shared-folder/photo-answers.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/origin.ts'
import { phonePhoto, picture } from '../../support/outside/images.ts'

const { app, cast } = useCast({
  limits: {
    ...LIMITS,
    wedding: { ...LIMITS.wedding, images: 12 },
    person: { ...LIMITS.person, weddings: { couple: 1000, planner: 1000 } },
  },
})
let lucia: Person
let folder: string
let page: string
let photo: Buffer

beforeAll(async () => {
  lucia = cast.lucia
  photo = await picture().jpeg().toBuffer()
})

afterEach(() => app.setClock(null))

beforeEach(async () => {
  const folders = `/api/weddings/${await lucia.createWedding()}/inspiration/folders`
  folder = `${folders}/${(await lucia.post(folders, { name: 'Fotos del día' })).body.id}`
  const link = { lastDay: dayInMadrid(new Date()), use: 'send' }
  page = (await lucia.call('PUT', `${folder}/share`, link)).body.share.path
})

const newKey = () => randomBytes(16).toString('base64url')
type Form = { key?: string; consent?: string; signature?: string; files?: [string, Buffer][]; query?: string }

/** The form of the page as a browser sends it: a page without a referrer comes from `null`. */
async function send({ key = newKey(), consent = '1', signature = '', files = [], query = '' }: Form) {
  const form = new FormData()
  form.append(PHOTO_FIELDS.key, key)
  form.append(PHOTO_FIELDS.signature, signature)
  if (consent) form.append(PHOTO_FIELDS.consent, consent)
  for (const [name, bytes] of files) form.append(PHOTO_FIELDS.files, new File([new Uint8Array(bytes)], name))
  const encoded = new Response(form)
  const body = new Uint8Array(await encoded.arrayBuffer())
  const response = await app.fetch(`${page}/fotos${query}`, {
    method: 'POST',
    headers: {
      origin: 'null',
      'content-type': encoded.headers.get('content-type')!,
      'content-length': String(body.length),
    },
    body,
  })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const takeBack = async (key: string, number: number) => {
  const response = await app.fetch(`${page}/fotos/quitar`, {
    method: 'POST',
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      [PHOTO_FIELDS.key]: key,
      [PHOTO_FIELDS.takeBack]: String(number),
    }).toString(),
  })
  return { status: response.status, html: await response.text() }
}

const images = async () => (await lucia.get(`${folder}/images`)).body as InspirationImage[]
const es = MESSAGES.es
/** The photographs of which an answer says a sentence. */
const rows = (html: string, sentence: string) => html.split(`>${sentence}</p>`).length - 1

/** Sends a form of so many bytes for as long as it is taken; gives the answer and how much was. */
async function pour(path: string, parts: string[], bytes: number) {
  const fields = parts.join('')
  const call = request(`http://127.0.0.1:${app.port}${path}/fotos`, {
    method: 'POST',
    headers: {
      ...{ origin: 'null', 'content-type': 'multipart/form-data; boundary=b' },
      'content-length': fields.length + bytes,
    },
  })
  let isAnswered = false
  const answered = (once(call, 'response') as Promise<[IncomingMessage]>).finally(() => {
    isAnswered = true
  })
  const broken = once(call, 'close')
  call.on('error', () => {})
  call.write(fields)
  let taken = 0
  const chunk = Buffer.alloc(1024 * 1024)
  while (taken < bytes && !call.destroyed && !isAnswered) {
    taken += chunk.length
    if (!call.write(chunk)) await Promise.race([once(call, 'drain'), broken, answered])
  }
  const [answer] = await answered
  answer.on('error', () => {})
  const status = answer.statusCode
  call.destroy()
  return { status, megabytes: taken / chunk.length }
}

const fieldHead = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
const field = (name: string, value: string) => `${fieldHead(name)}${value}\r\n`
const fileHead = `--b\r\ncontent-disposition: form-data; name="${PHOTO_FIELDS.files}"; filename="a.jpg"\r\n\r\n`

describe('what is read of a form that is refused', () => {
  const large = 140 * 1024 * 1024
  /** Twice a photograph, and what the sockets hold on the way. */
  const REFUSED_MEGABYTES = 45

  it('is no more than twice a photograph where its link has ended', async () => {
    await lucia.delete(`${folder}/share`)
    const { status, megabytes } = await pour(page, [fileHead], large)
    expect(status).toBe(404)
    expect(megabytes).toBeLessThan(REFUSED_MEGABYTES)
  })

  it.each([
    ['without the agreement', [field(PHOTO_FIELDS.key, 'A'.repeat(22)), fileHead], 422],
    ['with no secret of its own', [field(PHOTO_FIELDS.consent, '1'), fileHead], 422],
    ['that is no form', ['nada'], 400],
    ['whose fields do not end', [fieldHead(PHOTO_FIELDS.signature)], 400],
    ['whose file has no name', [fileHead.replace('a.jpg', '')], 400],
  ])('is no more either of one %s', async (_, parts, status) => {
    const poured = await pour(page, parts, large)
    expect(poured.status).toBe(status)
    expect(poured.megabytes).toBeLessThan(REFUSED_MEGABYTES)
  })
})

describe('photographs of guests without a script', () => {
  it('arrive together with the name of the guest, as those of the script do', async () => {
    const files: [string, Buffer][] = [
      ['baile.jpg', await phonePhoto()],
      ['tarta.jpg', photo],
      ['nota.jpg', Buffer.from('<b>nada</b>')],
    ]
    const { status, html, headers } = await send({ files, signature: '  Rocío <b>' })
    expect(status).toBe(200)
    expect(rows(html, es.photos_sent())).toBe(2)
    expect(html).toContain(es.photos_no_image())
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(await images()).toHaveLength(2)
    expect(await images()).toEqual(
      (await images()).map((image) => ({ ...image, notes: 'De Rocío <b>', tags: ['invitados'] })),
    )
  })

  it('are added once, however often the form is sent again', async () => {
    const form = { key: newKey(), files: [['baile.jpg', photo]] as [string, Buffer][] }
    for (const _ of [1, 2]) expect((await send(form)).status).toBe(200)
    expect(await images()).toHaveLength(1)
  })

  it('are taken back one by one with the secret of the form, and with no other', async () => {
    const key = newKey()
    const { html } = await send({
      key,
      files: [
        ['baile.jpg', photo],
        ['tarta.jpg', photo],
      ],
    })
    expect(html).toContain(`value="${key}"`)
    await takeBack(newKey(), 0)
    expect(await images()).toHaveLength(2)
    const answer = await takeBack(key, 0)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain(es.photos_taken_back())
    expect(answer.html).toContain('tarta.jpg')
    expect((await images()).map(({ fileName }) => fileName)).toEqual(['tarta.jpg'])
  })

  it('need the agreement of those they show, and the name is not typed again', async () => {
    const { status, html } = await send({ consent: '', signature: 'Rocío', files: [['baile.jpg', photo]] })
    expect(status).toBe(422)
    expect(html).toContain(es.photos_consent_needed())
    expect(html).toContain('value="Rocío"')
    expect(await images()).toHaveLength(0)
  })

  it('are at most ten at once, and of 15 MB each', async () => {
    const eleven = Array.from({ length: 11 }, (_, at): [string, Buffer] => [`f${at}.jpg`, photo])
    const cut = await send({ files: eleven })
    expect(cut.status).toBe(200)
    expect(cut.html).toContain(es.photos_rest())
    expect(await images()).toHaveLength(10)
    const large = Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)])
    const { html } = await send({
      files: [
        ['grande.jpg', large],
        ['baile.jpg', photo],
      ],
    })
    expect(html).toContain(es.photos_too_large())
    expect(await images()).toHaveLength(11)
    const beyond = await send({ files: [['enorme.jpg', Buffer.alloc(151 * 1024 * 1024)]] })
    expect(beyond.status).toBe(413)
    expect(beyond.html).toContain(es.photos_limits())
  })

  it('have to be chosen first', async () => {
    for (const files of [[], [['', Buffer.alloc(0)]]] as [string, Buffer][][]) {
      const { status, html } = await send({ files })
      expect([status, html.includes(es.photos_none())]).toEqual([422, true])
    }
  })

  it('are slowed down form by form, and say so photograph by photograph', async () => {
    // No time passes, in which the form might send more.
    app.setClock(new Date())
    const key = newKey()
    const ten = Array.from({ length: 10 }, (_, at): [string, Buffer] => [`f${at}.jpg`, Buffer.from('no')])
    for (const _ of [1, 2, 3, 4])
      expect((await send({ key, files: ten })).html).not.toContain(es.photos_again())
    expect(rows((await send({ key, files: ten })).html, es.photos_again())).toBe(10)
    expect((await send({ files: [['baile.jpg', photo]] })).html).toContain(es.photos_sent())
  })

  it('stop when the wedding has as many images as there can be', async () => {
    const ten = Array.from({ length: 10 }, (_, at): [string, Buffer] => [`f${at}.jpg`, photo])
    await send({ files: ten })
    const { html } = await send({ files: ten })
    expect(html.match(/>Ya no caben más fotos/g)).toHaveLength(8)
    expect(await images()).toHaveLength(12)
  })

  it.each(INVITATION_LANGUAGES)('are answered in the language of the page: %s', async (language) => {
    const { html } = await send({ files: [['baile.jpg', photo]], query: `?l=${language}` })
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(MESSAGES[language].photos_yours())
    expect(html).toContain(`${page}/fotos?l=${language}`)
  })

  it('end with the link', async () => {
    await lucia.delete(`${folder}/share`)
    expect((await send({ files: [['baile.jpg', photo]] })).status).toBe(404)
    expect((await takeBack(newKey(), 0)).status).toBe(404)
    expect(await images()).toHaveLength(0)
  })

  it('are refused when they come from the page of another site, or are no form', async () => {
    const other = await app.fetch(`${page}/fotos`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b--',
    })
    expect(other.status).toBe(403)
    const none = await app.fetch(`${page}/fotos`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(none.status).toBe(400)
    expect(await none.text()).toContain(es.photos_form_failed())
  })

  it('lead back to the page when their answer is asked for anew', async () => {
    for (const path of ['/fotos', '/fotos/quitar']) {
      const answer = await app.fetch(`${page}${path}?l=eu`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?l=eu`])
    }
  })
})
