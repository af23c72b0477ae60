import { dayWindow, isOpen } from '#domain/agencies/day-window.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  type Device,
  endAccess,
  expectKept,
  keptLists,
  keptScreens,
  openDevice,
} from '../support/journeys/device.ts'
import { call, createWedding, signedUp } from '../support/journeys/journey.ts'
import { newestMail } from '../support/journeys/newest-mail.ts'

const devices: Device[] = []
test.afterEach(async () => {
  for (const device of devices.splice(0)) await device.remove()
})

/** A day of whose weekend this is a part. */
function dayOfOpenWedding(): string {
  const today = dayInMadrid(new Date())
  return [today, shiftDay(today, -1), shiftDay(today, 1)].find((day) =>
    isOpen(dayWindow({ eventDate: day, timeZone: 'Europe/Madrid' })!, new Date()),
  )!
}

test('the weekend of a person of a team ends on their phone without a network', async ({ page: elena }) => {
  await signedUp(elena, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(elena.request, 'GET', '/profile')
  const weddingId = await createWedding(elena, 'Inés & Tomás', dayOfOpenWedding())
  await call(elena.request, 'POST', `/weddings/${weddingId}/vendors`, {
    vendorType: 'floristeria',
    name: 'Flores Lola',
  })
  const device = await openDevice()
  devices.push(device)
  const nadia = device.page()
  const { email } = await signedUp(nadia, 'Nadia Amrani', 'planner')
  await call(elena.request, 'POST', `/planner/agencies/${id}/invitations`, { email, role: 'helper' })
  const { text } = await newestMail(elena, email, /te invita a su equipo/)
  const token = /team-invitation\?token=([\w-]+)/.exec(text)![1]
  await call(nadia.request, 'POST', '/planner/agency-invitations/accept', { token })
  const { id: nadiaId } = await call<{ id: string }>(nadia.request, 'GET', '/profile')
  await call(elena.request, 'PUT', `/planner/agencies/${id}/weddings/${weddingId}/people/${nadiaId}`, {
    kind: 'day',
  })

  await nadia.clock.install()
  await nadia.goto(`/app/couple/${weddingId}/vendors`)
  await expect(nadia.getByText('Flores Lola').first()).toBeVisible()
  await nadia.evaluate(async () => void (await navigator.serviceWorker.ready))
  await nadia.clock.runFor(10_000)
  await expect.poll(() => keptLists(nadia, weddingId)).toContain('vendors.list')

  await test.step('while it is open', async () => {
    await device.context().setOffline(true)
    await nadia.clock.fastForward(4 * DAY_MS)
    await expect(nadia.getByText('Flores Lola')).toHaveCount(0)
    await expect.poll(() => keptLists(nadia, weddingId)).toEqual([])
    await expect.poll(() => keptScreens(nadia)).toEqual([])
  })

  await test.step('and when it is opened later', async () => {
    await device.context().setOffline(false)
    const online = await device.reopen()
    await online.goto(`/app/couple/${weddingId}/vendors`)
    await expect(online.getByText('Flores Lola').first()).toBeVisible()
    await expectKept(online, weddingId, ['vendors.list'])
    await endAccess(online, weddingId)
    const offline = await device.reopen({ isOffline: true })
    await offline.goto(`/app/couple/${weddingId}/vendors`)
    await expect(offline.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offline.getByText('Flores Lola')).toHaveCount(0)
    await expect.poll(() => keptLists(offline, weddingId)).toEqual([])
  })
})
