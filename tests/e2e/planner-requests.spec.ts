import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fromElsewhere,
  hydrated,
  inviteIn,
  newEmail,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { picture } from '../support/outside/images.ts'

/** A planner with a public profile at a slug of their own. */
async function listedPlanner(page: Page): Promise<{ slug: string; email: string }> {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  await call(page.request, 'PATCH', '/profile', { brandName: 'Casa Jara' })
  const slug = `elena-${email.slice(8, 16)}`
  await inJourneyDatabase(async (db) => {
    await db.execute(sql`
      insert into planner_directory (user_id, slug, listed)
      select id, ${slug}, true from auth."user" where email = ${email}
      on conflict (user_id) do update set slug = excluded.slug, listed = true`)
  })
  return { slug, email }
}

const mailsTo = async (page: Page, email: string) => {
  const mails: { to: string; text: string }[] = await (await page.request.get('/dev/correo.json')).json()
  return mails.filter(({ to }) => to === email)
}

/** An act of the menu of the open request. */
async function more(page: Page, item: string) {
  await page.getByRole('button', { name: 'Más acciones' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

/** A phone shows the list or a request; a desk both. */
async function backToList(page: Page) {
  if (page.viewportSize()!.width === PHONE.width)
    await page.getByRole('button', { name: 'Cerrar la solicitud' }).click()
}

/** A visitor without an account writes from the profile, without a script. */
async function writeFromProfile(browser: Browser, slug: string, email: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: fromElsewhere(),
  })
  const visitor = await context.newPage()
  await visitor.goto(`/planners/${slug}`)
  await visitor.getByRole('link', { name: 'Escribir' }).click()
  await visitor.getByLabel('Nombre').fill('Nuria Vidal')
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Mensaje').fill('Nos casamos en Carmona.\n¿Tenéis la fecha libre?')
  await visitor.getByLabel('Fecha de la boda').fill('2027-05-22')
  await visitor.getByLabel('Lugar').fill('Carmona')
  await visitor.getByLabel('Invitados').fill('120')
  await visitor.getByLabel('Presupuesto en euros').fill('18.500')
  await visitor.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(visitor.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible()
  await context.close()
}

for (const size of [DESKTOP, PHONE]) {
  test(`a message becomes a wedding, whose couple chooses its style, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { slug } = await listedPlanner(page)
    await page.goto('/app')
    await expect(page.getByText('¿Qué boda preparamos primero?')).toBeVisible()
    const email = newEmail('nuria')
    await writeFromProfile(browser, slug, email)

    // The planner hears of it at once and answers.
    if (size === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('link', { name: /^Solicitudes\s*1 nueva$/ }).click()
    const turn = (title: string) => page.getByRole('region', { name: new RegExp(`^${title} 1`) })
    await expect(turn('Te toca a ti')).toBeVisible()
    await page.getByRole('button', { name: /^Nuria Vidal/ }).press('Enter')
    const panel = page.getByRole('complementary', { name: 'Solicitud de Nuria Vidal' })
    for (const told of ['22 de mayo de 2027', 'Carmona', '120', '18.500,00', '¿Tenéis la fecha libre?']) {
      await expect(panel.getByText(told).first()).toBeVisible()
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Contestar a Nuria Vidal' }).click()
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(page.getByText('Escribe tu respuesta.')).toBeVisible()
    await page.getByLabel('Tu respuesta a Nuria Vidal').fill('Sí, la tenemos. Enhorabuena.')
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(page.getByText(`Tu respuesta va de camino a ${email}.`)).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(page, email)).map(({ text }) => text).join())
      .toContain('Sí, la tenemos.')

    // And makes a wedding of it, to which the couple is invited.
    await backToList(page)
    await expect(turn('Esperando a la pareja')).toBeVisible()
    await page.getByRole('button', { name: '1 Contestadas' }).click()
    await expect(page).toHaveURL(/lista=contestadas/)
    const row = page.getByRole('button', { name: /^Nuria Vidal/ })
    await expect(row).toBeVisible()
    await row.click()
    await more(page, 'Crear boda')
    const dialog = page.getByRole('dialog', { name: 'Crear boda' })
    await dialog.getByLabel('Nombre de la boda').fill('Nuria & Sofía')
    await dialog.getByRole('button', { name: 'Crear boda' }).click()
    await expect(page).toHaveURL(/\/app\/couple\/[\w-]+$/)
    const weddingId = page.url().split('/').at(-1)!
    await expect(page.getByText('Sábado, 22 de mayo de 2027')).toBeVisible()
    const nuria = await inviteIn(browser, page, weddingId, 'Nuria Vidal', 'couple')
    await nuria.setViewportSize(size)

    // The couple sees the planner's card and chooses the style.
    await nuria.goto(`/app/couple/${weddingId}`)
    const card = nuria.getByRole('region', { name: 'Tu planner' })
    if (size === PHONE) await nuria.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(card.getByText('Casa Jara')).toBeVisible()
    if (size === PHONE) await nuria.keyboard.press('Escape')
    await nuria.getByRole('button', { name: 'Cambiar nombre, fecha o estilo' }).click()
    await nuria.getByRole('menuitem', { name: 'Estilo de la boda' }).press('Enter')
    await expect(nuria.getByRole('heading', { name: 'Estilo', level: 1 })).toBeVisible()
    const publish = nuria.getByRole('button', { name: 'Publicar' })
    await expect(publish).toBeDisabled()
    await nuria.getByRole('radio', { name: 'Cal', exact: true }).focus()
    await nuria.keyboard.press('ArrowRight')
    await expect(nuria.getByRole('radio', { name: 'Huerta', exact: true })).toBeChecked()
    await nuria.getByLabel('Otro color').fill('#e59a8c')
    await expect(nuria.getByText(/usan un tono más oscuro/)).toBeVisible()
    await expectAccessible(nuria)
    await expectNoSidewaysScroll(nuria)
    await publish.click()
    await expect(nuria.getByText('El estilo ya está publicado.')).toBeVisible()
    await expect(page.locator('[data-w=huerta]')).toBeVisible()

    // When the planner leaves, the card goes.
    await page.goto(`/app/couple/${weddingId}/members`)
    await page.getByRole('button', { name: 'Salir de la boda' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salir de la boda' }).click()
    await expect(page).toHaveURL(/\/app\/planner\//)
    if (size === PHONE) await nuria.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(nuria.getByRole('link', { name: 'Ver el directorio' })).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test('the keyboard goes on where a request was, and an answer that was begun is open again', async ({
  page,
}) => {
  const { slug } = await listedPlanner(page)
  for (const name of ['Rosa', 'Inés', 'Clara']) {
    const form = { name, email: newEmail('pareja'), message: '¿Tenéis la fecha libre?' }
    const sent = await page.request.post(`/planners/${slug}/contacto`, { form, headers: fromElsewhere() })
    expect(sent.ok()).toBe(true)
  }
  await page.goto('/app/planner')
  await page.getByRole('link', { name: /^Solicitudes/ }).click()
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await page.getByRole('button', { name: '3 Nuevas' }).press('Enter')
  await row('Inés').press('Enter')
  await page.getByRole('button', { name: 'Contestar a Inés' }).press('Enter')
  await page.keyboard.type('Sí, la tenemos.')
  await page.reload()
  await hydrated(page)
  await row('Inés').press('Enter')
  await expect(page.getByLabel('Tu respuesta a Inés')).toHaveValue('Sí, la tenemos.')
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
  const answer = page.getByRole('button', { name: 'Contestar a Inés' })
  await expect(answer).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('La tenemos.')
  await page.getByRole('button', { name: 'Enviar respuesta' }).press('Enter')
  await expect(row('Inés')).toHaveCount(0)
  await expect(answer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row('Rosa')).toBeFocused()
  await page.keyboard.press('Enter')
  await more(page, 'Archivar')
  await expect(row('Clara')).toBeFocused()
  await page.keyboard.press('Enter')
  await more(page, 'Es spam')
  await expect(page.getByRole('button', { name: '0 Nuevas' })).toBeFocused()
})

test('the arrows walk along the list and take the open request with them', async ({ page }) => {
  const { slug } = await listedPlanner(page)
  for (const name of ['Rosa', 'Inés', 'Clara']) {
    const form = { name, email: newEmail('pareja'), message: '¿Tenéis la fecha libre?' }
    await page.request.post(`/planners/${slug}/contacto`, { form, headers: fromElsewhere() })
  }
  await page.goto('/app/planner')
  await page.getByRole('link', { name: /^Solicitudes/ }).click()
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const panel = (name: string) => page.getByRole('complementary', { name: `Solicitud de ${name}` })
  await row('Clara').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(row('Inés')).toBeFocused()
  await expect(panel('Inés')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(panel('Inés').getByRole('heading', { name: 'Inés' })).toBeFocused()
  await row('Inés').focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel('Rosa')).toBeVisible()
  await expect(row('Rosa')).toBeFocused()
  await expect(page).toHaveURL(/solicitud=/)
  await page.reload()
  await hydrated(page)
  await expect(panel('Rosa')).toBeVisible()
  await panel('Rosa').getByRole('button', { name: 'Cerrar la solicitud' }).press('Enter')
  await expect(row('Rosa')).toBeFocused()
})

test('a request is archived and brought back, and spam waits apart', async ({ page, browser }) => {
  const { slug } = await listedPlanner(page)
  await writeFromProfile(browser, slug, newEmail('nuria'))
  const robot = await page.request.post(`/planners/${slug}/contacto`, {
    form: { name: 'Un robot', email: 'robot@correo.example', message: 'Compra', website: 'x' },
    headers: { origin: new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).origin },
    failOnStatusCode: false,
  })
  expect(robot.status()).toBeLessThan(500)
  await page.goto('/app/planner')
  await page.getByRole('link', { name: /^Solicitudes/ }).click()
  const row = page.getByRole('button', { name: /^Nuria Vidal/ })
  await row.click()
  await more(page, 'Archivar')
  await expect(page.getByText('No hay ninguna solicitud en marcha.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await row.click()
  await more(page, 'Es spam')
  await page.getByRole('button', { name: /^Spam/ }).click()
  await expect(page).toHaveURL(/lista=spam/)
  await row.click()
  await page.getByRole('button', { name: 'No es spam' }).click()
  await page.getByRole('button', { name: 'Ver las que siguen' }).click()
  await expect(row).toBeVisible()
})

for (const size of [DESKTOP, PHONE]) {
  test(`a request goes through its stages by what is noted, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { slug } = await listedPlanner(page)
    const email = newEmail('nuria')
    await writeFromProfile(browser, slug, email)
    await page.goto('/app/planner')
    if (size === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('link', { name: /^Solicitudes/ }).click()
    const row = page.getByRole('button', { name: /^Nuria Vidal/ })
    const group = (title: string) => page.getByRole('region', { name: title })
    const note = async (item: string) => {
      if (size === PHONE) await row.click()
      await page.getByRole('button', { name: 'Anotar' }).press('Enter')
      await page.getByRole('menuitem', { name: item }).press('Enter')
    }
    if (size === DESKTOP) await row.click()
    await note('Presupuesto enviado')
    await expect(page.getByText('Enviaste el presupuesto')).toBeVisible()
    await backToList(page)
    await expect(page.getByRole('button', { name: '1 Presupuesto' })).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('button', { name: '1 Nuevas' })).toBeVisible()
    await note('Ya he contestado')
    await backToList(page)
    await expect(group('Esperando a la pareja')).toContainText('Contestada')
    await note('Me han escrito')
    await expectAccessible(page)
    await backToList(page)
    await expect(group('Te toca a ti')).toContainText('Te han escrito')
    if (size === PHONE) await row.click()
    await expectNoSidewaysScroll(page)

    // It goes no further: a reason is asked, and the mail is read before it is sent.
    await page.getByRole('button', { name: 'No sigue' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Por qué no sigue?' })
    await dialog.getByRole('button', { name: 'Guardar motivo' }).click()
    await expect(dialog.getByText('Elige un motivo.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'El precio' }).check({ force: true })
    await dialog.getByLabel('Avisarles con un correo amable').check()
    await dialog.getByLabel(`Correo a ${email}`).fill('Esta vez no podré. Que sea un gran día.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar motivo' }).click()
    await expect(dialog).toHaveCount(0)
    await backToList(page)
    await expect(page.getByText('No hay ninguna solicitud en marcha.')).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(page, email)).map(({ text }) => text).join())
      .toContain('Esta vez no podré.')

    // And goes on after all, at the stage it had.
    await page.getByRole('button', { name: '1 Perdidas' }).click()
    await expect(page).toHaveURL(/lista=perdidas/)
    await expect(row).toContainText('El precio')
    await row.click()
    await page.getByRole('button', { name: 'Sigue', exact: true }).click()
    await backToList(page)
    await expect(page.getByText('Ninguna se ha quedado por el camino.')).toBeVisible()
    await page.getByRole('button', { name: 'Ver las que siguen' }).click()
    await expect(group('Te toca a ti')).toContainText('Nuria Vidal')
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('button', { name: '1 Contestadas' })).toBeVisible()
    expect(complaints).toEqual([])
  })
}

for (const size of [DESKTOP, PHONE]) {
  test(`the date that a couple asks for is free, held and taken, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { slug } = await listedPlanner(page)
    await writeFromProfile(browser, slug, newEmail('nuria'))
    await page.goto('/app/planner')
    if (size === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('link', { name: /^Solicitudes/ }).click()
    const row = page.getByRole('button', { name: /^Nuria Vidal/ })
    await expect(row).toContainText('Libre')
    await row.click()
    await page.getByRole('button', { name: 'Reservar la fecha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reservar la fecha' })
    await dialog.getByRole('button', { name: 'Guardar la fecha' }).click()
    await expect(dialog).toHaveCount(0)
    await backToList(page)
    await expect(row).toContainText('Guardada')
    const held = page.getByRole('region', { name: 'Fechas guardadas 1' })
    await expect(held).toContainText('Nuria Vidal')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await held.getByRole('button', { name: /^Soltar/ }).click()
    await expect(row).toContainText('Libre')
    await expect(held).toHaveCount(0)

    // A wedding of the planner on that day takes it.
    await call(page.request, 'POST', '/weddings', { name: 'Ana & Luz', eventDate: '2027-05-22' })
    await page.reload()
    await hydrated(page)
    await expect(row).toContainText('Ocupada')
    await row.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ana & Luz' }).first()).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('a style that is chosen while another is being published is still to be published', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}/style`)
  await hydrated(page)
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/weddings/${weddingId}/style`, async (route) => {
    if (route.request().method() !== 'GET') await isLetGo
    await route.continue()
  })
  const style = (name: string) => page.getByRole('radio', { name, exact: true })
  await style('Cal').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('button', { name: 'Publicando' })).toBeVisible()
  await style('Huerta').focus()
  await page.keyboard.press('ArrowRight')
  await expect(style('Noche')).toBeChecked()
  letGo()
  await expect(page.getByText('El estilo ya está publicado.')).toBeVisible()
  await expect(style('Noche')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeEnabled()
  await page.reload()
  await hydrated(page)
  await expect(style('Noche')).toBeChecked()
  await page.getByRole('button', { name: 'Volver a lo publicado' }).click()
  await expect(style('Huerta')).toBeChecked()
})

test('a photo is the cover of a wedding, cut around its point, and can be taken back', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const { id } = await call<{ id: string }>(page.request, 'POST', '/weddings', { name: 'Lucía & Martín' })
  const elena = await inviteIn(browser, page, id, 'Elena Montes', 'planner')
  await page.goto(`/app/couple/${id}/style`)
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Subir una foto' }).click(),
  ])
  await picker.setFiles({
    name: 'patio.png',
    mimeType: 'image/png',
    buffer: await picture(900, 600).png().toBuffer(),
  })
  await expect(page.getByRole('radio', { name: 'patio.png' })).toBeChecked()
  await page.getByLabel('Horizontal').fill('10')
  await page.getByLabel('Vertical').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Vertical')).toHaveValue('49')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('El estilo ya está publicado.')).toBeVisible()

  // The planner's card shows it once its files are made.
  await elena.goto('/app')
  const photo = elena.getByRole('listitem').locator('picture img').or(elena.locator('article picture img'))
  await expect(photo.first()).toHaveAttribute('src', /wedding-covers/)
  await expect(photo.first()).toHaveCSS('object-position', '10% 49%')

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Has vuelto al estilo de antes.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'El dibujo del estilo' })).toBeChecked()
  await expect(elena.locator('picture img')).toHaveCount(0)
})
