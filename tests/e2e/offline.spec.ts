import { expect, type Page, test } from '@playwright/test'
import { at } from '../support/agenda-journey.ts'
import { type Device, expectKept, openDevice } from '../support/device.ts'
import { call, createWedding, expectAccessible, signedUp } from '../support/journey.ts'

/** The wedding is today, so that the day itself is open. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date())

const ITEMS = [
  { title: 'Ceremonia', time: at(18, 18.75), isFixed: true },
  { title: 'Cóctel', time: at(19, 20) },
  { title: 'Banquete', time: at(20, 22) },
]

const devices: Device[] = []
test.afterEach(async () => {
  for (const device of devices.splice(0)) await device.remove()
})

async function newDevice(viewport?: { width: number; height: number }): Promise<Device> {
  const device = await openDevice(viewport)
  devices.push(device)
  return device
}

/** Lucía with a guest, a florist and an agenda, on a device that has been visited once. */
async function visited(device: Device) {
  const page = device.page()
  const lucia = await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  const wedding = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${wedding}/guests`, { fullName: 'Pilar Aguirre' })
  const florist = { vendorType: 'floristeria', name: 'Flores Lola', phone: '600 11 22 33' }
  await call(page.request, 'POST', `${wedding}/vendors`, florist)
  await call(page.request, 'POST', `${wedding}/agenda/days`, { name: 'Boda', date: today(), items: ITEMS })
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectKept(page, weddingId)
  return { weddingId, lucia }
}

const banner = (page: Page) => page.getByText('Sin conexión.', { exact: false }).first()

test('after one visit the app opens without a network to agenda, guests and vendors', async () => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const page = await device.reopen({ isOffline: true })
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
  await expect(banner(page)).toContainText(/Ves los datos de hoy a las \d+:\d\d/)
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByText('Pilar Aguirre')).toBeVisible()
  await page.goto(`/app/couple/${weddingId}/vendors`)
  await expect(page.getByText('Flores Lola')).toBeVisible()
  await page.goto(`/app/couple/${weddingId}/day-b?vista=dia`)
  await expect(page.getByText('Banquete').first()).toBeVisible()
  await expectAccessible(page)
})
