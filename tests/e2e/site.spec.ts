import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { listPlanners } from '../support/contract/listed-planners.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fromElsewhere,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'

const PAGES = [
  '/',
  '/parejas',
  '/planners',
  '/pricing',
  '/directorio',
  '/directorio?zona=nadie',
  '/planners/casa-jara',
  '/planners/casa-jara/contacto',
  '/contacto',
  '/contacto?aviso=/planners/casa-jara',
  '/contacto?desistimiento',
  '/ayuda',
  '/ayuda?q=acompañante',
  '/ayuda?q=fuegos artificiales',
  '/ayuda/importar-una-lista',
  '/privacidad',
  '/terminos',
  '/aviso-legal',
  '/encargo',
  '/nada',
]

/** Pages that stand by themselves, without header and footer. */
const SHEETS = ['/privacidad/invitados', '/privacidad/invitados/eu']

test.beforeAll(listPlanners)

/** A section of a page by one of the names in it. */
const regionOf = (page: Page, name: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const leadsTo = async (page: Page, name: string, path: string, within = page.getByRole('main')) =>
  expect(within.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`${path} has the header and the footer`, async ({ page }) => {
      await page.goto(path)
      const header = page.getByRole('banner')
      await leadsTo(page, 'Parejas', '/parejas', header)
      await leadsTo(page, 'Planners', '/planners', header)
      await leadsTo(page, 'Precios', '/pricing', header)
      await leadsTo(page, 'Entrar', '/login', header)
      await leadsTo(page, 'Empezar', '/signup', header)
      const footer = page.getByRole('contentinfo')
      await leadsTo(page, 'Directorio', '/directorio', footer)
      await leadsTo(page, 'Privacidad', '/privacidad', footer)
      await leadsTo(page, 'Términos', '/terminos', footer)
      await leadsTo(page, 'Aviso legal', '/aviso-legal', footer)
      await leadsTo(page, 'Ayuda', '/ayuda', footer)
      await leadsTo(page, 'Contacto', '/contacto', footer)
    })
  }

  test('the index: hero, benefits, three steps, couples and planners, testimonials, final call', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Todo listo\s*para el\s*«sí, quiero»/)
    await leadsTo(page, 'Empezar gratis', '/signup')
    await leadsTo(page, 'Ver precios', '/pricing')
    await expect(page.getByText('Gratis para parejas. Sin tarjeta.')).toBeVisible()

    const benefits = regionOf(page, 'Presupuesto')
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'Invitados',
      'Proveedores',
      'Presupuesto',
      'Inspiración',
      'Agenda',
    ])
    const steps = page.getByRole('region', { name: 'Brota, florece y da fruto.' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)

    const couples = page.getByRole('region', { name: 'Para parejas' })
    await expect(couples).toContainText('0 €')
    await leadsTo(page, 'Crear mi espacio', '/signup', couples)
    const planners = page.getByRole('region', { name: 'Para planners' })
    await expect(planners).toContainText('19 €')
    await expect(planners).toContainText('al mes, IVA incluido. Primera boda gratis, sin permanencia.')
    await leadsTo(page, 'Abrir cuenta pro', '/signup', planners)

    await expectExamples(page)
    const call = page.getByRole('region', { name: 'Empieza gratis en 2 minutos.' })
    await expect(call).toContainText('Sin tarjeta.')
    await leadsTo(page, 'Crear cuenta', '/signup', call)
  })

  test('the page for couples', async ({ page }) => {
    await page.goto('/parejas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organiza tu boda sin estrés')
    await leadsTo(page, 'Crear mi espacio', '/signup')
    await leadsTo(page, 'Ver precios', '/pricing')
    const previews = regionOf(page, 'Agenda')
    await expect(previews.getByRole('heading', { level: 3 })).toHaveText([
      'Invitados',
      'Proveedores',
      'Agenda',
      'Inspiración',
    ])
    const benefits = page.getByRole('region', { name: 'Menos hojas sueltas, más sobremesa.' })
    await expect(benefits.getByRole('listitem')).toHaveCount(3)
    const steps = regionOf(page, 'Crea la boda')
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Crea la boda',
      'Añade a tus invitados',
      'Elige proveedores',
    ])
    await expectExamples(page)
    const call = page.getByRole('region', { name: 'Empieza hoy, es gratis.' })
    await expect(call).toContainText('Sin tarjeta.')
    await leadsTo(page, 'Crear cuenta gratis', '/signup', call)
  })

  test('the page for planners', async ({ page }) => {
    await page.goto('/planners')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas tus bodas en un panel')
    await leadsTo(page, 'Abrir cuenta pro', '/signup')
    await leadsTo(page, 'Ver precios', '/pricing')
    const previews = regionOf(page, 'Facturación')
    await expect(previews.getByRole('heading', { level: 3 })).toHaveText([
      'Dashboard',
      'Personalización',
      'Notificaciones',
      'Facturación',
    ])
    await expect(previews).toContainText('Cobros y pagos de cada boda')
    const benefits = page.getByRole('region', { name: 'Tu oficio es la boda, no el papeleo.' })
    await expect(benefits.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText('Nuestra meta: un 40 % menos de tiempo coordinando.')).toBeVisible()
    await expectExamples(page)
    const call = page.getByRole('region', { name: 'Primera boda gratis' })
    await leadsTo(page, 'Abrir cuenta pro', '/signup', call)
  })

  test('prices: two plans, questions that open, a closing call', async ({ page }) => {
    await page.goto('/pricing')
    const couple = page.getByRole('region', { name: 'Pareja', exact: true })
    await expect(couple).toContainText('0 €')
    await leadsTo(page, 'Crear mi espacio', '/signup', couple)
    const planner = page.getByRole('region', { name: 'Wedding planner', exact: true })
    await expect(planner).toContainText('19 €')
    await expect(planner).toContainText('al mes, IVA incluido. Primera boda gratis')
    await leadsTo(page, 'Abrir cuenta pro', '/signup', planner)

    const answer = page.getByText('No se paga: esta instalación')
    await expect(answer).toBeHidden()
    await page.getByText('¿Cómo se paga?').click()
    await expect(answer).toBeVisible()
    const call = page.getByRole('region', { name: 'Crea tu cuenta en 2 minutos.' })
    await leadsTo(page, 'Crear cuenta', '/signup', call)
  })

  test('privacy and terms are texts to read', async ({ page }) => {
    await page.goto('/privacidad')
    await expect(heading(page, 'Cookies')).toBeVisible()
    await leadsTo(page, 'escríbenos', '/contacto')
    await page.goto('/terminos')
    await expect(heading(page, 'Qué es Azahar')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Contenido' })
    await contents.getByRole('link', { name: 'Desistimiento' }).click()
    await expect(heading(page, 'Desistimiento')).toBeInViewport()
  })

  test('an address that leads nowhere helps to go on', async ({ page }) => {
    const answer = await page.goto('/una/invitacion/perdida')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nada por aquí')
    await leadsTo(page, 'Ir al inicio', '/')
    await leadsTo(page, 'Buscar planner', '/directorio')
    await leadsTo(page, 'Entra en tu cuenta', '/login')
  })

  test('the contact form keeps what was typed, then sends it and says so', async ({ page, request }) => {
    const message = `¿Puedo invitar a ${Math.random()} personas?`
    await page.setExtraHTTPHeaders(fromElsewhere())
    await page.goto('/contacto')
    await page.getByLabel('Nombre').fill('Carmen Ruiz')
    await page.getByLabel('Email').fill('carmen')
    await page.getByLabel('Mensaje').fill(message)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByRole('alert')).toContainText('Lo que has escrito sigue aquí.')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Ese email no parece correcto. Revísalo.',
    )
    await expect(page.getByLabel('Mensaje')).toHaveValue(message)
    await page.getByLabel('Email').fill('carmen@correo.example')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensaje enviado')
    // A job sends it after the answer.
    const mails = async () => (await request.get('/dev/correo.json')).json()
    await expect
      .poll(mails)
      .toContainEqual(
        expect.objectContaining({ replyTo: 'carmen@correo.example', text: expect.stringContaining(message) }),
      )
  })
})

/** An invented story must not pass for a real one. */
async function expectExamples(page: Page) {
  const stories = page.getByRole('region', { name: 'Historias de ejemplo' }).getByRole('figure')
  await expect(stories).toHaveCount(3)
  for (const story of await stories.all()) await expect(story).toContainText('historia de ejemplo')
}

for (const [device, viewport] of Object.entries({
  'a desk': DESKTOP,
  'a phone': PHONE,
  '320 px': { width: 320, height: 640 },
})) {
  test(`every public page at ${device} is accessible, fits, and complains of nothing`, {
    tag: device === 'a phone' ? '@landing' : [],
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    const complaints = watchConsole(page)
    for (const path of [...PAGES, ...SHEETS]) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
}

test('going from a page to the app and back raises no complaint', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const complaints = watchConsole(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Entrar' }).first().click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Todo listo')
  expect(complaints).toEqual([])
})

test('a dark system leaves the public pages as they are', async ({ page }) => {
  const looks = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ])
  for (const path of ['/', '/directorio', '/contacto']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    const bright = await looks()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await looks()).toEqual(bright)
    await expectAccessible(page)
  }
})

test('the words come first and everything else a moment later, in its place', async ({ page }) => {
  for (const path of [...PAGES, '/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of await page.locator('.after-words:not([data-print="hide"]), .later').all()) {
      await expect(part).toBeVisible()
    }
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value
            resolve(sum)
          }).observe({ type: 'layout-shift', buffered: true })
          document.fonts.ready.then(() =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))),
          )
        }),
    )
    expect(shifted, path).toBeLessThan(0.001)
  }
})

test('a page brings no scripts and little else', async ({ browser }) => {
  for (const path of [...PAGES, ...SHEETS]) {
    const page = await browser.newPage({ viewport: PHONE })
    const sizes = { script: 0, font: 0, rest: 0 }
    const counted: Promise<unknown>[] = []
    page.on('requestfinished', (request) => {
      const kind = request.resourceType()
      if (kind === 'image') return
      const entry = kind === 'script' || kind === 'font' ? kind : 'rest'
      const add = (bytes: number) => {
        sizes[entry] += bytes
      }
      counted.push(request.sizes().then(({ responseBodySize }) => add(responseBodySize)))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(counted)
    expect(sizes.script, path).toBeLessThanOrEqual(path.startsWith('/directorio') ? 2048 : 0)
    expect(sizes.rest, path).toBeLessThanOrEqual(60 * 1024)
    expect(sizes.font, path).toBeLessThanOrEqual(80 * 1024)
    await page.close()
  }
})

test('the script of the directory is at most 2 KB compressed', async ({ page, request }) => {
  await page.goto('/directorio')
  const source = await page.locator('script[src]').getAttribute('src')
  expect(gzipSync(await (await request.get(source!)).body()).length).toBeLessThanOrEqual(2048)
})

test('the links open on a phone and close again, by keyboard too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menú' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menú' }).press('Enter')
  await expect(menu.getByRole('link')).toHaveText([
    'Parejas',
    'Planners',
    'Precios',
    'Directorio',
    'Entrar',
    'Empezar',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await menu.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await menu.getByRole('link', { name: 'Precios' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('the first tab leads past the header', async ({ page }) => {
  await page.goto('/parejas')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('on paper there are words, not menus, and every answer', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()
  await expect(page.getByText('No se paga: esta instalación')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the images, icons and the manifest that pages name are there', async ({ page, request }) => {
  for (const path of ['/', '/planners/casa-jara']) {
    await page.goto(path)
    const named = await page.evaluate(() => [
      ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[href]'), (link) => link.href),
      document.querySelector<HTMLMetaElement>('meta[property="og:image"]')!.content,
    ])
    expect(named.length).toBeGreaterThan(6)
    for (const url of named) expect((await request.get(new URL(url).pathname)).status(), url).toBe(200)
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
})
