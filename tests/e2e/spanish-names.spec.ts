import type { Page } from '@playwright/test'
import { listPlanners } from '../support/contract/listed-planners.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  openNameAndDate,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

/** Words that only an English default can have brought into a name or a description. */
const ENGLISH =
  /\b(?:add|apply|available|button|calendar|cancel|checked|choose|clear|click|close|collapse|combobox|copy|date|day|decrease|delete|dismiss|drag|drop|drop ?zone|edit|empty|expand|file|filter|hide|increase|items?|listbox|loading|month|more|next|open|options?|page|pick|press|previous|remove|required|save|scroll|search|select(?:ed|ion)?|show|sort|submit|suggestions?|today|toggle|undo|upload|use|value|week|year)\b/i

/** Collects the English words that a screen reader says of anything on the page. */
async function englishOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const said = nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, description, properties }) => [
      name?.value,
      description?.value,
      ...(properties ?? []).filter((one) => one.name === 'roledescription').map((one) => one.value.value),
    ])
    .filter((text): text is string => typeof text === 'string')
  return [...new Set(said.filter((text) => ENGLISH.test(text)))]
}

type Step = [name: string, act: (page: Page) => Promise<unknown>]

async function expectSpanish(page: Page, steps: Step[]) {
  for (const [name, act] of steps) {
    await act(page)
    await expect(page.getByText('Cargando…')).toHaveCount(0)
    expect.soft(await englishOn(page), name).toEqual([])
  }
}

const go = (path: string) => async (page: Page) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const closed = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]')).toHaveCount(0)
}
const instead = (name: string | RegExp) => async (page: Page) => {
  await closed(page)
  await press(name)(page)
}
const shown =
  (role: 'dialog' | 'menu' | 'listbox' | 'grid', act: (page: Page) => Promise<unknown>) =>
  async (page: Page) => {
    await act(page)
    await expect(page.getByRole(role).first()).toBeVisible()
  }

test('nothing on the screens of a couple has an English name', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize(DESKTOP)
  await signedUp(page, 'Lucía Herrera', 'couple')
  await expectSpanish(page, [['welcome', go('/app/couple')]])
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Begoña Ruiz' })
  await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, { vendorType: 'catering', name: 'Olmo' })
  const top = `/app/couple/${weddingId}`
  await expectSpanish(page, [
    ['home', go(top)],
    ['bell', shown('dialog', press(/^Notificaciones/))],
    ['user menu', shown('menu', instead(/^Tu cuenta|Menú de usuario/))],
    ['invite', shown('dialog', instead('Invitar pareja/planner'))],
    [
      'name and date',
      shown('dialog', async (at) => {
        await closed(at)
        await openNameAndDate(at)
      }),
    ],
    [
      'calendar',
      shown('grid', (at) =>
        at
          .getByRole('dialog')
          .getByRole('button', { name: /calendario/i })
          .click(),
      ),
    ],
    ['guests', go(`${top}/guests`)],
    ['answer', shown('menu', press(/^RSVP:/))],
    ['export', shown('menu', instead('Exportar o imprimir'))],
    ['add a guest', shown('dialog', instead('Añadir invitado'))],
    ['import a file', shown('dialog', instead('Importar lista'))],
    ['import a text', (at) => at.getByRole('tab', { name: 'Pegar texto' }).click()],
    ['vendors', go(`${top}/vendors`)],
    ['categories', shown('listbox', press(/Todas las categorías/))],
    [
      'vendor',
      async (at) => {
        await at.keyboard.press('Escape')
        await at.getByRole('button', { name: /^Abrir Olmo/ }).click()
      },
    ],
    ['files', (at) => at.getByRole('tab', { name: /Archivos/ }).click()],
    ['conversation', (at) => at.getByRole('tab', { name: /Conversación/ }).click()],
    ['budget', go(`${top}/budget`)],
    ['inspiration', go(`${top}/inspiration`)],
    ['agenda', go(`${top}/day-b`)],
    ['notifications', go('/app/notifications')],
    ['profile', go('/app/profile')],
  ])
  await page.setViewportSize(PHONE)
  await expectSpanish(page, [
    ['guests on a phone', go(`${top}/guests`)],
    ['guest sheet', shown('dialog', (at) => at.getByRole('button', { name: /^Begoña Ruiz/ }).click())],
    ['menu', shown('dialog', instead('Abrir menú'))],
    ['vendors on a phone', go(`${top}/vendors`)],
    ['catalogue', shown('dialog', press('Catálogo'))],
  ])
})

test('nothing on the screens of a planner or before the login has an English name', async ({ page }) => {
  test.setTimeout(300_000)
  await expectSpanish(
    page,
    ['/login', '/signup', '/reset-password', '/', '/pricing', '/directorio', '/contacto'].map(
      (path): Step => [path, go(path)],
    ),
  )
  await signedUp(page, 'Elena Montes', 'planner')
  await createWedding(page, 'Lucía & Martín', '2027-04-10')
  await expectSpanish(page, [
    ['dashboard', go('/app/planner')],
    ['new wedding', shown('dialog', press('Crear boda'))],
    [
      'leave',
      async (at) => {
        await instead(/^Salir de la boda/)(at)
        await expect(at.getByRole('alertdialog')).toBeVisible()
      },
    ],
    ['profile', go('/app/profile')],
    ['billing', go('/app/planner/me/billing')],
    ['branding', go('/app/planner/me/branding')],
  ])
})

test('names say aloud what stands there', async ({ page }) => {
  await listPlanners()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Azahar, inicio', exact: true })).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: 'Pie de página', exact: true })).toBeVisible()
  await page.goto('/directorio')
  await expect(page.getByRole('textbox', { name: 'Desde', exact: true })).toHaveAttribute(
    'placeholder',
    'hasta 3.000\u00a0€',
  )
  await page.goto('/planners/casa-jara')
  await expect(page.getByRole('link', { name: 'Escribir a Casa Jara', exact: true })).toBeVisible()

  await signedUp(page, 'Nuria Salas', 'couple')
  const wedding = await createWedding(page, 'Nuria & Sofía')
  const post = <T>(path: string, data: unknown) =>
    call<T>(page.request, 'POST', `/weddings/${wedding}${path}`, data)
  const { id } = await post<{ id: string }>('/guests', { fullName: 'Ramón Salas Vera' })
  await call(page.request, 'PATCH', `/weddings/${wedding}/guests/${id}`, { rsvp: true })
  await post('/guests', { fullName: 'Montse Prat Gil' })
  await post('/vendors', { vendorType: 'catering', name: 'Olmo' })
  await page.goto(`/app/couple/${wedding}`)
  const glance = page.getByRole('region', { name: 'De un vistazo' })
  const answers = page.getByRole('region', { name: 'Respuestas' })
  await expect(answers.getByRole('link', { name: '1 de 2 viene', exact: true })).toBeVisible()
  await expect(glance.getByRole('link', { name: '0 de 1 proveedor confirmado', exact: true })).toBeVisible()
  await page.goto(`/app/couple/${wedding}/vendors`)
  await page.getByRole('button', { name: 'Abrir Olmo, Catering' }).click()
  await expect(
    page.getByText('Aún no tiene importe: al confirmarlo no sumará nada.', { exact: true }),
  ).toBeVisible()
  await page.goto(`/app/couple/${wedding}/guests`)
  await page.getByRole('button', { name: 'Por familias' }).click()
  await expect(page.getByRole('button', { name: 'Salas Vera, 1 persona', exact: true })).toBeVisible()
})
