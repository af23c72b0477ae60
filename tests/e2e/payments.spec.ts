import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

type Plans = { plans: { iban: string | null; instalments: unknown[] }[] }

type Read = { payments: { cents: number }[] }

/** The first instalment of the plan has reached the server, which the screen shows before. */
const expectPaid = (page: Page, weddingId: string) =>
  expect
    .poll(async () => (await call<Read>(page.request, 'GET', `/weddings/${weddingId}/payments`)).payments)
    .toMatchObject([{ cents: 58_200 }])

/** Lucía before the payments of a wedding with one confirmed vendor of 1.940 €. */
async function atPayments(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const vendor = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
    vendorType: 'catering',
    name: 'Flores de Umbría',
    cost: 1940,
    status: 'closed',
  })
  await page.goto(`/app/couple/${weddingId}/budget?view=payments`)
  await expect(left(page)).toBeVisible()
  await hydrated(page)
  return { weddingId, vendorId: vendor.id }
}

const left = (page: Page) => page.getByRole('group', { name: 'Os queda por pagar' })
const list = (page: Page) => page.getByRole('region', { name: 'Lista de pagos' })

/** Gives the vendor the plan of thirty, forty and thirty. */
async function plan(page: Page) {
  await page.getByRole('button', { name: 'Plan de pagos de Flores de Umbría' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Flores de Umbría' })
  await dialog.getByRole('button', { name: '30 / 40 / 30' }).click()
  await expect(dialog.getByText('Los plazos suman justo el coste.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px a plan is made, an instalment is paid with Enter, and taken back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await atPayments(page)
    await expect(left(page)).toHaveText(/^1\.940,00\s€$/)
    await expect(list(page).getByText('Sin repartir en plazos')).toBeVisible()
    await plan(page)
    await expect(list(page).getByText('Reserva, 30 %')).toBeVisible()

    await page.getByRole('button', { name: /^Marcar pagado: .*Reserva/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Marcar pagado' })
    await expect(dialog.getByLabel('Importe')).toHaveValue('582,00')
    await expect(dialog.getByLabel('Importe')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(left(page)).toHaveText(/^1\.358,00\s€$/)
    await expect(page.getByText('Lleváis pagados 582,00 €, un 30 %.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(left(page)).toHaveText(/^1\.940,00\s€$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('on the first day of a month the word for today is not cut off at the beginning of the strip', async ({
  page,
}) => {
  const { weddingId } = await atPayments(page)
  await plan(page)
  const now = new Date()
  await page.clock.setFixedTime(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)))
  await page.goto(`/app/couple/${weddingId}/budget?view=payments`)
  const strip = page.getByRole('group', { name: 'Pagos de los próximos meses' })
  await expect(strip).toBeVisible()
  const left = async () => (await strip.getByText('Hoy').boundingBox())!.x - (await strip.boundingBox())!.x
  await expect.poll(left).toBeGreaterThanOrEqual(0)
  await expect.poll(left).toBeLessThan(20)
})

test('several pay, a wrong sum is said, and what evens it out stands beside it', async ({ page }) => {
  const { weddingId } = await atPayments(page)
  await plan(page)
  await page.getByRole('button', { name: 'Añadir a alguien' }).click()
  await page.getByLabel('Nombre').fill('Padres de Lucía')
  await page.keyboard.press('Enter')
  const people = page.getByRole('complementary', { name: 'Quién paga' })
  await expect(people.getByText('Padres de Lucía')).toBeVisible()

  await page.getByRole('button', { name: /^Marcar pagado: .*Reserva/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcar pagado' })
  await dialog.getByText('Entre varios').click()
  await expect(dialog.getByLabel('Padres de Lucía', { exact: true }).last()).toHaveValue('291,00')
  await dialog.getByLabel('Padres de Lucía', { exact: true }).last().fill('300')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Entre todos sobran 9,00 €.')).toBeVisible()
  await dialog.getByRole('button', { name: 'A partes iguales' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Para quedar en paz' })).toContainText(
    /a Padres de Lucía:\s291,00\s€/,
  )
  await expectPaid(page, weddingId)
})

test('a payer with an address is reminded by a mail of one’s own, with their part and no other', async ({
  page,
}) => {
  const { weddingId, vendorId } = await atPayments(page)
  const path = `/weddings/${weddingId}`
  const payer = await call<{ id: string }>(page.request, 'POST', `${path}/payers`, { name: 'Carmen Aguirre' })
  const shares = [
    { payerId: null, cents: null },
    { payerId: payer.id, cents: null },
  ]
  await call(page.request, 'PATCH', `${path}/payment-plans/${vendorId}`, {
    instalments: [
      {
        ...{ id: '0198c0de-0000-7000-8000-000000000601', concept: 'Reserva', size: { kind: 'rest' }, shares },
        ...{ due: { kind: 'day', on: '2027-01-15' }, isRefundable: null },
      },
    ],
  })
  await page.reload()
  await hydrated(page)
  const remind = page.getByRole('link', { name: 'Recordar a Carmen Aguirre por correo' })
  await page.getByRole('button', { name: 'Carmen Aguirre' }).click()
  await expect(remind).toHaveCount(0)
  await page.getByLabel('Email').fill('carmen@correo.example')
  await page.keyboard.press('Enter')
  await expect(remind).toHaveAttribute('href', /^mailto:carmen%40correo\.example\?/)
  const mail = decodeURIComponent((await remind.getAttribute('href'))!)
  expect(mail).toContain('970,00')
  expect(mail).not.toContain('940,00')
  await expectAccessible(page)
})

test('the IBAN is checked, and gives a code for the app of the bank', async ({ page }) => {
  await atPayments(page)
  await page.getByRole('button', { name: 'Plan de pagos de Flores de Umbría' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Flores de Umbría' })
  await dialog.getByLabel('IBAN del proveedor').fill('ES91 2100 0418 4502 0005 1333')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Ese IBAN no cuadra.')).toBeVisible()
  await dialog.getByLabel('IBAN del proveedor').fill('ES91 2100 0418 4502 0005 1332')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Marcar pagado/ }).click()
  await page.getByText('Pagar por transferencia').click()
  await expect(page.getByRole('img', { name: 'Código QR de la transferencia' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar el IBAN' })).toBeVisible()
})

test('all parts of a plan are saved as one request, and are one line of the activity', async ({ page }) => {
  const { weddingId } = await atPayments(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/payment-plans/')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Plan de pagos de Flores de Umbría' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Flores de Umbría' })
  await dialog.getByRole('button', { name: '30 / 40 / 30' }).click()
  await dialog.getByLabel('IBAN del proveedor').fill('ES91 2100 0418 4502 0005 1332')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(list(page).getByText('Reserva, 30 %')).toBeVisible()
  await expect
    .poll(async () => {
      const { plans } = await call<Plans>(page.request, 'GET', `/weddings/${weddingId}/payments`)
      return plans.map(({ iban, instalments }) => ({ iban, instalments: instalments.length }))
    })
    .toEqual([{ iban: 'ES9121000418450200051332', instalments: 3 }])
  expect(sent).toHaveLength(1)
})

test('a payment made without a network is there at once, and sent when it returns', async ({
  page,
  context,
}) => {
  const { weddingId } = await atPayments(page)
  await plan(page)
  await expect(list(page).getByText('Reserva, 30 %')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Marcar pagado: .*Reserva/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Importe')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(left(page)).toHaveText(/^1\.358,00\s€$/)
  await context.setOffline(false)
  await expectPaid(page, weddingId)
})

test('a payment that another has noted meanwhile is given back: it is noted all the same, or dropped', async ({
  page,
  context,
  browser,
}) => {
  const { weddingId, vendorId } = await atPayments(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Vidal', 'couple')
  const paid = () =>
    call<Read>(page.request, 'GET', `/weddings/${weddingId}/payments`).then(({ payments }) =>
      payments.map(({ cents }) => cents),
    )
  const payMeanwhile = async (amount: string, cents: number) => {
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Marcar pagado/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Marcar pagado' })
    await dialog.getByLabel('Importe').fill(amount)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await call(martin.request, 'POST', `/weddings/${weddingId}/payments`, {
      vendorId,
      paidOn: '2026-11-20',
      shares: [{ payerId: null, cents }],
    })
    await context.setOffline(false)
  }

  await payMeanwhile('500', 10_000)
  await expect(page.getByText(/Alguien ha anotado mientras tanto 100,00\s€ de lo mismo/)).toBeVisible()
  await page.getByRole('button', { name: 'Anotarlo igualmente' }).click()
  await expect.poll(paid).toHaveLength(2)
  expect((await paid()).toSorted()).toEqual([10_000, 50_000])

  await payMeanwhile('200', 5_000)
  await page.getByRole('button', { name: 'Descartarlo' }).click()
  await page.getByRole('button', { name: 'Añadir pago' }).click()
  const empty = page.getByRole('dialog', { name: 'Añadir pago' })
  await expect(empty.getByLabel('Importe')).toHaveValue('')
  expect(await paid()).toHaveLength(3)
  await empty.getByRole('button', { name: 'Volver' }).click()

  await payMeanwhile('300', 129_000)
  await expect(page.getByText(/Tu pago de 300,00\s€ está sin anotar/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Añadir pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir pago' })
  await expect(dialog.getByRole('button', { name: /Qué se ha pagado/ })).toContainText('Flores de Umbría')
  await expect(dialog.getByLabel('Importe')).toHaveValue('300,00')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(paid).toHaveLength(5)
  await martin.context().close()
})

test('her mother, who only sees the budget, reads the payments live and changes none', async ({
  page,
  browser,
}) => {
  const { weddingId, vendorId } = await atPayments(page)
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  await call(page.request, 'PATCH', `/weddings/${weddingId}/members/${id}`, {
    permissions: { budget: 'view' },
  })
  await mother.goto(`/app/couple/${weddingId}/budget?view=payments`)
  await expect(left(mother)).toHaveText(/^1\.940,00\s€$/)
  await expect(
    mother.getByRole('button', { name: /Marcar pagado|Añadir pago|Añadir a alguien/ }),
  ).toHaveCount(0)
  await call(page.request, 'POST', `/weddings/${weddingId}/payments`, {
    vendorId,
    paidOn: '2026-11-20',
    shares: [{ payerId: null, cents: 94_000 }],
  })
  await expect(left(mother)).toHaveText(/^1\.000,00\s€$/)
  await mother.context().close()
})
