import type { Browser, Page } from '@playwright/test'
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

type Size = typeof DESKTOP

/** A planner with a wedding that has an agenda, and a coordinator of theirs who leads it. */
async function agencyWithWedding(page: Page, browser: Browser, size: Size) {
  await page.setViewportSize(size)
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page, 'Nora & Xavi', '2199-06-10')
  await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, {
    ...{ name: 'Boda', date: '2199-06-10' },
    items: [{ title: 'Ceremonia', time: { startsAt: 1080, endsAt: 1110 } }],
  })
  const rocio = await (await browser.newContext({ viewport: size })).newPage()
  const { email } = await signedUp(rocio, 'Rocío Vega', 'planner')
  const { id: agencyId } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await call(page.request, 'POST', `/planner/agencies/${agencyId}/invitations`, {
    email,
    role: 'coordinator',
  })
  const { text } = await newestMail(page, email, /te invita a su equipo/)
  const [, token] = /team-invitation\?token=([\w-]+)/.exec(text)!
  await call(rocio.request, 'POST', '/planner/agency-invitations/accept', { token })
  const { id } = await call<{ id: string }>(rocio.request, 'GET', '/profile')
  const place = `/planner/agencies/${agencyId}/weddings/${weddingId}/people/${id}`
  await call(page.request, 'PUT', place, { kind: 'lead' })
  return { rocio, weddingId, agencyId }
}

async function openTemplates(page: Page, plannerId: string) {
  await page.goto(`/app/planner/${plannerId}/tasks?vista=plantillas`)
  await hydrated(page)
}

for (const size of [DESKTOP, PHONE]) {
  test(`a template is its author’s own until it is shared with the team, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const { rocio, agencyId } = await agencyWithWedding(page, browser, size)
    const complaints = watchConsole(rocio)
    await openTemplates(rocio, agencyId)
    await rocio.getByRole('button', { name: 'Nueva plantilla' }).press('Enter')
    const dialog = rocio.getByRole('dialog', { name: 'Nueva plantilla' })
    await dialog.getByLabel('Nombre').fill('Boda de campo')
    await dialog.getByRole('radio', { name: 'En blanco' }).press('Space')
    await dialog.getByRole('radio', { name: 'Solo mía' }).press('Space')
    await expectAccessible(rocio)
    await dialog.getByRole('button', { name: 'Crear plantilla' }).press('Enter')
    await expect(rocio.getByRole('button', { name: 'Solo mía Boda de campo' })).toBeVisible()
    await expect(rocio.getByRole('switch', { name: /Ofrecerla/ })).toBeDisabled()
    await expectAccessible(rocio)
    await expectNoSidewaysScroll(rocio)

    await openTemplates(page, agencyId)
    await expect(page.getByRole('button', { name: 'Nueva plantilla' })).toBeVisible()
    await expect(page.getByText('Boda de campo')).toHaveCount(0)

    await openTemplates(rocio, agencyId)
    const row = rocio.getByRole('listitem').filter({ hasText: 'Boda de campo' })
    await expect(row).toContainText('Solo mía')
    await row.getByRole('button', { name: 'Acciones de Boda de campo' }).press('Enter')
    await rocio.getByRole('menuitem', { name: 'Compartir con el equipo' }).press('Enter')
    await expect(rocio.getByText(/^«Boda de campo», compartida con el equipo/)).toBeVisible()
    await expect(row).toContainText('Compartida')
    await expectAccessible(rocio)
    await expectNoSidewaysScroll(rocio)

    await openTemplates(page, agencyId)
    const theirs = page.getByRole('listitem').filter({ hasText: 'Boda de campo' })
    await expect(theirs).toContainText('Compartida')

    await row.getByRole('button', { name: 'Acciones de Boda de campo' }).press('Enter')
    await rocio.getByRole('menuitem', { name: 'Hacer solo mía' }).press('Enter')
    await expect(row).toContainText('Solo mía')
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Nueva plantilla' })).toBeVisible()
    await expect(theirs).toHaveCount(0)
    expect(complaints).toEqual([])
    await rocio.context().close()
  })

  test(`a coordinator has the agency’s agendas and vendors in its wedding, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const { rocio, weddingId, agencyId } = await agencyWithWedding(page, browser, size)
    const complaints = watchConsole(rocio)
    const template = (name: string) => ({
      ...{ name, ceremonyAt: 1080, was: null },
      days: [
        { name: 'Boda', offset: 0, items: [{ title: 'Brindis', time: { startsAt: 1140, endsAt: null } }] },
      ],
    })
    const put = (person: Page, name: string) =>
      call(person.request, 'PUT', `/planner/agenda-templates/${crypto.randomUUID()}`, template(name))
    await put(page, 'La de la agencia')
    await put(rocio, 'Del negocio de Rocío')
    const vendor = { id: crypto.randomUUID(), name: 'DJ Marea', component: 'dj' }
    await call(page.request, 'POST', '/planner/vendor-book', { vendors: [vendor] })

    await rocio.goto(`/app/couple/${weddingId}/day-b`)
    await hydrated(rocio)
    const openMenu = () => rocio.getByRole('button', { name: 'Imprimir, exportar y días' }).press('Enter')
    await openMenu()
    await rocio.getByRole('menuitem', { name: 'Guardar como plantilla' }).press('Enter')
    const saving = rocio.getByRole('dialog', { name: 'Guardar como plantilla' })
    await saving.getByLabel('Nombre', { exact: true }).fill('La de Rocío')
    await saving.getByRole('radio', { name: 'Solo mía' }).press('Space')
    await expectAccessible(rocio)
    await expectNoSidewaysScroll(rocio)
    await saving.getByRole('button', { name: 'Guardar plantilla' }).press('Enter')
    await expect(rocio.getByText('«La de Rocío» está entre tus plantillas de agenda.')).toBeVisible()
    await openMenu()
    await rocio.getByRole('menuitem', { name: 'Plantillas de agenda' }).press('Enter')
    const templates = rocio.getByRole('dialog', { name: 'Plantillas de agenda' })
    await expect(templates.getByRole('listitem')).toHaveCount(2)
    await expect(templates).toContainText('La de la agencia')
    await expect(templates).not.toContainText('Del negocio de Rocío')
    await expectAccessible(rocio)
    await expectNoSidewaysScroll(rocio)
    const list = () => call<{ name: string }[]>(page.request, 'GET', '/planner/agenda-templates')
    expect(await list()).toMatchObject([{ name: 'La de la agencia' }])
    await templates.getByRole('button', { name: 'Solo mía La de Rocío' }).press('Enter')
    await rocio.getByRole('menuitem', { name: 'Compartir con el equipo' }).press('Enter')
    await expect(templates.getByRole('button', { name: 'Compartida La de Rocío' })).toBeVisible()
    await expect.poll(async () => (await list()).length).toBe(2)

    const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
      ...{ vendorType: 'catering', name: 'La Alacena', cost: 4000, phone: '612 34 56 78' },
    })
    await rocio.goto(`/app/couple/${weddingId}/vendors?proveedor=${id}`)
    await hydrated(rocio)
    await rocio.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
    const keeping = rocio.getByRole('dialog', { name: 'Guardar en la libreta' })
    await expectAccessible(rocio)
    await keeping.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
    await expect(rocio.getByText('«La Alacena» ya está en la libreta del equipo.')).toBeVisible()
    type Book = { vendors: { name: string }[] }
    const book = await call<Book>(page.request, 'GET', '/planner/vendor-book')
    expect(book.vendors.map(({ name }) => name).toSorted()).toEqual(['DJ Marea', 'La Alacena'])
    expect((await call<Book>(rocio.request, 'GET', '/planner/vendor-book')).vendors).toEqual([])
    expect(complaints).toEqual([])
    await rocio.goto(`/app/planner/${agencyId}/vendors`)
    await rocio.context().close()
  })
}

test('a planner without a team is asked nothing', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await call(page.request, 'POST', '/planner/task-templates', { name: 'Boda de campo', tasks: [] })
  await openTemplates(page, id)
  await expect(page.getByText('Boda de campo')).toBeVisible()
  await expect(page.getByText('Compartida')).toHaveCount(0)
  await page.getByRole('button', { name: 'Nueva plantilla' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nueva plantilla' })
  await expect(dialog.getByRole('radio', { name: 'En blanco' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Solo mía' })).toHaveCount(0)
})
