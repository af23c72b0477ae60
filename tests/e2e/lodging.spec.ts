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
} from '../support/journeys/journey.ts'

type Person = { id: string; name: string; need: string | null; room: number | null }
type Added = { id: string }

/** In CSS pixels. */
const A4 = { width: 794, height: 1123 }

/** Lucía before 'Alojamiento', with people who may come. */
async function atLodging(page: Page, names: readonly string[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const guestIds: string[] = []
  for (const fullName of names)
    guestIds.push((await call<Added>(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName })).id)
  return { weddingId, guestIds }
}

async function open(page: Page, weddingId: string) {
  await page.goto(`/app/couple/${weddingId}/transport?view=lodging`)
  await hydrated(page)
}

/** A hotel with two double rooms, as another screen has added it. */
async function withHotel(page: Page, weddingId: string) {
  const at = `/weddings/${weddingId}/lodging`
  const { id: hotelId } = await call<Added>(page.request, 'POST', `${at}/hotels`, {
    ...{ name: 'Parador de Carmona', way: '4 km', code: 'NARANJO27' },
  })
  const { id: blockId } = await call<Added>(page.request, 'POST', `${at}/blocks`, {
    ...{ hotelId, name: 'Doble', rooms: 2, beds: 2, priceCents: 12_800, heldUntil: '2030-03-01' },
  })
  return { hotelId, blockId }
}

const hotelsOf = (page: Page, weddingId: string) =>
  call<{ hotels: (Added & { notes: string | null })[] }>(
    page.request,
    'GET',
    `/weddings/${weddingId}/lodging/hotels`,
  )

const peopleOf = (page: Page, weddingId: string) =>
  call<Person[]>(page.request, 'GET', `/weddings/${weddingId}/lodging/people`)

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px a hotel and its rooms are added, and a family gets one of them`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { weddingId } = await atLodging(page, ['Ane Lasa', 'Leo Ruiz'])
    await page.goto(`/app/couple/${weddingId}/transport`)
    await hydrated(page)
    await page.getByRole('tab', { name: 'Alojamiento' }).click()
    await expect(page.getByRole('heading', { name: '¿Dónde duermen los que vienen de fuera?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Añadir hotel' }).click()
    const adding = page.getByRole('dialog', { name: 'Añadir hotel' })
    await adding.getByRole('button', { name: 'Guardar' }).click()
    await expect(adding.getByText('Escribe cómo se llama.')).toBeVisible()
    await adding.getByLabel('Nombre').fill('Parador de Carmona')
    await adding.getByLabel('Código').fill('NARANJO27')
    await adding.getByLabel('Mapa').fill('junto a la plaza')
    await adding.getByRole('button', { name: 'Guardar' }).click()
    await expect(adding.getByText('Pega el enlace de un mapa')).toBeVisible()
    await adding.getByLabel('Mapa').fill('37.4709, -5.6307')
    await expectAccessible(page)
    await adding.getByRole('button', { name: 'Guardar' }).click()
    const hotel = page.getByRole('dialog', { name: 'Parador de Carmona' })
    await hotel.getByRole('button', { name: 'Añadir habitaciones' }).click()
    const rooms = page.getByRole('dialog', { name: 'Añadir habitaciones' })
    await rooms.getByLabel('Tipo de habitación').fill('Doble con desayuno')
    await rooms.getByLabel('Cuántas').fill('dos')
    await rooms.getByRole('button', { name: 'Guardar' }).click()
    await expect(rooms.getByText('Escribe cuántas son, entre 1 y 500.')).toBeVisible()
    await rooms.getByLabel('Cuántas').fill('20')
    await rooms.getByLabel('Precio por noche').fill('128')
    await expectAccessible(page)
    await rooms.getByRole('button', { name: 'Guardar' }).click()
    await expect(hotel.getByText('0 de 20 habitaciones')).toBeVisible()
    await hotel.getByRole('button', { name: 'Cerrar' }).last().click()

    await page.getByRole('button', { name: 'Decir dónde duerme Ane Lasa' }).click()
    const ane = page.getByRole('dialog', { name: 'Ane Lasa' })
    await ane.getByText('Tienen', { exact: true }).click()
    await ane.getByRole('button', { name: /Dónde$/ }).press('Enter')
    await page.getByRole('option', { name: 'Parador de Carmona, Doble con desayuno (20 libres)' }).click()
    await expectAccessible(page)
    await ane.getByRole('button', { name: 'Guardar' }).click()
    await expect(ane).toBeHidden()
    await expect(page.getByText('1 de 20 habitaciones.')).toBeVisible()
    // A toast stays while it has the focus.
    await page.getByRole('button', { name: 'Deshacer' }).focus()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await peopleOf(page, weddingId)).toMatchObject([{ need: 'booked', room: 1 }, { need: null }])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Duermen donde antes.')).toBeVisible()
    await expect(page.getByText('0 de 20 habitaciones.')).toBeVisible()
    expect(await peopleOf(page, weddingId)).toMatchObject([{ need: null }, { need: null }])

    await page.getByRole('button', { name: 'Añadir hotel' }).click()
    await expect(page.getByRole('dialog', { name: 'Añadir hotel' })).toBeVisible()
  })
}

test('the day on which a hotel lets go of its rooms is a task, which ticks itself once the rooms are full', async ({
  page,
}) => {
  const { weddingId, guestIds } = await atLodging(page, ['Ane Lasa', 'Leo Ruiz'])
  const { blockId } = await withHotel(page, weddingId)
  await page.goto(`/app/couple/${weddingId}/tasks`)
  await hydrated(page)
  const task = page.getByRole('checkbox', { name: /^Hecha: Confirmar o devolver habitaciones/ })
  await expect(task).not.toBeChecked()
  for (const guestId of guestIds)
    await call(page.request, 'PUT', `/weddings/${weddingId}/lodging/stays`, {
      ...{ guests: [{ guestId }], need: 'booked', blockId, inNewRoom: true },
    })
  await expect(task).toBeChecked()
})

test('who does not come any more leaves the room free, and a full hotel says who asks for it', async ({
  page,
}) => {
  const { weddingId, guestIds } = await atLodging(page, ['Ane Lasa', 'Leo Ruiz', 'Mar Gil'])
  const { blockId } = await withHotel(page, weddingId)
  const lodge = (guestId: string, more: object) =>
    call(page.request, 'PUT', `/weddings/${weddingId}/lodging/stays`, {
      ...{ guests: [{ guestId }], need: 'booked', blockId },
      ...more,
    })
  await lodge(guestIds[0]!, { inNewRoom: true })
  await lodge(guestIds[1]!, { inNewRoom: true })
  await lodge(guestIds[2]!, { need: 'wanted' })
  await open(page, weddingId)
  await expect(page.getByText('2 de 2 habitaciones. Completo.')).toBeVisible()
  await expect(page.getByText('1 familia pregunta por él.')).toBeVisible()
  await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${guestIds[0]}`, { rsvp: false })
  await expect(page.getByText('Ane Lasa ya no viene, y su habitación queda libre.')).toBeVisible()
  await expect(page.getByText(/El hotel suelta la libre el 1 de marzo de 2030/)).toBeVisible()
})

test('a hotel that is removed says whom it leaves without a room, and comes back with them', async ({
  page,
}) => {
  const { weddingId, guestIds } = await atLodging(page, ['Ane Lasa'])
  const { blockId } = await withHotel(page, weddingId)
  await call(page.request, 'PUT', `/weddings/${weddingId}/lodging/stays`, {
    ...{ guests: [{ guestId: guestIds[0] }], need: 'booked', blockId, inNewRoom: true },
  })
  await open(page, weddingId)
  await page.getByRole('button', { name: 'Acciones de Parador de Carmona' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  const asking = page.getByRole('alertdialog', { name: '¿Eliminar Parador de Carmona?' })
  await expect(asking.getByText('Ane Lasa se queda sin habitación.')).toBeVisible()
  await asking.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('heading', { name: '¿Dónde duermen los que vienen de fuera?' })).toBeVisible()
  expect(await peopleOf(page, weddingId)).toMatchObject([{ need: 'wanted', room: null }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('1 de 2 habitaciones.')).toBeVisible()
  expect(await peopleOf(page, weddingId)).toMatchObject([{ need: 'booked', room: 1 }])
})

test('the list for the hotel has names by room, and nothing else of the guests', async ({ page }) => {
  const { weddingId, guestIds } = await atLodging(page, ['Ane Lasa'])
  const { blockId } = await withHotel(page, weddingId)
  await call(page.request, 'PUT', `/weddings/${weddingId}/lodging/stays`, {
    ...{ guests: [{ guestId: guestIds[0] }], need: 'booked', blockId, inNewRoom: true },
    nights: { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' },
  })
  await open(page, weddingId)
  await page.getByRole('button', { name: 'Acciones de Parador de Carmona' }).click()
  const offered = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar CSV' }).click()
  const file = await offered
  expect(file.suggestedFilename()).toBe('habitaciones-parador-de-carmona.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('Doble;1;Ane Lasa;2027-04-09;2027-04-11;2')
})

const HOSTILE = '<img src=x onerror="document.title=1">'
const RIGHT_TO_LEFT = 'نور الهاشمي'

test('the list for the hotel on paper has rooms, names and nights by type, whatever the names are', async ({
  page,
}) => {
  const names = ['Ane Lasa', 'Leo Lasa', HOSTILE, RIGHT_TO_LEFT, 'Ñ'.repeat(200)]
  const { weddingId, guestIds } = await atLodging(page, names)
  const { hotelId, blockId } = await withHotel(page, weddingId)
  const at = `/weddings/${weddingId}`
  await call(page.request, 'PATCH', `${at}/guests/${guestIds[0]}`, {
    ...{ phone: '600123123', notes: 'Alergia al marisco' },
  })
  const { id: suiteId } = await call<Added>(page.request, 'POST', `${at}/lodging/blocks`, {
    ...{ hotelId, name: 'Suite', rooms: 3 },
  })
  await call<Added>(page.request, 'POST', `${at}/lodging/blocks`, { hotelId, name: 'Individual', rooms: 1 })
  const nights = { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }
  const lodge = (guests: readonly (string | undefined)[], more: object) =>
    call(page.request, 'PUT', `${at}/lodging/stays`, {
      ...{ guests: guests.map((guestId) => ({ guestId })), need: 'booked', inNewRoom: true },
      ...more,
    })
  await lodge(guestIds.slice(0, 2), { blockId, nights })
  for (const guestId of guestIds.slice(2)) await lodge([guestId], { blockId: suiteId })
  await page.setViewportSize(A4)
  await open(page, weddingId)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Acciones de Parador de Carmona' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir la lista' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading')).toHaveText(['Parador de Carmona', 'Doble', 'Suite', 'Individual'])
  await expect(page.getByRole('row', { name: /Lasa/ }).getByRole('cell')).toHaveText([
    ...['1', 'Ane LasaLeo Lasa', '9 abr', '11 abr', '2'],
  ])
  await expect(page.getByText('1 de 2 habitaciones, 2 personas.')).toBeVisible()
  await expect(page.getByText('Ninguna de 1 habitación tiene nombres.')).toBeVisible()
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible()
  expect(await page.title()).not.toBe('1')
  const paper = page.locator('main')
  for (const secret of ['600123123', 'marisco', 'NARANJO27'])
    await expect(paper.getByText(secret).filter({ visible: true })).toHaveCount(0)
  for (const control of ['tab', 'button', 'navigation'] as const)
    await expect(page.getByRole(control)).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('tab', { name: 'Alojamiento' })).toBeVisible()
})

test('the paper of a hotel without rooms says so', async ({ page }) => {
  const { weddingId } = await atLodging(page, [])
  await call<Added>(page.request, 'POST', `/weddings/${weddingId}/lodging/hotels`, { name: 'Casa de Nerea' })
  await open(page, weddingId)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Acciones de Casa de Nerea' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir la lista' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Casa de Nerea' })).toBeVisible()
  await expect(page.getByText('Aún sin habitaciones.').filter({ visible: true })).toBeVisible()
})

test('a choice that another member has made meanwhile is not overwritten', async ({ page }) => {
  const { weddingId, guestIds } = await atLodging(page, ['Ane Lasa'])
  await withHotel(page, weddingId)
  await open(page, weddingId)
  await page.getByRole('button', { name: 'Decir dónde duerme Ane Lasa' }).click()
  const ane = page.getByRole('dialog', { name: 'Ane Lasa' })
  await ane.getByText('No necesitan', { exact: true }).click()
  await call(page.request, 'PUT', `/weddings/${weddingId}/lodging/stays`, {
    ...{ guests: [{ guestId: guestIds[0] }], need: 'wanted' },
  })
  await ane.getByRole('button', { name: 'Guardar' }).click()
  await expect(ane.getByText(/Alguien acaba de decir dónde duermen/)).toBeVisible()
  expect(await peopleOf(page, weddingId)).toMatchObject([{ need: 'wanted' }])
})

test('rooms that another member removes meanwhile are not asked about as the whole hotel', async ({
  page,
}) => {
  const { weddingId } = await atLodging(page, [])
  const { blockId } = await withHotel(page, weddingId)
  await call(page.request, 'POST', `/weddings/${weddingId}/lodging/blocks`, {
    ...{ hotelId: (await hotelsOf(page, weddingId)).hotels[0]!.id, name: 'Individual', rooms: 4 },
  })
  await open(page, weddingId)
  await page.getByRole('button', { name: 'Parador de Carmona', exact: true }).click()
  const hotel = page.getByRole('dialog', { name: 'Parador de Carmona' })
  await hotel.getByRole('button', { name: 'Eliminar Doble' }).click()
  await expect(page.getByRole('alertdialog', { name: '¿Eliminar «Doble»?' })).toBeVisible()
  await call(page.request, 'DELETE', `/weddings/${weddingId}/lodging/blocks/${blockId}`)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(hotel.getByRole('heading', { name: 'Individual' })).toBeVisible()
  expect((await hotelsOf(page, weddingId)).hotels).toHaveLength(1)
})

test('a hotel that another member removes while it is edited is not added anew, and keeps what was typed', async ({
  page,
}) => {
  const { weddingId } = await atLodging(page, [])
  const { hotelId } = await withHotel(page, weddingId)
  await open(page, weddingId)
  const edit = async () => {
    await page.getByRole('button', { name: 'Acciones de Parador de Carmona' }).click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
  }
  await edit()
  const dialog = page.getByRole('dialog', { name: 'Parador de Carmona' })
  await dialog.getByLabel('Notas').fill('Desayuno hasta las once')
  const { lineId } = await call<{ lineId: string }>(
    page.request,
    'DELETE',
    `/weddings/${weddingId}/lodging/hotels/${hotelId}`,
  )
  await expect(page.getByText('Ese hotel ya no está: lo han eliminado.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await call(page.request, 'POST', `/weddings/${weddingId}/activity/${lineId}/undo`)
  await edit()
  await expect(dialog.getByLabel('Notas')).toHaveValue('Desayuno hasta las once')
})

test('a field of a hotel and of its rooms that another member has changed meanwhile is named before it is replaced', async ({
  page,
}) => {
  const { weddingId } = await atLodging(page, [])
  const { hotelId, blockId } = await withHotel(page, weddingId)
  const at = `/weddings/${weddingId}/lodging`
  await open(page, weddingId)
  await page.getByRole('button', { name: 'Acciones de Parador de Carmona' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Parador de Carmona' })
  await dialog.getByLabel('Notas').fill('Desayuno hasta las once')
  await call(page.request, 'PATCH', `${at}/hotels/${hotelId}`, { notes: 'Sin desayuno', phone: '954000210' })
  await expect(
    dialog.getByText(/alguien ha cambiado las notas \(«Sin desayuno»\)\. Si guardas/),
  ).toBeVisible()
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('954000210')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect
    .poll(async () => (await hotelsOf(page, weddingId)).hotels)
    .toMatchObject([{ notes: 'Desayuno hasta las once', phone: '954000210' }])
  await page.getByRole('button', { name: 'Parador de Carmona', exact: true }).click()
  await dialog.getByRole('button', { name: 'Editar Doble' }).click()
  const rooms = page.getByRole('dialog', { name: 'Doble' })
  await rooms.getByLabel('Cuántas').fill('25')
  await call(page.request, 'PATCH', `${at}/blocks/${blockId}`, { rooms: 30 })
  await expect(rooms.getByText(/alguien ha cambiado cuántas son \(30\)/)).toBeVisible()
})
