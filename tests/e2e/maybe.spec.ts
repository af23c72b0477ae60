import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { answer, choose } from '../support/journeys/guest-journey.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, PHONE } from '../support/journeys/journey.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { phoneOf, say, withFamily } from '../support/journeys/rsvp-journey.ts'

const t = MESSAGES.ca

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`a couple on ${size} offers «Puede que sí», a guest says so without a script, and it is counted apart`, async ({
    page,
    browser,
  }) => {
    const { path, weddingId } = await withFamily(page)
    await page.setViewportSize(viewport)
    await page.goto(`/app/couple/${weddingId}/guests`)
    await page.getByRole('button', { name: /Enviar invitaciones/ }).click()
    await page.getByRole('tab', { name: 'La invitación' }).click()
    await page.getByText('Ofrecer «Puede que sí»').click()
    await expect(page.getByRole('group', { name: '«Puede que sí» hasta' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const phone = await phoneOf(browser, { javaScriptEnabled: false })
    await phone.goto(path)
    await say(phone, 'Empar', t.wedding(), t.maybe())
    await expect(phone.getByRole('group', { name: t.bus_out() })).toBeHidden()
    await say(phone, 'Nel', t.wedding(), t.yes())
    await expect(phone.getByRole('group', { name: t.bus_out() })).toBeVisible()
    await expectFits(phone, 'an answer of three')
    await phone.getByRole('button', { name: t.send() }).last().click()
    await expect(phone.getByText(t.maybe(), { exact: true })).toBeVisible()
    await expectFits(phone, 'who may come')
    await phone.context().close()

    await page.goto(`/app/couple/${weddingId}/guests`)
    const figures = page.getByRole('region', { name: 'Resumen de respuestas' })
    await expect(figures).toContainText('Puede que sí')
    await choose(page, 'Puede que sí')
    await expect(answer(page, 'Empar Soler Mas')).toHaveText('Puede que sí')
    await expect(answer(page, 'Nel Pons Soler')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(`/app/couple/${weddingId}`)
    await expect(page.getByRole('region', { name: 'Respuestas' })).toContainText('1 puede que sí')

    await page.goto(`/app/couple/${weddingId}/catering`)
    await expect(
      page.getByText('1 persona confirmada, hasta 2 si vienen quienes dicen que puede que sí.'),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.goto(`/app/couple/${weddingId}/guests`)
    await page.getByText('Cómo van las respuestas').click()
    await expect(page.getByText(/1 persona dice que puede que sí\./)).toBeVisible()
    await expect(page.getByText(/viene 1 de 2, 1 puede que sí/)).toBeVisible()
    await answer(page, 'Empar Soler Mas').click()
    await page.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
    await expect(answer(page, 'Empar Soler Mas')).toHaveText('Sí')
    await expect(figures).not.toContainText('Puede que sí')
    await answer(page, 'Empar Soler Mas').click()
    await page.getByRole('menuitemradio', { name: 'Puede que sí' }).click()
    await expect(answer(page, 'Empar Soler Mas')).toHaveText('Puede que sí')
    await page.reload()
    await expect(answer(page, 'Empar Soler Mas')).toHaveText('Puede que sí')

    // The home says it of the newest answer and of who is missing, and the menu of many guests sets it.
    await page.goto(`/app/couple/${weddingId}`)
    await expect(page.getByRole('region', { name: 'Respuestas' })).toContainText('1 puede que sí')
    await expect(page.getByRole('region', { name: 'Respuestas' })).toContainText('0 pendientes')
    await page.goto(`/app/couple/${weddingId}/guests`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Por familias' }).click()
    if (size === 'a phone') await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
    await page
      .getByRole('checkbox', { name: /^Seleccionar/ })
      .last()
      .check()
    await page
      .getByRole('region', { name: 'Selección' })
      .getByRole('button', { name: 'Cambiar RSVP' })
      .click()
    await page.getByRole('menuitem', { name: 'Puede que sí' }).click()
    await expect(figures.getByRole('definition').nth(1)).toHaveText('2')
    await expect(figures.getByRole('definition').first()).toHaveText('0')
  })
}
