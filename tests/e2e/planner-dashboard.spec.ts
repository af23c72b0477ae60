import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { withWeddings } from '../support/journeys/many-weddings.ts'

const inDays = (days: number) => shiftDay(dayInMadrid(new Date()), days)

test('a planner creates the first wedding with the three selects', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/app')
  await expect(page.getByText('¿Qué boda preparamos primero?')).toBeVisible()
  await page.getByRole('button', { name: 'Crear boda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Una boda más' })
  const choose = async (select: string, option: string) => {
    await dialog.getByRole('button', { name: new RegExp(select) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await dialog.getByRole('button', { name: 'Crear boda' }).click()
  await expect(dialog.getByText('Ponle un nombre')).toBeVisible()

  await dialog.getByLabel('Nombre de la boda').fill('Paula & Andrés')
  await choose('Día', '31')
  await choose('Mes', 'abril')
  await choose('Año', String(new Date().getFullYear() + 1))
  await expect(dialog.getByText('Ese día no existe. Revisa la fecha.')).toBeVisible()
  await expectAccessible(page)
  await choose('Día', '30')
  await dialog.getByRole('button', { name: 'Crear boda' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Paula & Andrés' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tus bodas\s*1 boda/)
})

test('the next wedding leads, and the chosen order is kept', { tag: '@core' }, async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await createWedding(page, 'Zoe & Álex', inDays(8))
  await createWedding(page, 'Ángela & Óscar', null)
  await createWedding(page, 'Clara & Javier', inDays(183))
  await createWedding(page, 'Bea & Ñuño', inDays(-62))
  await page.goto('/app')
  const names = page.getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Zoe & Álex', 'Clara & Javier', 'Ángela & Óscar', 'Bea & Ñuño'])
  await expect(page.getByText('Completada')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Nombre' }).check({ force: true })
  await expect(names).toHaveText(['Zoe & Álex', 'Ángela & Óscar', 'Bea & Ñuño', 'Clara & Javier'])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Nombre' })).toBeChecked()
  await expect(page).toHaveURL(/\?orden=nombre$/)
  await page.goto('/app')
  await expect(page.getByRole('radio', { name: 'Nombre' })).toBeChecked()
  await page.goto(`${page.url()}?orden=fecha`)
  await expect(names).toHaveText(['Zoe & Álex', 'Clara & Javier', 'Ángela & Óscar', 'Bea & Ñuño'])

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a planner with many weddings finds one by its name, accents aside', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  for (let index = 0; index < 12; index += 1) await createWedding(page, `Pareja ${index}`)
  await page.goto('/app')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await createWedding(page, 'Íñigo & Sol')
  await page.reload()
  await page.getByRole('searchbox').fill('inigo')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Íñigo & Sol'])
  await page.getByRole('searchbox').fill('sol y inigo')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Íñigo & Sol'])
  await page.getByRole('searchbox').fill('nadie')
  await expect(page.getByText('Ninguna boda se llama «nadie».')).toBeVisible()
})

test('the weddings of past years are archived by year, and found by a search', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  for (let index = 0; index < 11; index += 1) await createWedding(page, `Pareja ${index}`)
  await createWedding(page, 'Íñigo & Sol', '2019-06-01')
  await createWedding(page, 'Rosa & Guillem', '2021-05-08')
  await createWedding(page, 'Noa & Abel', '2021-09-18')
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/14 bodas/)
  const cards = page.getByRole('link', { name: /^Entrar en/ })
  await expect(cards).toHaveCount(11)
  const years = page.getByRole('region', { name: 'Archivo' }).getByRole('button')
  await expect(years.filter({ hasText: /boda/ })).toHaveText(['2021 2 bodas', '2019 una boda'])
  await expectAccessible(page)

  await years.first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Noa & Abel' })).toBeVisible()
  await expect(cards).toHaveCount(13)
  await expect(page).toHaveURL(/archivo=2021/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Rosa & Guillem' })).toBeVisible()

  await page.getByRole('searchbox').fill('inigo')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Íñigo & Sol'])
  await expect(page).toHaveURL(/buscar=inigo/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('inigo')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Íñigo & Sol'])
  await expectNoSidewaysScroll(page)
})

test('of 500 weddings a screen is drawn, and more when they are scrolled to', async ({ page }) => {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  await withWeddings(email, 500)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/500 bodas/)
  const cards = page.getByRole('link', { name: /^Entrar en/ })
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(100)
  await page.getByRole('button', { name: /^Ver \d+ bodas más$/ }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Entrar en/)

  await page.getByRole('searchbox').fill('pareja 499')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Pareja 499'])
  await page.getByRole('searchbox').fill('')
  // The search results make way for the list a little later.
  await expect(page.getByRole('button', { name: /^Ver \d+ bodas más$/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Nombre' }).check({ force: true })
  await page.evaluate(async () => {
    const isMore = () =>
      [...document.querySelectorAll('button')].some((one) => /^Ver .+ más$/.test(one.innerText))
    while (isMore()) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(cards).toHaveCount(500)
})

test('what is planned in the next seven days stands under the next wedding', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await createWedding(page, 'Inés & Tomás', inDays(6))
  const other = await createWedding(page, 'Paula & Andrés', inDays(30))
  await page.goto('/app')
  const list = page.getByRole('region', { name: 'Próximos siete días' })
  await expect(list.getByRole('listitem')).toHaveText([/Inés & Tomás\s*El día de la boda$/])

  await call(page.request, 'POST', `/weddings/${other}/agenda/days`, {
    name: 'Prueba',
    date: inDays(3),
    items: [{ title: 'Prueba de menú', time: { startsAt: 1080, endsAt: null } }],
  })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('18:00 Prueba de menú')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await list.getByRole('link', { name: 'Paula & Andrés' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/couple/${other}/day-b`))
})

test('a planner joins with a code, enters and comes back, and leaves', async ({ page, browser }) => {
  const lucia = await (await browser.newContext()).newPage()
  await signedUp(lucia, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(lucia, 'Lucía & Martín')
  const { code } = await call<{ code: string }>(lucia.request, 'POST', `/weddings/${weddingId}/invitations`, {
    role: 'planner',
  })

  await page.setViewportSize(PHONE)
  await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/app')
  await page.getByRole('button', { name: 'Unirme con un código' }).click()
  const dialog = page.getByRole('dialog', { name: 'Una boda más' })
  await dialog.getByLabel('Código de invitación').fill(`http://localhost/signup?code=${code}`)
  await dialog.getByRole('button', { name: 'Unirme' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Unirme con un código' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Una boda más' }).getByLabel('Código de invitación'),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Entrar en Lucía & Martín' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/couple/${weddingId}$`))
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('link', { name: 'Volver al panel de planner' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Salir de la boda Lucía & Martín' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir de la boda' }).click()
  await expect(page.getByRole('link', { name: /Entrar en/ })).toHaveCount(0)
  await expect(page.getByText('¿Qué boda preparamos primero?')).toBeVisible()
})

test('on a display of many frames a second the heading has the focus once the menu has gone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 4)
    window.cancelAnimationFrame = (request) => clearTimeout(request)
  })
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page, 'Nuria & Sofía')
  await page.goto(`/app/couple/${weddingId}`)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('link', { name: 'Volver al panel de planner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tus bodas' })).toBeFocused()
})

test('who is quicker than a slow page keeps the focus where it was put', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 250)
    window.cancelAnimationFrame = (request) => clearTimeout(request)
  })
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page, 'Nuria & Sofía')
  await page.goto(`/app/couple/${weddingId}`)
  await page.getByRole('button', { name: 'Cambiar nombre, fecha o estilo' }).click()
  await page.getByRole('menuitem', { name: 'Estilo de la boda' }).press('Enter')
  const cal = page.getByRole('radio', { name: 'Cal', exact: true })
  await cal.focus()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(cal).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Huerta', exact: true })).toBeChecked()
})

test('leaving ends well for a member whom the couple has removed meanwhile', async ({ page, browser }) => {
  // The page does not hear of it, as after a night with the lid closed.
  await page.route('**/api/live*', (route) => route.abort())
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page, 'Nuria & Sofía')
  const nuria = await inviteIn(browser, page, weddingId, 'Nuria Vidal', 'couple')
  await page.goto('/app')
  await page.getByRole('button', { name: /^Salir de la boda/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Perderás el acceso')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await call(nuria.request, 'DELETE', `/weddings/${weddingId}/members/${id}`)
  await question.getByRole('button', { name: 'Salir de la boda' }).click()
  await expect(page.getByText('Ya no estabas en «Nuria & Sofía».')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByText('¿Qué boda preparamos primero?')).toBeVisible()
})

test('the last member of a wedding is told to delete it instead', async ({ page, browser }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page, 'Nuria & Sofía')
  const nuria = await inviteIn(browser, page, weddingId, 'Nuria Vidal', 'couple')
  await page.goto('/app')
  // The list of members this page knows is older than the moment the other one leaves.
  await call(nuria.request, 'DELETE', `/weddings/${weddingId}/members/me`)
  await page.getByRole('button', { name: /^Salir de la boda/ }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar la boda?' })
  await expect(question).toContainText('Eres la última persona de esta boda')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Salir de la boda/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('textbox').fill('Nuria & Sofía')
  await question.getByRole('button', { name: 'Eliminar la boda' }).click()
  await expect(page.getByText('«Nuria & Sofía» se ha eliminado.')).toBeVisible()
})
