import { expect, test } from '@playwright/test'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journey.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

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

test('the next wedding leads, and the chosen order is kept', async ({ page }) => {
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
  await page.getByRole('searchbox').fill('nadie')
  await expect(page.getByText('Ninguna boda se llama «nadie».')).toBeVisible()
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
  await question.getByRole('textbox').fill('Nuria & Sofía')
  await question.getByRole('button', { name: 'Eliminar la boda' }).click()
  await expect(page.getByText('«Nuria & Sofía» se ha eliminado.')).toBeVisible()
})
