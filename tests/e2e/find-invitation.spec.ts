import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { weddings } from '#db/schema/weddings.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { inviteHousehold, settleInvitations } from '../support/journeys/invitation.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'

const FAILED = 'Con esos datos no encontramos ninguna invitación: revísalos, o pide tu enlace a la pareja.'
const DESKTOP = { width: 1440, height: 900 }

/** A wedding with a page for all and a family of two, of whom one phone is known. */
async function withPage(page: Page, changes: object = {}) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2098-05-16')
  const slug = `boda-${crypto.randomUUID().slice(0, 8)}`
  const save = { slug, isOpen: true, ...changes }
  await call(page.request, 'PATCH', `/weddings/${weddingId}/public-page`, save)
  let path = ''
  await inJourneyDatabase(async (db) => {
    await settleInvitations(db, weddingId)
    const family = await inviteHousehold(db, weddingId, {
      people: [
        { fullName: 'José Luis Pérez García', phone: '612 34 56 78' },
        { fullName: 'Carmen Aguirre Soto' },
      ],
    })
    await inviteHousehold(db, weddingId, { people: [{ fullName: 'Eva Ríos' }] })
    path = family.path
  })
  return { weddingId, slug, path }
}

type Size = { width: number; height: number }

const strangerOf = async (browser: Browser, baseURL: string | undefined, viewport: Size) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport, locale: 'es-ES', baseURL: baseURL! },
  })
  return { context, visit: await context.newPage() }
}

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`a family finds its invitation without script on a ${size}`, async ({ page, browser, baseURL }) => {
    const { slug, path } = await withPage(page, { findsInvitations: true })
    const { context, visit } = await strangerOf(browser, baseURL, viewport)
    await visit.goto(`/boda/${slug}`)
    await visit.getByRole('link', { name: 'Buscar mi invitación' }).click()
    await visit.getByLabel('Nombre y apellidos').fill('aguirre, carmen')
    await visit.getByLabel('Teléfono o email').fill('612 34 56 79')
    await visit.keyboard.press('Enter')
    await expect(visit.getByRole('alert')).toHaveText(FAILED)
    await expect(visit.getByLabel('Nombre y apellidos')).toHaveValue('aguirre, carmen')
    await expectFits(visit, 'a search that found nothing')
    await visit.getByLabel('Teléfono o email').fill('+34 612345678')
    await visit.getByRole('button', { name: 'Buscar mi invitación' }).click()
    await expect(visit).toHaveURL(new RegExp(`${path}$`))
    await expect(visit.getByText('Carmen').first()).toBeVisible()
    await context.close()
  })

test('the search is accessible and within the window in each style', async ({ page, browser, baseURL }) => {
  const { slug, weddingId } = await withPage(page, { findsInvitations: true })
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: PHONE,
    locale: 'es-ES',
  })
  const visit = await context.newPage()
  for (const style of WEDDING_STYLES) {
    await inJourneyDatabase(async (db) => {
      await db.update(weddings).set({ style }).where(eq(weddings.id, weddingId))
    })
    for (const path of [`/boda/${slug}`, `/boda/${slug}/invitacion`]) {
      await visit.goto(path)
      await expectAccessible(visit)
      await expectNoSidewaysScroll(visit)
    }
  }
  await visit.getByLabel('Nombre y apellidos').fill('Nadie Sabido')
  await visit.getByLabel('Teléfono o email').fill('600000000')
  await visit.keyboard.press('Enter')
  await expect(visit.getByRole('alert')).toBeVisible()
  await expectAccessible(visit)
  await context.close()
})

test('a couple lets families find their invitation, and is told who cannot', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, weddingId } = await withPage(page)
  await page.goto(`/app/couple/${weddingId}/guest-page`)
  await page.getByRole('button', { name: 'Ver la dirección' }).click()
  const finds = page.getByRole('switch', { name: 'Que cada familia encuentre su invitación' })
  await expect(finds).not.toBeChecked()
  await finds.focus()
  await page.keyboard.press('Space')
  await expect(finds).toBeChecked()
  await expect(page.getByText('1 familia no se podrá encontrar: le falta teléfono o email.')).toBeVisible()
  await expectAccessible(page)
  const { context, visit } = await strangerOf(browser, baseURL, PHONE)
  await visit.goto(`/boda/${slug}/invitacion`)
  await expect(visit.getByRole('heading', { name: 'Buscar mi invitación' })).toBeVisible()

  await finds.focus()
  await page.keyboard.press('Space')
  await expect(finds).not.toBeChecked()
  await expect(page.getByText(/no se podrá encontrar/)).toHaveCount(0)
  await visit.reload()
  await expect(visit).toHaveURL(new RegExp(`/boda/${slug}$`))
  await context.close()
})
