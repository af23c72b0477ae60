import type { Page } from '@playwright/test'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { at, expectItem, itemsOf } from '../support/journeys/agenda-journey.ts'
import { expect } from '../support/journeys/browser-test.ts'
import { type Device, expectKept, holdOutbox } from '../support/journeys/device.ts'
import { call, createWedding, signedUp } from '../support/journeys/journey.ts'
import { banner, test } from '../support/journeys/offline-journey.ts'
import { picture } from '../support/outside/images.ts'

/** Lucía with an agenda and a folder of images, on a phone that has been visited once. */
async function visited(device: Device) {
  const page = device.page()
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  const items = [{ title: 'Ceremonia', time: at(18, 18.75) }]
  await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, {
    name: 'Boda',
    date: '2027-04-10',
    items,
  })
  await page.goto(`/app/couple/${weddingId}/day-b?vista=plan`)
  await expect(page.getByText('Ceremonia')).toBeVisible()
  await expectKept(page, weddingId)
  return weddingId
}

const daysOf = async (page: Page, weddingId: string) =>
  (await call<AgendaDay[]>(page.request, 'GET', `/weddings/${weddingId}/agenda/days`)).map(
    ({ name, date }) => `${name} ${date}`,
  )

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Imprimir, exportar y días' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function saveDay(page: Page, title: string, { name, button }: { name: string; button: string }) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

async function addItem(page: Page, title: string, hour: string) {
  await page.getByRole('button', { name: 'Añadir momento' }).click()
  const add = page.getByRole('dialog', { name: 'Nuevo momento' })
  await add.getByLabel('Hora', { exact: true }).fill(hour)
  await add.getByLabel('Qué pasa').fill(title)
  await add.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(add).toBeHidden()
}

test('days added, renamed and removed without a signal outlive a closed app and are sent in order', async ({
  newDevice,
}) => {
  test.setTimeout(120_000)
  const device = await newDevice()
  const weddingId = await visited(device)
  await device.context().setOffline(true)
  let page = device.page()
  await choose(page, 'Añadir día')
  await saveDay(page, 'Añadir día', { name: 'Preboda', button: 'Añadir día' })
  await addItem(page, 'Cena con las familias', '21:00')
  await choose(page, 'Editar día')
  await saveDay(page, 'Editar día', { name: 'La víspera', button: 'Guardar' })
  await choose(page, 'Añadir día')
  await saveDay(page, 'Añadir día', { name: 'Tornaboda', button: 'Añadir día' })
  await choose(page, 'Eliminar día')
  await expect(page.getByText('Has eliminado «Tornaboda» de la agenda.')).toBeVisible()
  await expect(banner(page)).toContainText('Cinco cambios por enviar')

  page = await device.reopen({ isOffline: true })
  await page.goto(`/app/couple/${weddingId}/day-b?vista=plan`)
  await expect(page.getByText(/^La víspera · /)).toBeVisible()
  await page.getByText(/^La víspera · /).click()
  await expect(page.getByText('Cena con las familias')).toBeVisible()
  await device.context().setOffline(false)
  await expect.poll(() => daysOf(page, weddingId)).toEqual(['La víspera 2027-04-09', 'Boda 2027-04-10'])
  await expectItem(page, weddingId, { title: 'Cena con las familias', time: at(21) })
  await expect(page.getByText('por enviar')).toHaveCount(0)
})

test('a change counts as waiting once the device has it', async ({ newDevice }) => {
  const device = await newDevice()
  await visited(device)
  const page = device.page()
  await device.context().setOffline(true)
  const letWrite = await holdOutbox(page)
  await addItem(page, 'Cena con las familias', '21:00')
  await expect(page.getByText('Cena con las familias').first()).toBeVisible()
  await expect(banner(page)).not.toContainText('por enviar')
  await letWrite()
  await expect(banner(page)).toContainText('Un cambio por enviar')
})

test('a moment for a day that another phone has removed says so and goes to another day', async ({
  newDevice,
}) => {
  const device = await newDevice()
  const weddingId = await visited(device)
  const page = device.page()
  await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, {
    name: 'Preboda',
    date: '2027-04-09',
  })
  await page.getByText(/^Preboda · /).click()
  const days = await call<AgendaDay[]>(page.request, 'GET', `/weddings/${weddingId}/agenda/days`)
  await device.context().setOffline(true)
  await addItem(page, 'Cena con las familias', '21:00')
  await call(page.request, 'DELETE', `/weddings/${weddingId}/agenda/days/${days[0]!.id}`)
  await device.context().setOffline(false)
  await expect(page.getByText('El día de «Cena con las familias» ya no está en la agenda')).toBeVisible()
  await page.getByRole('button', { name: 'Añadirlo a «Boda»' }).click()
  await expect.poll(async () => (await itemsOf(page, weddingId)).length).toBe(2)
})

test('images put into a new folder without a signal are sent after it, over a closed app', async ({
  newDevice,
}) => {
  test.setTimeout(120_000)
  const device = await newDevice()
  const weddingId = await visited(device)
  let page = device.page()
  const inspiration = `/app/couple/${weddingId}/inspiration`
  await page.goto(inspiration)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await device.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Nueva carpeta' }).first().fill('Velas')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Velas/ })).toBeVisible()
  await paste(page, 'vela.png', await picture(60, 40).png().toBuffer())
  await expect(page.getByRole('progressbar', { name: 'vela.png' })).toBeVisible()
  await expect(banner(page)).toContainText('Un cambio y un archivo por enviar.')

  page = await device.reopen({ isOffline: true })
  await page.goto(inspiration)
  await expect(page.getByText('Un cambio y un archivo por enviar.', { exact: false })).toBeVisible()
  await device.context().setOffline(false)
  await expect
    .poll(async () => {
      const folders = await call<{ id: string; name: string }[]>(
        page.request,
        'GET',
        `/weddings/${weddingId}/inspiration/folders`,
      )
      const velas = folders.find(({ name }) => name === 'Velas')
      if (!velas) return 0
      const path = `/weddings/${weddingId}/inspiration/folders/${velas.id}/images`
      return (await call<unknown[]>(page.request, 'GET', path)).length
    })
    .toBe(1)
  await expect(page.getByText('por enviar')).toHaveCount(0)
})

/** Pastes an image from the clipboard. */
const paste = (page: Page, name: string, bytes: Buffer) =>
  page.evaluate(
    ({ name, bytes }) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    },
    { name, bytes: [...bytes] },
  )
