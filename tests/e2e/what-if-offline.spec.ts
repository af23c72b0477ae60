import { expect } from '../support/journeys/browser-test.ts'
import { expectKept } from '../support/journeys/device.ts'
import { call, createWedding, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'
import { test } from '../support/journeys/offline-journey.ts'

test('a phone that has seen the budget opens ¿Y si…? without a network and works it out', async ({
  newDevice,
}) => {
  const device = await newDevice({ viewport: PHONE })
  const online = device.page()
  await signedUp(online, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(online)
  const guests = Array.from({ length: 20 }, (_, index) => ({ fullName: `Persona ${index}` }))
  await call(online.request, 'POST', `/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  await call(online.request, 'POST', `/weddings/${weddingId}/vendors`, {
    vendorType: 'catering',
    name: 'La Alacena',
    status: 'closed',
    perHead: { adult: 85, child: 0, basis: 'expected', eventId: null, minimum: 15 },
  })
  await online.goto(`/app/couple/${weddingId}/budget`)
  await expect(online.getByRole('group', { name: 'Total confirmado' })).toHaveText(/1\.700,00/)
  await expectKept(online, weddingId)

  const page = await device.reopen({ isOffline: true })
  await page.goto(`/app/couple/${weddingId}/what-if`)
  await hydrated(page)
  await page.getByRole('button', { name: '−10' }).click()
  const caterer = page.getByRole('row', { name: /La Alacena/ })
  await expect(caterer, 'never below the minimum').toContainText('1.275,00')
  await expect(page.getByText('Sin conexión puedes probar.')).toBeVisible()
})
