import type { Browser, Page } from '@playwright/test'
import { dayWindow, isOpen } from '#domain/agencies/day-window.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
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
import { newestMail } from '../support/journeys/newest-mail.ts'

const team = async (page: Page) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/team`)
  await hydrated(page)
}

async function colleague(browser: Browser, name: string, size: { width: number; height: number }) {
  const page = await (await browser.newContext({ viewport: size })).newPage()
  return { page, ...(await signedUp(page, name, 'planner')) }
}

/** Invites an address from the page, and gives the link of the mail. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Añadir persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir persona' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  const { text } = await newestMail(page, email, /te invita a su equipo/)
  return new URL(/https?:\/\/\S+team-invitation\S+/.exec(text)![0]).href.replace(/^https?:\/\/[^/]+/, '')
}

/** A day of whose weekend this is a part. */
function dayOfOpenWedding(): string {
  const today = dayInMadrid(new Date())
  return [today, shiftDay(today, -1), shiftDay(today, 1)].find((day) =>
    isOpen(dayWindow({ eventDate: day, timeZone: 'Europe/Madrid' })!, new Date()),
  )!
}

for (const size of [DESKTOP, PHONE])
  test(`a person is invited, works on a wedding's day, and loses it, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const isPhone = size === PHONE
    await signedUp(page, 'Elena Montes', 'planner')
    const weddingId = await createWedding(page, 'Inés & Tomás', dayOfOpenWedding())
    await createWedding(page, 'Nora & Xavi', shiftDay(dayInMadrid(new Date()), 90))
    await team(page)
    await expect(page.getByText('¿Trabajas con alguien?')).toBeVisible()
    await expectAccessible(page)
    const nadia = await colleague(browser, 'Nadia Amrani', size)
    const link = await invite(page, nadia.email)

    await nadia.page.goto(link)
    await hydrated(nadia.page)
    await expect(nadia.page.getByText('Elena Montes te invita a su equipo.')).toBeVisible()
    await expectAccessible(nadia.page)
    await nadia.page.getByRole('button', { name: 'Entrar en el equipo' }).click()
    await expect(nadia.page.getByText('Auxiliar en Elena Montes')).toBeVisible()

    await team(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Equipo\s*2/)
    if (isPhone) {
      await page.getByRole('button', { name: /^Inés & Tomás/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Inés & Tomás' })
      await dialog.getByRole('button', { name: /Nadia Amrani/ }).click()
      await page.getByRole('option', { name: 'El día' }).click()
      await dialog.getByRole('button', { name: 'Listo' }).click()
      await expect(page.getByText('Elena lleva, Nadia el día')).toBeVisible()
    } else {
      const cell = page.getByRole('button', { name: 'Nadia Amrani en Inés & Tomás: Nada' })
      await page.getByRole('button', { name: 'Elena Montes en Inés & Tomás: Lleva' }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('button', { name: 'Elena Montes en Nora & Xavi: Lleva' })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowRight')
      await expect(cell).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('option', { name: 'El día' }).click()
      await expect(page.getByRole('button', { name: 'Nadia Amrani en Inés & Tomás: El día' })).toBeVisible()
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^(NA)?\s*Nadia Amrani\s*Auxiliar$/ }).click()
    const panel = page.getByRole('complementary', { name: 'Nadia Amrani' })
    await expect(panel.getByText('Mesas y quién se sienta en cada una')).toBeVisible()
    await expectAccessible(page)

    expect((await nadia.page.request.get(`/api/weddings/${weddingId}`)).status()).toBe(200)
    await panel.getByRole('button', { name: 'Quitar' }).press('Enter')
    await page.getByRole('button', { name: 'Quitar del equipo' }).press('Enter')
    const notice = page.getByText('Nadia Amrani ya no está en el equipo.')
    await expect(notice).toBeVisible()
    const status = async () => (await nadia.page.request.get(`/api/weddings/${weddingId}`)).status()
    expect(await status()).toBe(404)
    const around = notice.locator('xpath=ancestor-or-self::*[.//button][1]')
    await around.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect.poll(status).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Equipo\s*2/)
    expect(complaints).toEqual([])
    await nadia.page.context().close()
  })
