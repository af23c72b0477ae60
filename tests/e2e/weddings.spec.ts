import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  hydrated,
  inviteIn,
  openNameAndDate,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

test('the welcome can be put off and comes back with any way to the wedding', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app')
  const welcome = page.getByRole('dialog', { name: '¿Empezamos?' })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu boda' })).toBeFocused()
  await expect(page.getByText('Fecha por definir')).toBeVisible()

  await page.getByRole('link', { name: 'Invitados', exact: true }).click()
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(welcome).toBeVisible()
})

test('the welcome creates a wedding on a day that exists', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app')
  const welcome = page.getByRole('dialog', { name: '¿Empezamos?' })
  const choose = async (select: string, option: string) => {
    await welcome.getByRole('button', { name: new RegExp(select) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await welcome.getByLabel('Nombre de la boda').fill('Lucía & Martín')
  const nextYear = String(new Date().getFullYear() + 1)
  await choose('Día', '31')
  await choose('Mes', 'junio')
  await expect(welcome.getByText('Si no eliges día, mes y año, la boda se creará sin fecha.')).toBeVisible()
  await choose('Año', nextYear)
  await expect(welcome.getByText('Ese día no existe. Revisa la fecha.')).toBeVisible()
  await choose('Día', '30')
  await welcome.getByRole('button', { name: 'Crear boda' }).click()
  await expect(page.getByText(new RegExp(`30 de junio de ${nextYear}`))).toBeVisible()
})

test('the welcome says what is wrong and keeps what was typed', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app')
  const welcome = page.getByRole('dialog', { name: '¿Empezamos?' })
  await welcome.getByRole('button', { name: 'Crear boda' }).click()
  await expect(welcome.getByText('Ponle un nombre')).toBeVisible()

  const code = welcome.getByLabel('Código de invitación')
  await code.fill('zzzz 9999')
  await welcome.getByRole('button', { name: 'Unirme' }).click()
  await expect(welcome.getByText('No conocemos ese código')).toBeVisible()
  await expect(code).toHaveValue('ZZZZ 9999')
  await expect(code).toBeFocused()

  const elena = await (await browser.newContext()).newPage()
  await signedUp(elena, 'Elena Montes', 'planner')
  const weddingId = await createWedding(elena)
  const invitation = await call<{ code: string }>(
    elena.request,
    'POST',
    `/weddings/${weddingId}/invitations`,
    {
      role: 'planner',
    },
  )
  await code.fill(invitation.code)
  await welcome.getByRole('button', { name: 'Unirme' }).click()
  await expect(welcome.getByText('Ese código es para wedding planners')).toBeVisible()
  await expectAccessible(page)
})

test('a date half typed is not dropped, and a whole one starts the countdown', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Poner fecha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nombre y fecha' })
  const nextYear = String(new Date().getFullYear() + 1)
  await dialog.getByRole('spinbutton').first().click()
  await page.keyboard.type('0406')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Completa el día, el mes y el año.')).toBeVisible()
  await dialog.getByRole('spinbutton').last().click()
  await page.keyboard.type(nextYear)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(new RegExp(`4 de junio de ${nextYear}`))).toBeVisible()
  await expect(page.getByText(/^Faltan \d+ días$/)).toBeVisible()
})

test('changing the date does not undo the name another member has given meanwhile', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  const wedding = () =>
    call<{ name: string; eventDate: string }>(page.request, 'GET', `/weddings/${weddingId}`)
  const rename = (name: string) => call(martin.request, 'PATCH', `/weddings/${weddingId}`, { name })
  const open = () => openNameAndDate(page)
  const dialog = page.getByRole('dialog', { name: 'Nombre y fecha' })
  const name = dialog.getByLabel('Nombre de la boda')
  const nextYear = new Date().getFullYear() + 1
  await page.goto(`/app/couple/${weddingId}`)

  await open()
  await rename('Boda en el campo')
  await expect(name).toHaveValue('Boda en el campo')
  await dialog.getByRole('spinbutton').first().click()
  await page.keyboard.type(`0406${nextYear}`)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  expect(await wedding()).toMatchObject({ name: 'Boda en el campo', eventDate: `${nextYear}-06-04` })

  await open()
  await name.fill('Boda en la playa')
  await rename('Boda en la sierra')
  await expect(dialog.getByText('Martín lo ha cambiado a «Boda en la sierra».')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Usar lo suyo' }).click()
  await expect(name).toHaveValue('Boda en la sierra')
})

test('a day that no month has is not saved as another one unseen', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Poner fecha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nombre y fecha' })
  const nextYear = new Date().getFullYear() + 1
  await dialog.getByRole('spinbutton').first().click()
  await page.keyboard.type(`3106${nextYear}`)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Ese día no existe, y hemos puesto el último del mes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(new RegExp(`30 de junio de ${nextYear}`))).toBeVisible()
})

test('a paste that does not fit says what was taken from it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page)
  await page.goto('/app')
  await hydrated(page)
  await page.getByRole('button', { name: 'Poner fecha' }).click()
  const name = page.getByLabel('Nombre de la boda')
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'Lucía y Martín '.repeat(20))
  await name.selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(name).toHaveValue('Lucía y Martín '.repeat(20).slice(0, 120))
  const note = page.getByText('Aquí caben 120 caracteres: hemos quitado lo que sobraba. Revisa el final.')
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await name.press('Backspace')
  await expect(note).toBeHidden()
})

test('an invitation opened with a session is offered at home, whichever role', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín')
  for (const role of ['couple', 'planner'] as const) {
    const { code } = await call<{ code: string }>(
      page.request,
      'POST',
      `/weddings/${weddingId}/invitations`,
      { role },
    )
    const guest = await (await browser.newContext()).newPage()
    await signedUp(guest, 'Persona Invitada', role)
    await createWedding(guest, 'La suya')
    await guest.goto(`/signup?code=${code}`)
    const offer = guest.getByRole('dialog', { name: 'Tienes una invitación' })
    await expect(offer.getByLabel('Código de invitación')).toHaveValue(code)
    await offer.getByRole('button', { name: 'Unirme' }).click()
    await expect(offer).toBeHidden()
    await expect(guest.getByText('Ya participas en «Lucía & Martín».')).toBeVisible()
    await guest.goto('/app/couple')
    await expect(guest).toHaveURL(new RegExp(`/app/couple/${weddingId}$`))
  }
})

test('a code that opens nothing is not offered again over the wedding made instead', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/signup?code=ZZZZ2345')
  const welcome = page.getByRole('dialog', { name: '¿Empezamos?' })
  await hydrated(page)
  await welcome.getByRole('button', { name: 'Unirme' }).click()
  await expect(welcome.getByText('No conocemos ese código. Revísalo, letra por letra.')).toBeVisible()
  await expect(welcome.getByLabel('Código de invitación')).toHaveValue('ZZZZ2345')
  await welcome.getByLabel('Nombre de la boda').fill('Lucía & Martín')
  await welcome.getByRole('button', { name: 'Crear boda' }).click()
  await expect(page).toHaveURL(/\/app\/couple\/.+/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Invitar pareja/planner' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('renewing a code asks first and replaces it', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Crear el código de planner' }).click()
  const card = page.getByRole('region', { name: 'Invita a los tuyos' })
  const old = await card.getByRole('code').textContent()

  await page.getByRole('button', { name: 'Invitar pareja/planner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar pareja/planner' })
  await dialog.getByText('Wedding planner').click()
  await expect(dialog.getByRole('code')).toHaveText(old ?? '')
  await dialog.getByRole('button', { name: 'Renovar' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`El código ${old} dejará de funcionar`)
  await question.getByRole('button', { name: 'Renovar' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('code')).not.toHaveText(old ?? '')
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
})

test('one of two leaves, the last one deletes by typing the name', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín')
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await martin.goto(`/app/couple/${weddingId}/members`)
  await expectAccessible(martin)
  await martin.getByRole('button', { name: 'Salir de la boda' }).click()
  await expect(martin.getByRole('alertdialog')).toContainText('Perderás el acceso')
  await martin.getByRole('alertdialog').getByRole('button', { name: 'Salir de la boda' }).click()
  await expect(martin).toHaveURL(/\/app\/couple$/)

  await page.goto(`/app/couple/${weddingId}/members`)
  await expect(page.getByRole('button', { name: 'Salir de la boda' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Eliminar la boda' }).click()
  const question = page.getByRole('alertdialog')
  const remove = question.getByRole('button', { name: 'Eliminar la boda' })
  await question.getByRole('textbox').fill('Lucía y Martín')
  await expect(remove).toBeDisabled()
  await question.getByRole('textbox').fill('Lucía & Martín')
  await remove.click()
  await expect(page).toHaveURL(/\/app\/couple$/)
  await expect(page.getByText('«Lucía & Martín» se ha eliminado.')).toBeVisible()
})

test('an address that leads nowhere in a wedding does not say that the wedding is gone', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}/mesas-y-sillas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  await expect(page).toHaveTitle('Página no encontrada · Lucía & Martín · Azahar')
  await page.goto('/app/no-esta')
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  await expect(page).toHaveTitle(/^Página no encontrada · .*Azahar$/)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía & Martín' })).toBeVisible()
})

test('a wedding of others is not found, with a way out', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page)
  await page.goto('/app/couple/0198c0de-0000-7000-8000-000000000000/guests')
  await expect(page.getByRole('heading', { name: 'No encontramos esta boda' })).toBeVisible()
  await expect(page).toHaveTitle(/^Página no encontrada · .*Azahar$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía & Martín' })).toBeVisible()
})
