import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import { phoneOf, sentQuote } from '../support/journeys/quote-journey.ts'

const bar = (couple: Page) => couple.getByText('Total, con IVA').last().locator('..')

test('a couple chooses, asks and accepts on a phone without a script', async ({ page, browser }) => {
  const { path, quote } = await sentQuote(page)
  const couple = await phoneOf(browser, false)
  const complaints = watchConsole(couple)
  await couple.goto(path)
  await expect(couple.getByRole('heading', { name: 'Aitana & Bruno' })).toBeVisible()
  await expect(bar(couple)).toContainText('5.324,00')
  await expect(couple.getByRole('button', { name: 'Calcular' })).toBeHidden()

  await couple.getByRole('checkbox', { name: /Diseño de mesas/ }).check()
  await couple.getByRole('checkbox', { name: /Segunda coordinadora/ }).uncheck()
  for (const shown of ['5.687,00 €', '4.700,00 € + IVA 21 %, 987,00 €', '2.274,80 €'])
    await expect(couple.getByText(shown, { exact: true }).locator('visible=true').first()).toBeVisible()
  await expect(couple.getByText('2.129,60 €', { exact: true })).toBeHidden()

  await couple.getByText('Tengo una duda', { exact: true }).click()
  await couple.getByLabel('Vuestro mensaje para Casa Jara').fill('¿Y si somos 120?')
  await couple.getByRole('button', { name: 'Enviar la duda' }).click()
  await expect(couple.getByText(/Se lo hemos enviado a Casa Jara/)).toBeVisible()
  await expect(couple.getByText('«¿Y si somos 120?»')).toBeVisible()

  await couple.getByRole('link', { name: 'Continuar' }).click()
  await couple.getByRole('button', { name: 'Aceptar el presupuesto' }).click()
  await expect(couple.getByText('Escribid el nombre de quien acepta.')).toBeVisible()
  await expect(couple.getByText('Marcad que aceptáis este total.')).toBeVisible()
  await couple.getByLabel('Nombre y apellidos').fill('Aitana Gil')
  await couple.getByRole('checkbox', { name: /Aceptamos el presupuesto/ }).check()
  await couple.getByRole('checkbox', { name: /Diseño de mesas/ }).check()
  // The box that was ticked belonged to another total.
  await expect(couple.getByRole('checkbox', { name: /Aceptamos el presupuesto/ })).not.toBeChecked()
  await couple.getByRole('checkbox', { name: /Aceptamos el presupuesto/ }).check()
  await couple.getByRole('button', { name: 'Aceptar el presupuesto' }).click()
  await expect(couple.getByText('Presupuesto aceptado.')).toBeVisible()
  await expect(couple.getByText('Lo que habéis añadido')).toBeVisible()
  expect((await quote()).state).toBe('accepted')
  expect((await quote()).events.map(({ kind }) => kind)).toEqual(['question', 'accepted'])
  await expectNoSidewaysScroll(couple)
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
  await couple.context().close()
})

for (const size of [PHONE, DESKTOP]) {
  test(`the page of a quote breaks no rule at ${size.width} px`, async ({ page, browser }) => {
    const long = 'Presupuestoconunapalabralarguísimaquenocabe'.repeat(2)
    const { path } = await sentQuote(page, { place: long, note: long })
    const couple = await phoneOf(browser, true, size)
    await couple.goto(path)
    await couple.getByText('Tengo una duda', { exact: true }).click()
    await couple.getByText('No nos encaja', { exact: true }).click()
    await expectAccessible(couple)
    await expectNoSidewaysScroll(couple)
    await couple.getByRole('button', { name: 'Decir que no nos encaja' }).click()
    await expect(couple.getByText(/no os encaja. Si cambiáis de idea/)).toBeVisible()
    await couple.getByRole('button', { name: 'Aceptar el presupuesto' }).click()
    await expect(couple.getByText('Escribid el nombre de quien acepta.')).toBeVisible()
    await expectAccessible(couple)
    await couple.context().close()
  })
}
