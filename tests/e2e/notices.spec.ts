import type { Page, Worker } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { openDevice } from '../support/journeys/device.ts'
import { DESKTOP, expectAccessible, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'

const PUSH = {
  tag: 'n1',
  title: 'Nuestra boda',
  body: 'Martín te ha mencionado.',
  url: '/app/notifications',
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

for (const viewport of [DESKTOP, PHONE]) {
  test(`a person chooses what comes on which way at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signedUp(page, 'Lucía Herrera', 'couple')
    await page.goto('/app/profile#avisos')
    await hydrated(page)
    await expectAccessible(page)

    const guests = row(page, 'Lista de invitados')
    const inBell = guests.getByRole('checkbox', { name: 'Lista de invitados en la campana' })
    await inBell.uncheck()
    await expect(guests.getByText('Guardado ✓')).toBeVisible()

    const byMail = row(page, 'Menciones').getByRole('button', { name: 'Menciones por email: Al momento' })
    await byMail.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Resumen' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Menciones por email: Resumen' })).toBeVisible()

    await page.getByText('Horas de silencio', { exact: true }).click()
    await expect(page.getByRole('button', { name: '22:00 Desde' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expect(page.getByText('Guardado ✓')).toHaveCount(0)

    await page.reload()
    await hydrated(page)
    await expect(inBell).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Menciones por email: Resumen' })).toBeVisible()
    await expect(page.getByRole('switch', { name: /^Horas de silencio/ })).toBeChecked()

    await page.route('**/api/notifications/settings/**', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR' } }),
    )
    await inBell.click()
    await expect(page.getByText(/^No se ha guardado\./)).toBeVisible()
    await expect(inBell).not.toBeChecked()
  })
}

test('on the narrowest phone each name of a notification has a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app/profile')
  await hydrated(page)
  const names = page.getByRole('table', { name: 'Por dónde te llega cada aviso' }).getByRole('rowheader')
  await expect(names.first()).toBeVisible()
  for (const name of await names.all()) {
    const { width, height } = (await name.boundingBox())!
    expect(width).toBeGreaterThan(200)
    expect(height).toBeLessThan(30)
  }
  await expect(page.getByRole('columnheader', { name: 'Dispositivos' })).toBeVisible()
})

test('a device is pushed to, shows the line and opens what it is about', async () => {
  const device = await openDevice()
  const page = device.page()
  await device.context().grantPermissions(['notifications'])
  await subscribesWithoutPushService(page)
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app/profile')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  const activate = page.getByRole('button', { name: 'Activar', exact: true })
  const ofDevice = activate.filter({ visible: true }).last()
  await expect(page.getByText('Desactivadas. Llegan aunque')).toBeVisible()
  await ofDevice.click()
  await expect(page.getByText('Activadas. Te llega lo marcado')).toBeVisible()

  const worker = device.context().serviceWorkers()[0]!
  await keepsWhatItShows(worker)
  await deliver(page, PUSH)
  await expect.poll(() => shownBy(worker)).toEqual([{ title: PUSH.title, body: PUSH.body, tag: PUSH.tag }])
  await press(worker, PUSH.url)
  await expect(page).toHaveURL(/\/app\/notifications$/)
  await page.goBack()

  await page.getByRole('button', { name: 'Desactivar', exact: true }).last().click()
  await expect(page.getByText('Desactivadas. Llegan aunque')).toBeVisible()
  await device.remove()
})

/**
 * No push service is reached from here, and a browser without a window forbids pages to notify: it answers as one that
 * is allowed to and has asked.
 */
const subscribesWithoutPushService = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    let subscription: PushSubscription | null = null
    PushManager.prototype.getSubscription = async () => subscription
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
      const encode = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const endpoint = `https://push.example/send/${crypto.randomUUID()}`
      const keys = { p256dh: encode(point), auth: encode(crypto.getRandomValues(new Uint8Array(16))) }
      subscription = {
        endpoint,
        options: { applicationServerKey: null, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          subscription = null
          return true
        },
      } as unknown as PushSubscription
      return subscription
    }
  })

/** Delivers a push to the service worker, as the browser does when its push service has one. */
async function deliver(page: Page, push: object) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(push),
  })
}

type Shown = { title: string; body: string; tag: string }

/** A browser without a window shows no notifications: what the worker has it show is kept instead. */
const keepsWhatItShows = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope
    const shown: Shown[] = []
    Object.assign(self, { shown })
    registration.showNotification = async (title, { body = '', tag = '' } = {}) =>
      void shown.push({ title, body, tag })
  })

const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown)

/** The person presses a notification that leads somewhere. */
const press = (worker: Worker, url: string) =>
  worker.evaluate(async (leadsTo) => {
    const pressed = new Event('notificationclick')
    let done: Promise<unknown> = Promise.resolve()
    const notification = { close: () => {}, data: { url: leadsTo } }
    Object.assign(pressed, { notification, waitUntil: (work: Promise<unknown>) => (done = work) })
    self.dispatchEvent(pressed)
    await done
  }, url)
