import { sql } from 'drizzle-orm'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'

/** As if every member had last looked three days ago. */
const threeDaysPass = (weddingId: string) =>
  inJourneyDatabase(async (db) => {
    await db.execute(sql`
      update member_visits set seen_at = seen_at - interval '3 days', since = since - interval '3 days'
      where wedding_id = ${weddingId}`)
  })

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a new wedding begins with its steps, and the home says what others change while it is open and since', {
      tag: '@core',
    }, async ({ page, browser }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(page)
      const home = `/app/couple/${weddingId}`
      await page.goto(home)
      await hydrated(page)
      const [next, news, answers] = ['Lo siguiente', /^(Lo nuevo|Desde )/, 'Respuestas'].map((name) =>
        page.getByRole('region', { name }),
      )
      await expect(page.getByText('Fecha por definir')).toBeVisible()
      await expect(news!).toContainText('Aquí verás lo que cambian los demás mientras no estás.')
      await expect(answers!).toContainText('Nadie ha respondido todavía')
      await expectAccessible(page)
      await next!.getByRole('link', { name: 'Empezar' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Invitados' })).toBeVisible()
      await page.goBack()

      const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
      const change = <T>(method: 'POST' | 'PATCH', path: string, data?: unknown) =>
        call<T>(martin.request, method, `/weddings/${weddingId}${path}`, data)
      await change('POST', '/guests', { fullName: 'Pilar Vidal' })
      const { id: teo } = await change<{ id: string }>('POST', '/guests', { fullName: 'Teo «el Largo» 🌸' })
      await expect(news!).toContainText('Martín ha añadido 2 invitados')
      await expect(page.getByRole('region', { name: 'Miembros' })).toContainText('Martín Aguirre')

      // News that this visit has seen is old in the next one, and a reload begins none.
      await page.goto('/app/profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await threeDaysPass(weddingId)
      await inJourneyDatabase(async (db) => {
        await db.execute(
          sql`update activity_lines set at = at - interval '4 days' where wedding_id = ${weddingId}`,
        )
      })
      await page.goto(home)
      await expect(news!).toContainText(/Nada nuevo desde el \p{L}+\./u)
      await change('PATCH', `/guests/${teo}`, { rsvp: true })
      await expect(news!).toContainText('Martín ha cambiado a Teo «el Largo» 🌸')
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('heading', { name: /^Desde el \p{L}+$/u })).toBeVisible()
      await expect(news!).toContainText('Martín ha cambiado a Teo')
      await expect(answers!.getByRole('link', { name: '1 de 2 viene' })).toBeVisible()
      await expect(answers!).toContainText('Falta 1 familia.')
      await expectNoSidewaysScroll(page)
      await news!.getByRole('link', { name: 'Toda la actividad' }).click()
      await expect(page.getByRole('tab', { name: 'Actividad', selected: true })).toBeVisible()
    })
  })
}

test('a family with its invitation is reminded from the home, until everybody has answered', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/guests`, {
    fullName: 'Carmen Aguirre',
  })
  const [household] = await call<{ path: string }[]>(
    page.request,
    'POST',
    `/weddings/${weddingId}/households/invitations`,
    { guestIds: [id] },
  )
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(household!.path)
  await page.goto(`/app/couple/${weddingId}`)
  await page.getByRole('link', { name: 'Recordar a 1' }).click()
  const panel = page.getByRole('dialog', { name: 'Enviar invitaciones' })
  await expect(panel.getByRole('tab', { name: /^Recordar/, selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/guests$/)

  await page.goto(`/app/couple/${weddingId}`)
  await visitor.getByRole('radio', { name: 'Sí' }).first().check()
  await visitor.getByRole('button', { name: 'Enviar respuesta' }).click()
  const answers = page.getByRole('region', { name: 'Respuestas' })
  await expect(answers).toContainText('Han respondido todas')
  await expect(answers.getByRole('link', { name: /^Recordar/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Lo nuevo' })).toContainText('Carmen dice que sí')
})

test('the three tasks that are due first are ticked on the home, and taken back', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2199-04-10')
  const add = (title: string, due: object | null) =>
    call(page.request, 'POST', `/weddings/${weddingId}/tasks`, { title, due })
  await add('Probar el menú', { kind: 'days', daysBefore: 134 })
  await add('Señal de las flores', { kind: 'day', on: '2026-01-14' })
  await add('Elegir canciones', null)
  await add('Hacer el cursillo', { kind: 'days', daysBefore: 133 })
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await martin.goto(`/app/couple/${weddingId}`)
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  const next = page.getByRole('region', { name: 'Lo siguiente' })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await expect(next.getByRole('listitem').first()).toContainText('Señal de las floresIba para el 14 ene')
  await expect(next).toContainText('4 de 4 por hacer')
  await expectAccessible(page)
  await next.getByRole('checkbox', { name: 'Hecha: Señal de las flores' }).click()
  await expect(next).toContainText('Elegir canciones')
  await expect(martin.getByRole('region', { name: 'Lo siguiente' })).toContainText('3 de 4 por hacer')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(next.getByRole('listitem').first()).toContainText('Señal de las flores')
})

test('money that is due stands among the tasks, for who sees the budget, and is marked as paid', async ({
  browser,
  page,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2199-04-10')
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/tasks`, {
    title: 'Probar el menú',
    due: { kind: 'days', daysBefore: 134 },
  })
  const vendor = await call<{ id: string }>(page.request, 'POST', `${at}/vendors`, {
    ...{ vendorType: 'catering', name: 'Flores de Umbría', cost: 582.13 },
  })
  const rest = { concept: 'Reserva', size: { kind: 'rest' }, shares: [], isRefundable: null }
  await call(page.request, 'PATCH', `${at}/payment-plans/${vendor.id}`, {
    instalments: [{ ...rest, id: crypto.randomUUID(), due: { kind: 'day', on: '2026-01-14' } }],
  })
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  const next = page.getByRole('region', { name: 'Lo siguiente' })
  await expect(next.getByRole('listitem').first()).toContainText(
    /Reserva\s*Flores de Umbría, 582,13\s€\. Iba para el 14 ene/,
  )
  await mother.goto(`/app/couple/${weddingId}`)
  await expect(mother.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mother.getByText('Flores de Umbría')).toHaveCount(0)
  await expectAccessible(page)
  await next.getByRole('link', { name: 'Marcar pagado: Reserva, Flores de Umbría' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcar pagado' })
  await expect(dialog.getByLabel('Importe')).toHaveValue('582,13')
  await dialog.getByLabel('Importe').press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Mi boda' }).click()
  await expect(next.getByRole('listitem')).toHaveCount(1)
})

test('who only looks has the same home with nothing to press that changes it', async ({ browser, page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2199-04-10')
  await call(page.request, 'POST', `/weddings/${weddingId}/tasks`, {
    title: 'Probar el menú',
    due: { kind: 'days', daysBefore: 134 },
  })
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Teo Lasa' })
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  await mother.goto(`/app/couple/${weddingId}`)
  await hydrated(mother)
  const next = mother.getByRole('region', { name: 'Lo siguiente' })
  await expect(next).toContainText('Probar el menú')
  await expect(next.getByRole('checkbox')).toHaveCount(0)
  await expect(mother.getByRole('region', { name: 'Respuestas' })).toContainText(
    'Nadie ha respondido todavía',
  )
  await expect(mother.getByRole('button', { name: /^(Recordar|Crear código|Cambiar nombre)/ })).toHaveCount(0)
  await expect(mother.getByRole('link', { name: /^(Recordar|Enviar)/ })).toHaveCount(0)
  await expectAccessible(mother)
})

test('a part that could not be loaded says so in its own line, and the rest stands', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page, 'Lucía & Martín', '2199-04-10')
  await page.goto('/app/profile')
  let isDown = true
  await page.route('**/api/weddings/*/news', (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await hydrated(page)
  await page.getByRole('link', { name: 'Mi boda' }).click()
  await expect(page.getByText(/^Faltan\s*[\d.]+\s*días$/)).toBeVisible()
  const news = page.getByRole('region', { name: 'Lo nuevo' })
  await expect(news).toContainText('No hemos podido cargarlo. Reintentar', { timeout: 20_000 })
  isDown = false
  await news.getByRole('button', { name: 'Reintentar' }).click()
  await expect(news).toContainText('Aquí verás lo que cambian los demás')
})

test('the home of a large wedding is no longer than that of a small one', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2199-04-10')
  await inJourneyDatabase(async (db) => {
    await db.execute(sql`
      insert into guests (wedding_id, id, full_name)
      select ${weddingId}::uuid, gen_random_uuid(), 'Persona ' || n from generate_series(1, 1000) n`)
  })
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByRole('region', { name: 'Miembros' })).toBeVisible()
  const pane = page.getByRole('main')
  const windows = await pane.evaluate((main) => {
    const scroller = [main, ...main.querySelectorAll('*'), document.documentElement]
    return Math.max(...scroller.map(({ scrollHeight }) => scrollHeight)) / window.innerHeight
  })
  // Two windows are scrolled past at most, to the third.
  expect(windows).toBeLessThanOrEqual(3)
})
