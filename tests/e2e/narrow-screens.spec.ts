import type { Page } from '@playwright/test'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { COMPONENT_NAME_MAX } from '#domain/catalogue/catalogue.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { listPlanners } from '../support/contract/listed-planners.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, inviteIn, openNameAndDate, signedUp } from '../support/journeys/journey.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { fillWedding, manyWords, oneWord } from '../support/journeys/overfull-wedding.ts'

/** Phones as narrow as they come, and as most are. */
const WIDTHS = [320, 360, 390]

type Screen = { name: string; path?: string; open?: (page: Page) => Promise<unknown> }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

/** Opens something in place of the overlay that is open. */
const instead = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
  await open(page)
}

/** Opens each screen at the middle width and looks at it at all of them. */
async function walk(page: Page, screens: Screen[]) {
  for (const { name, path, open } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      if (path) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await open?.(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 780 })
        await expectFits(page, name)
      }
    })
  }
}

const member = (page: Page) => call<{ id: string; fullName: string }>(page.request, 'GET', '/profile')

/** A couple and their planner in a wedding as full as it may be, all with the longest names there are. */
async function overfull(page: Page, other: Page, weddingName: string, weddingId: string) {
  const [reader, writer] = [await member(page), await member(other)]
  await fillWedding(
    weddingId,
    weddingName,
    { id: reader.id, name: reader.fullName },
    { id: writer.id, name: writer.fullName },
  )
}

test('a couple with a wedding as full as it may be reads everything on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 360, height: 780 })
  await signedUp(page, oneWord(FULL_NAME_MAX), 'couple')
  await page.goto('/app/couple')
  await expectFits(page, 'welcome')
  const name = oneWord(WEDDING_NAME_MAX)
  const weddingId = await createWedding(page, name, '2199-12-31')
  const planner = await inviteIn(browser, page, weddingId, oneWord(FULL_NAME_MAX), 'planner')
  await call(planner.request, 'PATCH', '/profile', {
    brandName: oneWord(120),
    webUrl: `https://${oneWord(60)}.example/${oneWord(200)}`,
    phone: '6'.repeat(40),
  })
  await overfull(page, planner, name, weddingId)
  const top = `/app/couple/${weddingId}`
  await walk(page, [
    { name: 'home', path: top },
    { name: 'drawer', open: press('Abrir menú') },
    { name: 'bell', open: instead(press(/^Notificaciones/)) },
    { name: 'user menu', open: instead(press(/^Tu cuenta|Menú de usuario/)) },
    { name: 'invite', open: instead(press('Invitar pareja/planner')) },
    { name: 'edit wedding', open: instead(openNameAndDate) },
    { name: 'guests', path: `${top}/guests` },
    { name: 'guest sheet', open: (p) => p.getByRole('listitem').getByRole('button').first().click() },
    { name: 'guest actions', open: instead(press('Exportar o imprimir')) },
    {
      name: 'add guest',
      path: `${top}/guests`,
      open: (p) => p.getByRole('button', { name: 'Añadir invitado' }).first().click(),
    },
    { name: 'import file', path: `${top}/guests`, open: press('Importar lista') },
    { name: 'import text', open: tab(/Pegar/) },
    {
      name: 'import preview',
      open: async (p) => {
        await p
          .getByLabel('Un invitado por línea')
          .fill([manyWords(200), oneWord(200), manyWords(200)].join('\n'))
        await p.getByRole('button', { name: 'Ver la lista' }).click()
      },
    },
    {
      name: 'import merge',
      // By the keyboard: the button lies where the last press was, and a second one right after it is dropped.
      open: (p) => p.getByRole('button', { name: 'Continuar' }).press('Enter'),
    },
    { name: 'import overwrite', open: press('Sobrescribir lista actual') },
    { name: 'vendors', path: `${top}/vendors` },
    { name: 'catalogue', open: press('Catálogo') },
    {
      name: 'nothing in the catalogue',
      open: (p) =>
        p.getByRole('searchbox', { name: 'Buscar componente' }).fill(`x${oneWord(COMPONENT_NAME_MAX - 1)}`),
    },
    { name: 'custom component', open: press(/^Crear/) },
    {
      name: 'vendor',
      path: `${top}/vendors`,
      open: (p) => p.locator('li[data-vendor]').first().getByRole('button').first().click(),
    },
    { name: 'vendor files', open: tab(/Archivos/) },
    { name: 'vendor conversation', open: tab(/Conversación/) },
    { name: 'budget', path: `${top}/budget` },
    { name: 'inspiration', path: `${top}/inspiration` },
    { name: 'tasks', path: `${top}/tasks` },
    { name: 'agenda', path: `${top}/day-b` },
    { name: 'stranger', path: '/app/couple/0198c0de-0000-7000-8000-000000000000' },
    { name: 'notifications', path: '/app/notifications' },
    { name: 'profile', path: '/app/profile' },
    { name: 'missing', path: '/app/nada' },
  ])
})

test('a planner of weddings with names as long as they may be reads everything on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 360, height: 780 })
  await signedUp(page, oneWord(FULL_NAME_MAX), 'planner')
  await walk(page, [{ name: 'empty dashboard', path: '/app/planner' }])
  const dates = ['2199-12-31', null, '1999-01-01', '2198-12-31']
  const names = dates.map((_, index) => (index % 2 === 0 ? oneWord : manyWords)(WEDDING_NAME_MAX))
  const ids: string[] = []
  for (const [index, date] of dates.entries()) ids.push(await createWedding(page, names[index]!, date))
  for (let index = 0; index < 10; index += 1) await createWedding(page, `Boda ${index}`)
  const couple = await inviteIn(browser, page, ids[0]!, oneWord(FULL_NAME_MAX), 'couple')
  await overfull(page, couple, names[0]!, ids[0]!)
  await walk(page, [
    { name: 'dashboard', path: '/app/planner' },
    { name: 'new wedding', open: press('Crear boda') },
    { name: 'leave', open: instead(press(/^Salir de la boda/)) },
    { name: 'drawer', open: instead(press('Abrir menú')) },
    { name: 'notifications', path: '/app/planner/me/notifications' },
    { name: 'branding', path: '/app/planner/me/branding' },
    { name: 'public profile', path: '/app/planner/me/public-profile' },
    { name: 'billing', path: '/app/planner/me/billing' },
    { name: 'settings', path: '/app/planner/me/settings' },
    { name: 'profile', path: '/app/profile' },
    { name: 'inside a wedding', path: `/app/couple/${ids[0]}` },
  ])
})

test('the public pages and the way in are read on a phone', async ({ page }) => {
  test.setTimeout(300_000)
  await listPlanners()
  await walk(
    page,
    [
      '/',
      '/parejas',
      '/planners',
      '/pricing',
      '/directorio',
      '/contacto',
      '/privacidad',
      '/terminos',
      '/aviso-legal',
      '/encargo',
      '/nada',
      `/directorio?zone=${oneWord(80)}&style=${encodeURIComponent(manyWords(80))}&price=9999999`,
      '/login',
      '/login?logout=1',
      '/signup',
      '/reset-password',
      '/reset-password-new?token=x',
    ].map((path) => ({ name: path.slice(0, 24), path })),
  )
})
