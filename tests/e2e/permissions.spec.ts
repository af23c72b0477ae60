import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const menuOf = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Principal' })

test('a mother who only looks sees no amount, and gains and loses sections in her open tab', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
    vendorType: 'catering',
    name: 'La Alacena',
    cost: 8642.97,
  })
  await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors/${id}/confirm`)
  const mother = await inviteIn(browser, page, weddingId, 'Carmen Aguirre', 'couple', 'viewer')
  const bodies: string[] = []
  mother.on('response', async (response) => {
    const isText = /json|html|text|xml/.test(response.headers()['content-type'] ?? '')
    if (isText && !response.url().includes('/assets/')) bodies.push(await response.text().catch(() => ''))
  })
  for (const place of ['', '/guests', '/inspiration', '/day-b', '/members', '/activity', '/budget']) {
    await mother.goto(`/app/couple/${weddingId}${place}`)
    await hydrated(mother)
  }
  await mother.goto(`/app/couple/${weddingId}`)
  const menu = menuOf(mother)
  await expect(menu.getByRole('link', { name: 'Proveedores' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Presupuesto' })).toHaveCount(0)
  await mother.goto(`/app/couple/${weddingId}/vendors`)
  await expect(mother.getByText('La Alacena')).toBeVisible()
  expect(await mother.content()).not.toContain('8642.97')
  await expect(mother.getByText('8.642')).toHaveCount(0)
  await mother.goto(`/app/couple/${weddingId}/budget`)
  await expect(mother.getByRole('heading', { name: 'Esta parte no entra en tu acceso' })).toBeVisible()
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.join()).not.toMatch(/8642[.,]97|8\.642,97/)

  await page.goto(`/app/couple/${weddingId}`)
  await page.getByRole('link', { name: 'Ver miembros' }).click()
  const row = page.getByRole('row', { name: /Carmen Aguirre/ })
  await row.getByRole('button', { name: 'Presupuesto de Carmen Aguirre: Nada' }).click()
  await page.getByRole('option', { name: 'Ver', exact: true }).click()
  await expect(row.getByRole('button', { name: 'Papel de Carmen Aguirre: A medida' })).toBeVisible()
  await expectAccessible(page)
  await expect(menu.getByRole('link', { name: 'Presupuesto' })).toBeVisible()
  await expect(mother.getByRole('heading', { name: 'Esta parte no entra en tu acceso' })).toHaveCount(0)
  await expect(mother.getByText('8.642').first()).toBeVisible()

  await row.getByRole('button', { name: 'Proveedores de Carmen Aguirre: Ver' }).click()
  await page.getByRole('option', { name: 'Nada', exact: true }).click()
  await expect(row.getByRole('button', { name: 'Conversación de Carmen Aguirre: Nada' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Proveedores' })).toHaveCount(0)
  await expect(mother.getByRole('heading', { name: 'Esta parte no entra en tu acceso' })).toBeVisible()
  await expect(mother.getByText('8.642')).toHaveCount(0)
})

test('a section that may only be seen offers nothing that changes it', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Teo Lasa' })
  await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, { vendorType: 'dj', name: 'Ritmo' })
  const friend = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  await friend.goto(`/app/couple/${weddingId}/guests`)
  await expect(friend.getByText('Solo lectura')).toBeVisible()
  await expect(friend.getByRole('button', { name: 'Añadir invitado' })).toHaveCount(0)
  await expect(friend.getByRole('button', { name: 'Eliminar a Teo Lasa' })).toHaveCount(0)
  await expect(friend.locator('[data-row] input[data-cell$="fullName"]')).toHaveJSProperty('readOnly', true)
  await expect(friend.getByRole('button', { name: /^RSVP/ })).toBeDisabled()
  await expectAccessible(friend)
  await friend.goto(`/app/couple/${weddingId}/vendors`)
  await expect(friend.getByRole('button', { name: 'Eliminar Ritmo, DJ' })).toHaveCount(0)
  await friend.getByRole('button', { name: 'Abrir Ritmo, DJ' }).click()
  await expect(friend.getByLabel('Proveedor', { exact: true })).toBeDisabled()
  await expect(friend.getByRole('button', { name: 'Confirmar proveedor' })).toHaveCount(0)
  await expectAccessible(friend)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the access of a member opens as a sheet, and the invitation offers who only helps', async ({
    page,
    browser,
  }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
    await page.goto(`/app/couple/${weddingId}/members`)
    await page
      .getByRole('button', { name: /^Cambiar el acceso de Elena Montes. Planner. Edita todo/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Acceso de Elena Montes' })
    const levels = dialog.getByRole('radiogroup', { name: 'Conversación' })
    await expect(levels).toBeVisible()
    const boxes = await levels
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(new Set(boxes.map(({ top }) => top)).size, 'the levels stand in one line').toBe(1)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(PHONE.width)
    await dialog.getByRole('radiogroup', { name: 'Invitados' }).getByText('Ver').click()
    await expect(dialog.getByText('A medida')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await expect(
      page.getByText('A medida. Edita tareas, mesas, autobuses, proveedores, presupuesto'),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto(`/app/couple/${weddingId}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Invitar pareja/planner' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invitar pareja/planner' })
    await invitation.getByText('Familia', { exact: true }).click()
    await expect(invitation.getByText('No ve proveedores, presupuesto, mesas ni autobuses')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
