import type { Page } from '@playwright/test'
import { itemsOf, openAgenda, titles } from '../support/journeys/agenda-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { press, tile, vendorsOf } from './vendor-journey.ts'

const at = (weddingId: string, section: string) => `/app/couple/${weddingId}/${section}`
const draftSwitch = (page: Page) => page.getByRole('switch', { name: 'Guardar como borrador' })
const asDraft = async (page: Page) => {
  await page.getByText('Guardar como borrador').click()
  await expect(draftSwitch(page)).toBeChecked()
}
/** 'Publicar' of a section, beside which all that is prepared may be published. */
const pressPublish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true }).click()
const notices = async (page: Page) =>
  (await call<{ action: string }[]>(page.request, 'GET', '/notifications'))
    .map(({ action }) => action)
    .filter((action) => action !== 'member.joined')

for (const size of [DESKTOP, PHONE]) {
  const isNarrow = size === PHONE

  /** The moment that the day begins with: a row of fields at a desk, a line on a phone. */
  const expectFirst = (page: Page, title: string) =>
    isNarrow
      ? expect(page.getByRole('button', { name: /^Acciones de / }).first()).toHaveAccessibleName(
          `Acciones de ${title}`,
        )
      : expect(titles(page).first()).toHaveValue(title)

  const rename = async (page: Page, title: string, next: string) => {
    if (!isNarrow) {
      await titles(page).first().fill(next)
      return titles(page).first().press('Enter')
    }
    await page.getByRole('button', { name: new RegExp(`:\\d\\d.*${title}`) }).click()
    await page.getByRole('dialog', { name: title }).getByLabel('Qué pasa').fill(next)
    await press(page.getByRole('dialog', { name: title }), 'Guardar')
  }

  test.describe(`at ${size.width} px a planner`, () => {
    test.use({ viewport: size, hasTouch: isNarrow })

    test('prepares in private, publishes with one notification, and prepares changes of what is published', {
      tag: isNarrow ? [] : '@core',
    }, async ({ page: lucia, browser }) => {
      await signedUp(lucia, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(lucia, 'Lucía & Martín', '2027-04-10')
      const elena = await inviteIn(browser, lucia, weddingId, 'Elena Soto', 'planner')

      await test.step('vendors that count in no sum', async () => {
        await elena.goto(at(weddingId, 'vendors'))
        await hydrated(elena)
        await asDraft(elena)
        if (isNarrow) await press(elena, 'Catálogo')
        await elena.getByRole('searchbox', { name: 'Buscar componente' }).fill('fotografia')
        await press(elena, 'Añadir Fotografía')
        if (isNarrow) await elena.keyboard.press('Escape')
        await expect(tile(elena, 'Fotografía').getByText('Borrador')).toBeVisible()
        await elena.reload()
        await hydrated(elena)
        await expect(draftSwitch(elena)).toBeChecked()
        await expect(elena.getByText(/^1 proveedor en borrador/)).toBeVisible()
        const [vendor] = await vendorsOf(elena, weddingId)
        await call(elena.request, 'PATCH', `/weddings/${weddingId}/vendors/${vendor!.id}`, {
          name: 'Estudio Candela',
          cost: 1850,
        })
        await call(elena.request, 'POST', `/weddings/${weddingId}/vendors`, {
          vendorType: 'dj',
          name: 'Lola Discos',
          isDraft: true,
        })
        await expect(elena.getByText(/^2 proveedores en borrador/)).toBeVisible()
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
        await elena.goto(at(weddingId, 'budget'))
        await expect(elena.getByText(/2 borradores por 1\.850,00\s€: no cuentan aquí/)).toBeVisible()
      })

      await test.step('an agenda and a folder', async () => {
        await openAgenda(elena, weddingId)
        await press(elena, 'Crear agenda')
        const dialog = elena.getByRole('dialog', { name: 'Crear agenda' })
        // The choice made for the vendors is remembered for the wedding.
        await expect(dialog.getByRole('switch', { name: 'Guardar como borrador' })).toBeChecked()
        await press(dialog, 'Crear agenda')
        await expect(elena.getByText('Borrador: la pareja no ve este día.')).toBeVisible()
        await expectFirst(elena, 'Preparativos')
        await elena.goto(at(weddingId, 'inspiration'))
        await hydrated(elena)
        await expect(draftSwitch(elena)).toBeChecked()
        const field = elena.getByRole('textbox', { name: 'Nueva carpeta' })
        await field.fill('Mesas y flores')
        await field.press('Enter')
        await expect(elena.getByText('Borrador: la pareja no ve esta carpeta ni sus imágenes.')).toBeVisible()
        await expectNoSidewaysScroll(elena)
      })

      await test.step('which the page of members counts', async () => {
        await elena.goto(at(weddingId, 'members'))
        await hydrated(elena)
        const band = elena.getByRole('region', { name: 'Borradores' })
        await expect(band.getByText('4 borradores sin publicar.')).toBeVisible()
        for (const words of ['2 proveedores', '1 día', '1 carpeta'])
          await expect(band.getByRole('link', { name: words })).toBeVisible()
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
      })

      await test.step('of which the couple sees nothing', async () => {
        for (const section of ['vendors', 'budget', 'day-b', 'inspiration', 'activity', 'members']) {
          await lucia.goto(at(weddingId, section))
          await hydrated(lucia)
          await expect(lucia.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(lucia.getByText(/[Bb]orrador|Candela|Lola Discos|Mesas y flores/)).toHaveCount(0)
        }
        expect(await notices(lucia)).toEqual([])
      })

      await test.step('until it is published, in the open tab too', async () => {
        await lucia.goto(at(weddingId, 'vendors'))
        await hydrated(lucia)
        await elena.goto(at(weddingId, 'vendors'))
        await hydrated(elena)
        await press(elena, 'Publicar los 2 borradores')
        await expect(elena.getByText('Has publicado 2 proveedores.')).toBeVisible()
        await expect(elena.getByText('Borrador', { exact: true })).toHaveCount(0)
        // A phone shows one category, of those that have vendors the first.
        await expect(tile(lucia, 'Lola Discos')).toBeVisible()
        if (isNarrow) await lucia.getByRole('tab', { name: /^Foto & Vídeo/ }).click()
        await expect(tile(lucia, 'Estudio Candela')).toBeVisible()
        expect(await notices(lucia)).toEqual(['vendor.published'])
        await openAgenda(elena, weddingId)
        await pressPublish(elena)
        await expect(elena.getByText('Has publicado «Boda».')).toBeVisible()
        await elena.goto(at(weddingId, 'inspiration'))
        await elena.getByRole('link', { name: /^Mesas y flores/ }).click()
        await pressPublish(elena)
        await expect(elena.getByText('Has publicado «Mesas y flores».')).toBeVisible()
        await lucia.goto(at(weddingId, 'inspiration'))
        await expect(lucia.getByRole('link', { name: /^Mesas y flores/ })).toBeVisible()
        expect((await notices(lucia)).sort()).toEqual([
          'agenda.published',
          'folder.published',
          'vendor.published',
        ])
      })

      await test.step('and changes of the published day wait beside it', async () => {
        await openAgenda(elena, weddingId)
        await press(elena, 'Imprimir, exportar y días')
        await elena.getByRole('menuitem', { name: 'Preparar cambios sin publicar' }).click()
        await expect(elena.getByText(/^Cambios sin publicar/)).toBeVisible()
        await rename(elena, 'Preparativos', 'Peluquería')
        await expect
          .poll(async () => (await itemsOf(elena, weddingId)).some(({ title }) => title === 'Peluquería'))
          .toBe(true)
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
        await openAgenda(lucia, weddingId)
        await expectFirst(lucia, 'Preparativos')
        await expect(lucia.getByText(/sin publicar/)).toHaveCount(0)
        await press(elena, 'Publicar cambios')
        await expect(elena.getByText('Has publicado los cambios de «Boda».')).toBeVisible()
        await expectFirst(lucia, 'Peluquería')
        await expect(elena.getByText(/^Cambios sin publicar/)).toHaveCount(0)
      })
    })

    test('publishes all that is prepared in one go, but for what is left out', async ({
      page: lucia,
      browser,
    }) => {
      await signedUp(lucia, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(lucia, 'Lucía & Martín', '2027-04-10')
      const elena = await inviteIn(browser, lucia, weddingId, 'Elena Soto', 'planner')
      const prepare = (path: string, body: object) =>
        call(elena.request, 'POST', `/weddings/${weddingId}${path}`, { isDraft: true, ...body })
      for (const name of ['Estudio Candela', 'Flores Jara', 'Aún no'])
        await prepare('/vendors', { vendorType: 'fotografia', name })
      await prepare('/agenda/days', { name: 'Preboda', date: '2027-04-09' })
      await prepare('/inspiration/folders', { name: 'Mesas y flores' })
      await prepare('/tasks', { title: 'Pedir presupuesto de música' })
      await lucia.goto(at(weddingId, 'vendors'))
      await hydrated(lucia)

      await test.step('chosen beside the drafts of a section, or on the page of members', async () => {
        await elena.goto(at(weddingId, 'inspiration'))
        await elena.getByRole('link', { name: /^Mesas y flores/ }).click()
        await expect(elena.getByRole('button', { name: 'Publicar todo lo preparado' })).toBeVisible()
        await elena.goto(at(weddingId, 'tasks'))
        await expect(elena.getByRole('button', { name: 'Publicar todo lo preparado' })).toBeVisible()
        await elena.goto(at(weddingId, 'members'))
        await hydrated(elena)
        const band = elena.getByRole('region', { name: 'Borradores' })
        await expect(band.getByText('6 borradores sin publicar.')).toBeVisible()
        await expect(band.getByRole('link', { name: '1 tarea' })).toBeVisible()
        await press(band, 'Publicar')
        const dialog = elena.getByRole('dialog', { name: 'Preparado en borrador' })
        await expect(dialog.getByRole('checkbox')).toHaveCount(6)
        await dialog.getByRole('checkbox', { name: 'Aún no, Fotografía' }).uncheck()
        await expect(
          dialog.getByText(
            'La pareja recibe un solo aviso: has publicado 2 proveedores, 1 día, 1 carpeta y 1 tarea.',
          ),
        ).toBeVisible()
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
        await press(dialog, 'Publicar')
        await expect(
          elena.getByText('Has publicado 2 proveedores, 1 día, 1 carpeta y 1 tarea.', { exact: true }),
        ).toBeVisible()
        await expect(dialog).toHaveCount(0)
        await expect(elena.getByText('1 borrador sin publicar.')).toBeVisible()
      })

      await test.step('which the couple sees at once, with one notification that leads to it', async () => {
        await expect(tile(lucia, 'Estudio Candela')).toBeVisible()
        await expect(tile(lucia, 'Aún no')).toHaveCount(0)
        expect(await notices(lucia)).toEqual(['drafts.published'])
        await lucia.goto('/app/notifications')
        await hydrated(lucia)
        await lucia.getByText(/ha publicado 2 proveedores, 1 día, 1 carpeta y 1 tarea/).click()
        await expect(lucia).toHaveURL(/members\?view=activity/)
        await expect(
          lucia.getByText(/2 proveedores, el día «Preboda», la carpeta .* y la tarea/),
        ).toBeVisible()
        await expectAccessible(lucia)
        await lucia.getByRole('main').getByRole('link', { name: 'Inspiración' }).click()
        await expect(lucia.getByRole('link', { name: /^Mesas y flores/ })).toBeVisible()
      })
    })

    test('takes all of it back with the notification', async ({ page: lucia, browser }) => {
      await signedUp(lucia, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(lucia, 'Lucía & Martín', '2027-04-10')
      const elena = await inviteIn(browser, lucia, weddingId, 'Elena Soto', 'planner')
      await call(elena.request, 'POST', `/weddings/${weddingId}/vendors`, {
        ...{ isDraft: true, vendorType: 'dj', name: 'Lola Discos' },
      })
      const folder = { isDraft: true, name: 'Mesas y flores' }
      await call(elena.request, 'POST', `/weddings/${weddingId}/inspiration/folders`, folder)
      await elena.goto(at(weddingId, 'members'))
      await hydrated(elena)
      await press(elena.getByRole('region', { name: 'Borradores' }), 'Publicar')
      const dialog = elena.getByRole('dialog', { name: 'Preparado en borrador' })
      await press(dialog, 'Publicar')
      await expect(dialog).toHaveCount(0)
      await expect(elena.getByText('Has publicado 1 proveedor y 1 carpeta.', { exact: true })).toBeVisible()
      expect(await notices(lucia)).toEqual(['drafts.published'])
      // A second press at the place of 'Publicar' would be taken for a double click; the keyboard never is.
      await elena.getByRole('button', { name: 'Deshacer' }).press('Enter')
      await expect(elena.getByText('2 borradores sin publicar.')).toBeVisible()
      expect(await notices(lucia)).toEqual([])
    })
  })
}
