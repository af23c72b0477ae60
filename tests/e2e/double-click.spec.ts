import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import { call, hydrated, inviteIn, signedUp } from '../support/journeys/journey.ts'
import { atCanvas, atCanvasOf, openVendor, press, tile, vendorsOf } from './vendor-journey.ts'

/** Between the two presses of a double click, in seconds. */
const APART = 0.09

/**
 * Presses the mouse wherever something stood, however the page has changed meanwhile. The events carry their
 * own times: a machine that is busy must not make two clicks of a double one.
 */
async function pressPlaceOf(page: Page, target: Locator, times: number) {
  await target.hover()
  // They end now, so that what the test presses next comes after them.
  const start = Date.now() / 1000 - times * APART
  await pressAt(
    page,
    await middleOf(target),
    Array.from({ length: times }, (_, index) => start + index * APART),
  )
}

type Place = { x: number; y: number }

async function middleOf(target: Locator): Promise<Place> {
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Presses a place at given times, in seconds. */
async function pressAt(page: Page, place: Place, times: readonly number[]) {
  const session = await page.context().newCDPSession(page)
  const sent = times.map((timestamp, index) => {
    const at = { ...place, button: 'left' as const, clickCount: index + 1 }
    return [
      session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', buttons: 1, timestamp }),
      session.send('Input.dispatchMouseEvent', {
        ...at,
        type: 'mouseReleased',
        timestamp: timestamp + APART / 3,
      }),
    ]
  })
  await Promise.all(sent.flat())
  await session.detach()
}

test('a double click on «Confirmar proveedor» confirms, and the next press reopens', {
  tag: '@core',
}, async ({ page }) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 900 })
  await openVendor(page, 'Lola Discos')
  for (const presses of [2, 3, 5]) {
    const status = async () => (await vendorsOf(page, weddingId))[0]?.status
    // The presses begin in the past: without a key in between they would belong to the press before.
    await page.keyboard.press('Shift')
    await pressPlaceOf(page, page.getByRole('button', { name: 'Confirmar proveedor' }), presses)
    await expect(page.getByRole('button', { name: 'Desmarcar confirmado' })).toBeEnabled()
    await expect.poll(status).toBe('closed')
    await press(page, 'Desmarcar confirmado')
    await expect(page.getByRole('button', { name: 'Confirmar proveedor' })).toBeEnabled()
    await expect.poll(status).toBe('open')
  }
})

test('the keyboard confirms and reopens without waiting', async ({ page }) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 900 })
  await openVendor(page, 'Lola Discos')
  await page.getByRole('button', { name: 'Confirmar proveedor' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Desmarcar confirmado' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Confirmar proveedor' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Desmarcar confirmado' })).toBeFocused()
  await expect.poll(async () => (await vendorsOf(page, weddingId))[0]?.status).toBe('closed')
})

test('what another member confirmed a moment ago is not reopened by who meant to confirm it', async ({
  browser,
  page,
}) => {
  const { weddingId, ids } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 900 })
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await openVendor(page, 'Lola Discos')
  const button = page.locator('button', { hasText: 'Confirmar proveedor' })
  await button.evaluate(pressWhenRenamed)
  await call(martin.request, 'POST', `/weddings/${weddingId}/vendors/${ids[0]}/confirm`)
  await page.evaluate(() => (window as unknown as Pressing).pressed)
  await expect(page.getByRole('button', { name: 'Desmarcar confirmado' })).toBeEnabled()
  expect((await vendorsOf(page, weddingId))[0]?.status).toBe('closed')
  await martin.context().close()
})

test('a double click on + adds one, and a second one on purpose is still to be had', async ({ page }) => {
  const weddingId = await atCanvas(page)
  await pressPlaceOf(page, page.getByRole('button', { name: 'Añadir DJ', exact: true }), 2)
  const again = page.getByRole('button', { name: 'Añadir otra vez DJ', exact: true })
  await expect(again).toBeEnabled()
  await expect(tile(page, 'DJ')).toHaveCount(1)
  await again.click()
  await expect(tile(page, 'DJ')).toHaveCount(2)
  await expect(again).toBeEnabled()
  await pressPlaceOf(page, again, 2)
  await expect(tile(page, 'DJ')).toHaveCount(3)
  await expect.poll(async () => (await vendorsOf(page, weddingId)).length).toBe(3)
})

test('a double click on the bin removes one vendor and leaves the one that takes its place', async ({
  page,
}) => {
  const { weddingId } = await atCanvasOf(
    page,
    ...['Lola Discos', 'DJ Marea', 'DJ Poniente'].map((name) => ({ vendorType: 'dj', name })),
  )
  await pressPlaceOf(page, page.getByRole('button', { name: /^Eliminar Lola Discos/ }), 3)
  await expect(tile(page, 'Lola Discos')).toHaveCount(0)
  await expect(tile(page, 'DJ Marea')).toBeVisible()
  await expect.poll(async () => (await vendorsOf(page, weddingId)).length).toBe(2)
})

test('a press after something was pasted or dictated is one of its own', async ({ page }) => {
  await atGuests(page, [{ fullName: 'Íñigo Lasa' }, { fullName: 'Begoña Ruiz' }])
  const bin = (name: string) => page.getByRole('button', { name: `Eliminar a ${name}` })
  await bin('Íñigo Lasa').hover()
  const place = await middleOf(bin('Íñigo Lasa'))
  const now = Date.now() / 1000
  await pressAt(page, place, [now])
  await expect(bin('Íñigo Lasa')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).focus()
  await page.keyboard.insertText('a')
  await pressAt(page, place, [now + 2 * APART])
  await expect(page.getByRole('button', { name: /^Eliminar a/ })).toHaveCount(0)
})

test('a double click opens what a click opens, and does not choose in it or close it', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const { id } = await call<{ id: string }>(page.request, 'POST', '/weddings', {
    name: 'L & M',
    eventDate: null,
  })
  await call(page.request, 'POST', `/weddings/${id}/guests`, { fullName: 'Ana Robles' })
  await page.goto(`/app/couple/${id}/guests`)
  await hydrated(page)

  await pressPlaceOf(page, page.getByRole('button', { name: /^RSVP: pendiente/ }), 2)
  await expect(page.getByRole('menu', { name: 'RSVP' })).toBeVisible()
  await page.keyboard.press('Escape')

  await pressPlaceOf(page, page.getByRole('button', { name: 'Notificaciones' }), 2)
  await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible()
  await page.keyboard.press('Escape')

  await pressPlaceOf(page, page.getByRole('button', { name: 'Invitar pareja/planner' }), 2)
  const invite = page.getByRole('dialog', { name: 'Invitar pareja/planner' })
  const code = (await invite.getByRole('code').first().textContent())!
  await pressPlaceOf(page, invite.getByRole('button', { name: 'Renovar' }), 2)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressPlaceOf(page, page.getByRole('alertdialog').getByRole('button', { name: 'Renovar' }), 2)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(invite).toBeVisible()
  await expect(invite.getByRole('code').first()).not.toHaveText(code)
})

/** In the page: a hand that comes down just as the control under it changes. */
const pressWhenRenamed = (control: Element) => {
  const pressing = window as unknown as Pressing
  pressing.pressed = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      const pointer = { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse', detail: 1 }
      for (const type of ['pointerdown', 'pointerup', 'click'])
        control.dispatchEvent(new PointerEvent(type, pointer))
      done()
    })
    observer.observe(control, { childList: true, characterData: true, subtree: true })
  })
}

/** The page under test, once it watches a button: settled when the button was pressed. */
type Pressing = { pressed: Promise<void> }
