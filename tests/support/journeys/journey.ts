import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { FIRST_ANSWERS_ID } from '#contract/first-reads.ts'
import type { NamedPreset } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'

export const PASSWORD = 'azahar-en-flor'
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const newEmail = (name: string) => `${name}-${randomUUID()}@correo.example`

type NewPerson = { name: string; email: string; role: Role }

/** Fills the signup screen that is open and sends it. */
export async function fillSignup(page: Page, { name, email, role }: NewPerson) {
  await page.getByText(role === 'planner' ? 'Soy wedding planner' : 'Soy pareja', { exact: true }).click()
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
}

export async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Leaves through the user menu. */
export async function signOut(page: Page) {
  await pressSignOut(page)
  await expect(page).toHaveURL(/\/login\?logout=1$/)
}

/** For what follows the login so soon that it may not be seen. */
export async function pressSignOut(page: Page) {
  await page.getByRole('button', { name: /^Tu cuenta|Menú de usuario/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
}

/**
 * A person with an account, signed in through the API in this page's browser context. Each comes from a network of their
 * own: a quick run signs up more people in ten minutes than one network may.
 */
export async function signedUp(page: Page, name: string, role: Role): Promise<NewPerson> {
  const person = { name, email: newEmail('persona'), role }
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: { ...person, password: PASSWORD },
    headers: fromElsewhere(),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return person
}

/** Calls the API with the session of the page. */
export async function call<T>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await request.fetch(`/api${path}`, { method, data })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

export const createWedding = async (page: Page, name = 'Lucía & Martín', eventDate: string | null = null) =>
  (await call<{ id: string }>(page.request, 'POST', '/weddings', { name, eventDate })).id

/** A second person with a browser of their own, already a member of the wedding. */
export async function inviteIn(
  browser: Browser,
  host: Page,
  weddingId: string,
  name: string,
  role: Role,
  preset: NamedPreset = role,
) {
  const { code } = await call<{ code: string }>(host.request, 'POST', `/weddings/${weddingId}/invitations`, {
    role,
    preset,
  })
  const context = await browser.newContext({ viewport: host.viewportSize() })
  const page = await context.newPage()
  await signedUp(page, name, role)
  await call(page.request, 'POST', '/invitations/redeem', { code })
  return page
}

/** Every control answers: React has hydrated the page that the server has drawn. */
export const hydrated = (page: Page) => expect(page.locator('[data-not-hydrated]')).toHaveCount(0)

/** Opens 'Nombre y fecha' by the pencil of 'Mi boda'. */
export async function openNameAndDate(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: 'Cambiar nombre, fecha o estilo' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar nombre o fecha' }).press('Enter')
}

/** The header by which a proxy says that a visitor is at a place of their own, which has rate limits of its own. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
})

/** From now on the pages of screens come without their rows, as when those took too long: the app asks itself. */
export async function withoutFirstAnswers(page: Page) {
  await page.route(/\/app(\/|\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      new RegExp(`<script[^>]*id="${FIRST_ANSWERS_ID}">[^<]*</script>`),
      '',
    )
    await route.fulfill({ response, body })
  })
}

/** No rule of WCAG 2.2 AA is broken on what the page shows, in light and in dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(waitForColours)
    const { violations } = await new AxeBuilder({ page })
      // The parts that react-aria reads out name fields of a dialog that may have closed since.
      .exclude('[data-live-announcer]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // Frames of other origins would need a page of their own to be put together in; there are none.
      .setLegacyMode()
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`)
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}

/**
 * Colours on their way from one theme to the other belong to neither. A transition of an inherited colour starts
 * the child's own when it ends, so the page is at rest only when a frame after the last one starts none.
 */
async function waitForColours() {
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    // One that has ended and fills stays in the list for ever, and one that follows scrolling never ends.
    return document
      .getAnimations()
      .filter(
        ({ playState, effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          playState !== 'finished' &&
          effect?.getTiming().iterations !== Infinity,
      )
  }
  for (let ending = await frames(); ending.length > 0; ending = await frames()) {
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }
}

/** Nothing has to be scrolled sideways to be read, once the page has come to rest at its width. */
export async function expectNoSidewaysScroll(page: Page) {
  // The window of a phone grows with a page that is too wide, so that its own width tells nothing.
  const { width } = page.viewportSize()!
  const overflow = async () => (await page.evaluate(() => document.documentElement.scrollWidth)) - width
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0)
}

/** Collects the lines of the console: errors of scripts, of the policy, of missing files. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** Waits for what opens over the screens, which comes once they are idle: without a network it could not. */
export const whatOpensHasCome = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name, duration }) => name.includes('/overlays-') && duration > 0),
      ),
    )
    .toBe(true)
