import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoiceTotals } from '#domain/invoicing/invoice-totals.ts'
import type { InvoiceRecord, StoredRecord } from '#domain/invoicing/records.ts'
import { submissionXml } from '#domain/invoicing/submission-xml.ts'
import { hashOf } from '#server/areas/invoicing/record-hash.ts'
import { sendRecords } from '#server/areas/invoicing/send-records.ts'
import { startTaxAgency } from '../../support/outside/tax-agency.ts'

let agency: Awaited<ReturnType<typeof startTaxAgency>>

beforeAll(async () => {
  agency = await startTaxAgency()
})
afterAll(() => agency.close())

const issuer = { nif: '89890001K', name: 'Elena Montes' }
const system = {
  ...{ maker: 'Azahar', makerNif: 'B12345674', name: 'Azahar', id: 'AZ', version: '0.1.0' },
  ...{ installation: '1', hasManyIssuers: true },
}
const { breakdown, vat, total } = invoiceTotals([{ concept: 'Reserva', total: 145_000, vatRate: 21 }])

function recordOf(number: string, change: Partial<InvoiceRecord> = {}): StoredRecord {
  const chain = {
    issuer: issuer.nif,
    issuerName: issuer.name,
    number,
    issuedOn: '2027-03-14',
    previous: null,
  }
  const record = {
    ...{ kind: 'issue', type: 'F1', description: 'Reserva', breakdown, vat, total, system, ...chain },
    ...{ recipients: [{ name: 'Lucía Herrera', nif: '12345678Z' }], rectification: null, resubmission: null },
    madeAt: '2027-03-14T10:00:00+01:00',
    ...change,
  } as InvoiceRecord
  return { record, hash: hashOf(record) }
}
const cancellation = { kind: 'cancellation', isUnknown: false, wasRejected: false } as const
const send = (records: StoredRecord[], agent = agency.agent()) =>
  sendRecords(submissionXml({ issuer, isLate: false, records }), { service: agency.service, agent })

describe('records that are sent', () => {
  it('are accepted, with the receipt of the agency and the time to wait', async () => {
    agency.state.waitSeconds = 90
    expect(await send([recordOf('2027-0001'), recordOf('2027-0002')])).toEqual({
      kind: 'answered',
      answer: {
        receipt: 'A-00000000000001',
        waitSeconds: 90,
        records: ['2027-0001', '2027-0002'].map((number) => ({
          ...{ number, operation: 'issue', state: 'accepted', fault: null, duplicateOf: null },
        })),
      },
    })
  })

  it('are told one by one: accepted with faults, rejected, and the others kept', async () => {
    agency.state.faults.set('2027-0011', {
      code: 2000,
      message: 'La huella es incorrecta.',
      isAccepted: true,
    })
    agency.state.faults.set('2027-0012', { code: 1104, message: 'El NIF & el nombre no coinciden.' })
    const outcome = await send([recordOf('2027-0010'), recordOf('2027-0011'), recordOf('2027-0012')])
    expect(outcome).toMatchObject({
      answer: {
        records: [
          { state: 'accepted' },
          { state: 'acceptedWithFaults', fault: { code: 2000 } },
          { state: 'rejected', fault: { code: 1104, message: 'El NIF & el nombre no coinciden.' } },
        ],
      },
    })
  })

  it('are known when they come a second time, as after an answer that was lost', async () => {
    await send([recordOf('2027-0020')])
    expect(await send([recordOf('2027-0020')])).toMatchObject({
      answer: { records: [{ state: 'rejected', fault: { code: 3000 }, duplicateOf: 'accepted' }] },
    })
  })

  it('may cancel an invoice that is there, and no other', async () => {
    const outcome = await send([recordOf('2027-0001', cancellation), recordOf('2027-0999', cancellation)])
    expect(outcome).toMatchObject({
      answer: {
        records: [
          { operation: 'cancellation', state: 'accepted' },
          { operation: 'cancellation', state: 'rejected', fault: { code: 3002 } },
        ],
      },
    })
    expect(agency.invoices.get('2027-0001')).toBe('Anulada')
  })
})

describe('a submission that goes wrong', () => {
  it.each(['away', 'garbage', 'serverFault'] as const)(
    'is sent again when the agency is %s',
    async (next) => {
      agency.state.next = [next]
      expect(await send([recordOf(`2027-1${next}`)])).toMatchObject({ kind: 'unanswered' })
      expect(agency.invoices.has(`2027-1${next}`)).toBe(false)
    },
  )

  it('is not sent again as it is when it is itself wrong', async () => {
    agency.state.next = ['clientFault']
    expect(await send([recordOf('2027-2000')])).toEqual({
      kind: 'refused',
      message: 'Codigo[4104].El NIF del titular en la cabecera no está identificado.',
    })
    const wrong = recordOf('2027-2001', { issuer: '1' })
    expect(await send([wrong])).toMatchObject({ kind: 'refused', message: /^Codigo\[4102\]/ })
  })

  it('does not get through without a certificate', async () => {
    // The connection may be gone before the reason for it was read.
    const { kind } = await send([recordOf('2027-2002')], agency.agent(null))
    expect(['certificateRefused', 'unanswered']).toContain(kind)
    agency.state.next = ['forbidden']
    expect(await send([recordOf('2027-2003')])).toEqual({ kind: 'certificateRefused' })
  })
})
