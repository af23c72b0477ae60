import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newEmail,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

const PASTED = (email: string) => `De: Aitana Gil <${email}>
Asunto: ¡Nos casamos!

Somos Aitana y Bruno y queremos casarnos el 18 de septiembre de 2030.
Seremos unas 90 personas. Teléfono: 654 12 34 56`

for (const size of [DESKTOP, PHONE]) {
  test(`a mail that is pasted becomes a request, which is answered and reminded, at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    await signedUp(page, 'Elena Montes', 'planner')
    const email = newEmail('aitana')
    await page.goto('/app/planner')
    if (size === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('link', { name: /^Solicitudes/ }).click()
    await page.getByRole('button', { name: 'Añadir solicitud' }).click()
    const dialog = page.getByRole('dialog', { name: 'Añadir solicitud' })
    await dialog.getByRole('button', { name: 'Añadir solicitud' }).click()
    await expect(dialog.getByText('Escribe al menos un nombre.')).toBeVisible()
    await dialog.getByLabel('Su mensaje o tus notas').evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, PASTED(email))
    await expect(dialog.getByLabel('Nombres')).toHaveValue('Aitana Gil')
    await expect(dialog.getByLabel('Email')).toHaveValue(email)
    await expect(dialog.getByLabel('Invitados')).toHaveValue('90')
    await expect(dialog.getByText(/^Hemos rellenado los nombres, el email/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // The typed words outlive the dialog and the page.
    await dialog.getByLabel('Lugar').fill('Aracena')
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Añadir solicitud' }).click()
    await expect(dialog.getByLabel('Lugar')).toHaveValue('Aracena')
    await dialog.getByRole('button', { name: 'Añadir solicitud' }).click()
    const panel = page.getByRole('complementary', { name: 'Solicitud de Aitana Gil' })
    for (const told of ['18 de septiembre de 2030', 'Aracena', '90', 'Somos Aitana y Bruno'])
      await expect(panel.getByText(told).first()).toBeVisible()

    // An answer that is sent often is filled in, and none goes out with a field that is empty.
    await panel.getByRole('button', { name: 'Contestar a Aitana Gil' }).click()
    await panel.getByRole('button', { name: 'Plantillas' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Fecha libre' }).press('Enter')
    const answer = panel.getByLabel('Tu respuesta a Aitana Gil')
    await expect(answer).toHaveValue(/^Hola, Aitana Gil:[\s\S]*El 18 de septiembre de 2030 lo tengo libre/)
    await answer.fill('Hola, {nombre}: {lugar}')
    await panel.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(panel.getByText('Falta {nombre}: escríbelo o quítalo.')).toBeVisible()
    await panel.getByRole('button', { name: 'Plantillas' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Guardar como plantilla' }).press('Enter')
    const template = page.getByRole('dialog', { name: 'Guardar como plantilla' })
    await template.getByLabel('Nombre').fill('Corta')
    await template.getByRole('button', { name: 'Guardar plantilla' }).click()
    await expect(template).toHaveCount(0)
    await panel.getByRole('button', { name: 'Plantillas' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Corta' }).press('Enter')
    await expect(answer).toHaveValue('Hola, Aitana Gil: Aracena')
    await panel.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(page.getByText(`Tu respuesta va de camino a ${email}.`)).toBeVisible()

    // The couple says nothing, and is reminded once.
    await panel.getByRole('button', { name: 'Más acciones' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Recordarles' }).press('Enter')
    const reminder = page.getByRole('dialog', { name: 'Recordarles' })
    await expectAccessible(page)
    await reminder.getByRole('button', { name: 'Enviar recordatorio' }).click()
    await expect(panel.getByText('Les recordaste que esperas')).toBeVisible()
    await panel.getByRole('button', { name: 'Más acciones' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Corregir datos' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Recordarles' })).toHaveCount(0)

    // A fact that has changed is corrected, and the year says where they came from.
    await page.getByRole('menuitem', { name: 'Corregir datos' }).press('Enter')
    const details = page.getByRole('dialog', { name: 'Corregir datos' })
    await details.getByLabel('Invitados').fill('muchos')
    await details.getByRole('button', { name: 'Guardar' }).click()
    await expect(details.getByText('Escribe cuántos serán, entre 1 y 5.000.')).toBeVisible()
    await details.getByLabel('Invitados').fill('110')
    await details.getByRole('button', { name: 'Guardar' }).click()
    await expect(panel.getByText('110')).toBeVisible()
    await panel.getByRole('button', { name: 'Cerrar la solicitud' }).click()
    await page.getByRole('button', { name: 'De dónde vienen' }).click()
    await expect(page.getByRole('row', { name: /^Una recomendación 1/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })
}

test('two windows correct two facts of a request, and lose neither', async ({ page, context }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'POST', '/planner/requests', {
    name: 'Marcos',
    guests: 40,
  })
  await page.goto('/app/planner')
  const planner = /\/app\/planner\/([\w-]+)/.exec(page.url())![1]!
  const at = `/app/planner/${planner}/requests?solicitud=${id}`
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(at)
    await hydrated(one)
    await one.getByRole('button', { name: 'Más acciones' }).press('Enter')
    await one.getByRole('menuitem', { name: 'Corregir datos' }).press('Enter')
  }
  const save = async (one: typeof page, label: string, value: string) => {
    const dialog = one.getByRole('dialog', { name: 'Corregir datos' })
    await dialog.getByLabel(label).fill(value)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await save(page, 'Lugar', 'Cádiz')
  await save(other, 'Invitados', '60')
  const [request] = await call<{ place: string; guests: number }[]>(page.request, 'GET', '/planner/requests')
  expect(request).toMatchObject({ place: 'Cádiz', guests: 60 })
})
