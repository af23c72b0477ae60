import { expect, test } from '../support/journeys/browser-test.ts'
import { type Device, expectKept, keptLists, openDevice } from '../support/journeys/device.ts'
import { call, createWedding, signedUp } from '../support/journeys/journey.ts'

const devices: Device[] = []
test.afterEach(async () => {
  for (const device of devices.splice(0)) await device.remove()
})

test('a section that is taken away leaves the device too, whether the app is open or closed then', async ({
  page: lucia,
}) => {
  await signedUp(lucia, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(lucia, 'Lucía & Martín', '2027-04-10')
  const wedding = `/weddings/${weddingId}`
  await call(lucia.request, 'POST', `${wedding}/guests`, { fullName: 'Pilar Aguirre' })
  await call(lucia.request, 'POST', `${wedding}/vendors`, { vendorType: 'floristeria', name: 'Flores Lola' })
  const { code } = await call<{ code: string }>(lucia.request, 'POST', `${wedding}/invitations`, {
    role: 'couple',
    preset: 'viewer',
  })
  const device = await openDevice()
  devices.push(device)
  const mother = device.page()
  await signedUp(mother, 'Carmen Aguirre', 'couple')
  await call(mother.request, 'POST', '/invitations/redeem', { code })
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  const takeAway = (section: string) =>
    call(lucia.request, 'PATCH', `${wedding}/members/${id}`, { permissions: { [section]: 'none' } })
  await mother.goto(`/app/couple/${weddingId}`)
  await expectKept(mother, weddingId)

  await takeAway('vendors')
  await expect.poll(() => keptLists(mother, weddingId)).not.toContain('vendors.list')
  await expect.poll(() => keptLists(mother, weddingId)).toContain('guests.list')
  const offline = await device.reopen({ isOffline: true })
  await offline.goto(`/app/couple/${weddingId}/guests`)
  await expect(offline.getByText('Pilar Aguirre')).toBeVisible()
  await offline.goto(`/app/couple/${weddingId}/vendors`)
  await expect(offline.getByRole('heading', { name: 'Esta parte no entra en tu acceso' })).toBeVisible()
  await expect(offline.getByText('Flores Lola')).toHaveCount(0)

  await offline.goto('about:blank')
  await takeAway('guests')
  const again = await device.reopen()
  await again.goto(`/app/couple/${weddingId}`)
  await expect.poll(() => keptLists(again, weddingId)).not.toContain('guests.list')
  await device.context().setOffline(true)
  await again.goto(`/app/couple/${weddingId}/guests`)
  await expect(again.getByRole('heading', { name: 'Esta parte no entra en tu acceso' })).toBeVisible()
  await expect(again.getByText('Pilar Aguirre')).toHaveCount(0)
})
