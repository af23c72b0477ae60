import { listPlanners } from '../support/contract/listed-planners.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectNoSidewaysScroll,
  fromElsewhere,
  signedUp,
} from '../support/journeys/journey.ts'

test.beforeAll(listPlanners)

test.describe('the directory without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters by what is typed, in the address of the page, and shows it again', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/directorio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu planner')
    await page.getByLabel('Zona').fill('CADIZ')
    await page.getByLabel('Estilo').fill('íntima')
    await page.getByLabel('Desde').fill('2.400 €')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/\/directorio\?zona=CADIZ&estilo=%C3%ADntima&precio=2\.400\+%E2%82%AC$/)
    await expect(page.getByLabel('Zona')).toHaveValue('CADIZ')
    await expect(page.getByLabel('Estilo')).toHaveValue('íntima')
    await expect(page.getByLabel('Desde')).toHaveValue('2.400 €')
    await expect(page.getByRole('main').getByRole('link', { name: /Casa Jara/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Bodas de Sal/ })).toHaveCount(0)
  })

  test('a card shows two zones, three styles and a rounded price, and leads to the profile', async ({
    page,
  }) => {
    await page.goto('/directorio?zona=sevilla')
    const card = page.getByRole('main').getByRole('link', { name: /Casa Jara/ })
    await expect(card).toContainText('desde 2.400 €')
    await expect(card).toContainText('Sevilla · Cádiz')
    await expect(card).not.toContainText('Córdoba')
    await expect(card).toContainText('Patio andaluz, campo e íntima')
    await expect(card).not.toContainText('mediterránea')
    await card.click()
    await expect(page).toHaveURL(/\/planners\/casa-jara$/)
  })

  test('a planner without a price shows none', async ({ page }) => {
    await page.goto('/directorio?zona=pontevedra')
    await expect(page.getByRole('main').getByRole('link', { name: /Quinta Estación/ })).not.toContainText(
      'desde',
    )
  })

  test('without a planner found it says what to do', async ({ page }) => {
    await page.goto('/directorio?zona=Atl%C3%A1ntida')
    await expect(page.getByText('Ajusta los filtros para ver planners en tu zona')).toBeVisible()
    await page.getByRole('link', { name: 'Quitar los filtros' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: /Casa Jara/ })).toBeVisible()
  })

  test('a price that is no amount does not filter, and the page says so', async ({ page }) => {
    await page.goto('/directorio?precio=barato')
    await expect(page.getByLabel('Desde')).toHaveAccessibleDescription(/Escribe el precio como un número/)
    await expect(page.getByRole('main').getByRole('link', { name: /Casa Jara/ })).toBeVisible()
  })

  test('a profile shows who the planner is, their work in order, and ways to get in touch', async ({
    page,
    request,
  }) => {
    await page.setExtraHTTPHeaders(fromElsewhere())
    await page.goto('/planners/casa-jara')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Jara')
    const logo = main.getByRole('region', { name: 'Presentación' }).locator('img[width="300"]')
    await expect(logo).toBeVisible()
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
    await expect(main.getByText('Sevilla · Cádiz · Córdoba')).toBeVisible()
    await expect(main.getByText('Somos Elena y un equipo de tres.')).toBeVisible()
    await expect(main.getByRole('list', { name: 'Estilos' }).getByRole('listitem')).toHaveText([
      'Patio andaluz',
      'Campo',
      'Íntima',
      'Mediterránea',
      'De temporada',
    ])
    await expect(main.getByText('2.400 €')).toBeVisible()
    await expect(main.getByText('Organización integral y coordinación del día B')).toBeVisible()
    const work = main.getByRole('region', { name: 'Portfolio' })
    await expect(work.getByRole('figure')).toHaveCount(12)
    await expect(work.getByRole('figure').first()).toHaveText('Mesa para doce en Carmona')
    await expect(work.getByRole('img', { name: 'Entre olivos' })).toHaveAttribute('width', '1080')
    await expect(main.getByRole('link', { name: '954 00 01 38' })).toHaveAttribute('href', 'tel:954000138')
    await expect(main.getByRole('link', { name: 'casajara.example' })).toHaveAttribute(
      'href',
      'https://casajara.example/',
    )

    await main.getByRole('link', { name: 'Escribir' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escribe a Casa Jara')
    const message = `Nos casamos en mayo, ${Math.random()}`
    await page.getByLabel('Nombre').fill('Carmen Ruiz')
    await page.getByLabel('Email').fill('carmen@correo.example')
    await page.getByLabel('Mensaje').fill(message)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText('Casa Jara ya lo tiene.')).toBeVisible()
    // A job sends it after the answer.
    const mails = async () => (await request.get('/dev/correo.json')).json()
    await expect
      .poll(mails)
      .toContainEqual(
        expect.objectContaining({ to: 'hola@casajara.example', text: expect.stringContaining(message) }),
      )
  })

  for (const query of [
    `zona=${'a'.repeat(6000)}`,
    'zona=%3Cscript%3Ealert(1)%3C/script%3E&estilo=%22%3E%3Cimg%20src=x%3E',
    'precio=-5',
    'precio=99999999999999999999',
    'zona=%00&estilo=%E0%A4%A&precio=%',
    'zona=sevilla&zona=cadiz&zona[]=x',
  ]) {
    test(`an odd address is a directory like any other: ${query.slice(0, 40)}`, async ({ page }) => {
      const answer = await page.goto(`/directorio?${query}`)
      expect(answer!.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu planner')
      await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }

  for (const slug of ['%00', '%E0%A4%A', '%3Cscript%3E', 'x'.repeat(500), '..%2f..%2fetc']) {
    test(`no planner is at /planners/${slug.slice(0, 20)}`, async ({ page }) => {
      expect((await page.goto(`/planners/${slug}`))!.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este perfil no está')
    })
  }

  test('a planner who is not listed is not found', async ({ page }) => {
    const answer = await page.goto('/planners/nadie')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este perfil no está')
  })
})

test('the directory filters while the visitor types, keeps the address in step and says how many there are', async ({
  page,
}) => {
  await page.goto('/directorio')
  const cards = page.getByRole('main').getByRole('link', { name: /Casa Jara|Norte Bonito|Telar/ })
  await expect(cards).toHaveCount(3)
  const zone = page.getByLabel('Zona')
  await zone.pressSequentially('segov')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('1 planner')
  await expect(page).toHaveURL(/\/directorio\?zona=segov$/)
  await expect(zone).toBeFocused()
  await zone.pressSequentially('xyz')
  await expect(page.getByText('Ajusta los filtros para ver planners en tu zona')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Ningún planner')
  await zone.fill('')
  await expect(cards).toHaveCount(3)
  await expect(page).toHaveURL(/\/directorio$/)
})

test('the directory still sends its form when the script cannot reach us', async ({ page }) => {
  await page.goto('/directorio')
  await page.route('**/directorio?*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Zona').fill('segovia')
  await page.getByLabel('Zona').press('Enter')
  await expect(page).toHaveURL(/zona=segovia/)
  await expect(page.getByRole('main').getByRole('link', { name: /Telar/ })).toBeVisible()
})

test('an image of a portfolio that has not come yet says so', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => {})
  await page.goto('/planners/telar', { waitUntil: 'commit' })
  const frame = page.getByRole('region', { name: 'Portfolio' }).locator('.loading-print').first()
  await expect(frame).toBeVisible()
  // Shown, and not said before the words of the image.
  expect(await frame.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    '"Cargando…" / ""',
  )
})

test('a name of one long word leaves the directory, the profile and its form as wide as the window', async ({
  page,
}) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const slug = `larga-${Date.now().toString(36)}`
  const word = 'Weddingplannersdelatierra'.repeat(3)
  await call(page.request, 'PUT', '/planner/branding', {
    brandName: word,
    webUrl: `https://${word.slice(0, 60)}.example`,
    phone: '+34 954 00 01 38 extensión 22334455',
  })
  await call(page.request, 'PUT', '/planner/public-profile', {
    slug,
    listed: true,
    bio: word.repeat(3),
    zones: [word.slice(0, 40)],
    styles: [word.slice(0, 40)],
    services: [word.slice(0, 40)],
    priceFrom: 9_999_999,
  })
  for (const size of [{ width: 320, height: 640 }, { width: 1024, height: 768 }, DESKTOP]) {
    await page.setViewportSize(size)
    for (const path of ['/directorio', `/planners/${slug}`, `/planners/${slug}/contacto`]) {
      await page.goto(path)
      await expect(page.getByText(word).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  }
  await call(page.request, 'PUT', '/planner/public-profile', { listed: false })
})
