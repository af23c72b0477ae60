import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  atGuests,
  emailCell,
  expectSaved,
  guestsOf,
  newName,
  notesCell,
} from '../support/journeys/guest-journey.ts'
import {
  call,
  createWedding,
  DESKTOP,
  hydrated,
  PASSWORD,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const TEO = [{ fullName: 'Teo Lasa', notes: 'Primo' }]

// The dialog that asks whether to leave a page is accepted.
test.beforeEach(({ page }) => void page.on('dialog', (dialog) => dialog.accept()))

/** The session ends elsewhere, the page is loaded again, and the same person signs in. */
async function signInAnew(browser: Browser, page: Page, address: string) {
  const { email } = await call<{ email: string }>(page.request, 'GET', '/profile')
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  await other.request.post('/api/auth/sign-out', { data: {} })
  await other.close()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/app\//)
  await page.goto(address)
}

/** Through the menu, which a phone opens first. */
async function follow(page: Page, section: string) {
  if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('link', { name: section, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(section)
}

for (const { device, viewport } of [
  { device: 'at a desk', viewport: DESKTOP },
  { device: 'on a phone', viewport: PHONE },
]) {
  test.describe(device, () => {
    test.use({ viewport })
    const isPhone = viewport === PHONE

    test('a name that waits in the new row is there after every way out, until it is added', {
      tag: '@core',
    }, async ({ browser, page }) => {
      const weddingId = await atGuests(page, TEO)
      await newName(page).fill('Zoe Marín')
      await follow(page, 'Presupuesto')
      await page.goBack()
      await expect(newName(page)).toHaveValue('Zoe Marín')
      await follow(page, 'Presupuesto')
      await follow(page, 'Invitados')
      await expect(newName(page)).toHaveValue('Zoe Marín')
      await page.reload()
      await expect(newName(page)).toHaveValue('Zoe Marín')
      await signInAnew(browser, page, `/app/couple/${weddingId}/guests`)
      await expect(newName(page)).toHaveValue('Zoe Marín')
      await newName(page).press('Enter')
      await expectSaved(page, weddingId, { fullName: 'Zoe Marín' })
      await page.reload()
      await expect(newName(page)).toHaveValue('')
    })

    test('what is typed into the dialog for a guest is there when it opens again', async ({ page }) => {
      await atGuests(page, TEO)
      await page.getByRole('button', { name: 'Añadir invitado', exact: true }).first().click()
      await page.getByRole('dialog').getByLabel('Nombre completo').fill('Zoe Marín')
      await page.getByRole('dialog').getByLabel('Notas (opcional)').fill('Viene sola')
      await page.reload()
      await page.getByRole('button', { name: 'Añadir invitado', exact: true }).first().click()
      await expect(page.getByRole('dialog').getByLabel('Nombre completo')).toHaveValue('Zoe Marín')
      await expect(page.getByRole('dialog').getByLabel('Notas (opcional)')).toHaveValue('Viene sola')
    })

    test('a text of a guest is saved on the way back and over a reload', async ({ page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(page)
      await call(page.request, 'POST', `/weddings/${weddingId}/guests`, TEO[0])
      await page.goto(`/app/couple/${weddingId}`)
      const type = async (text: string) => {
        if (!isPhone) return notesCell(page, 'Teo Lasa').fill(text)
        await page.getByRole('button', { name: /^Teo Lasa/ }).click()
        await page.getByRole('dialog').getByLabel('Notas').fill(text)
      }
      await follow(page, 'Invitados')
      await type('Escrito antes de volver')
      await page.goBack()
      await expectSaved(page, weddingId, { notes: 'Escrito antes de volver' })

      await follow(page, 'Invitados')
      await type('Escrito antes de recargar')
      await page.reload()
      await expectSaved(page, weddingId, { notes: 'Escrito antes de recargar' })
      // A cell is left, and so saved, when the browser asks whether to leave the page.
      if (!isPhone) return
      await expect(page.getByText('Hemos guardado lo que estabas escribiendo.')).toBeVisible()
      await page.getByRole('button', { name: 'Deshacer' }).click()
      await expectSaved(page, weddingId, { notes: 'Escrito antes de volver' })
    })

    test('the fields of a vendor and a comment are there after a reload', async ({ browser, page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(page)
      const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
        vendorType: 'dj',
        name: 'Ritmo Sur',
      })
      const address = `/app/couple/${weddingId}/vendors?proveedor=${id}`
      await page.goto(address)
      await page.getByLabel('Coste', { exact: true }).fill('mil y pico')
      await page.getByLabel('Teléfono').fill('600 000 001')
      await page.reload()
      await expect(page.getByLabel('Coste', { exact: true })).toHaveValue('mil y pico')
      await expect.poll(async () => (await vendorsOf(page, weddingId))[0]?.phone).toBe('600 000 001')
      await page.getByRole('tab', { name: /Conversación/ }).click()
      await page.getByLabel('Nuevo comentario').fill('¿Y si llueve?')
      await signInAnew(browser, page, address)
      await page.getByRole('tab', { name: /Conversación/ }).click()
      await expect(page.getByLabel('Nuevo comentario')).toHaveValue('¿Y si llueve?')
      await page.getByRole('button', { name: 'Comentar', exact: true }).click()
      await expect(page.getByRole('log')).toContainText('¿Y si llueve?')
      await page.reload()
      await page.getByRole('tab', { name: /Conversación/ }).click()
      await expect(page.getByLabel('Nuevo comentario')).toHaveValue('')
    })

    test('the name of a wedding, a code, the profile and the budget are there after a reload', async ({
      page,
    }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      await page.goto('/app/couple')
      await page.getByLabel('Nombre de la boda').fill('Lucía y Mar')
      await page.getByLabel('Código de invitación').fill('ABCD')
      await page.reload()
      await expect(page.getByLabel('Nombre de la boda')).toHaveValue('Lucía y Mar')
      await expect(page.getByLabel('Código de invitación')).toHaveValue('ABCD')
      await page.getByLabel('Código de invitación').fill('')
      await page.getByRole('button', { name: 'Crear boda' }).click()
      await expect(page).toHaveURL(/\/app\/couple\/[0-9a-f-]{36}$/)

      await page.getByRole('button', { name: 'Poner fecha' }).click()
      await page.getByRole('dialog').getByLabel('Nombre de la boda').fill('Boda en el campo')
      await page.reload()
      await page.getByRole('button', { name: 'Poner fecha' }).click()
      await expect(page.getByRole('dialog').getByLabel('Nombre de la boda')).toHaveValue('Boda en el campo')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()

      await page.goto(`${page.url()}/budget`)
      await page.getByRole('button', { name: 'Fijar un presupuesto' }).click()
      await page.getByLabel('Presupuesto total').pressSequentially('25.0')
      await page.reload()
      await expect(page.getByLabel('Presupuesto total')).toHaveValue('25.0')
      await page.keyboard.press('Escape')

      await page.goto('/app/profile')
      await hydrated(page)
      await page.getByLabel('Nombre completo').fill('Lucía Herrera Vidal')
      await page.reload()
      await expect(page.getByLabel('Nombre completo')).toHaveValue('Lucía Herrera Vidal')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByRole('button', { name: 'Guardado ✓' })).toBeVisible()
    })

    test('an edit on its way when the page is reloaded is sent by the next one', async ({ page }) => {
      const weddingId = await atGuests(page, TEO)
      await page.route('**/guests/*', (route) => route.abort())
      await page.getByRole('button', { name: /^RSVP: .*Teo Lasa/ }).click()
      await page.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
      await expect(page.getByText(/Un cambio por enviar\./)).toBeVisible()
      await page.unroute('**/guests/*')
      await page.goto(`/app/couple/${weddingId}`)
      await expectSaved(page, weddingId, { fullName: 'Teo Lasa', rsvp: true })
    })
  })
}

test('a cell of the table keeps its draft apart from the others', async ({ page }) => {
  const weddingId = await atGuests(page, TEO)
  await emailCell(page, 'Teo Lasa').fill('teo@correo.example')
  await expect(notesCell(page, 'Teo Lasa')).toHaveValue('Primo')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(emailCell(page, 'Teo Lasa')).toHaveValue('')
  expect((await guestsOf(page, weddingId))[0]).toMatchObject({ email: null, notes: 'Primo' })
})

const vendorsOf = (page: Page, weddingId: string) =>
  call<{ phone: string | null }[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)
