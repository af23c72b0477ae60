import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

type Person = { name: string; guestId: string; tableId: string | null }

/** Lucía, signed in, with people who come; those of one surname are a family. */
async function atTables(page: Page, names: readonly string[], tables: readonly object[] = []) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const guests: Record<string, string> = {}
  for (const fullName of names) {
    const guest = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/guests`, {
      fullName,
      rsvp: true,
    })
    guests[fullName] = guest.id
  }
  for (const table of tables) await call(page.request, 'POST', `/weddings/${weddingId}/seating/tables`, table)
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  return { weddingId, guests }
}

const table = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Mesa ${number}[,:]`) })

const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })

async function expectSeated(page: Page, weddingId: string, name: string, isSeated = true) {
  await expect
    .poll(async () => {
      const people = await call<Person[]>(page.request, 'GET', `/weddings/${weddingId}/seating/people`)
      return people.find((person) => person.name === name)?.tableId !== null
    })
    .toBe(isSeated)
}

test('a first table is made, a family is seated together, moved and taken back', { tag: '@core' }, async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const { weddingId, guests } = await atTables(page, ['Begoña Etxeberria', 'Jon Ruiz', 'Fermín Camacho'])
  await call(page.request, 'POST', `/weddings/${weddingId}/households`, {
    guestIds: [guests['Begoña Etxeberria'], guests['Jon Ruiz']],
  })
  await page.getByRole('button', { name: 'Mesa', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sitios').fill('cero')
  await dialog.getByRole('button', { name: 'Añadir' }).click()
  await expect(dialog.getByText('Escribe cuántos sitios tiene, del 1 al 30.')).toBeVisible()
  await dialog.getByLabel('Sitios').fill('2')
  await dialog.getByLabel('Cuántas').fill('1')
  await dialog.getByLabel('Nombre').fill('Los de Bilbao')
  await dialog.getByRole('button', { name: 'Añadir' }).click()
  await expect(table(page, 1)).toContainText('0/2')
  await page.getByRole('button', { name: 'Sentar 2 de Etxeberria' }).click()
  await dialog.getByRole('button', { name: 'Sentar en mesa 1' }).click()
  await expect(table(page, 1)).toContainText('2/2')
  await expectSeated(page, weddingId, 'Jon Ruiz')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(table(page, 1)).toContainText('0/2')
  await expectSeated(page, weddingId, 'Begoña Etxeberria', false)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a full table takes one more with one seat more', async ({ page }) => {
  const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas'], [{ seats: 1 }])
  await page.getByRole('button', { name: 'Sentar a Ana Gil' }).click()
  await page.getByRole('button', { name: 'Sentar en mesa 1', exact: true }).click()
  await expect(table(page, 1)).toContainText('1/1')
  await page.getByRole('button', { name: 'Sentar a Luis Mas' }).click()
  await page.getByRole('button', { name: 'Sentar en mesa 1: falta un sitio más' }).click()
  const full = page.getByRole('dialog', { name: 'La mesa 1 está llena' })
  await full.getByRole('button', { name: 'Añadir un sitio más' }).click()
  await expect(table(page, 1)).toContainText('2/2')
  await expectSeated(page, weddingId, 'Luis Mas')
})

test('at a full table somebody leaves the seat to another, as one act that is taken back', async ({
  page,
}) => {
  const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas'], [{ seats: 1 }])
  await page.getByRole('listitem').filter({ hasText: 'Ana Gil' }).dragTo(table(page, 1))
  await expectSeated(page, weddingId, 'Ana Gil')
  await page.getByRole('listitem').filter({ hasText: 'Luis Mas' }).dragTo(table(page, 1))
  await page.getByRole('button', { name: 'Cambiar a Ana Gil por Luis Mas' }).click()
  await expectSeated(page, weddingId, 'Luis Mas')
  await expectSeated(page, weddingId, 'Ana Gil', false)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expectSeated(page, weddingId, 'Luis Mas', false)
  await expectSeated(page, weddingId, 'Ana Gil')
})

test('by the keys alone people are picked up, taken from table to table, seated and given back', async ({
  page,
}) => {
  const { weddingId } = await atTables(
    page,
    ['Ana Gil', 'Luis Mas', 'Eva Sanz'],
    [{ seats: 2 }, { seats: 4 }],
  )
  const said = page.getByRole('status').filter({ hasText: /./ })
  const ana = page.getByRole('button', { name: 'Coger a Ana Gil' })
  await ana.focus()
  await page.keyboard.press('Space')
  await expect(ana).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(said.getByText('Mesa 1, quedan 2 sitios.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(said.getByText('Ana Gil: sigue donde estaba.')).toBeAttached()
  await expect(ana).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(table(page, 2)).toContainText('1/4')
  await expectSeated(page, weddingId, 'Ana Gil')
  await expect(page.getByRole('button', { name: 'Coger a Luis Mas' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Coger a Eva Sanz' }).focus()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('toolbar', { name: 'En la mano' })).toContainText('2 en la mano')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(table(page, 1)).toContainText('2/2')
  await expectSeated(page, weddingId, 'Eva Sanz')
  await expectAccessible(page)
})

test('several in the hand are dragged together', async ({ page }) => {
  const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas', 'Eva Sanz'], [{}])
  await page.getByRole('button', { name: 'Coger a Ana Gil' }).click()
  await page.getByRole('button', { name: 'Coger a Eva Sanz' }).click({ modifiers: ['Shift'] })
  await page.getByRole('listitem').filter({ hasText: 'Luis Mas' }).dragTo(table(page, 1))
  await expect(table(page, 1)).toContainText('3/10')
  await expectSeated(page, weddingId, 'Eva Sanz')
})

test('a guest who does not come any more leaves the seat free, and the table says so', async ({ page }) => {
  const { weddingId, guests } = await atTables(page, ['Marta Gil'], [{ seats: 4 }])
  await page.getByRole('button', { name: 'Sentar a Marta Gil' }).click()
  await page.getByRole('button', { name: 'Sentar en mesa 1' }).click()
  await expectSeated(page, weddingId, 'Marta Gil')
  await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${guests['Marta Gil']}`, { rsvp: false })
  await table(page, 1).click()
  const open = panel(page, 'Mesa 1')
  await expect(open).toContainText('Marta Gil ya no viene: quedan 4 sitios en la mesa 1.')
  await expect(page.getByText('Marta Gil ha dejado su sitio.')).toBeVisible()
  await page.getByRole('button', { name: 'Entendido: Marta Gil ya no viene' }).click()
  await expect(open).not.toContainText('Marta Gil')
})

test('who says yes late is offered a seat beside their family', async ({ page }) => {
  const { weddingId, guests } = await atTables(
    page,
    ['Begoña Sanz', 'Fermín Camacho', 'Noa Sanz'],
    [{ seats: 4 }],
  )
  const household = { guestIds: [guests['Begoña Sanz'], guests['Noa Sanz']] }
  await call(page.request, 'POST', `/weddings/${weddingId}/households`, household)
  await page.getByRole('button', { name: 'Sentar a Begoña Sanz' }).click()
  await page.getByRole('button', { name: 'Sentar en mesa 1' }).click()
  await expect(page.getByRole('button', { name: /^Sentar a / }).first()).toHaveText('Sentar en la 1')
  await page.getByRole('button', { name: 'Sentar a Noa Sanz en la mesa 1, con su familia' }).click()
  await expect(table(page, 1)).toContainText('2/4')
  await expectSeated(page, weddingId, 'Noa Sanz')
})

test('two who should sit apart are said to share a table, until they do not', async ({ page }) => {
  const { weddingId } = await atTables(page, ['Noelia Gil', 'Santiago Mas'], [{}])
  for (const name of ['Noelia Gil', 'Santiago Mas']) {
    await page.getByRole('button', { name: `Sentar a ${name}` }).click()
    await page.getByRole('button', { name: 'Sentar en mesa 1' }).click()
    await expectSeated(page, weddingId, name)
  }
  await page.getByRole('button', { name: 'Reglas' }).click()
  const dialog = panel(page, 'Reglas')
  await dialog.getByRole('button', { name: 'Añadir regla' }).click()
  await dialog.getByRole('button', { name: 'Añadir regla' }).click()
  await expect(dialog.getByText('Elige a quién se refiere.')).toBeVisible()
  await dialog.getByRole('button', { name: /Quién$/ }).click()
  await page.getByRole('option', { name: 'Noelia Gil' }).click()
  await dialog.getByRole('button', { name: 'Añadir regla' }).click()
  await expect(dialog.getByText('Elige también a la otra parte.')).toBeVisible()
  await dialog.getByRole('button', { name: /De quién$/ }).click()
  await page.getByRole('option', { name: 'Santiago Mas' }).click()
  await dialog.getByRole('button', { name: 'Añadir regla' }).click()
  await expect(dialog.getByText('Están en la mesa 1')).toBeVisible()
  const rule = dialog.getByRole('button', { name: /^Noelia Gil y Santiago Mas/ })
  await rule.click()
  await expect(dialog.getByText(/^La escribió Lucía Herrera el /)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Quitar la regla de Noelia Gil y Santiago Mas' }).click()
  await expect(dialog.getByText('Están en la mesa 1')).toBeHidden()
  await expect
    .poll(() => call<object[]>(page.request, 'GET', `/weddings/${weddingId}/seating/rules`))
    .toEqual([])
})

test('a proposal is looked at, applied as one act and taken back', async ({ page }) => {
  const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas'], [{ seats: 2 }])
  await page.getByRole('button', { name: 'Proponer mesas' }).click()
  const dialog = panel(page, 'Propuesta')
  await expect(dialog.getByText('Mueve a 2 personas, 0 se quedan.')).toBeVisible()
  // The plan shows the proposal while it is looked at.
  await expect(table(page, 1)).toHaveAccessibleName('Mesa 1: 2 de 2, está llena, cambian 2')
  await expect(page.getByText('Cambia', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Aplicar propuesta' }).click()
  await expect(table(page, 1)).toContainText('2/2')
  await expectSeated(page, weddingId, 'Luis Mas')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(table(page, 1)).toContainText('0/2')
  await expectSeated(page, weddingId, 'Luis Mas', false)
})

test('a person is dragged from one table to another, and found by name', async ({ page }) => {
  const { weddingId } = await atTables(page, ['Íñigo Lasa'], [{}, {}])
  await page.getByRole('listitem').filter({ hasText: 'Íñigo Lasa' }).dragTo(table(page, 1))
  await expect(table(page, 1)).toContainText('1/10')
  await table(page, 1).click()
  await panel(page, 'Mesa 1').getByRole('listitem').first().dragTo(table(page, 2))
  await expect(table(page, 2)).toContainText('1/10')
  await expectSeated(page, weddingId, 'Íñigo Lasa')
  await page.getByRole('searchbox', { name: 'Buscar invitados' }).fill('inigo')
  await page.getByRole('button', { name: 'Íñigo Lasa: ver la mesa 2' }).click()
  await expect(panel(page, 'Mesa 2').getByRole('listitem').first()).toBeInViewport()
})

test('a table opens beside the room: its people are moved, raised, and others seated there', async ({
  page,
}) => {
  const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas'], [{ seats: 2, name: 'Coro' }, {}])
  await table(page, 1).click()
  const open = panel(page, 'Mesa 1')
  await expect(open.getByRole('heading', { name: 'Mesa 1' })).toBeFocused()
  await expect(open.getByText('Coro, redonda')).toBeVisible()
  await open.getByRole('button', { name: 'Sentar a alguien en la mesa 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sentar a Ana Gil' }).click()
  await dialog.getByRole('button', { name: 'Sentar a Luis Mas' }).click()
  await expect(dialog).toBeHidden()
  await expect(open.getByRole('listitem')).toHaveText([/Ana Gil/, /Luis Mas/])
  await open.getByRole('button', { name: 'Mover a Ana Gil' }).click()
  await dialog.getByRole('button', { name: 'Sentar en mesa 2' }).click()
  await expect(open).toContainText('Un sitio libre')
  await open.getByRole('button', { name: 'Levantar a Luis Mas' }).click()
  await expectSeated(page, weddingId, 'Luis Mas', false)
  await expectSeated(page, weddingId, 'Ana Gil')
  await expectAccessible(page)
  await open.getByRole('button', { name: 'Cerrar' }).click()
  await expect(open).toBeHidden()
})

test('the menu and the allergies of who sits at a table are for those who see the guests', async ({
  page,
}) => {
  const { weddingId, guests } = await atTables(page, ['Ana Gil'], [{}])
  await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${guests['Ana Gil']}/details`, {
    hasHealthConsent: true,
    allergens: ['gluten'],
  })
  await page.getByRole('button', { name: 'Sentar a Ana Gil' }).click()
  await page.getByRole('button', { name: 'Sentar en mesa 1' }).click()
  await table(page, 1).click()
  await expect(panel(page, 'Mesa 1')).toContainText('Gluten')
})

test('at 1024 px the panel lies over the room', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await atTables(page, ['Ana Gil'], [{}, {}])
  await table(page, 1).click()
  const [room, open] = [page.getByRole('region', { name: 'Mesas' }), panel(page, 'Mesa 1')]
  await expect(open).toBeVisible()
  const [below, above] = [await room.boundingBox(), await open.boundingBox()]
  expect(below!.x + below!.width).toBeCloseTo(above!.x + above!.width, 0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('people are picked by a tap and seated together', async ({ page }) => {
    const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas'], [{}])
    await page.getByText('Sin sentar').first().tap()
    await page.getByRole('button', { name: 'Coger a Ana Gil' }).tap()
    await page.getByRole('button', { name: 'Coger a Luis Mas' }).tap()
    await page.getByRole('button', { name: 'Sentar a quienes están en la mano: 2' }).tap()
    await page.getByRole('button', { name: 'Sentar en mesa 1' }).tap()
    await expect(page.getByText('Todo el mundo tiene sitio.')).toBeVisible()
    await expectSeated(page, weddingId, 'Luis Mas')
    await expectNoSidewaysScroll(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a proposal is applied and taken back without a network', async ({ page, context }) => {
    const { weddingId } = await atTables(page, ['Ana Gil', 'Luis Mas'], [{ seats: 2 }])
    await page.getByRole('button', { name: 'Proponer mesas' }).click()
    const sheet = page.getByRole('dialog', { name: 'Propuesta' })
    await expect(sheet.getByText('Mueve a 2 personas, 0 se quedan.')).toBeVisible()
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Aplicar propuesta' }).click()
    await expect(page.getByRole('button', { name: /^Mesa 1, Redonda: 2 de 2/ })).toBeVisible()
    await context.setOffline(false)
    await expectSeated(page, weddingId, 'Luis Mas')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expectSeated(page, weddingId, 'Luis Mas', false)
  })

  test('the tables are a list, and one of them opens as a sheet', async ({ page }) => {
    await atTables(page, ['Ana Gil'], [{ seats: 2, name: 'Coro' }])
    await expect(page.getByRole('list', { name: 'Mesas' })).toMatchAriaSnapshot(`
      - list "Mesas":
        - listitem:
          - 'button "Mesa 1, Coro: 0 de 2, quedan 2 sitios"'
    `)
    await page.getByRole('button', { name: /^Mesa 1, Coro/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Mesa 1' })
    await expect(sheet.getByRole('tab')).toHaveText(['Mesa 1', /^Reglas/, 'Propuesta'])
    await sheet.getByRole('button', { name: 'Sentar a alguien en la mesa 1' }).click()
    await page.getByRole('button', { name: 'Sentar a Ana Gil' }).click()
    await page
      .getByRole('dialog', { name: 'Sentar en la mesa 1' })
      .getByRole('button', { name: 'Cerrar' })
      .click()
    await expect(sheet).toContainText('Ana Gil')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Cerrar' }).click()
    await expect(page.getByRole('button', { name: /^Mesa 1, Coro: 1 de 2/ })).toBeVisible()
  })

  test('somebody is seated without a network, and the seat is sent when it is back', async ({
    page,
    context,
  }) => {
    const { weddingId } = await atTables(page, ['Ana Gil'], [{}])
    await expectNoSidewaysScroll(page)
    await page.getByText('Sin sentar').first().click()
    await page.getByRole('button', { name: 'Sentar a Ana Gil' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sentar en mesa 1' }).click()
    await expect(page.getByText('Todo el mundo tiene sitio.')).toBeVisible()
    await context.setOffline(false)
    await expectSeated(page, weddingId, 'Ana Gil')
  })
})

for (const viewport of [DESKTOP, PHONE]) {
  test(`the plan goes out on paper and as a file, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const names = ['Carmen Aguirre Soto', 'Óscar Gil Vidal', 'Íñigo Aguirre Lasa', 'Eva Mas Rey']
    const { weddingId, guests } = await atTables(page, names, [
      { number: 1, seats: 8, name: 'Los de Bilbao' },
      { number: 2, seats: 8 },
    ])
    const tables = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/seating/tables`)
    for (const [index, at] of [0, 1, 1].entries())
      await call(page.request, 'PUT', `/weddings/${weddingId}/seating/people/${guests[names[index]!]}`, {
        tableId: tables[at]!.id,
      })
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.reload()
    await hydrated(page)

    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Imprimir o exportar' }).press('Enter')
      await page.getByRole('menuitem', { name: item }).press('Enter')
    }
    await choose('Imprimir el cartel')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Busca tu mesa' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 Los de Bilbao' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText([names[0]!, names[2]!, names[1]!])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })

    await choose('Imprimir por nombre')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('3 personas, 2 mesas')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText([
      'Aguirre Lasa, Íñigo2',
      'Aguirre Soto, Carmen1',
      'Gil Vidal, Óscar2',
    ])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })

    const download = page.waitForEvent('download')
    await choose('Exportar CSV')
    const file = await download
    expect(file.suggestedFilename()).toBe('mesas.csv')
    const rows = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(rows).toHaveLength(5)
    expect(rows.at(-1)).toContain('Eva Mas Rey')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
