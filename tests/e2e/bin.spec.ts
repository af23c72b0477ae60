import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, guestsOf } from '../support/journeys/guest-journey.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const entries = (page: Page) => page.getByRole('list', { name: 'Papelera' })
const names = async (page: Page, weddingId: string) =>
  (await guestsOf(page, weddingId)).map(({ fullName }) => fullName).toSorted()

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('what was removed is found by kind and name, and comes back alone, together, or never', async ({
      page,
    }) => {
      const people = ['Carmen Aguirre', 'Eva Ruiz', 'Teo Lasa', 'Íñigo Lasa']
      const weddingId = await atGuests(
        page,
        people.map((fullName) => ({ fullName })),
      )
      const guests = await guestsOf(page, weddingId)
      await call(page.request, 'POST', `/weddings/${weddingId}/guests/removal`, {
        guestIds: guests.map(({ id }) => id),
      })
      const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
        vendorType: 'dj',
      })
      await call(page.request, 'DELETE', `/weddings/${weddingId}/vendors/${id}`)

      await page.reload()
      await page.getByRole('link', { name: 'en la papelera' }).click()
      await expect(page).toHaveURL(/members\?view=trash&kind=guests$/)
      await expect(entries(page).locator(':scope > li')).toHaveCount(1)
      await expect(entries(page)).toContainText('4 invitados')
      await page.getByText('Ver los 4').click()
      await entries(page).getByRole('button', { name: 'Recuperar: Eva Ruiz' }).click()
      await expect(entries(page)).toContainText('3 invitados')
      expect(await names(page, weddingId)).toEqual(['Eva Ruiz'])
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.getByLabel('Buscar en la papelera').fill('inigo')
      await expect(entries(page)).toContainText('Íñigo Lasa')
      await entries(page).getByRole('button', { name: 'Recuperar: Íñigo Lasa' }).click()
      await expect(page.getByText('En la papelera no hay nada así.')).toBeVisible()
      expect(await names(page, weddingId)).toEqual(['Eva Ruiz', 'Íñigo Lasa'])
      await page.getByRole('button', { name: 'Vaciar la búsqueda' }).click()
      await page.getByRole('button', { name: /Qué/ }).click()
      await page.getByRole('option', { name: 'Todo' }).click()
      await expect(entries(page).locator(':scope > li')).toHaveCount(2)

      await page.getByRole('checkbox', { name: 'Elegir: 2 invitados' }).check()
      await page.getByRole('button', { name: 'Eliminar para siempre', exact: true }).click()
      const asked = page.getByRole('alertdialog', { name: '¿Eliminar para siempre?' })
      await expect(asked).toContainText('2 invitados. No se podrá recuperar.')
      await asked.getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('checkbox', { name: 'Elegir: 2 invitados' }).uncheck()
      await entries(page)
        .getByRole('button', { name: 'Eliminar para siempre: Un proveedor sin nombre' })
        .click()
      await asked.getByRole('button', { name: 'Eliminar para siempre' }).click()
      await expect(page.getByText('Eliminado para siempre.')).toBeVisible()
      await expect(entries(page).locator(':scope > li')).toHaveCount(1)

      await page.getByRole('checkbox', { name: 'Elegir todo' }).check()
      await page.getByRole('button', { name: 'Recuperar lo elegido' }).click()
      await expect(page.getByRole('heading', { name: 'La papelera está vacía' })).toBeVisible()
      expect(await names(page, weddingId)).toEqual(people)
    })
  })
}

test('what has no place to go back to stays, and says why', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const folders = `/weddings/${weddingId}/inspiration/folders`
  const vendor = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
    vendorType: 'dj',
    name: 'Sonido Sur',
  })
  const at = `/weddings/${weddingId}/vendors/${vendor.id}`
  const comment = await call<{ id: string }>(page.request, 'POST', `${at}/comments`, {
    text: 'Pide foco cálido',
  })
  await call(page.request, 'DELETE', `${at}/comments/${comment.id}`)
  await call(page.request, 'DELETE', at)
  await call(page.request, 'POST', folders, { name: 'Flores' })
  await page.goto(`/app/couple/${weddingId}/activity?view=trash`)
  await entries(page).getByRole('button', { name: 'Recuperar: El comentario «Pide foco cálido»' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'no puede volver, porque ya no está aquello a lo que pertenecía',
  )
  await expect(entries(page).locator(':scope > li')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Elegir todo' }).check()
  await page.getByRole('button', { name: 'Recuperar lo elegido' }).click()
  await expect(page.getByRole('heading', { name: 'La papelera está vacía' })).toBeVisible()
})

test('several guests who are removed together come back together', async ({ page }) => {
  const people = Array.from({ length: 5 }, (_, place) => `Persona ${place}`)
  const weddingId = await atGuests(
    page,
    people.map((fullName) => ({ fullName })),
  )
  await page.getByText('Por familias').click()
  for (const name of people) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Has eliminado a 5 personas.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => names(page, weddingId)).toEqual(people)
  await page.getByRole('button', { name: 'Exportar o imprimir' }).click()
  await page.getByRole('menuitem', { name: 'Papelera' }).click()
  await expect(page.getByText('En la papelera no hay nada así.')).toBeVisible()
})
