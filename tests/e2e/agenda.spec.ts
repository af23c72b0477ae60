import {
  at,
  atAgenda,
  choose,
  end,
  expectItem,
  expectOrder,
  itemsOf,
  openAgenda,
  place,
  start,
  titles,
} from '../support/journeys/agenda-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  watchConsole,
  whatOpensHasCome,
} from '../support/journeys/journey.ts'

const NOON = [
  { title: 'Ceremonia', time: at(12.5, 13.25), place: 'Jardín', isFixed: true },
  { title: 'Cóctel', time: at(13.5, 15), place: 'Patio' },
  { title: 'Banquete', time: at(15, 17.25), place: 'Salón' },
  { title: 'Tarta', time: at(17.25) },
  { title: 'Autobús', time: at(24.5), isFixed: true },
]

test('an empty agenda becomes a suggested wedding around the hour of its ceremony', { tag: '@core' }, async ({
  page,
}) => {
  const weddingId = await atAgenda(page, null)
  await expect(page.getByRole('heading', { name: 'Aún no tienes agenda' })).toBeVisible()
  await page.getByRole('button', { name: 'Crear agenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear agenda' })
  await dialog.getByText('Boda por la iglesia').click()
  await dialog.getByLabel('Hora de la ceremonia').fill('las doce')
  await dialog.getByRole('button', { name: 'Crear agenda' }).click()
  await expect(dialog.getByText('Escribe una hora como 18:30.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Hora de la ceremonia').fill('5:30')
  await expect(dialog.getByText('Será a las 17:30.')).toBeVisible()
  await dialog.getByLabel('Hora de la ceremonia').fill('12:30')
  await dialog.getByRole('button', { name: 'Crear agenda' }).click()
  await expect(start(page, 'Ceremonia')).toHaveValue('12:30')
  await expect(start(page, 'Cóctel')).toHaveValue('14:20')
  await expect(page.getByText('Sábado, 10 de abril de 2027')).toBeVisible()
  await expectItem(page, weddingId, { title: 'Autobuses de vuelta', isFixed: true })
  await page.reload()
  await expect(titles(page).first()).toHaveValue('Preparativos')
})

test('an agenda that begins empty is written line by line', async ({ page }) => {
  const weddingId = await atAgenda(page, null)
  await page.getByRole('button', { name: 'Crear agenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear agenda' })
  await dialog.getByText('Vacía').click()
  await dialog.getByRole('button', { name: 'Crear agenda' }).click()
  const newTime = page.getByRole('textbox', { name: 'Hora del nuevo momento' })
  for (const [time, title] of [
    ['0:30', 'Autobús'],
    ['15', 'Banquete'],
    ['1230', 'Ceremonia'],
  ] as const) {
    await newTime.fill(time)
    await page.getByRole('textbox', { name: 'Nuevo momento', exact: true }).fill(title)
    await page.keyboard.press('Enter')
    await expect(newTime).toBeFocused()
  }
  // A title that does not fit stays and says so, also without an hour.
  const newTitle = page.getByRole('textbox', { name: 'Nuevo momento', exact: true })
  await newTitle.fill('Baile '.repeat(50))
  await newTitle.press('Enter')
  await expect(page.getByText(/^Caben 120 caracteres y has escrito 299/)).toBeVisible()
  await newTitle.press('Escape')
  await expectOrder(page, ['Ceremonia', 'Banquete', 'Autobús'])
  await expectItem(page, weddingId, { title: 'Autobús', time: { startsAt: 1470, endsAt: null } })
})

test('cells are edited in place: Enter goes down, Escape takes back, the order follows the time', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const weddingId = await atAgenda(page, NOON)
  await expectAccessible(page)
  await place(page, 'Cóctel').fill('Terraza')
  await page.keyboard.press('Enter')
  await expect(place(page, 'Banquete')).toBeFocused()
  await page.keyboard.type('esto no')
  await page.keyboard.press('Escape')
  await expect(place(page, 'Banquete')).toHaveValue('Salón')

  // A moment keeps its length at another hour.
  await start(page, 'Tarta').fill('14.30')
  await page.keyboard.press('Enter')
  await expectOrder(page, ['Ceremonia', 'Cóctel', 'Tarta', 'Banquete', 'Autobús'])
  await start(page, 'Banquete').fill('15:30')
  await page.keyboard.press('Tab')
  await expect(end(page, 'Banquete')).toHaveValue('17:45')

  // A text that is no time stays in its cell and says so.
  await end(page, 'Tarta').fill('tarde')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Escribe una hora como 18:30.')).toBeVisible()
  await expect(end(page, 'Tarta')).toHaveValue('tarde')
  await end(page, 'Tarta').fill('14:50')
  await page.keyboard.press('Tab')
  await expectItem(page, weddingId, { title: 'Tarta', time: at(14.5, 14 + 50 / 60) })
  await expectItem(page, weddingId, { title: 'Cóctel', place: 'Terraza' })
  await expectItem(page, weddingId, { title: 'Banquete', time: at(15.5, 17.75), place: 'Salón' })
  expect(complaints).toEqual([])
})

test('the page fits from a small phone to a wide screen', async ({ page }) => {
  const weddingId = await atAgenda(page, NOON)
  for (const query of ['', '?vista=dia']) {
    await openAgenda(page, weddingId, query)
    await expect(page.getByText('Banquete').or(titles(page).nth(2)).first()).toBeVisible()
    for (const width of [320, 390, 769, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
})

test('notes have room to be read wherever they are shown', async ({ page }) => {
  const weddingId = await atAgenda(page, NOON)
  await openAgenda(page, weddingId, '')
  const notes = page.getByRole('columnheader', { name: 'Notas' })
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await notes.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(140)
  }
})

test('days with names as long as they may be fit, and leave the views beside one another', async ({
  page,
}) => {
  const weddingId = await atAgenda(page, NOON)
  for (const [date, name] of [
    ['2027-04-08', 'W'.repeat(60)],
    ['2027-04-09', 'Cena con las familias '.repeat(3).slice(0, 60)],
  ]) {
    await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, { name, date })
  }
  await openAgenda(page, weddingId, '')
  const views = page.getByRole('radiogroup', { name: 'Vista' })
  const topOf = async (view: string) => (await views.getByText(view, { exact: true }).boundingBox())?.y
  for (const width of [320, 390, 769, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await expect(views).toBeVisible()
    await expect(async () =>
      expect(await topOf('El día'), `at ${width} px`).toBe(await topOf('Preparar')),
    ).toPass()
  }
})

test('a removed item comes back with everything', async ({ page }) => {
  const weddingId = await atAgenda(page, NOON)
  const before = (await itemsOf(page, weddingId)).find(({ title }) => title === 'Cóctel')!
  await choose(page, 'Cóctel', 'Eliminar')
  await expectOrder(page, ['Ceremonia', 'Banquete', 'Tarta', 'Autobús'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expectOrder(page, ['Ceremonia', 'Cóctel', 'Banquete', 'Tarta', 'Autobús'])
  await expectItem(page, weddingId, before)
})

test('gaps, overlaps and a person in two places at once are shown', async ({ page }) => {
  const pilar = { kind: 'person', name: 'Pilar', phone: null } as const
  await atAgenda(page, [
    { title: 'Peluquería', time: at(9, 10.5), place: 'Casa', responsible: [pilar] },
    { title: 'Recoger el ramo', time: at(10, 10.75), place: 'Floristería', responsible: [pilar] },
    { title: 'Ceremonia', time: at(12, 12.75) },
  ])
  await expect(page.getByText('Coincide 30 min con «Peluquería»')).toBeVisible()
  await expect(page.getByText('Hueco de 1 h 15 min')).toBeVisible()
  const warning = page.getByRole('status').filter({ hasText: 'en dos sitios a la vez' })
  await expect(warning).toContainText(
    'Pilar, en dos sitios a la vez: «Peluquería» (Casa) y «Recoger el ramo» (Floristería).',
  )
  await start(page, 'Recoger el ramo').fill('10:30')
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect(page.getByText('Coincide')).toHaveCount(0)
})

test('an item is moved by its handle, with the mouse and with the arrow keys', async ({ page }) => {
  const weddingId = await atAgenda(page, [
    { title: 'Cóctel', time: at(13.5, 15) },
    { title: 'Banquete', time: at(15, 17) },
    { title: 'Tarta', time: at(17.25, 17.5) },
    { title: 'Autobús', time: at(24.5), isFixed: true },
  ])
  const handle = (title: string) => page.getByRole('button', { name: `Mover ${title}. Usa las flechas.` })
  await expect(handle('Autobús')).toHaveCount(0)
  await handle('Tarta').focus()
  await page.keyboard.press('ArrowUp')
  await expectOrder(page, ['Cóctel', 'Tarta', 'Banquete', 'Autobús'])
  await expect(page.getByText(/^Tarta: ahora a las? .*, 2 de 4\.$/)).toBeAttached()
  await expect(handle('Tarta')).toBeFocused()

  const row = page.locator('tr', { has: handle('Cóctel') })
  const target = page.locator('tr', { has: handle('Banquete') })
  const [from, to] = [(await row.boundingBox())!, (await target.boundingBox())!]
  await page.mouse.move(from.x + 12, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, to.y + to.height - 4, { steps: 8 })
  await page.mouse.up()
  await expectOrder(page, ['Tarta', 'Banquete', 'Cóctel', 'Autobús'])
  await expectItem(page, weddingId, { title: 'Cóctel', time: at(17, 18.5) })

  await test.step('which is taken back, where nobody has moved it again', async () => {
    await expect(page.getByText('«Cóctel» pasa a las 17:00.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expectOrder(page, ['Cóctel', 'Tarta', 'Banquete', 'Autobús'])
    await expectItem(page, weddingId, { title: 'Cóctel', time: at(13.5, 15) })
  })

  await test.step('and Escape lets go of it where it was', async () => {
    const [held, over] = [(await row.boundingBox())!, (await target.boundingBox())!]
    await page.mouse.move(held.x + 12, held.y + held.height / 2)
    await page.mouse.down()
    await page.mouse.move(held.x + 12, over.y + over.height - 4, { steps: 8 })
    await page.keyboard.press('Escape')
    await page.mouse.move(held.x + 12, over.y + over.height - 2)
    await page.mouse.up()
    await expectOrder(page, ['Cóctel', 'Tarta', 'Banquete', 'Autobús'])
    expect((await itemsOf(page, weddingId)).find(({ title }) => title === 'Cóctel')!.time).toEqual(
      at(13.5, 15),
    )
  })
})

test('a delay is shown before it is done: fixed items stay, what gets tight is said, and it can be undone', {
  tag: '@core',
}, async ({ page }) => {
  const weddingId = await atAgenda(page, [
    ...NOON.slice(1, 4),
    { title: 'Barra libre', time: at(18, 24.5) },
    { title: 'Autobús', time: at(24.5), isFixed: true },
  ])
  await choose(page, 'Banquete', 'Retrasar desde aquí')
  const dialog = page.getByRole('dialog', { name: 'Retrasar 15 min' })
  await expect(dialog.getByText('Desde «Banquete» en adelante.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Banquete' })).toContainText('15:0015:15')
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Autobús/ })).toContainText('Hora fija0:30')
  await expect(dialog.getByText('«Barra libre» se mete 15 min en «Autobús»')).toBeVisible()
  await expectAccessible(page)
  expect((await itemsOf(page, weddingId)).find(({ title }) => title === 'Banquete')!.time).toEqual(
    at(15, 17.25),
  )
  await dialog.getByText('30 min', { exact: true }).click()
  await page.getByRole('button', { name: 'Retrasar 3 momentos' }).click()
  await expect(start(page, 'Banquete')).toHaveValue('15:30')
  await expect(start(page, 'Barra libre')).toHaveValue('18:30')
  await expect(start(page, 'Cóctel')).toHaveValue('13:30')
  await expect(start(page, 'Autobús')).toHaveValue('0:30')
  await expectItem(page, weddingId, { title: 'Barra libre', time: at(18.5, 25) })
  // Another member has moved one of them meanwhile.
  const cake = (await itemsOf(page, weddingId)).find(({ title }) => title === 'Tarta')!
  await call(page.request, 'PATCH', `/weddings/${weddingId}/agenda/items/${cake.id}`, { time: at(18.25) })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(start(page, 'Banquete')).toHaveValue('15:00')
  await expectItem(page, weddingId, { title: 'Barra libre', time: at(18, 24.5) })
  await expect(page.getByText('«Tarta» ha cambiado después y sigue a las 18:15.')).toBeVisible()
  await expect(start(page, 'Tarta')).toHaveValue('18:15')
})

test('the vendors of what is delayed are written to, and who cannot be is to be called', async ({ page }) => {
  const weddingId = await atAgenda(page, NOON.slice(1, 4))
  const [dinner, cake] = (await itemsOf(page, weddingId)).filter(({ title }) => /Banquete|Tarta/.test(title))
  const vendor = async (name: string, more: object) => {
    const path = `/weddings/${weddingId}/vendors`
    return (await call<{ id: string }>(page.request, 'POST', path, { vendorType: 'catering', name, ...more }))
      .id
  }
  const caterer = await vendor('La Alacena', { email: 'hola@alacena.example' })
  const baker = await vendor('Obrador Nieves', { phone: '612 34 56 78' })
  for (const [item, vendorId] of [
    [dinner!, caterer],
    [cake!, baker],
  ] as const)
    await call(page.request, 'PATCH', `/weddings/${weddingId}/agenda/items/${item.id}`, {
      responsible: [{ kind: 'vendor', vendorId }],
    })
  await call(page.request, 'POST', `/weddings/${weddingId}/agenda/links`, { vendorId: caterer })
  await openAgenda(page, weddingId)
  await choose(page, 'Banquete', 'Retrasar desde aquí')
  const dialog = page.getByRole('dialog', { name: 'Retrasar 15 min' })
  await expect(dialog.getByRole('checkbox', { name: /Avisar a los 2 proveedores/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retrasar 2 momentos' }).click()
  await expect(page.getByText('Hemos escrito a 1 proveedor.')).toBeVisible()
  const left = page.getByRole('dialog', { name: 'Avisa tú a estos' })
  await expect(left.getByText('Obrador Nieves')).toBeVisible()
  await expect(left.getByText('Tarta, a las 17:30.')).toBeVisible()
  await expect(left.getByText('La Alacena')).toHaveCount(0)
  await expect(left.getByRole('link', { name: 'Llamar a Obrador Nieves' })).toHaveAttribute('href', /^tel:/)
  await expect(left.getByRole('link', { name: 'Escribir por WhatsApp a Obrador Nieves' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/34612345678\?text=/,
  )
  await expectAccessible(page)
  await left.getByRole('button', { name: 'Listo' }).click()
  await expect(left).toBeHidden()
})

test('other members see a change at once, and are told of it', async ({ page, browser }) => {
  const weddingId = await atAgenda(page, NOON)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await openAgenda(martin, weddingId)
  await expect(start(martin, 'Cóctel')).toHaveValue('13:30')
  await start(page, 'Cóctel').fill('13:45')
  await page.keyboard.press('Enter')
  await expect(start(martin, 'Cóctel')).toHaveValue('13:45')
  await expect(end(martin, 'Cóctel')).toHaveValue('15:15')
  await martin.getByRole('button', { name: /Notificaciones/ }).click()
  await expect(martin.getByText(/ha cambiado «Cóctel» en la agenda/)).toBeVisible()
  await martin.context().close()
})

test('what is changed without a network is kept and saved when it is back', async ({ page, context }) => {
  const weddingId = await atAgenda(page, NOON)
  await expect(start(page, 'Tarta')).toHaveValue('17:15')
  await whatOpensHasCome(page)
  await context.setOffline(true)
  await start(page, 'Tarta').fill('17:30')
  await page.keyboard.press('Enter')
  await choose(page, 'Cóctel', 'Eliminar')
  await expectOrder(page, ['Ceremonia', 'Banquete', 'Tarta', 'Autobús'])
  await context.setOffline(false)
  await expectItem(page, weddingId, { title: 'Tarta', time: at(17.5) })
  await expect.poll(async () => (await itemsOf(page, weddingId)).length).toBe(4)
})

test('who takes care of something is a vendor, a member or another person with a phone', async ({ page }) => {
  const weddingId = await atAgenda(page, NOON)
  const vendor = { vendorType: 'catering', name: 'La Alacena de Triana', phone: '600 00 41 20' }
  const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, vendor)
  await page.reload()
  await page.getByRole('button', { name: 'Elegir quién se encarga de Banquete' }).click()
  const panel = page.getByRole('dialog', { name: 'Quién se encarga de Banquete' })
  await panel.getByRole('checkbox', { name: /La Alacena de Triana/ }).check()
  await panel.getByRole('checkbox', { name: /Lucía Herrera/ }).check()
  await panel.getByLabel('Nombre').fill('Tía Pilar')
  await panel.getByLabel('Teléfono').fill('600 12 34 56')
  await panel.getByRole('button', { name: 'Añadir persona' }).click()
  await expect(panel.getByText('Tía Pilar')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', {
      name: 'A cargo de Banquete: La Alacena de Triana, Lucía Herrera y Tía Pilar',
    }),
  ).toBeVisible()
  await expect
    .poll(async () => (await itemsOf(page, weddingId)).find(({ title }) => title === 'Banquete')!.responsible)
    .toEqual([
      { kind: 'vendor', vendorId: id },
      expect.objectContaining({ kind: 'member' }),
      { kind: 'person', name: 'Tía Pilar', phone: '600 12 34 56' },
    ])
})

test('several days each have their date, and come back when they are removed by mistake', async ({
  page,
}) => {
  const weddingId = await atAgenda(page, NOON)
  const more = page.getByRole('button', { name: 'Imprimir, exportar y días' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Añadir día' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir día' })
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Preboda')
  await dialog.getByRole('button', { name: 'Añadir día' }).click()
  await expect(page.getByText('Viernes, 9 de abril de 2027')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nuevo momento', exact: true }).fill('Cena con las familias')
  await page.keyboard.press('Enter')
  await expectOrder(page, ['Cena con las familias'])
  await expectItem(page, weddingId, { title: 'Cena con las familias' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Eliminar día' }).click()
  await expectOrder(
    page,
    NOON.map(({ title }) => title),
  )
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText(/^Preboda · /).click()
  await expectOrder(page, ['Cena con las familias'])
})
