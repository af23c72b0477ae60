import type { Page } from '@playwright/test'
import type { GuestPageContent } from '#domain/households/guest-page.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import { picture } from '../support/outside/images.ts'

type Guest = { id: string }

/** A couple with a family that comes, at the page of its wedding; `path` is the address of the family. */
async function atGuestPage(page: Page) {
  const weddingId = await atGuests(page, [{ fullName: 'Carmen Aguirre' }])
  const at = `/weddings/${weddingId}`
  const [guest] = await call<Guest[]>(page.request, 'GET', `${at}/guests`)
  const [family] = await call<{ path: string }[]>(page.request, 'POST', `${at}/households/invitations`, {
    guestIds: [guest!.id],
  })
  await call(page.request, 'PATCH', `${at}/invitation-settings`, { dressCode: 'Zapato plano' })
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await page.getByRole('tab', { name: 'La invitación' }).click()
  await page.getByRole('link', { name: 'Página de la boda' }).click()
  await expect(page.getByRole('heading', { name: 'Página de la boda' })).toBeVisible()
  return { at, path: family!.path }
}

const partNames = (page: Page) =>
  page
    .getByRole('region', { name: 'Partes' })
    .getByRole('switch')
    .evaluateAll((switches) =>
      switches.map((one) => document.getElementById(one.getAttribute('aria-labelledby')!)!.textContent),
    )

test('a couple prepares its page, loses nothing that it typed, and publishes it', async ({ page }) => {
  const complaints = watchConsole(page)
  const { path } = await atGuestPage(page)
  const state = page.getByRole('status').filter({ hasText: /\S/ }).first()
  await expect(state).toHaveText('Sin publicar: las familias ven la página de siempre')

  const up = page.getByRole('button', { name: 'Subir Regalo' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  expect((await partNames(page)).slice(3, 5)).toEqual(['Regalo', 'Dónde dormir'])
  await page.getByRole('region', { name: 'Partes' }).getByText('El plan', { exact: true }).click()
  await page.getByRole('button', { name: 'Añadir pregunta' }).click()
  await page.getByLabel('Pregunta 1 (Castellano)').fill('¿Hay sitio para los niños?')
  await page.getByLabel('Respuesta 1 (Castellano)').fill('Sí, en el patio.')
  await expect(state).toHaveText('Cambios sin guardar')

  await page.reload()
  await expect(page.getByLabel('Respuesta 1 (Castellano)')).toHaveValue('Sí, en el patio.')
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(state).toHaveText('Sin publicar: las familias ven la página de siempre')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(state).toHaveText(/^Publicada el /)

  await page.goto(path)
  await page.getByRole('radio', { name: 'Sí' }).first().check()
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Sí, en el patio.')).toBeVisible()
  await expect(page.getByText('Cambiar respuesta')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('Sí, en el patio.')).toBeHidden()
  await page.getByText('¿Hay sitio para los niños?').click()
  await expect(page.getByText('Sí, en el patio.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'El plan' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a draft goes back to what is published, and comes back', async ({ page }) => {
  await atGuestPage(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  const dress = page.getByRole('listitem').filter({ hasText: 'Cómo vestir' })
  await dress.getByLabel('Texto propio (Castellano)').fill('De fiesta')
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByText('Borrador con cambios sin publicar')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a lo publicado' }).click()
  await expect(dress.getByLabel('Texto propio (Castellano)')).toHaveValue('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(dress.getByLabel('Texto propio (Castellano)')).toHaveValue('De fiesta')
})

test('going back takes the place of what was typed, and undoing brings that back', async ({ page }) => {
  await atGuestPage(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(/^Publicada el /)).toBeVisible()
  const dress = page.getByRole('listitem').filter({ hasText: 'Cómo vestir' })
  await dress.getByLabel('Texto propio (Castellano)').fill('Nada de blanco')
  await page.getByRole('button', { name: 'Volver a lo publicado' }).click()
  await expect(page.getByText('El borrador vuelve a lo publicado.')).toBeVisible()
  await expect(dress.getByLabel('Texto propio (Castellano)')).toHaveValue('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(dress.getByLabel('Texto propio (Castellano)')).toHaveValue('Nada de blanco')
})

test('a text that another member has written meanwhile is asked about', async ({ page }) => {
  const { at } = await atGuestPage(page)
  const { draft } = await call<{ draft: GuestPageContent }>(page.request, 'GET', `${at}/guest-page`)
  const dress = page.getByRole('listitem').filter({ hasText: 'Cómo vestir' })
  await dress.getByLabel('Texto propio (Castellano)').fill('De largo')
  const parts = draft.parts.map((part) =>
    part.key === 'dress' ? { ...part, texts: { es: 'De campo' } } : part,
  )
  await call(page.request, 'PATCH', `${at}/guest-page`, { draft: { ...draft, parts } })
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('De campo')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Lo tuyo').click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Sin publicar: las familias ven la página de siempre')).toBeVisible()
  await expect(dress.getByLabel('Texto propio (Castellano)')).toHaveValue('De largo')
})

test('the draft is looked at as a family will find it', async ({ page }) => {
  await atGuestPage(page)
  const dress = page.getByRole('listitem').filter({ hasText: 'Cómo vestir' })
  await dress.getByLabel('Texto propio (Castellano)').fill('Nada de blanco')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await expect(page.getByRole('button', { name: /Ver como/ })).toContainText('Aguirre')
  await expect(page.getByText('Guarda el borrador para ver también lo último.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByText('Guarda el borrador para ver también lo último.')).toHaveCount(0)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Abrir la vista previa' }).click()
  const preview = await opening
  await expect(preview.getByRole('heading', { name: 'Cómo vestir' })).toBeVisible()
  await expect(preview.getByText('Nada de blanco')).toBeVisible()
  await preview.getByRole('link', { name: 'Cambiar' }).click()
  await expect(preview.getByText('Vista previa del borrador')).toBeVisible()
  await expectAccessible(preview)
})

test('a couple writes a list of gifts in two languages, and a family takes care of one', async ({
  page,
  browser,
}) => {
  const { at, path } = await atGuestPage(page)
  await page.getByRole('button', { name: 'Añadir regalo' }).click()
  await page.getByLabel('Regalo 1 (Castellano)').fill('La vajilla de la abuela')
  await page.getByLabel('Dónde verlo, regalo 1').fill('la tienda')
  await expect(page.getByText('Escribe una dirección como tienda.com/vajilla.')).toBeVisible()
  await page.getByLabel('Dónde verlo, regalo 1').fill('tienda.example/vajilla')
  await page.getByRole('button', { name: /Idioma de los textos/ }).press('Enter')
  await page.getByRole('option', { name: 'Català' }).click()
  await page.getByLabel('Regalo 1 (Català)').fill('La vaixella de l’àvia')
  const dress = page.getByRole('listitem').filter({ hasText: 'Cómo vestir' })
  await dress.getByLabel('Texto propio (Català)').fill('Res de blanc')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(/^Publicada el /)).toBeVisible()

  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES', javaScriptEnabled: false })
  const guest = await phone.newPage()
  await guest.goto(path)
  await guest.getByRole('radio', { name: 'Sí' }).first().check()
  await guest.getByRole('button', { name: 'Enviar respuesta' }).click()
  await guest.getByRole('link', { name: 'Ver la lista de regalos' }).click()
  const gifts = guest.getByRole('region', { name: 'Regalo' })
  await gifts.getByRole('button', { name: /^Yo me encargo ?: La vajilla de la abuela$/ }).click()
  await expect(gifts.getByText('Te encargas tú')).toBeVisible()
  await expectNoSidewaysScroll(guest)
  await guest.getByRole('link', { name: 'Català' }).click()
  await expect(guest.getByText('La vaixella de l’àvia', { exact: true })).toBeVisible()
  await expect(guest.getByText('Te n’encarregues tu')).toBeVisible()
  await guest.goto(`${path}?l=ca`)
  await expect(guest.getByText('Res de blanc')).toBeVisible()
  await phone.close()

  // The screen of the couple hears of it.
  await expect(page.getByText('Se encarga Aguirre.')).toBeVisible()
  const { takenGifts } = await call<{ takenGifts: object[] }>(page.request, 'GET', `${at}/guest-page`)
  expect(takenGifts).toMatchObject([{ by: 'Aguirre' }])
})

test('a couple opens a page for all, keeps it with a password, and closes it', async ({ page, browser }) => {
  await atGuestPage(page)
  await page.getByRole('button', { name: 'Ver la dirección' }).click()
  const address = page.getByLabel('Dirección', { exact: true })
  await address.fill('la boda')
  await page.getByRole('button', { name: 'Abrir la página' }).click()
  await expect(page.getByText('La dirección no puede llevar espacios.')).toBeVisible()
  const slug = `boda-${crypto.randomUUID().slice(0, 8)}`
  await address.fill(slug)
  await page.getByRole('button', { name: 'Abrir la página' }).click()
  await expect(page.getByRole('link', { name: 'Ver la página' })).toBeVisible()
  await page.getByLabel('Contraseña (opcional)').fill('naranjos')
  await page.getByRole('button', { name: 'Poner contraseña' }).click()
  await expect(page.getByRole('button', { name: 'Quitar la contraseña' })).toBeVisible()
  await expectAccessible(page)

  const stranger = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    baseURL: new URL(page.url()).origin,
  })
  const visit = await stranger.newPage()
  await visit.goto(`/boda/${slug}`)
  await visit.getByLabel('Contraseña').fill('limones')
  await visit.getByRole('button', { name: 'Entrar' }).click()
  await expect(visit.getByRole('alert')).toHaveText('Esa contraseña no es. Mira también las mayúsculas.')
  await visit.getByLabel('Contraseña').fill('naranjos')
  await visit.getByRole('button', { name: 'Entrar' }).click()
  await expect(visit.getByRole('heading', { name: 'Cómo vestir' })).toBeVisible()
  await expectNoSidewaysScroll(visit)

  await page.getByRole('button', { name: 'Cerrar la página' }).click()
  await expect(page.getByRole('button', { name: 'Abrir la página' })).toBeVisible()
  expect((await visit.goto(`/boda/${slug}`))!.status()).toBe(404)
  await stranger.close()
})

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test(`the page of the wedding is read and written on a ${size}`, async ({ page }) => {
    await atGuestPage(page)
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: 'Añadir pregunta' }).click()
    await expect(page.getByLabel('Pregunta 1 (Castellano)')).toBeVisible()
    // The header that stays above would cover a part of what has been scrolled below it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('a couple puts in the plan of its venue, takes it away and back, and families see it', async ({
  page,
}) => {
  const { path } = await atGuestPage(page)
  const plan = page.getByRole('region', { name: 'Plano del lugar' })
  const upload = plan.locator('input[type=file]')
  await upload.setInputFiles({
    name: 'plano.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(plan.getByRole('alert')).toContainText('«plano.pdf»')
  const image = await picture(1600, 1000).png().toBuffer()
  await upload.setInputFiles({ name: 'plano.png', mimeType: 'image/png', buffer: image })
  await expect(plan.getByRole('img', { name: 'El plano que has subido' })).toBeVisible()
  await expect(plan.getByRole('alert')).toBeHidden()
  await plan.getByLabel('Qué se ve en el plano (Castellano)').fill('La entrada está detrás de la ermita')
  await expectAccessible(page)
  const takeAway = plan.getByRole('button', { name: 'Quitar el plano' })
  await takeAway.focus()
  await page.keyboard.press('Enter')
  await expect(plan.getByRole('img')).toBeHidden()
  await expect(plan.getByRole('button', { name: 'Subir un plano' })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect(plan.getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).press('Enter')
  await expect(page.getByText(/^Publicada el/)).toBeVisible()

  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await page.goto(path)
  await page.getByRole('radio', { name: /Sí/ }).first().check()
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('img', { name: 'La entrada está detrás de la ermita' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
