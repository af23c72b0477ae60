import { sentAgreement, signFor } from '../support/journeys/agreement-journey.ts'
import { AGREEMENT } from '../support/journeys/agreements.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newEmail,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import { phoneOf } from '../support/journeys/quote-journey.ts'

for (const size of [DESKTOP, PHONE]) {
  test(`a deposit is told by the couple and booked by the planner at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const email = newEmail('aitana')
    const { page: path, address } = await sentAgreement(page, [{ ...AGREEMENT.signers[0]!, email }])
    const couple = await phoneOf(browser, true, size)
    await signFor(couple, `${path}/1`, { nif: '12345678Z', email })
    await couple.getByRole('link', { name: 'Ir a la reserva' }).click()
    await expect(couple.getByRole('button', { name: 'Ya lo he pagado' })).toBeVisible()
    await expectAccessible(couple)
    await expectNoSidewaysScroll(couple)
    await couple.getByRole('button', { name: 'Ya lo he pagado' }).click()
    await expect(couple.getByRole('heading', { name: 'Avisado' })).toBeVisible()
    await expectAccessible(couple)

    const complaints = watchConsole(page)
    await page.goto(address)
    await hydrated(page)
    const deposit = page.getByRole('region', { name: 'Reserva' })
    await expect(deposit).toContainText('dicen que ya la han pagado')
    await expect(page.getByRole('button', { name: 'Firmar y enviar' })).toBeDisabled()
    await deposit.getByRole('button', { name: 'Reserva recibida' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reserva recibida' })
    await expect(dialog).toContainText('1.597,20')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Apuntar y crear la boda' }).click()
    await expect(deposit).toContainText('recibida y apuntada')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await deposit.getByRole('link', { name: 'Ir a la boda' }).click()
    await expect(page.getByRole('heading', { name: 'Aitana & Bruno' }).first()).toBeVisible()
    expect(complaints).toEqual([])

    await couple.reload()
    await expect(couple.getByRole('heading', { name: 'Reserva recibida' })).toBeVisible()
    await couple.context().close()
  })
}
