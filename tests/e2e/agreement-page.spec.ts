import { sentAgreement, signFor, signingCode } from '../support/journeys/agreement-journey.ts'
import { AGREEMENT } from '../support/journeys/agreements.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import { phoneOf } from '../support/journeys/quote-journey.ts'

/** Aitana and Bruno with addresses of this run. */
const signers = () =>
  AGREEMENT.signers.map((signer, index) => ({ ...signer, email: newEmail(index === 0 ? 'aitana' : 'bruno') }))

test('a couple reads and signs on their phones without a script', async ({ page, browser }) => {
  const [aitana, bruno] = signers() as [(typeof AGREEMENT.signers)[0], (typeof AGREEMENT.signers)[0]]
  const { page: path, path: quotePath, read } = await sentAgreement(page, [aitana, bruno])
  const couple = await phoneOf(browser, false)
  const complaints = watchConsole(couple)
  await couple.goto(quotePath)
  await couple.getByRole('link', { name: 'Leer y firmar el contrato' }).click()
  await couple.getByRole('link', { name: 'Firmar como Aitana' }).click()
  await expect(couple.getByRole('heading', { name: 'Firma de Aitana' })).toBeVisible()

  await couple.getByRole('button', { name: 'Recibir mi código' }).click()
  await expect(couple.getByText('Escribe tu NIF o tu NIE.')).toBeVisible()
  await expect(couple.getByText('Marca la casilla cuando lo hayas leído.')).toBeVisible()
  await couple.getByLabel('Tu NIF o NIE').fill('12345678A')
  await couple.getByRole('checkbox', { name: /He leído el contrato/ }).check()
  await couple.getByRole('button', { name: 'Recibir mi código' }).click()
  await expect(couple.getByText(/Ese NIF no es correcto/)).toBeVisible()
  await expect(couple.getByLabel('Tu NIF o NIE')).toHaveValue('12345678A')

  await couple.getByLabel('Tu NIF o NIE').fill('12345678Z')
  await couple.getByRole('checkbox', { name: /He leído el contrato/ }).check()
  await couple.getByRole('button', { name: 'Recibir mi código' }).click()
  const code = await signingCode(page, aitana.email)
  await couple.getByLabel('Código de seis cifras').fill(code === '000000' ? '000001' : '000000')
  await couple.getByRole('button', { name: 'Firmar el contrato' }).click()
  await expect(couple.getByText('No coincide. Te quedan 4 intentos.')).toBeVisible()
  await expectNoSidewaysScroll(couple)
  await couple.getByLabel('Código de seis cifras').fill(code)
  await couple.getByRole('button', { name: 'Firmar el contrato' }).click()
  await expect(couple.getByRole('heading', { name: 'Falta Bruno' })).toBeVisible()
  await expect(couple.getByText(/enlace enviado a b•••@/)).toBeVisible()

  await signFor(couple, `${path}/2`, { nif: '87654321X', email: bruno.email })
  await expect(couple.getByRole('heading', { name: 'Firmado', exact: true })).toBeVisible()
  expect((await read()).state).toBe('signed')

  await couple.getByRole('link', { name: 'Ir a la reserva' }).click()
  await expect(couple.getByRole('heading', { name: 'Firmado. Falta la reserva' })).toBeVisible()
  await expect(couple.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible()
  await expectNoSidewaysScroll(couple)
  await couple.getByRole('button', { name: 'Ya lo he pagado' }).click()
  await expect(couple.getByRole('heading', { name: 'Avisado' })).toBeVisible()
  expect((await read()).deposit!.toldAt).not.toBeNull()
  await expectNoSidewaysScroll(couple)
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
  await couple.context().close()
})

for (const size of [PHONE, DESKTOP]) {
  test(`the page of a contract breaks no rule at ${size.width} px`, async ({ page, browser }) => {
    const long = 'Unapalabralarguísimaquenocabe'.repeat(3)
    const [aitana, bruno] = signers() as [(typeof AGREEMENT.signers)[0], (typeof AGREEMENT.signers)[0]]
    const { page: path } = await sentAgreement(page, [aitana, { ...bruno, name: long }])
    const couple = await phoneOf(browser, true, size)
    await couple.goto(`${path}/1`)
    await expectAccessible(couple)
    await expectNoSidewaysScroll(couple)
    await couple.getByLabel('Tu NIF o NIE').fill('12345678Z')
    await couple.getByRole('checkbox', { name: /He leído el contrato/ }).check()
    await couple.getByRole('button', { name: 'Recibir mi código' }).click()
    await expect(couple.getByLabel('Código de seis cifras')).toBeVisible()
    await expectAccessible(couple)
    await expectNoSidewaysScroll(couple)
    await couple.goto(path)
    await expectAccessible(couple)
    await expectNoSidewaysScroll(couple)
    await couple.context().close()
  })
}
