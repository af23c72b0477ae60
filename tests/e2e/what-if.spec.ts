import type { Page } from '@playwright/test'
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
  watchConsole,
} from '../support/journeys/journey.ts'

type Row = { id: string }
type Priced = Row & { cost: number; perHead: { basis: string; plannedAdults: number; adult: number } }

/** Thirty guests, a caterer with a minimum, flowers by the table, and a bar that is not confirmed. */
async function withPrices(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guests = Array.from({ length: 30 }, (_, index) => ({ fullName: `Persona ${index}` }))
  await call(page.request, 'POST', `${at}/guests/import`, { mode: 'append', guests })
  const add = (vendor: object) => call<Row>(page.request, 'POST', `${at}/vendors`, vendor)
  const counted = { child: 0, basis: 'expected', eventId: null }
  const caterer = await add({
    vendorType: 'catering',
    name: 'La Alacena',
    status: 'closed',
    perHead: { ...counted, adult: 85, fixed: 500, minimum: 15 },
  })
  await add({
    vendorType: 'centros-de-mesa',
    name: 'Flores de Umbría',
    status: 'closed',
    perHead: { ...counted, unit: 'table', adult: 110 },
  })
  await add({ vendorType: 'dj', name: 'Barra Sur', perHead: { ...counted, unit: 'adultHour', adult: 6 } })
  return { weddingId, at, catererId: caterer.id }
}

const opened = async (page: Page, weddingId: string) => {
  await page.goto(`/app/couple/${weddingId}/what-if`)
  await hydrated(page)
}

test('a scenario is tried with the keyboard, kept, adopted as one act and undone @core', async ({ page }) => {
  const complaints = watchConsole(page)
  const { weddingId, at, catererId } = await withPrices(page)
  await page.goto(`/app/couple/${weddingId}/budget`)
  await page.getByRole('link', { name: '¿Y si…?' }).click()
  const slider = page.getByRole('slider', { name: 'Invitados' })
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Presupuesto' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await slider.press('PageDown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Y si vienen 10 menos?')
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '19 personas, ahora 30')
  const caterer = page.getByRole('row', { name: /La Alacena/ })
  await expect(caterer).toContainText('2.115,00')
  await expect(caterer).toContainText('−935,00')
  await slider.press('Home')
  await expect(caterer, 'never below the minimum').toContainText('1.775,00')
  await slider.press('End')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Y si vienen 30 más?')
  for (let page_ = 0; page_ < 4; page_ += 1) await slider.press('PageDown')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Escenario guardado.')).toBeVisible()
  await page.getByRole('button', { name: 'Adoptar «10 menos»' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adoptar «10 menos»' })
  await expect(dialog).toContainText('pasa a contar con 20 personas')
  await expect(dialog).toContainText('3.050,00')
  await expect(dialog).toContainText('2.200,00')
  await dialog.getByRole('button', { name: 'Adoptar' }).click()
  await expect(page.getByText('Adoptado: «10 menos».')).toBeVisible()
  const stored = async () =>
    (await call<Priced[]>(page.request, 'GET', `${at}/vendors`)).find(({ id }) => id === catererId)!
  expect(await stored()).toMatchObject({ cost: 2200, perHead: { basis: 'planned', plannedAdults: 20 } })
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect.poll(async () => (await stored()).cost).toBe(3050)
  expect(complaints).toEqual([])
})

test('a price that changed meanwhile is said, and nothing is adopted', async ({ page }) => {
  const { weddingId, at, catererId } = await withPrices(page)
  await opened(page, weddingId)
  await page.getByRole('slider', { name: 'Invitados' }).press('PageDown')
  await page.getByRole('button', { name: 'Adoptar «10 menos»' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('La Alacena')
  await page.route('**/api/live**', (route) => route.abort())
  await call(page.request, 'PATCH', `${at}/vendors/${catererId}`, { perHead: { adult: 87 } })
  await dialog.getByRole('button', { name: 'Adoptar' }).click()
  await expect(page.getByText(/ha cambiado a 87,00\s€\. Vuelve a mirar\.|Adoptado/)).toBeVisible()
})

test('on a phone the result is above and the lever below, and it works without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const { weddingId } = await withPrices(page)
  await opened(page, weddingId)
  await context.setOffline(true)
  await page.getByRole('button', { name: '−10' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Y si vienen 10 menos?')
  await expect(page.getByRole('row', { name: /La Alacena/ })).toContainText('−850,00')
  await expect(page.getByText('Sin conexión puedes probar.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adoptar «10 menos»' })).toBeDisabled()
  await expectNoSidewaysScroll(page)
  await context.setOffline(false)
  await expectAccessible(page)
})

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('two scenarios stand beside today, are named, removed and taken up again', async ({ page }) => {
      const { weddingId, at } = await withPrices(page)
      await opened(page, weddingId)
      const isPhone = viewport === PHONE
      const save = page.getByRole('button', { name: 'Guardar', exact: true })
      const slider = page.getByRole('slider', { name: 'Invitados' })
      const kept = async () =>
        (await call<{ scenarios: { name: string }[] }>(page.request, 'GET', `${at}/budget`)).scenarios
      await slider.press('PageDown')
      await save.click()
      await expect.poll(async () => (await kept()).length).toBe(1)
      await page
        .getByRole('button', { name: isPhone ? 'Como está' : 'Otro escenario' })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Y si vienen menos?')
      await slider.press('PageUp')
      await save.click()
      await expect.poll(async () => (await kept()).map(({ name }) => name)).toEqual(['10 menos', '10 más'])
      const caterer = page.getByRole('row', { name: /La Alacena/ })
      await expect(caterer).toContainText('+850,00')
      if (!isPhone) await expect(caterer, 'the other scenario stands beside it').toContainText('−850,00')

      // On a phone the menu stands where the bookmark was pressed, and takes no second press of the same tap.
      const naming = page.getByRole('menuitem', { name: 'Cambiar nombre' })
      await expect(async () => {
        await page.getByRole('button', { name: isPhone ? 'Cambiar «10 más»' : '10 más', exact: true }).click()
        await expect(naming).toBeVisible({ timeout: 1000 })
      }).toPass()
      await naming.click()
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Con los primos')
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
      await expect.poll(async () => (await kept())[1]!.name).toBe('Con los primos')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const menu = isPhone ? 'Cambiar «Con los primos»' : 'Con los primos'
      await page.getByRole('button', { name: menu, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Quitar este escenario' }).click()
      await expect.poll(async () => (await kept()).length).toBe(1)
      await page.getByRole('button', { name: 'Deshacer' }).last().click()
      await expect.poll(async () => (await kept()).length).toBe(2)

      // A scenario that was not kept can be taken up again.
      await slider.press('PageUp')
      await slider.press('PageUp')
      await page
        .getByRole('button', { name: isPhone ? '10 menos' : 'Otro escenario' })
        .first()
        .click()
      await page.getByRole('button', { name: 'Volver' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Y si vienen 20 más?')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    test('the planner adopts; who only sees the budget tries, and who does not sees no amount', async ({
      page,
      browser,
    }) => {
      const { weddingId, at } = await withPrices(page)
      const elena = await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
      await opened(elena, weddingId)
      await elena.getByRole('slider', { name: 'Invitados' }).press('PageDown')
      await elena.getByRole('button', { name: 'Adoptar «10 menos»' }).click()
      await elena.getByRole('dialog').getByRole('button', { name: 'Adoptar' }).click()
      await expect(elena.getByText('Adoptado: «10 menos».')).toBeVisible()
      const costs = async () =>
        (await call<Priced[]>(page.request, 'GET', `${at}/vendors`)).map(({ cost }) => cost).toSorted()
      expect(await costs()).toContain(2200)
      await elena.getByRole('button', { name: 'Deshacer' }).last().click()
      await expect.poll(costs).toContain(3050)

      const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
      const { id } = await call<Row>(mother.request, 'GET', '/profile')
      await call(page.request, 'PATCH', `${at}/members/${id}`, { permissions: { budget: 'view' } })
      await mother.goto(`/app/couple/${weddingId}/guests`)
      const cost = mother.getByRole('link', { name: /por invitado/ })
      await expect(cost).toContainText('112,67')
      await expect(cost).toContainText('85,00\u00a0€ uno más')
      await cost.click()
      await hydrated(mother)
      await mother.getByRole('slider', { name: 'Invitados' }).press('PageDown')
      await expect(mother.getByRole('row', { name: /La Alacena/ })).toContainText('−850,00')
      await expect(mother.getByRole('button', { name: /Adoptar|Guardar/ })).toHaveCount(0)

      await call(page.request, 'PATCH', `${at}/members/${id}`, { permissions: { budget: 'none' } })
      await mother.goto(`/app/couple/${weddingId}/guests`)
      await expect(mother.getByLabel('Resumen de respuestas')).toBeVisible()
      await expect(mother.getByText('€')).toHaveCount(0)
      await mother.goto(`/app/couple/${weddingId}/what-if`)
      await hydrated(mother)
      await expect(mother.getByText('€')).toHaveCount(0)
      await expect(mother.getByRole('slider')).toHaveCount(0)
    })
  })
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`without prices by unit it asks for them, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await opened(page, weddingId)
    await expect(page.getByText('¿Qué precios dependen de cuántos sois?')).toBeVisible()
    await expectAccessible(page)

    const at = `/weddings/${weddingId}`
    const closed = { status: 'closed', cost: 9860 }
    await call(page.request, 'POST', `${at}/vendors`, {
      ...closed,
      vendorType: 'catering',
      name: 'La Alacena',
    })
    await call(page.request, 'POST', `${at}/vendors`, { vendorType: 'dj', name: 'Barra Sur', cost: 640 })
    await opened(page, weddingId)
    const press = page.getByRole('button', { name: 'Ver cuánto cambia' })
    await press.click()
    const unit = page.getByRole('button', { name: 'La Alacena cobra por' })
    await expect(unit, 'a press with nothing typed leads there').toBeFocused()
    await expect(page.getByText('Di al menos de uno por qué cobra.')).toBeVisible()
    await unit.press('Enter')
    await page.getByRole('option', { name: 'Persona' }).press('Enter')
    await page.getByLabel('Precio de Barra Sur').fill('mucho')
    await press.press('Enter')
    await expect(page.getByText('Falta el precio.')).toBeVisible()
    await expect(page.getByText('Escríbelo como 85,00.')).toBeVisible()
    await page.getByLabel('Precio de Barra Sur').fill('')
    await page.getByLabel('Precio de La Alacena').fill('85')
    await page.getByLabel('¿Cuántos creéis que seréis?').fill('116')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Precio de La Alacena'), 'what was typed stays').toHaveValue('85')
    await press.press('Enter')

    const slider = page.getByRole('slider', { name: 'Invitados' })
    await expect(slider).toHaveAttribute('aria-valuetext', '116 personas, ahora 116')
    await slider.press('PageDown')
    await slider.press('PageDown')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Y si vienen 20 menos?')
    await expect(page.getByRole('row', { name: /La Alacena/ })).toContainText('−1.700,00')
    const [alacena] = await call<Priced[]>(page.request, 'GET', `${at}/vendors`)
    expect(alacena).toMatchObject({ cost: 9860, perHead: { unit: 'person', adult: 85, basis: 'planned' } })
  })
}
