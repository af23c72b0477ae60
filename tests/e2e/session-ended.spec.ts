import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, expectSaved, guestsOf, newName, notesCell } from '../support/journeys/guest-journey.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  PASSWORD,
  PHONE,
} from '../support/journeys/journey.ts'

const TEO = [{ fullName: 'Teo Lasa', notes: 'Primo' }]

/** Signs the person of a page out on another device: every session of theirs ends. */
async function signOutElsewhere(browser: Browser, page: Page) {
  const phone = await browser.newContext({ storageState: await page.context().storageState() })
  expect((await phone.request.post('/api/auth/sign-out', { data: {} })).ok()).toBe(true)
  await phone.close()
}

/** Writes a note and saves it after `meanwhile`. On a phone the sheet asks for its files when it opens. */
async function writeNote(page: Page, text: string, meanwhile?: () => Promise<void>) {
  const sheet = page.getByRole('dialog')
  const isPhone = page.viewportSize()!.width < 500
  if (isPhone) await page.getByRole('button', { name: /^Teo Lasa/ }).click()
  await (isPhone ? sheet.getByLabel('Notas') : notesCell(page, 'Teo Lasa')).fill(text)
  await meanwhile?.()
  if (isPhone) await sheet.getByRole('button', { name: 'Guardar' }).click()
  else await page.keyboard.press('Enter')
}

/** Counts the questions of the browser before a page is left. */
function countQuestions(page: Page) {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  return asked
}

const ended = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión ha terminado' })

async function signInAgain(page: Page, password = PASSWORD) {
  await ended(page).getByLabel('Contraseña', { exact: true }).fill(password)
  await ended(page).getByRole('button', { name: 'Entrar y guardar' }).click()
}

for (const { device, viewport } of [
  { device: 'at a desk', viewport: DESKTOP },
  { device: 'on a phone', viewport: PHONE },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test('an edit after the session has expired waits for the same person, who is asked once', {
      tag: '@core',
    }, async ({ page }) => {
      const weddingId = await atGuests(page, TEO)
      const asked = countQuestions(page)
      await writeNote(page, 'Escrito sin sesión', () => page.context().clearCookies())
      await expect(ended(page)).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expect(page.getByText(/No se ha guardado la nota/)).toHaveCount(0)

      await signInAgain(page, 'no-es-esta')
      await expect(ended(page).getByText('El email o la contraseña no son correctos.')).toBeVisible()
      await signInAgain(page)
      await expect(ended(page)).toHaveCount(0)
      await expectSaved(page, weddingId, { fullName: 'Teo Lasa', notes: 'Escrito sin sesión' })
      await expect(page.getByText('Tu sesión ha terminado.')).toHaveCount(0)
      expect(asked).toEqual([])
    })

    test('signing out elsewhere leaves what is being typed, to be saved after signing in again', async ({
      browser,
      page,
    }) => {
      const weddingId = await atGuests(page, TEO)
      await newName(page).pressSequentially('Zoe Mar')
      await signOutElsewhere(browser, page)
      await expect(ended(page)).toBeVisible()
      await ended(page).getByRole('button', { name: 'Cerrar' }).click()
      await expect(newName(page)).toHaveValue('Zoe Mar')
      await page.getByRole('button', { name: 'Volver a entrar' }).click()
      await signInAgain(page)
      await expect(ended(page)).toHaveCount(0)
      await newName(page).press('End')
      await newName(page).pressSequentially('ín')
      await page.keyboard.press('Enter')
      await expectSaved(page, weddingId, { fullName: 'Zoe Marín' })
    })

    test('another account that signs in neither sends nor sees it, and its author finds it again', async ({
      page,
    }) => {
      const weddingId = await atGuests(page, TEO)
      const lucia = (await call<{ email: string }>(page.request, 'GET', '/profile')).email
      await newName(page).fill('A medias')
      await writeNote(page, 'De Lucía', () => page.context().clearCookies())
      await expect(ended(page)).toBeVisible()

      // Elena signs in where Lucía was, in the same window.
      const asked = countQuestions(page)
      await ended(page).getByRole('button', { name: 'Ir a la página de acceso' }).click()
      await expect(page).toHaveURL(/\/login/)
      expect(asked).toEqual([])
      const elena = newEmail('elena')
      const data = { name: 'Elena Montes', email: elena, password: PASSWORD, role: 'couple' }
      await page.request.post('/api/auth/sign-up/email', { data })
      const own = (
        await call<{ id: string }>(page.request, 'POST', '/weddings', { name: 'Otra', eventDate: null })
      ).id
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' && /guests/.test(request.url())) sent.push(request.url())
      })
      await page.goto(`/app/couple/${own}/guests`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitados')
      await expect(page.getByText('A medias')).toHaveCount(0)
      expect(sent).toEqual([])

      // The app is left first: without a session it leads to the login by itself, in the middle of the same way.
      await page.goto('about:blank')
      await page.context().clearCookies()
      await page.goto('/login')
      await page.getByLabel('Email').fill(lucia)
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(page).toHaveURL(/\/app\/couple\//)
      await expectSaved(page, weddingId, { fullName: 'Teo Lasa', notes: 'De Lucía' })
      await page.goto(`/app/couple/${weddingId}/guests`)
      await expect(newName(page)).toHaveValue('A medias')
    })

    test('another person who signs in in another tab is never sent for', async ({ page }) => {
      const weddingId = await atGuests(page, TEO)
      await writeNote(page, 'Sin red', () => page.context().setOffline(true))
      // The tab is asleep when it happens: nothing tells it.
      await page.context().clearCookies()
      const data = { name: 'Elena Montes', email: newEmail('elena'), password: PASSWORD, role: 'couple' }
      await page.request.post('/api/auth/sign-up/email', { data })
      await page.context().setOffline(false)
      await expect(page).toHaveURL(/\/app\/couple$/)
      await expect(page.getByText('Teo Lasa')).toHaveCount(0)
      expect((await page.request.get(`/api/weddings/${weddingId}/guests`)).status()).toBe(404)
    })

    test('a page with nothing unsaved leads to the login', async ({ browser, page }) => {
      await atGuests(page, TEO)
      const asked = countQuestions(page)
      await signOutElsewhere(browser, page)
      await expect(page).toHaveURL(/\/login/)
      expect(asked).toEqual([])
    })
  })
}

test('the sheet of a guest stays open with what is typed in it', async ({ browser, page }) => {
  await page.setViewportSize(PHONE)
  const weddingId = await atGuests(page, TEO)
  await page.getByRole('button', { name: /^Teo Lasa/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Teo Lasa' })
  await sheet.getByLabel('Notas').fill('A medio escri')
  await signOutElsewhere(browser, page)
  await expect(ended(page)).toBeVisible()
  await expect(ended(page).getByLabel('Contraseña', { exact: true })).toBeFocused()
  await signInAgain(page)
  await expect(ended(page)).toHaveCount(0)
  await expect(sheet.getByLabel('Notas')).toHaveValue('A medio escri')
  await sheet.getByLabel('Notas').fill('A medio escribir')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expectSaved(page, weddingId, { notes: 'A medio escribir' })
})

test('signing in again in one tab is enough for all', async ({ browser, page }) => {
  const weddingId = await atGuests(page, TEO)
  const second = await page.context().newPage()
  await second.goto(`/app/couple/${weddingId}/guests`)
  await newName(page).fill('Desde la primera')
  await newName(second).fill('Desde la segunda')
  await signOutElsewhere(browser, page)
  await expect(ended(page)).toBeVisible()
  await expect(ended(second)).toBeVisible()
  await signInAgain(second)
  await expect(ended(page)).toHaveCount(0)
  await newName(page).press('Enter')
  await newName(second).press('Enter')
  await expectSaved(page, weddingId, { fullName: 'Desde la primera' })
  await expectSaved(page, weddingId, { fullName: 'Desde la segunda' })
})

test('the guest list is as it was for who signs in again', async ({ page }) => {
  const weddingId = await atGuests(page, TEO)
  await writeNote(page, 'Otra vez aquí', () => page.context().clearCookies())
  await signInAgain(page)
  await expect(notesCell(page, 'Teo Lasa')).toHaveValue('Otra vez aquí')
  await expectSaved(page, weddingId, { notes: 'Otra vez aquí' })
  expect(await guestsOf(page, weddingId)).toHaveLength(1)
})
