import { readFileSync } from 'node:fs'
import { read as readWorkbook, utils } from '@e965/xlsx'
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

type Person = { name: string; busOut: string | null }

const STOP = { name: 'Plaza de Armas', place: 'Dársena 8', minute: 675, isVenue: false }

/** Lucía, signed in, with people who come. */
async function withPeople(page: Page, names: readonly string[], trips: readonly object[] = []) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guestIds: string[] = []
  for (const fullName of names)
    guestIds.push(
      (await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })).id,
    )
  for (const trip of trips) await call(page.request, 'POST', `${at}/transport/trips`, trip)
  return { weddingId, at, guestIds }
}

const stopOf = async (page: Page, at: string, name: string) =>
  (await call<Person[]>(page.request, 'GET', `${at}/transport/people`)).find((person) => person.name === name)
    ?.busOut

test('the first buses are made, a family gets on, waits and moves', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const complaints = watchConsole(page)
  const { weddingId, at, guestIds } = await withPeople(page, [
    'Begoña Etxeberria',
    'Jon Ruiz',
    'Fermín Camacho',
  ])
  await call(page.request, 'POST', `${at}/households`, { guestIds: guestIds.slice(0, 2) })
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Autobuses' }).click()
  await page.getByRole('button', { name: 'Crear los viajes' }).click()
  await expect(page.getByText('Escribe desde dónde salís.')).toBeVisible()
  await page.getByLabel('Salida').fill('Prado de San Sebastián')
  await page.getByLabel('Ida, a las').fill('11:15')
  await page.getByLabel('Plazas').fill('2')
  await page.getByRole('button', { name: 'Crear los viajes' }).click()
  const trips = page.getByRole('list', { name: 'Viajes' })
  await expect(trips.getByRole('heading', { level: 2 })).toHaveText([
    'Ida, 11:15',
    'Vuelta, 0:30',
    'Vuelta, 3:00',
  ])
  await trips.getByRole('button', { name: 'Ida, 11:15' }).click()
  const panel = page.getByRole('complementary', { name: 'Ida, 11:15' })
  await panel.getByRole('tab', { name: 'Sin decir 3' }).click()
  await panel.getByRole('button', { name: 'Subir a Camacho' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByRole('tab', { name: 'Van 1' })).toBeVisible()
  await panel.getByRole('button', { name: 'Subir a Etxeberria' }).click()
  await expect(dialog.getByText('Queda 1 plaza para 2: los demás quedarán en espera.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Poner en espera' }).click()
  await expect(panel.getByRole('tab', { name: 'En espera 1' })).toBeVisible()
  await panel.getByRole('tab', { name: 'Van 2' }).click()
  await expect(panel.getByText('Etxeberria: una parte de la familia va y otra espera.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(panel.getByRole('tab', { name: 'En espera 0' })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => stopOf(page, at, 'Jon Ruiz')).toBeNull()
  expect(complaints).toEqual([])
})

test('a family that is moved and put back has its seat again, before who waited', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { weddingId, at, guestIds } = await withPeople(
    page,
    ['Begoña Etxeberria', 'Jon Ruiz'],
    [
      { direction: 'out', seats: 1, stops: [{ ...STOP, key: 'armas' }] },
      { direction: 'out', stops: [{ ...STOP, name: 'Prado', minute: 720, key: 'prado' }] },
    ],
  )
  for (const guestId of guestIds)
    await call(page.request, 'POST', `${at}/transport/rides`, {
      ...{ direction: 'out', key: 'armas', mayWait: true },
      riders: [{ guestId, from: null }],
    })
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: 'Ida, 11:15' }).click()
  const panel = page.getByRole('complementary', { name: 'Ida, 11:15' })
  await panel.getByRole('button', { name: 'Mover a Etxeberria' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Prado', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByRole('button', { name: 'Mover a Ruiz' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(panel.getByRole('button', { name: 'Mover a Etxeberria' })).toBeVisible()
  await panel.getByRole('tab', { name: 'En espera 1' }).click()
  await expect(panel.getByRole('button', { name: 'Mover a Ruiz' })).toBeVisible()
})

test('a family is dragged to another bus, whose stop of the same name is chosen', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { weddingId, at, guestIds } = await withPeople(
    page,
    ['Begoña Etxeberria'],
    [
      { direction: 'out', stops: [{ ...STOP, key: 'armas' }] },
      {
        direction: 'out',
        stops: [
          { ...STOP, name: 'Prado', minute: 720, key: 'prado' },
          { ...STOP, minute: 730, key: 'armas-2' },
        ],
      },
    ],
  )
  await call(page.request, 'POST', `${at}/transport/rides`, {
    ...{ direction: 'out', key: 'armas' },
    riders: [{ guestId: guestIds[0], from: null }],
  })
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  const panel = page.getByRole('complementary', { name: 'Ida, 11:15' })
  const other = page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: 'Ida, 12:00' })
  await panel.getByText('Etxeberria', { exact: true }).dragTo(other)
  const dialog = page.getByRole('dialog', { name: 'Etxeberria' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => stopOf(page, at, 'Begoña Etxeberria')).toBe('armas-2')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => stopOf(page, at, 'Begoña Etxeberria')).toBe('armas')
})

test('a bus is changed and removed, and comes back', async ({ page }) => {
  const { weddingId } = await withPeople(page, [], [{ direction: 'out', stops: [{ ...STOP, key: 'armas' }] }])
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  const trips = page.getByRole('list', { name: 'Viajes' })
  await trips.getByRole('button', { name: 'Ida, 11:15' }).click()
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Plazas').fill('muchas')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Escribe cuántas plazas tiene, de 1 a 120.')).toBeVisible()
  await dialog.getByLabel('Plazas').fill('19')
  await dialog.getByLabel('Hora de la parada 1').fill('12:00')
  await dialog.getByLabel('Mapa de la parada 1').fill('la estación')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText(/^El mapa de «.+» es un enlace o coordenadas/)).toBeVisible()
  await dialog.getByLabel('Mapa de la parada 1').fill('37.3917, -6.0036')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(trips.getByText('de 19 plazas')).toBeVisible()
  await expect(trips.getByRole('button', { name: 'Ida, 12:00' })).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  await dialog.getByRole('button', { name: 'Eliminar viaje' }).click()
  await expect(page.getByRole('heading', { name: '¿Hay que llevar a la gente?' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(trips.getByRole('button', { name: 'Ida, 12:00' })).toBeVisible()
})

test('a bus back leaves on the day that its hour says, or on the one that is chosen', async ({ page }) => {
  const { weddingId, at } = await withPeople(
    page,
    [],
    [{ direction: 'out', stops: [{ ...STOP, key: 'armas' }] }],
  )
  const minutes = async () =>
    (
      await call<{ direction: string; stops: { minute: number }[] }[]>(
        page.request,
        'GET',
        `${at}/transport/trips`,
      )
    ).flatMap(({ direction, stops }) => (direction === 'back' ? stops.map(({ minute }) => minute) : []))
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Añadir viaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir viaje' })
  const day = dialog.getByRole('radiogroup', { name: 'Sale' })
  await expect(day).toHaveCount(0)
  await dialog.getByText('Vuelta', { exact: true }).click()
  await dialog.getByLabel('Parada 1', { exact: true }).fill('Plaza de Armas')
  await dialog.getByLabel('Hora de la parada 1').fill('3 de la mañana')
  await expect(day.getByRole('radio', { name: 'El día siguiente' })).toBeChecked()
  await dialog.getByLabel('Hora de la parada 1').fill('13:00')
  await expect(day.getByRole('radio', { name: 'El día de la boda' })).toBeChecked()
  await day.getByText('El día siguiente').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect.poll(minutes).toEqual([2220])
  await expect(page.getByRole('list', { name: 'Viajes' }).getByText(/el día siguiente/)).toBeVisible()
  await page.getByRole('button', { name: 'Vuelta, 13:00' }).click()
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  const opened = page.getByRole('dialog')
  await expect(opened.getByRole('radio', { name: 'El día siguiente' })).toBeChecked()
  await opened.getByLabel('Hora de la parada 1').fill('13:15')
  await opened.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(minutes).toEqual([2235])
})

test('what another member changes of a bus while its dialog is open stays', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const prado = { ...STOP, key: 'prado', name: 'Prado', minute: 690 }
  const stops = [{ ...STOP, key: 'armas' }, prado]
  const { weddingId, at } = await withPeople(page, [], [{ direction: 'out', stops }])
  const trips = () =>
    call<{ id: string; stops: (typeof STOP)[] }[]>(page.request, 'GET', `${at}/transport/trips`)
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: 'Ida, 11:15' }).click()
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Hora de la parada 1' }).fill('11:00')
  const { id } = (await trips())[0]!
  await call(page.request, 'PATCH', `${at}/transport/trips/${id}`, {
    stops: [
      { ...STOP, key: 'armas', place: 'Dársena 3' },
      { ...prado, minute: 700 },
    ],
  })
  // The list behind the dialog has them by now.
  await expect(page.getByText('11:40').first()).toBeAttached()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect
    .poll(async () => (await trips())[0]!.stops.map(({ minute, place }) => [minute, place]))
    .toEqual([
      [660, 'Dársena 3'],
      [700, 'Dársena 8'],
    ])
})

test('the seats that another member has changed meanwhile are asked about, and the price stays theirs', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const { weddingId, at } = await withPeople(
    page,
    [],
    [{ direction: 'out', stops: [{ ...STOP, key: 'armas' }] }],
  )
  const trips = () =>
    call<{ id: string; seats: number; priceCents: number }[]>(page.request, 'GET', `${at}/transport/trips`)
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: 'Ida, 11:15' }).click()
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Plazas').fill('50')
  const { id } = (await trips())[0]!
  await call(page.request, 'PATCH', `${at}/transport/trips/${id}`, { seats: 30, priceCents: 32_000 })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Mientras tanto alguien ha cambiado las plazas («30»). Si guardas, queda lo tuyo.',
  )
  await expect(dialog.getByLabel('Precio, en euros')).toHaveValue('320,00')
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.poll(async () => (await trips())[0]).toMatchObject({ seats: 50, priceCents: 32_000 })
})

test('a new hour is offered to those who go by that bus, as a message that is ready', async ({ page }) => {
  const { weddingId, at, guestIds } = await withPeople(
    page,
    ['Begoña Etxeberria'],
    [{ direction: 'out', stops: [{ ...STOP, key: 'armas' }] }],
  )
  await call(page.request, 'PATCH', `${at}/guests/${guestIds[0]}/details`, { busOut: 'armas' })
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: 'Ida, 11:15' }).press('Enter')
  await page.getByRole('button', { name: 'Cambiar viaje' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hora de la parada 1').fill('11:30')
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter')
  const notice = page.getByText(
    'Las familias leerán la hora nueva en su página, y por email las que lo pidieron.',
  )
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Escribirles' }).press('Enter')
  await expect(page.getByLabel('Asunto')).toHaveValue('Cambia la hora del autobús de ida')
  const text = page.getByLabel('Mensaje', { exact: true })
  await expect(text).toHaveValue(/11:30 \(antes 11:15\)/)

  // An hour that is no longer true is sent to no family: the text that was prepared and not touched is prepared anew.
  const changeTo = async (hour: string) => {
    await page.goto(`/app/couple/${weddingId}/transport`)
    await hydrated(page)
    await page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: /^Ida/ }).press('Enter')
    await page.getByRole('button', { name: 'Cambiar viaje' }).press('Enter')
    await dialog.getByLabel('Hora de la parada 1').fill(hour)
    await dialog.getByRole('button', { name: 'Guardar' }).press('Enter')
    await page.getByRole('button', { name: 'Escribirles' }).press('Enter')
  }
  await changeTo('11:45')
  await expect(text).toHaveValue(/11:45 \(antes 11:30\)/)
  await text.fill('Sale más tarde, a las 11:45.')
  await changeTo('12:00')
  await expect(text).toHaveValue('Sale más tarde, a las 11:45.')
})

test('on a phone the people of a bus are a sheet', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { weddingId } = await withPeople(
    page,
    ['Begoña Etxeberria'],
    [{ direction: 'out', stops: [{ ...STOP, key: 'armas' }] }],
  )
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('list', { name: 'Viajes' }).getByRole('button', { name: 'Ida, 11:15' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('tab', { name: 'Sin decir 1' }).click()
  await expect(sheet.getByText('Begoña', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the bus whose people are shown stands in the address: a reload keeps it, and the way back leaves it', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const { weddingId } = await withPeople(
    page,
    ['Jon Ruiz'],
    [
      { direction: 'out', stops: [{ ...STOP, key: 'armas' }] },
      { direction: 'back', stops: [{ ...STOP, minute: 1620, key: 'vuelta' }] },
    ],
  )
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  const back = page.getByRole('complementary', { name: 'Vuelta, 3:00' })
  await page.getByRole('button', { name: 'Vuelta, 3:00' }).click()
  await expect(back).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(back).toBeVisible()
  await page.getByRole('tab', { name: 'Alojamiento' }).click()
  await expect(page.getByRole('link', { name: '¿Cómo se pregunta?' })).toHaveAttribute(
    'href',
    '/ayuda/alojamiento',
  )
  await page.getByRole('tab', { name: 'Viajes' }).click()
  await expect(back).toBeVisible()
  for (let steps = 0; steps < 3; steps++) await page.goBack()
  await expect(page.getByRole('complementary', { name: 'Ida, 11:15' })).toBeVisible()
})

test('who travels with which bus is taken along as a table', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { weddingId, at, guestIds } = await withPeople(
    page,
    ['Begoña Etxeberria', '=Jon Ruiz'],
    [{ direction: 'out', vehicle: 'van', seats: 1, stops: [{ ...STOP, key: 'plaza' }] }],
  )
  for (const guestId of guestIds)
    await call(page.request, 'PATCH', `${at}/guests/${guestId}/details`, { busOut: 'plaza' })
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await expectNoSidewaysScroll(page)
  for (const [item, name] of [
    ['Exportar CSV', 'autobuses.csv'],
    ['Exportar Excel', 'autobuses.xlsx'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: item }).click(),
    ])
    expect(file.suggestedFilename()).toBe(name)
    const { Sheets, SheetNames } = readWorkbook(readFileSync(await file.path()), { raw: true })
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, defval: '' })
    expect(rows.map((row) => row.slice(2).join(';'))).toEqual([
      'Parada;Hora;Nombre;Familia;Plaza',
      'Plaza de Armas;11:15;Begoña Etxeberria;;Con plaza',
      `Plaza de Armas;11:15;${name.endsWith('csv') ? "'=Jon Ruiz" : '=Jon Ruiz'};;En espera`,
    ])
  }
})
