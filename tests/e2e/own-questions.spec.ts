import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../support/journeys/journey.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { personFields, phoneOf, say, withFamily } from '../support/journeys/rsvp-journey.ts'

const t = MESSAGES.ca

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`a couple asks a question of its own on ${size}, families answer without a script, and it is counted`, async ({
    page,
    browser,
  }) => {
    const { path, weddingId } = await withFamily(page)
    await page.setViewportSize(viewport)
    await page.goto(`/app/couple/${weddingId}/guests`)
    await page.getByRole('button', { name: /Enviar invitaciones/ }).click()
    await page.getByRole('tab', { name: 'La invitación' }).click()
    const own = page.getByRole('group', { name: 'Preguntas propias' })
    await own.getByRole('textbox', { name: 'Añadir pregunta' }).fill('¿Te apuntas a la paella?')
    await own.getByRole('button', { name: 'Añadir pregunta' }).click()
    await own.getByText('¿Te apuntas a la paella?').click()
    await own.getByRole('button', { name: /Responden/ }).click()
    await page.getByRole('option', { name: 'Eligiendo una opción' }).click()
    for (const option of ['Sí', 'No puedo']) {
      await own.getByRole('textbox', { name: 'Añadir opción' }).fill(option)
      await own.getByRole('button', { name: 'Añadir opción' }).click()
      await expect(own.getByRole('button', { name: `Quitar ${option}` })).toBeVisible()
    }
    await page.getByText('Pedir una canción').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const phone = await phoneOf(browser, { javaScriptEnabled: false })
    await phone.goto(path)
    await expect(phone.getByLabel(t.song({ people: 2 }))).toHaveCount(0)
    await say(phone, 'Empar', t.wedding(), t.yes())
    await say(phone, 'Nel', t.wedding(), t.yes())
    await personFields(phone, 'Empar').getByText('No puedo').click()
    await expectFits(phone, 'a question of the couple')
    await phone.getByRole('button', { name: t.send() }).last().click()
    await expect(phone.getByText('¿Te apuntas a la paella? No puedo')).toBeVisible()
    await phone.context().close()

    await page.goto(`/app/couple/${weddingId}/answers`)
    await page.getByRole('tab', { name: 'Preguntas' }).click()
    const table = page.getByRole('table', { name: 'Preguntas' })
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(table).toContainText('No puedo')
    await expect(page.getByLabel('Totales')).toContainText('¿Te apuntas a la paella? No puedo')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
