import { at, atAgenda, choose, expectItem, itemsOf } from '../support/journeys/agenda-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, PHONE } from '../support/journeys/journey.ts'
import { dragFingers, touchOf } from '../support/journeys/touch.ts'

test.use({ viewport: PHONE, hasTouch: true })

const DAY = [
  { title: 'Ceremonia', time: at(12.5, 13.25), place: 'Jardín', isFixed: true },
  {
    title: 'Cóctel',
    time: at(13.5, 15),
    place: 'Patio',
    responsible: [{ kind: 'person', name: 'Pilar', phone: '600 12 34 56' }] as const,
  },
  {
    title: 'Banquete',
    time: at(15, 17.25),
    place: 'Salón',
    responsible: [{ kind: 'person', name: 'Manolo', phone: '600 00 77 10' }] as const,
  },
  { title: 'Autobús', time: at(24.5), isFixed: true },
].map(({ responsible = [], ...item }) => ({ ...item, responsible: [...responsible] }))

test('on a phone an item is added, changed and removed in its sheet, and nothing typed is lost', async ({
  page,
}) => {
  const weddingId = await atAgenda(page, DAY)
  await expect(page.getByText('Banquete')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Añadir momento' }).click()
  const add = page.getByRole('dialog', { name: 'Nuevo momento' })
  await add.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(add.getByText('Escribe una hora como 18:30.')).toBeVisible()
  await expect(add.getByText('Escribe qué pasa a esa hora.')).toBeVisible()
  await add.getByLabel('Hora', { exact: true }).fill('17:30')
  await add.getByLabel('Fin').fill('17:45')
  await add.getByLabel('Qué pasa').fill('Tarta')
  await add.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expectItem(page, weddingId, { title: 'Tarta', time: at(17.5, 17.75) })

  await page.getByRole('button', { name: /^17:30.*Tarta/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Tarta' })
  await sheet.getByLabel('Lugar', { exact: true }).fill('Terraza')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: /^17:30.*Tarta/ }).click()
  await expect(sheet.getByLabel('Lugar', { exact: true })).toHaveValue('Terraza')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expectItem(page, weddingId, { title: 'Tarta', place: 'Terraza' })

  await choose(page, 'Tarta', 'Eliminar')
  await expect.poll(async () => (await itemsOf(page, weddingId)).length).toBe(4)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Acciones de Tarta' })).toBeVisible()
})

test('a hairdresser before dawn comes first, and the last bus at the same hour comes last', async ({
  page,
}) => {
  const weddingId = await atAgenda(page, DAY)
  const add = page.getByRole('dialog', { name: 'Nuevo momento' })
  for (const [title, when] of [
    ['Peluquería', 'De madrugada, antes'],
    ['Último autobús', 'Por la noche, después'],
  ] as const) {
    await page.getByRole('button', { name: 'Añadir momento' }).click()
    await add.getByLabel('Hora', { exact: true }).fill('5:30')
    await add.getByLabel('Qué pasa').fill(title)
    await add.getByText(when).click()
    await expectAccessible(page)
    await add.getByRole('button', { name: 'Añadir', exact: true }).click()
    await expect(add).toBeHidden()
  }
  await expectItem(page, weddingId, { title: 'Peluquería', time: at(5.5) })
  await expectItem(page, weddingId, { title: 'Último autobús', time: at(29.5) })
  const rows = page.getByRole('button', { name: /^5:30/ })
  await expect(rows).toHaveText([/Peluquería/, /Último autobús/])
})

test('on the day the phone shows now, next and how long until then, and ticks off what is done', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-04-10T12:42:00Z'))
  const weddingId = await atAgenda(page, DAY)
  const now = page.getByRole('region', { name: 'Ahora' })
  await expect(now.getByRole('heading', { name: 'Cóctel' })).toBeVisible()
  await expect(now.getByText('14:42')).toBeVisible()
  await expect(now.getByText('Desde las 13:30, Patio')).toBeVisible()
  await expect(now.getByText(/En\s*18\s*min/)).toBeVisible()
  await expect(now.getByRole('heading', { name: 'Banquete' })).toBeVisible()
  await expect(now.getByRole('link', { name: 'Llamar a Manolo' })).toHaveAttribute('href', 'tel:600007710')
  await expectAccessible(page)
  // The next line and the acts of that moment stand above the fold; the controls are folded.
  await expect(now.getByRole('button', { name: 'Retrasar 15 min' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Preparar', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: /^Día B/ }).click()
  await expect(page.getByText('Preparar', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Día B/ }).click()

  await page.getByRole('checkbox', { name: 'Hecho: Ceremonia' }).check({ force: true })
  await expectItem(page, weddingId, { title: 'Ceremonia', isDone: true })
  await page.clock.setFixedTime(new Date('2027-04-10T13:05:00Z'))
  // Coming back to the page looks at the clock at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(now.getByRole('heading', { name: 'Banquete' })).toBeVisible()
  await now.getByRole('button', { name: 'Retrasar 15 min' }).click()
  await expect(page.getByText('Aquí no hay nada que se pueda retrasar.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await now.getByRole('button', { name: 'Terminar banquete' }).click()
  await expectItem(page, weddingId, { title: 'Banquete', isDone: true })
})

test('months before the day there is no breath to take, and what comes first is said', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-10T12:42:00Z'))
  await atAgenda(page, DAY, { query: '?vista=dia' })
  const now = page.getByRole('region', { name: 'Ahora' })
  await expect(now.getByText('Lo primero')).toBeVisible()
  await expect(now.getByRole('heading', { name: 'Ceremonia' })).toBeVisible()
  await expect(now.getByText('Ahora, un respiro')).toHaveCount(0)
})

test('finishing a moment never goes back to one that was never ticked', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-04-10T12:42:00Z'))
  await atAgenda(page, DAY)
  const now = page.getByRole('region', { name: 'Ahora' })
  await now.getByRole('button', { name: 'Terminar cóctel' }).click()
  await expect(now.getByText('Ahora, un respiro')).toBeVisible()
  await expect(now.getByRole('heading', { name: 'Banquete' })).toBeVisible()
  await expect(now.getByRole('heading', { name: 'Ceremonia' })).toHaveCount(0)
})

test('a finger pulls an item to another place of the day, and the page does not scroll with it', async ({
  page,
}) => {
  const weddingId = await atAgenda(page, DAY)
  const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const handle = rowOf('Cóctel').getByRole('button', { name: 'Mover Cóctel. Usa las flechas.' })
  await handle.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  const [from, below] = [(await handle.boundingBox())!, (await rowOf('Banquete').boundingBox())!]
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  await dragFingers(await touchOf(page), [[start, { x: start.x, y: below.y + below.height - 4 }]])
  await expectItem(page, weddingId, { title: 'Cóctel', time: at(17.25, 18.75) })
  await expect(page.getByRole('button', { name: /^17:15.*Cóctel/ })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('a line says where a pulled item would be put, below the last one as well', async ({ page }) => {
  await atAgenda(page, DAY)
  const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const handle = rowOf('Cóctel').getByRole('button', { name: 'Mover Cóctel. Usa las flechas.' })
  await rowOf('Autobús').scrollIntoViewIfNeeded()
  const [from, last] = [(await handle.boundingBox())!, (await rowOf('Autobús').boundingBox())!]
  const pull = (y: number) => page.mouse.move(from.x + from.width / 2, y, { steps: 4 })
  await pull(from.y + from.height / 2)
  await page.mouse.down()
  await pull(last.y + 4)
  await expect(rowOf('Autobús')).toHaveCSS('border-top-width', '2px')
  await pull(last.y + last.height - 4)
  await expect(rowOf('Autobús')).toHaveCSS('border-top-width', '0px')
  await expect(rowOf('Autobús')).toHaveCSS('border-bottom-width', '2px')
  await page.keyboard.press('Escape')
  await expect(rowOf('Autobús')).toHaveCSS('border-bottom-width', '1px')
  await page.mouse.up()
})

test('the menu of an item moves it, and offers no way beyond the ends of the day', async ({ page }) => {
  const weddingId = await atAgenda(
    page,
    DAY.filter(({ isFixed }) => !isFixed),
  )
  const menuOf = (title: string) => page.getByRole('button', { name: `Acciones de ${title}` })
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await menuOf('Banquete').press('Enter')
  await expect(entry('Eliminar')).toBeVisible()
  await expect(entry('Mover después')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await menuOf('Cóctel').press('Enter')
  await expect(entry('Eliminar')).toBeVisible()
  await expect(entry('Mover antes')).toHaveCount(0)
  await entry('Mover después').press('Enter')
  await expectItem(page, weddingId, { title: 'Cóctel', time: at(17.25, 18.75) })
  await menuOf('Cóctel').press('Enter')
  await expect(entry('Mover antes')).toBeVisible()
  await expect(entry('Mover después')).toHaveCount(0)
})
