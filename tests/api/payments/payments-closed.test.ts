import { expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { contractCalls } from '../../support/contract/contract-calls.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { download, read } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

/** 582,13 € in every form that it could be told in, and what belongs to it. */
const SECRET =
  /\b58213\b|582[.,]13\b|\b3\.?710[.,]13\b|ES9121000418450200051332|Padres de Lucía|Con recibo firmado/

async function paidWedding() {
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  const at = `/api/weddings/${weddingId}`
  const vendorId = await cast.lucia.addVendor(weddingId, 'catering')
  await cast.lucia.patch(`${at}/vendors/${vendorId}`, { name: 'La Alacena', cost: 3710.13 })
  const { body: payer } = await cast.lucia.post(`${at}/payers`, { name: 'Padres de Lucía' })
  await cast.lucia.patch(`${at}/payment-plans/${vendorId}`, {
    iban: 'ES9121000418450200051332',
    instalments: [
      {
        id: '0198c0de-0000-7000-8000-000000000001',
        concept: 'Reserva',
        size: { kind: 'amount', cents: 70_000 },
        due: { kind: 'days', daysBefore: 14 },
        shares: [],
        isRefundable: null,
      },
    ],
  })
  const { body: payment } = await cast.lucia.post(`${at}/payments`, {
    vendorId,
    paidOn: '2026-11-20',
    shares: [{ payerId: payer.id, cents: 58_213 }],
    note: 'Con recibo firmado',
  })
  await cast.lucia.patch(`${at}/payments/${payment.id}`, { method: 'cash' })
  return { weddingId, at, vendorId, paymentId: payment.id as string, payerId: payer.id as string }
}

it('who does not see the budget finds no amount anywhere: lists, files, activity, bell, bin or ZIP', async () => {
  const { weddingId, at } = await paidWedding()
  const noelia = await signedUp(app, 'Noelia Paz', 'couple')
  await cast.lucia.letIn(weddingId, noelia, 'viewer')
  const reads = contractCalls().filter(
    ({ method, path }) => method === 'GET' && /^\/weddings\/\{weddingId\}(?!.*\{)/.test(path),
  )
  expect(reads.map(({ name }) => name)).toContain('payments.calendar')
  for (const { name, path } of reads) {
    const { body } = await noelia.get(`/api${path.replace('{weddingId}', weddingId)}`)
    expect(JSON.stringify(body ?? null), name).not.toMatch(SECRET)
  }
  for (const own of ['/api/notifications', '/api/weddings'])
    expect(JSON.stringify((await noelia.get(own)).body), own).not.toMatch(SECRET)
  const files = await read(await download(app, noelia, weddingId))
  for (const [name, bytes] of files) expect(bytes.toString(), name).not.toMatch(SECRET)
  expect((await noelia.get(`${at}/payments`)).body).toMatchObject({ code: 'SECTION_CLOSED' })
})

it('who does not see the budget hears nothing live while others pay, and has no payment in a calendar', async () => {
  const { weddingId, at, vendorId, paymentId, payerId } = await paidWedding()
  const noelia = await signedUp(app, 'Noelia Paz', 'couple')
  await cast.lucia.letIn(weddingId, noelia, 'viewer')
  const stream = await listening(noelia, `?weddingId=${weddingId}`)
  const shares = [{ payerId, cents: 58_213 }]
  await cast.lucia.post(`${at}/payments`, {
    vendorId,
    paidOn: '2026-11-21',
    shares,
    note: 'Con recibo firmado',
  })
  await cast.lucia.patch(`${at}/payments/${paymentId}`, { note: 'Con recibo firmado y sellado' })
  await cast.lucia.patch(`${at}/payment-plans/${vendorId}`, { payee: 'La Alacena SL' })
  await cast.lucia.patch(`${at}/payers/${payerId}`, { email: 'padres@correo.example' })
  await cast.lucia.delete(`${at}/payments/${paymentId}`)
  await cast.lucia.post(`${at}/guests`, { fullName: 'Teo Lasa' })
  const { area } = await stream.until('changed')
  expect(area).toBe('guests')
  expect(stream.text).not.toMatch(SECRET)
  for (const id of [paymentId, payerId, vendorId]) expect(stream.text).not.toContain(id)
  await stream.close()

  const chosen = { showsTasks: true, showsPayments: true }
  const { body: calendar } = await noelia.call('PUT', `${at}/agenda/own-calendar`, chosen)
  const feed = await (await app.fetch(calendar.path)).text()
  expect(feed).toContain('BEGIN:VCALENDAR')
  expect(feed).not.toMatch(SECRET)
  expect(feed).not.toContain('La Alacena')
})

it('who only sees the budget reads all of it, and writes nothing', async () => {
  const { weddingId, at, vendorId, paymentId, payerId } = await paidWedding()
  const pilar = await signedUp(app, 'Pilar Vidal', 'couple')
  await cast.lucia.letIn(weddingId, pilar, 'viewer')
  await cast.lucia.patch(`${at}/members/${pilar.userId}`, { permissions: { budget: 'view' } })
  const { body } = await pilar.get(`${at}/payments`)
  expect(body).toMatchObject({ payments: [{ cents: 58_213 }], payers: [{ name: 'Padres de Lucía' }] })
  expect((await pilar.get(`${at}/payments/calendar`)).body.ics).toContain('DTSTART;VALUE=DATE:20270327')
  const shares = [{ payerId: null, cents: 1 }]
  const answers = await Promise.all([
    pilar.post(`${at}/payments`, { vendorId, paidOn: '2026-11-20', shares }),
    pilar.patch(`${at}/payments/${paymentId}`, { shares }),
    pilar.delete(`${at}/payments/${paymentId}`),
    pilar.patch(`${at}/payment-plans/${vendorId}`, { instalments: [] }),
    pilar.post(`${at}/payers`, { name: 'Pilar' }),
    pilar.patch(`${at}/payers/${payerId}`, { name: 'Pilar' }),
    pilar.delete(`${at}/payers/${payerId}`),
  ])
  expect(new Set(answers.map(({ body: answer }) => answer.code))).toEqual(new Set(['SECTION_CLOSED']))
  expect((await pilar.get(`${at}/payments`)).body).toEqual(body)
})
