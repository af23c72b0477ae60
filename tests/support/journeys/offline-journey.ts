import type { Page } from '@playwright/test'
import { at } from './agenda-journey.ts'
import { test as base, expect } from './browser-test.ts'
import { type Device, type DeviceOptions, expectKept, openDevice } from './device.ts'
import { call, createWedding, signedUp } from './journey.ts'

/** The test of a journey on devices of its own, which go with it. */
export const test = base.extend<{ newDevice: (options?: DeviceOptions) => Promise<Device> }>({
  newDevice: async ({ baseURL: _baseURL }, use) => {
    const devices: Device[] = []
    await use(async (options) => {
      const device = await openDevice(options)
      devices.push(device)
      return device
    })
    for (const device of devices) await device.remove()
  },
})

/** The wedding is today, so that the day itself is open. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date())

const ITEMS = [
  { title: 'Ceremonia', time: at(18, 18.75), isFixed: true },
  { title: 'Cóctel', time: at(19, 20) },
  { title: 'Banquete', time: at(20, 22) },
]

/** The ceremony, the cocktail and the dinner of today, on the server. */
export const addToday = (page: Page, weddingId: string) =>
  call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, {
    name: 'Boda',
    date: today(),
    items: ITEMS,
  })

/** Lucía with a guest, a florist and an agenda, on a device that has been visited once. */
export async function visited(device: Device) {
  const page = device.page()
  const lucia = await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  const wedding = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${wedding}/guests`, { fullName: 'Pilar Aguirre' })
  const florist = { vendorType: 'floristeria', name: 'Flores Lola', phone: '600 11 22 33' }
  await call(page.request, 'POST', `${wedding}/vendors`, florist)
  await addToday(page, weddingId)
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectKept(page, weddingId)
  return { weddingId, lucia }
}

export const banner = (page: Page) => page.getByText('Sin conexión.', { exact: false }).first()
export const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Hecho: ${title}` })
export const theDay = (weddingId: string) => `/app/couple/${weddingId}/day-b?vista=dia`
export const thePlan = (weddingId: string) => `/app/couple/${weddingId}/day-b?vista=plan`

export async function openItem(page: Page, title: string) {
  await page.getByRole('button', { name: new RegExp(`^\\d+:\\d\\d.*${title}`) }).click()
  return page.getByRole('dialog', { name: title })
}

export async function setTimeOf(page: Page, title: string, time: string) {
  const sheet = await openItem(page, title)
  await sheet.getByLabel('Hora', { exact: true }).fill(time)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet).toBeHidden()
}
