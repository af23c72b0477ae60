import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { processImage } from '#server/areas/inspiration/process-image.ts'
import { lookStyles } from '#site/rsvp/look-styles.ts'
import { PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/origin.ts'
import { phonePhoto, picture } from '../../support/outside/images.ts'

const { app, cast } = useCast({
  limits: {
    ...LIMITS,
    wedding: { ...LIMITS.wedding, images: 60 },
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

const today = () => dayInMadrid(new Date())
const share = async (use?: string) =>
  (await lucia.call('PUT', `${folder}/share`, { lastDay: today(), ...(use && { use }) })).body

beforeEach(async () => {
  const folders = `/api/weddings/${await lucia.createWedding()}/inspiration/folders`
  folder = `${folders}/${(await lucia.post(folders, { name: 'Fotos del día' })).body.id}`
  page = (await share('send')).share.path
})

const newPhone = () => randomBytes(16).toString('base64url')
type Sent = { phone?: string; number?: number; fields?: Record<string, string>; path?: string }

const call = async (
  method: string,
  { phone = newPhone(), number = 0, fields = {}, path = page }: Sent,
  body?: Buffer,
) => {
  const query = new URLSearchParams({ nombre: 'IMG_1.JPG', acuerdo: '1', ...fields })
  const response = await app.fetch(`${path}/fotos/${number}?${query}`, {
    method,
    headers: { origin: ORIGIN, [PHOTO_KEY_HEADER]: phone },
    ...(body && { body: new Uint8Array(body) }),
  })
  return { status: response.status, code: (await response.json()).code, headers: response.headers }
}
const send = (sent: Sent = {}, body = photo) => call('POST', sent, body)
const images = async () => (await lucia.get(`${folder}/images`)).body as InspirationImage[]
const open = async (query = '') => {
  const response = await app.fetch(page + query)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

describe('photographs of guests', () => {
  it('are made after what a member adds, who looks at it', async () => {
    const weddingPath = folder.replace(/\/folders\/.*/, '')
    for (const number of [0, 1]) expect((await send({ number })).status).toBe(201)
    const added = await lucia.sendBytes(`${folder}/images?name=nuestra.jpg`, photo)
    expect(added.status).toBe(201)
    const order = await app.db.execute(sql`
      select j.payload->>'imageId' as id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'process-image' and j.payload->>'weddingId' = ${weddingPath.split('/')[3]!}
      order by j.priority, j.run_at, j.id`)
    expect(order.rows.map(({ id }) => id).indexOf(added.body.id)).toBe(0)
    expect(order.rows).toHaveLength(3)
  })

  it('arrive in the folder with the name of the guest, and without the place where they were taken', async () => {
    const sent = await phonePhoto()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    expect(await send({ fields: { de: '  Rocío <b>' } }, sent)).toMatchObject({ status: 201 })
    await app.runJobs()
    const [image] = await images()
    expect(image).toMatchObject({ status: 'ready', notes: 'De Rocío <b>', tags: ['invitados'] })
    const weddingPath = folder.replace(/\/folders\/.*/, '')
    const { url } = (await lucia.get(`${weddingPath}/images/${image!.id}/link`)).body
    const kept = await sharp(Buffer.from(await (await app.fetch(url)).arrayBuffer())).metadata()
    expect(kept.exif).toBeUndefined()
  })

  it('are added once, however often the phone repeats its request', async () => {
    const phone = newPhone()
    for (const _ of [1, 2, 3]) expect(await send({ phone })).toMatchObject({ status: 201 })
    expect(await images()).toHaveLength(1)
  })

  it('are taken back by the phone that sent them, and by no other', async () => {
    const phone = newPhone()
    await send({ phone })
    expect(await call('DELETE', {})).toMatchObject({ status: 200 })
    expect(await images()).toHaveLength(1)
    expect(await call('DELETE', { phone })).toMatchObject({ status: 200 })
    expect(await images()).toHaveLength(0)
  })

  it('need the agreement of those they show', async () => {
    expect(await send({ fields: { acuerdo: '' } })).toMatchObject({ status: 422, code: 'CONSENT_NEEDED' })
    expect(await images()).toHaveLength(0)
  })

  it('are images by their content, whatever they are called', async () => {
    for (const text of ['<svg onload="alert(1)"/>', '%PDF-1.7', '<script>alert(1)</script>'])
      expect(await send({}, Buffer.from(text))).toMatchObject({ status: 415, code: 'NOT_AN_IMAGE' })
    expect(await send({}, Buffer.alloc(15 * 1024 * 1024 + 1))).toMatchObject({ code: 'IMAGE_TOO_LARGE' })
    expect(await images()).toHaveLength(0)
  })

  it('come from many phones of one network at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(await images()).toHaveLength(50)
  })

  it('are slowed down phone by phone', async () => {
    // No time passes, in which the phone might send more.
    app.setClock(new Date())
    const phone = newPhone()
    const statuses: number[] = []
    for (let number = 0; number < 41; number += 1)
      statuses.push((await send({ phone, number }, Buffer.from('no image'))).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await send({}, photo)).status).toBe(201)
  })

  it('stop when the wedding has as many images as there can be', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => send()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 409, code: 'FULL' })
  })
})

describe('the link of a folder', () => {
  it('that takes photographs shows none of them, until the couple wants it to', async () => {
    await send()
    const [image] = await images()
    await processImage(app.platform, folder.split('/')[3]!, image!.id)
    const closed = await open()
    expect(closed.html).toContain('data-photos')
    expect(closed.html).not.toContain('<img')
    await share('both')
    expect((await open()).html).toContain('<img')
    expect((await share()).share.use).toBe('both')
  })

  it('that shows the images takes none, nor does one that was ended', async () => {
    await share('view')
    expect((await open()).html).not.toContain('data-photos')
    expect(await send()).toMatchObject({ status: 404, code: 'CLOSED' })
    await share('send')
    await lucia.delete(`${folder}/share`)
    expect(await send()).toMatchObject({ status: 404, code: 'CLOSED' })
    expect((await open()).status).toBe(404)
  })

  it('keeps what it is for when another day is asked for by a page of before', async () => {
    for (const use of ['view', 'send', 'both']) {
      await share(use)
      expect((await share()).share).toMatchObject({ use, lastDay: today() })
    }
  })

  it.each(['es', 'ca', 'eu', 'gl', 'en'])(
    'speaks %s, and its page runs no script but its own',
    async (language) => {
      const { html, headers } = await open(`?l=${language}`)
      expect(html).toContain(`<html lang="${language}"`)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  it.each(WEDDING_STYLES)('wears the style of the invitations: %s', async (style) => {
    await lucia.call('PUT', folder.replace(/inspiration.*/, 'style'), { style })
    const { html, headers } = await open()
    expect(html).toContain(lookStyles({ style, colors: null }))
    expect(html).toContain(`<meta name="color-scheme" content="${STYLES[style].tone}"/>`)
    // Its own style sheet is allowed, and no other.
    expect(headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^ ]+';/)
  })

  it('is among the links that are listed, with its last day', async () => {
    const wedding = folder.replace(/\/inspiration.*/, '')
    const links = (await lucia.get(`${wedding}/shared-links`)).body
    expect(links).toEqual([expect.objectContaining({ kind: 'folder', lastDay: today() })])
  })
})
