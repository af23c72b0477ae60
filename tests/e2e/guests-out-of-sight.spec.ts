import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, choose, newName } from '../support/journeys/guest-journey.ts'
import { PHONE } from '../support/journeys/journey.ts'

const ONE = [{ fullName: 'Carmen Aguirre', rsvp: true }]

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar invitados' })

/** 'Ver' shows all guests again, with the row that was added lit up. */
async function expectShownBy(page: Page, action: string, name: string, guest = name) {
  await page.getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Todos/ })).toBeChecked()
  await expect(search(page)).toHaveValue('')
  await expect(
    page.locator('[data-row]').filter({ has: page.locator(`[value="${guest}"], :text-is("${guest}")`) }),
  ).toBeVisible()
  await expect(notice(page, name)).toHaveCount(0)
}

test('the new row says where a guest went whom the filter hides, and leads there', async ({ page }) => {
  await atGuests(page, ONE)
  await choose(page, 'RSVP Sí')
  await newName(page).fill('Begoña Ruiz')
  await newName(page).press('Enter')
  await expect(
    notice(page, 'Hemos añadido a Begoña Ruiz. No se ve aquí por el filtro «RSVP Sí».'),
  ).toBeVisible()
  await newName(page).fill('Íñigo Lasa')
  await newName(page).press('Enter')
  await expect(
    notice(page, 'Hemos añadido a Íñigo Lasa. No se ve aquí por el filtro «RSVP Sí».'),
  ).toBeVisible()
  await expect(notice(page, 'Begoña Ruiz')).toHaveCount(0)
  await expectShownBy(page, 'Ver', 'Íñigo Lasa')
  await newName(page).fill('A la vista')
  await newName(page).press('Enter')
  await expect(notice(page, 'A la vista: invitado añadido.')).toHaveCount(1)
  await expect(notice(page, 'No se ve aquí')).toHaveCount(0)
})

test('the dialog says where a guest went whom the search and the filter hide', async ({ page }) => {
  await atGuests(page, ONE)
  await choose(page, 'RSVP Sí')
  await search(page).fill('carmen')
  await page.getByRole('button', { name: 'Añadir invitado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir invitado' })
  await dialog.getByLabel('Nombre completo').fill('Begoña Ruiz')
  await dialog.getByRole('button', { name: 'Añadir invitado' }).click()
  const said = 'Hemos añadido a Begoña Ruiz. No se ve aquí por el filtro «RSVP Sí» y la búsqueda «carmen».'
  await expect(notice(page, said)).toBeVisible()
  await expectShownBy(page, 'Ver', 'Begoña Ruiz')
})

test('an import says how many of its guests the filter hides', async ({ page }) => {
  await atGuests(page, ONE)
  await choose(page, 'RSVP No')
  await page.getByRole('button', { name: 'Importar lista' }).click()
  await page.getByRole('tab', { name: 'Pegar texto' }).click()
  await page.getByLabel('Un invitado por línea').fill('Begoña Ruiz\nÍñigo Lasa')
  await page.getByRole('button', { name: 'Ver la lista' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Añadir al final' }).click()
  const said = 'Has importado 2 invitados. 2 no se ven aquí por el filtro «RSVP No».'
  await expect(notice(page, said)).toBeVisible()
  await notice(page, said).getByRole('button', { name: 'Ver todos' }).click()
  await expect(page.locator('[data-row]')).toHaveCount(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the composer says where a guest went whom the search hides', async ({ page }) => {
    await atGuests(page, ONE)
    await search(page).fill('carmen')
    await newName(page).fill('Begoña Ruiz')
    await newName(page).press('Enter')
    await expect(
      notice(page, 'Hemos añadido a Begoña Ruiz. No se ve aquí por la búsqueda «carmen».'),
    ).toBeVisible()
    await expectShownBy(page, 'Ver', 'Begoña Ruiz')
  })
})
