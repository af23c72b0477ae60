import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

type Table = { id: string; number: number; position: { x: number; y: number } | null; rotation: number }

/** Lucía, signed in, before the plan of a room with tables that nobody has placed. */
async function atPlan(page: Page, tables: readonly object[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  for (const table of tables) await call(page.request, 'POST', `/weddings/${weddingId}/seating/tables`, table)
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  await expect(table(page, 1)).toBeVisible()
  const tableOf = async (number: number) => {
    const all = await call<Table[]>(page.request, 'GET', `/weddings/${weddingId}/seating/tables`)
    return all.find((one) => one.number === number)!
  }
  return { weddingId, tableOf }
}

const plan = (page: Page) => page.getByRole('group', { name: 'Plano de la sala' })

const table = (page: Page, number: number) =>
  plan(page).getByRole('button', { name: new RegExp(`^Mesa ${number}[,:]`) })

async function middleOf(page: Page, number: number) {
  const box = (await table(page, number).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a table by that many pixels, in steps as a hand does. */
async function drag(page: Page, number: number, by: { x: number; y: number }) {
  const { x, y } = await middleOf(page, number)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x / 2, y + by.y / 2)
  await page.mouse.move(x + by.x, y + by.y)
  await page.mouse.up()
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`a table is dragged to another place and back by undoing, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const complaints = watchConsole(page)
    const { tableOf } = await atPlan(page, [{}, {}, {}, {}])
    const [before, neighbour] = [await middleOf(page, 4), await middleOf(page, 2)]
    await drag(page, 4, { x: neighbour.x - before.x + 3, y: 40 })
    await expect(page.getByText(/^Mesa 4: a .* m de la izquierda y .* m de arriba\.$/).first()).toBeVisible()
    const after = await middleOf(page, 4)
    expect(after.x).toBeCloseTo(neighbour.x, 0)
    expect(Math.abs(after.y - before.y)).toBeGreaterThan(20)
    await expect.poll(async () => (await tableOf(4)).position).not.toBeNull()
    await expect(page.getByRole('complementary', { name: 'Mesa 4' })).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(async () => (await tableOf(4)).position).toBeNull()
    const back = await middleOf(page, 4)
    expect(back.x).toBeCloseTo(before.x, 0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })

test('a table is moved, turned and opened by the keys alone', async ({ page }) => {
  const { tableOf } = await atPlan(page, [
    { name: 'Coro', seats: 10 },
    { shape: 'imperial', seats: 14 },
  ])
  const before = await middleOf(page, 2)
  await table(page, 2).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await middleOf(page, 2)).y).toBeGreaterThan(before.y)
  await expect.poll(async () => (await tableOf(2)).position).not.toBeNull()
  const { y } = (await tableOf(2)).position!
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await tableOf(2)).position!.y).toBe(y - 10)
  await page.keyboard.press('r')
  await expect.poll(async () => (await tableOf(2)).rotation).toBe(15)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Mesa 2' })).toBeVisible()
  await expect(plan(page)).toMatchAriaSnapshot(`
    - group "Plano de la sala":
      - 'button "Mesa 1, Coro: 0 de 10, quedan 10 sitios"': 1 0/10
      - 'button "Mesa 2: 0 de 14, quedan 14 sitios" [pressed]': 2 0/14
  `)
})

test('the room is enlarged, moved and shown whole again', async ({ page }) => {
  await atPlan(page, [{}, {}])
  const whole = (await table(page, 1).boundingBox())!
  await page.getByRole('button', { name: 'Acercar' }).click()
  await expect
    .poll(async () => (await table(page, 1).boundingBox())!.width)
    .toBeGreaterThan(whole.width * 1.2)
  await plan(page).focus()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await table(page, 1).boundingBox())!.x).toBeGreaterThan(whole.x + 40)
  await page.getByRole('button', { name: 'Ver todo' }).click()
  await expect.poll(async () => (await table(page, 1).boundingBox())!.x).toBeCloseTo(whole.x, 0)
  const { x, y } = (await plan(page).boundingBox())!
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 50)
  await page.mouse.up()
  await expect.poll(async () => (await table(page, 1).boundingBox())!.x).toBeCloseTo(whole.x + 40, 0)
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await table(page, 1).boundingBox())!.width).toBeGreaterThan(whole.width)
})

test('a table is moved without a network, and stands there when it is back', async ({ page, context }) => {
  const { tableOf } = await atPlan(page, [{}, {}])
  await context.setOffline(true)
  await drag(page, 2, { x: 0, y: 60 })
  await expect(page.getByText(/^Mesa 2: a /).first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await tableOf(2)).position).not.toBeNull()
  expect((await middleOf(page, 2)).y).toBeGreaterThan((await middleOf(page, 1)).y + 20)
})

test('a dance floor is added, made larger, turned and removed, and tables make way for it', async ({
  page,
}) => {
  const { weddingId } = await atPlan(page, [{}, {}, {}, {}, {}, {}])
  const shapes = () =>
    call<{ id: string; box: { width: number; depth: number; rotation: number } }[]>(
      page.request,
      'GET',
      `/weddings/${weddingId}/seating/shapes`,
    )
  await page.getByRole('button', { name: 'Añadir al plano' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pista' }).press('Enter')
  const floor = plan(page).getByRole('button', { name: /^Pista/ })
  await expect(floor).toHaveAccessibleName('Pista: 5 m por 4 m')
  await floor.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pista' })
  await dialog.getByLabel('Ancho, en m').fill('mucho')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Escribe los metros, de 0,05 a 100.')).toBeVisible()
  await expectAccessible(page)
  // Another member makes it less deep meanwhile, which the dialog did not show.
  const [{ id, box }] = (await shapes()) as [Awaited<ReturnType<typeof shapes>>[number]]
  const path = `/weddings/${weddingId}/seating/shapes/${id}`
  await call(page.request, 'PATCH', path, { box: { ...box, depth: 300 } })
  await expect(page.locator('[aria-label="Pista: 5 m por 3 m"]')).toBeVisible()
  await dialog.getByLabel('Ancho, en m').fill('6,5')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(floor).toHaveAccessibleName('Pista: 6,5 m por 3 m')
  await floor.focus()
  await page.keyboard.press('r')
  await expect.poll(shapes).toMatchObject([{ box: { width: 650, rotation: 15 } }])
  await floor.press('Enter')
  await page.getByRole('button', { name: 'Quitar del plano' }).click()
  await expect(floor).toBeHidden()
  await expect.poll(shapes).toEqual([])
})

test('a room gets a size, and is as large as its tables need again by undoing', async ({ page }) => {
  const { weddingId } = await atPlan(page, [{}])
  const rooms = () => call<object[]>(page.request, 'GET', `/weddings/${weddingId}/seating/rooms`)
  await page.getByRole('button', { name: 'Añadir al plano' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Medidas de la sala' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Medidas de la sala' })
  await dialog.getByLabel('Ancho, en m').fill('12')
  await dialog.getByLabel('Fondo, en m').fill('20')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(rooms).toMatchObject([{ width: 1200, depth: 2000 }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(rooms).toEqual([])
})

test('a dance floor is made larger by a handle and by the keys, each undone at once', async ({ page }) => {
  const complaints = watchConsole(page)
  const { weddingId } = await atPlan(page, [{}, {}])
  const at = `/weddings/${weddingId}/seating/shapes`
  const box = { x: 400, y: 500, width: 400, depth: 300, rotation: 0 }
  await call(page.request, 'POST', at, { kind: 'dance_floor', box })
  const boxes = async () => (await call<{ box: object }[]>(page.request, 'GET', at)).map((one) => one.box)
  const floor = plan(page).getByRole('button', { name: /^Pista:/ })
  await expect(floor).toHaveAccessibleName('Pista: 4 m por 3 m')
  await floor.hover()
  const handle = floor.locator('[data-handle="1,1"]')
  const { x, y, width, height } = (await handle.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  const pixels = (await floor.locator('rect').first().boundingBox())!.width / 400
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 60 * pixels, y + height / 2 + 40 * pixels)
  await page.mouse.move(x + width / 2 + 101 * pixels, y + height / 2 + 51 * pixels)
  await expect(plan(page).getByText('5,00 × 3,50 m')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(boxes).toEqual([{ ...box, x: 450, y: 525, width: 500, depth: 350 }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(boxes).toEqual([box])

  await floor.focus()
  await page.keyboard.down('Alt')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.up('Alt')
  await expect.poll(boxes).toEqual([{ ...box, x: 405, width: 410 }])
  await expect(floor).toHaveAccessibleName('Pista: 4,1 m por 3 m')
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
