import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { plannerLogos } from '#db/schema/planners.ts'
import { LOGO_MAX_BYTES, SVG_MAX_BYTES } from '#domain/branding/branding.ts'
import { createImageRenderer, RENDER_LIMITS } from '#server/platform/images/image-renderer.ts'
import { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg ${NS} viewBox="0 0 90 90" ${attributes}><circle cx="45" cy="45" r="40" fill="#1e4d37"/>${inside}</svg>`,
  )

describe('the brand of a planner', () => {
  // Far more than any logo of a person takes here; one of these never ends.
  const { app, cast } = useCast({ logoMs: 8000 })
  const brand = async (person = cast.elena) => (await person.get('/api/planner/branding')).body
  const save = (fields: object, person = cast.elena) => person.call('PUT', '/api/planner/branding', fields)
  const send = (bytes: Uint8Array, name = 'logo.svg', crop = '', person = cast.elena) =>
    person.sendBytes(`/api/planner/branding/logo?name=${name}${crop}`, bytes)
  const served = async (url: string) => {
    const response = await app.fetch(url)
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('is saved field by field', async () => {
    await save({ brandName: ' Casa Jara ', phone: '954 00 01 38', webUrl: 'casajara.es' })
    const { body } = await save({ email: 'hola@casajara.es', brandColor: '#E59A8C' })
    expect(body).toMatchObject({
      brandName: 'Casa Jara',
      phone: '954 00 01 38',
      webUrl: 'casajara.es',
      email: 'hola@casajara.es',
      brandColor: '#e59a8c',
      accountEmail: cast.elena.email,
      logo: null,
    })
    expect((await cast.elena.get('/api/profile')).body).toMatchObject({ brandName: 'Casa Jara' })
  })

  it.each([
    [{ webUrl: 'javascript:alert(1)' }, 'WEB_URL_REFUSED'],
    [{ webUrl: 'data:text/html,x' }, 'WEB_URL_REFUSED'],
    [{ webUrl: 'casa jara' }, 'WEB_URL_REFUSED'],
    [{ email: 'hola' }, 'BRAND_EMAIL_REFUSED'],
    [{ brandColor: 'red' }, 'BRAND_COLOR_REFUSED'],
    [{ brandColor: '#fff" onload="x' }, 'BRAND_COLOR_REFUSED'],
  ])('refuses %o and changes nothing', async (fields, code) => {
    const before = await brand()
    expect(await save(fields)).toMatchObject({ status: 422, body: { code } })
    expect(await brand()).toEqual(before)
  })

  it('has no web that is no web on the profile page either', async () => {
    const answer = await cast.elena.patch('/api/profile', { webUrl: 'javascript:alert(1)' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'WEB_URL_REFUSED' } })
  })

  it('is shown to the couple at once, with the fields of the specification', async () => {
    await send(svg(''))
    const { body } = await cast.lucia.get(`/api/weddings/${cast.weddingId}/planner`)
    expect(body).toMatchObject({
      brandName: 'Casa Jara',
      fullName: 'Elena Montes',
      email: 'hola@casajara.es',
      phone: '954 00 01 38',
      webUrl: 'casajara.es',
      brandColor: '#e59a8c',
      slug: null,
      logoPath: expect.stringContaining(cast.elena.userId),
      logoUrl: expect.stringContaining('/files/branding-logos/'),
      logoDataUrl: expect.stringMatching(/^data:image\/png;base64,/),
    })
  })

  it('is another for another planner', async () => {
    expect(await brand(cast.raul)).toMatchObject({ brandName: null, logo: null })
    await save({ brandName: 'Ferrer' }, cast.raul)
    expect(await brand()).toMatchObject({ brandName: 'Casa Jara' })
  })

  describe('the logo', () => {
    it('is kept as a square of pixels without what the file said of its maker', async () => {
      const photo = await picture(900, 600)
        .withExif({ IFD0: { Make: 'Azahar' } })
        .jpeg()
        .toBuffer()
      const { status, body } = await send(photo, 'casa.jpg')
      expect(status).toBe(201)
      expect(body.logo).toMatchObject({ fileName: 'casa.jpg', size: photo.length, isLight: false })
      const { bytes, response } = await served(body.logo.url)
      const { format, width, height, exif } = await sharp(bytes).metadata()
      expect({ format, width, height, exif }).toEqual({
        format: 'jpeg',
        width: 480,
        height: 480,
        exif: undefined,
      })
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
    })

    it('is the part that was cut out', async () => {
      const { body } = await send(await picture(900, 600).png().toBuffer(), 'a.png', CORNER)
      const { bytes } = await served(body.logo.url)
      const { dominant } = await sharp(bytes).stats()
      expect(dominant.r).toBeGreaterThan(200)
    })

    it('may stand in a larger square', async () => {
      const wide = `&x=0&y=-1&width=1&height=3`
      const { body } = await send(await picture(900, 300).png().toBuffer(), 'a.png', wide)
      const { bytes } = await served(body.logo.url)
      const { data } = await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer({
        resolveWithObject: true,
      })
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    })

    it('is known as a light one when it is drawn in white on nothing', async () => {
      const white = Buffer.from(
        `<svg ${NS} viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#fff"/></svg>`,
      )
      expect((await send(white)).body.logo.isLight).toBe(true)
      expect((await send(svg(''))).body.logo.isLight).toBe(false)
    })

    it('replaces the one before, whose file is deleted', async () => {
      const before = (await brand()).logo.url
      await send(svg(''))
      await app.runJobs()
      expect((await app.fetch(before)).status).toBe(404)
      const rows = await app.db.select().from(plannerLogos).where(eq(plannerLogos.userId, cast.elena.userId))
      expect(rows).toHaveLength(1)
    })

    it('has links for a day in the app and for an hour in public (spec 9)', async () => {
      app.setClock(new Date('2026-11-22T10:00:00Z'))
      const url = (await brand()).logo.url as string
      app.setClock(new Date('2026-11-23T09:45:00Z'))
      expect((await app.fetch(url)).status).toBe(200)
      app.setClock(new Date('2026-11-23T10:01:00Z'))
      expect((await app.fetch(url)).status).toBe(403)
      app.setClock(null)
    })

    it('is removed with its file', async () => {
      const { url } = (await brand()).logo
      expect((await cast.elena.delete('/api/planner/branding/logo')).body.logo).toBeNull()
      await app.runJobs()
      expect((await app.fetch(url)).status).toBe(404)
    })

    it.each([
      ['a GIF', async () => picture().gif().toBuffer(), 415, 'LOGO_TYPE_REFUSED'],
      ['a PDF', async () => Buffer.from('%PDF-1.7 x'), 415, 'LOGO_TYPE_REFUSED'],
      ['a page', async () => Buffer.from('<!doctype html><h1>x</h1>'), 415, 'LOGO_TYPE_REFUSED'],
      [
        'a page that holds a drawing',
        async () => Buffer.from(`<html><svg ${NS}></svg></html>`),
        415,
        'LOGO_TYPE_REFUSED',
      ],
      [
        'a PNG of nothing but transparency',
        async () =>
          sharp({
            create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
          })
            .png()
            .toBuffer(),
        422,
        'LOGO_EMPTY',
      ],
      ['half a PNG', async () => (await picture().png().toBuffer()).subarray(0, 60), 422, 'LOGO_DAMAGED'],
      ['a broken SVG', async () => Buffer.from(`<svg ${NS}><rect>`), 422, 'LOGO_DAMAGED'],
      ['an SVG of nothing', async () => Buffer.from(`<svg ${NS} viewBox="0 0 9 9"></svg>`), 422, 'SVG_EMPTY'],
      [
        'a large SVG',
        async () => Buffer.concat([svg(''), Buffer.alloc(SVG_MAX_BYTES, 32)]),
        413,
        'FILE_TOO_LARGE',
      ],
      ['30 MB', async () => Buffer.alloc(30 * 1024 * 1024), 413, 'FILE_TOO_LARGE'],
    ])('%s is refused', async (_, bytes, status, code) => {
      const before = await brand()
      expect(await send(await bytes())).toMatchObject({ status, body: { code } })
      expect((await brand()).logo).toEqual(before.logo)
    })

    it('is not called damaged when the machine has no time to draw it', async () => {
      const images = createImageRenderer({ ...RENDER_LIMITS, logo: 1 })
      const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
      const file = join(folder, 'logo.png')
      await picture().png().toFile(file)
      expect(await images.renderLogo(file, folder, { isSvg: false, crop: null })).toBe('LOGO_TOO_SLOW')
      await images.close()
      rmSync(folder, { recursive: true })
    })

    it('says how many bytes it can have', async () => {
      const { body } = await send(Buffer.alloc(LOGO_MAX_BYTES + 1))
      expect(body.data).toEqual({ maxBytes: LOGO_MAX_BYTES })
    })

    it.each([
      ['a script', svg('<script>alert(1)</script>'), ['script']],
      ['a handler', svg('', 'onload="alert(1)"'), ['handler']],
      [
        'HTML inside',
        svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'),
        ['foreignContent'],
      ],
      ['an image of elsewhere', svg('<image href="https://malo.example/x.png"/>'), ['externalResource']],
      [
        'a style sheet of elsewhere',
        svg('<style>@import url(https://malo.example/x.css);</style>'),
        ['cssImport'],
      ],
      ['a link that runs', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>'), ['script']],
    ])('an SVG with %s is drawn without it, and it is said', async (_, bytes, removed) => {
      const { status, body } = await send(bytes)
      expect({ status, removed: body.removed }).toEqual({ status: 201, removed })
      const { bytes: drawn, response } = await served(body.logo.url)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect((await sharp(drawn).metadata()).format).toBe('png')
    })

    it('an SVG with entities is refused at once', async () => {
      const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
        '',
      )
      const bomb = Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${lol}]><svg ${NS}><text>&l9;</text></svg>`,
      )
      expect(await send(bomb)).toMatchObject({ status: 422, body: { code: 'SVG_HAS_ENTITIES' } })
    })

    it('an SVG that repeats itself without end does not hold the others up', async () => {
      const uses = Array.from(
        { length: 12 },
        (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
      ).join('')
      const bomb = Buffer.from(
        `<svg ${NS} viewBox="0 0 9 9"><g id="g0"><rect width="9" height="9"/></g>${uses}</svg>`,
      )
      const [answer, other] = await Promise.all([send(bomb), cast.lucia.get('/api/profile')])
      expect(other.status).toBe(200)
      expect([201, 422, 503]).toContain(answer.status)
      expect((await send(svg(''))).status).toBe(201)
    }, 90_000)
  })

  describe('seen by others', () => {
    let visitor: Person
    beforeAll(() => {
      visitor = new Person(app, 'Nadie', 'couple')
    })

    it('can be changed by no other person', async () => {
      expect((await save({ brandName: 'Mía' }, cast.lucia)).status).toBe(403)
      expect((await save({ brandName: 'Mía' }, visitor)).status).toBe(401)
      expect((await send(svg(''), 'x.svg', '', cast.lucia)).status).toBe(403)
      expect((await send(svg(''), 'x.svg', '', visitor)).status).toBe(401)
      expect(await brand()).toMatchObject({ brandName: 'Casa Jara' })
    })
  })
})

/** The mark in the upper left corner of `picture`, as a square. */
const CORNER = '&x=0&y=0&width=0.2&height=0.3'
