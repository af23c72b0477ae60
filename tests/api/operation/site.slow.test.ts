import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plannerDirectory } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { seedPlanners } from '#db/seed/planners.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const FIXED = [
  '/',
  '/parejas',
  '/planners',
  '/pricing',
  '/privacidad',
  '/terminos',
  '/aviso-legal',
  '/encargo',
]
const PAGES = [
  ...FIXED,
  '/directorio',
  '/directorio?zona=sevilla&estilo=campo&precio=3.000',
  '/directorio?zona=nadie',
  '/directorio?precio=caro',
  '/planners/casa-jara',
  '/planners/ibon',
  '/contacto',
  '/contacto?enviado=1',
  '/contacto?aviso',
  '/contacto?aviso&enviado=1',
  '/contacto?desistimiento',
  '/contacto?desistimiento&enviado=1',
  '/planners/casa-jara/contacto',
  '/ayuda',
  '/ayuda?q=familia',
  '/ayuda?q=nada+de+nada',
  '/ayuda/familias',
]
const MISSING = ['/nada', '/planners/nadie', '/planners/nadie/contacto', '/parejas/nada', '/wp-login.php']

const app = useTestApp()
beforeAll(() => seedPlanners(app.db))

const get = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers })
const text = async (path: string) => (await get(path)).text()

describe('every public page', () => {
  it.each([...PAGES, ...MISSING])('%s is valid HTML', async (path) => {
    expect(await htmlFaults(await text(path))).toEqual([])
  })

  it.each(PAGES)('%s says what it is to people who search and share', async (path) => {
    const html = await text(path)
    expect(html).toMatch(/<html lang="es"/)
    expect(html).toMatch(/<title>[^<]{8,70}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,170}"/)
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:3000\/og\/[^"]+\.png"/)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
  })

  it.each([...FIXED, '/directorio', '/contacto', '/planners/casa-jara'])(
    '%s names itself as canonical',
    async (path) => {
      expect(await text(path)).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`)
    },
  )

  it('a filtered directory is the directory to search engines', async () => {
    expect(await text('/directorio?zona=sevilla')).toContain(
      `<link rel="canonical" href="${ORIGIN}/directorio"`,
    )
  })

  it.each([...PAGES, ...MISSING])('%s runs no script and styles nothing in place', async (path) => {
    const response = await get(path)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy')!
    const isDirectory = path.startsWith('/directorio')
    expect(policy).toContain(isDirectory ? `script-src 'self'` : `script-src 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(html).not.toMatch(/\sstyle="/)
    expect(html.match(/<script(?! type="application\/ld\+json")/g) ?? []).toHaveLength(isDirectory ? 1 : 0)
  })

  it.each(MISSING)('%s is a 404 that search engines leave out and people can go on from', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    for (const link of ['/', '/directorio', '/login', '/contacto']) expect(html).toContain(`href="${link}"`)
  })

  it.each(PAGES)('%s is sent once and then only confirmed', async (path) => {
    const first = await get(path)
    // A page that a planner or a visitor changes is never kept by a cache in between; the rest is, for a minute.
    const changes = /^\/(directorio|planners\/|contacto)/.test(path)
    expect(first.headers.get('cache-control')).toContain(changes ? 'no-cache' : 's-maxage=60')
    expect(first.headers.get('set-cookie')).toBeNull()
    const again = await get(path, { 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('a page with a slash too many leads to the page, and never to another site', async () => {
    const response = await get('/parejas/')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/parejas'])
    for (const path of ['//evil.example/', '/%5Cevil.example/']) {
      expect((await get(path)).headers.get('location'), path).toBeNull()
    }
  })

  it('what is missing under /api stays JSON', async () => {
    const response = await get('/api/nada')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('json')
  })
})

describe('facts for search engines', () => {
  const facts = async (path: string) =>
    Array.from(
      (await text(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json]) => JSON.parse(json!),
    )

  it('say who runs the site', async () => {
    expect(await facts('/')).toEqual([expect.objectContaining({ '@type': 'Organization', name: 'Azahar' })])
  })

  it('repeat the questions about prices as they stand on the page', async () => {
    const [faq] = await facts('/pricing')
    const html = await text('/pricing')
    expect(faq['@type']).toBe('FAQPage')
    expect(faq.mainEntity.length).toBeGreaterThan(5)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(html).toContain(name)
      expect(html).toContain(acceptedAnswer.text)
    }
  })

  it('present a planner as a local business', async () => {
    const [planner] = await facts('/planners/casa-jara')
    expect(planner).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Casa Jara',
      url: `${ORIGIN}/planners/casa-jara`,
      areaServed: [{ name: 'Sevilla' }, { name: 'Cádiz' }, { name: 'Córdoba' }],
    })
  })

  it('list every page and every listed planner in the sitemap', async () => {
    const response = await get('/sitemap.xml')
    expect(response.headers.get('content-type')).toContain('xml')
    const xml = await response.text()
    for (const path of [
      ...FIXED,
      '/directorio',
      '/contacto',
      '/planners/casa-jara',
      '/planners/olmo-y-lino',
    ]) {
      expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`)
    }
    expect((await get('/sitemap.xml?parte=2')).status).toBe(404)
  })

  it('keep robots out of the app and show them the sitemap', async () => {
    const robots = await text('/robots.txt')
    expect(robots).toContain('Disallow: /app')
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})

describe('the image of a shared link', () => {
  const size = async (path: string) => {
    const response = await get(path)
    expect(response.headers.get('content-type'), path).toBe('image/png')
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    return { width, height }
  }

  it.each([
    'inicio',
    'parejas',
    'planners',
    'pricing',
    'directorio',
    'contacto',
    'ayuda',
    'planners/casa-jara',
  ])('of %s is 1200 × 630', async (name) => {
    expect(await size(`/og/${name}.png`)).toEqual({ width: 1200, height: 630 })
  })

  it('of two planners differs, and of one changes only with the words', async () => {
    const tags = await Promise.all(
      ['casa-jara', 'telar', 'casa-jara'].map(async (slug) =>
        (await get(`/og/planners/${slug}.png`)).headers.get('etag'),
      ),
    )
    expect(tags[0]).not.toBe(tags[1])
    expect(tags[0]).toBe(tags[2])
  })

  it.each(['nada', 'planners/nadie', 'constructor', '../inicio'])('there is none for %s', async (name) => {
    expect((await get(`/og/${name}.png`)).status).toBe(404)
  })
})

describe('what a planner writes', () => {
  const MALICE = `<script>alert(1)</script>`
  let slug = ''

  beforeAll(async () => {
    const planner = await signedUp(app, `Mala ${MALICE}`, 'planner')
    slug = planner.userId.slice(-8)
    await app.db
      .update(profiles)
      .set({
        webUrl: 'javascript:alert(1)',
        phone: `12" onclick="x`,
        branding: { brand_color: `red" onload="x`, logo_path: null },
      })
      .where(eq(profiles.id, planner.userId))
    await app.db.insert(plannerDirectory).values({
      userId: planner.userId,
      slug,
      bio: `${MALICE}</script>`,
      zones: [MALICE],
      styles: [MALICE],
      listed: true,
    })
  })

  it.each(['/directorio', '/planners/{slug}', '/planners/{slug}/contacto'])(
    'is shown on %s as text',
    async (path) => {
      const html = await text(path.replace('{slug}', slug))
      expect(html).not.toContain(MALICE)
      expect(html).not.toContain('javascript:')
      expect(html).not.toMatch(/onclick="x|onload="x/)
      expect(html).toContain('&lt;script&gt;')
    },
  )

  it('can be drawn on the image of their profile', async () => {
    expect((await get(`/og/planners/${slug}.png`)).status).toBe(200)
  })

  it('in a filter is shown again as text', async () => {
    const html = await text(`/directorio?zona=${encodeURIComponent(`">${MALICE}`)}`)
    expect(html).not.toContain(MALICE)
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;')
  })
})

describe('the contact form', () => {
  const GOOD = {
    name: 'Carmen Ruiz',
    email: 'carmen@correo.example',
    message: 'Hola:\n¿Hacéis bodas en Teruel?',
  }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.fetch(path, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    })

  const sentMails = async () => {
    await app.runJobs()
    return app.mails
  }

  beforeEach(async () => {
    await app.runJobs()
    app.mails.length = 0
    await app.db.execute('delete from rate_limits')
  })

  it('sends the message to us, to be answered to the person, and says so', async () => {
    const response = await post('/contacto', GOOD)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contacto?enviado=1'])
    expect(await sentMails()).toEqual([
      expect.objectContaining({
        to: 'contacto@azahar.example',
        replyTo: 'carmen@correo.example',
        text: expect.stringContaining('¿Hacéis bodas en Teruel?'),
      }),
    ])
    const sent = await text('/contacto?enviado=1')
    expect(sent).toContain('Mensaje enviado</h1>')
    expect(sent).toContain('<title>Mensaje enviado · Azahar</title>')
  })

  it('of a planner writes to the planner, whose address the page never shows', async () => {
    const path = '/planners/mistral-y-mar/contacto'
    for (const address of ['laia@mistralymar.example', 'hola@mistralymar.example'])
      expect(await text(path)).not.toContain(address)
    expect((await post(path, GOOD)).headers.get('location')).toBe(`${path}?enviado=1`)
    expect((await sentMails())[0]).toMatchObject({
      to: 'hola@mistralymar.example',
      replyTo: 'carmen@correo.example',
    })
  })

  it.each([
    [{ ...GOOD, name: ' ' }, 'Escribe tu nombre.'],
    [{ ...GOOD, email: '' }, 'Escribe tu email.'],
    [{ ...GOOD, email: 'carmen' }, 'Ese email no parece correcto. Revísalo.'],
    [{ ...GOOD, message: '\n \n' }, 'Escribe tu mensaje.'],
    [{ ...GOOD, message: 'a'.repeat(4001) }, 'Cabe un mensaje de 4.000 caracteres como mucho.'],
  ])('says what is missing and keeps what was typed', async (fields, sentence) => {
    const response = await post('/contacto', fields)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(sentence)
    expect(html).toContain('role="alert"')
    for (const value of [fields.name, fields.email].filter((one) => one.trim())) {
      expect(html).toContain(`value="${value}"`)
    }
    if (fields.message.trim()) expect(html).toContain(fields.message.slice(0, 30).split('\n')[0])
    expect(await sentMails()).toEqual([])
  })

  it('lets programs that fill in every field believe they were heard', async () => {
    const response = await post('/contacto', { ...GOOD, website: 'https://spam.example' })
    expect(response.headers.get('location')).toBe('/contacto?enviado=1')
    expect(await sentMails()).toEqual([])
  })

  it('takes five messages an hour, then says when to come back and keeps what was typed', async () => {
    app.setClock(new Date('2026-05-01T10:00:00Z'))
    for (let sent = 0; sent < 5; sent += 1) expect((await post('/contacto', GOOD)).status).toBe(303)
    const refused = await post('/contacto', GOOD)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('3600')
    const html = await refused.text()
    expect(html).toContain('Vuelve a probar dentro de 60 minutos')
    expect(html).toContain('¿Hacéis bodas en Teruel?')
    app.setClock(new Date('2026-05-01T11:00:01Z'))
    expect((await post('/contacto', GOOD)).status).toBe(303)
    app.setClock(null)
  })

  it('cannot smuggle headers into the mail', async () => {
    await post('/contacto', { ...GOOD, name: 'Carmen\r\nBcc: todos@correo.example' })
    expect((await sentMails())[0]!.subject).not.toMatch(/[\r\n]/)
  })

  it('takes no file for a name', async () => {
    const body = new FormData()
    body.set('name', new File(['x'], 'x.txt'))
    body.set('email', GOOD.email)
    body.set('message', GOOD.message)
    const response = await app.fetch('/contacto', { method: 'POST', headers: { origin: ORIGIN }, body })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Escribe tu nombre.')
    expect(await sentMails()).toEqual([])
  })

  it('refuses what another site sends, and more than a person types', async () => {
    expect((await post('/contacto', GOOD, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('/contacto', { ...GOOD, message: 'x'.repeat(70_000) })).status).toBe(413)
    expect(await sentMails()).toEqual([])
  })
})
