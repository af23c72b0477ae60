import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VAT_RATES } from '#domain/books/tax.ts'
import { invoiceTotals } from '#domain/invoicing/invoice-totals.ts'
import { FOREIGN_ID_KINDS, INVOICE_TYPES, isCorrection, isSimplified } from '#domain/invoicing/invoices.ts'
import { chainFaults } from '#domain/invoicing/record-chain.ts'
import { recordMoment } from '#domain/invoicing/record-moment.ts'
import type { InvoiceRecord, InvoicingSystem, StoredRecord } from '#domain/invoicing/records.ts'
import { submissionXml } from '#domain/invoicing/submission-xml.ts'
import { hashOf } from '#server/areas/invoicing/record-hash.ts'
import { bodyOf, schemaFaults } from '../../support/outside/agency-schema.ts'

const ISSUER = '89890001K'
const system: InvoicingSystem = {
  ...{ maker: 'Azahar & Cía <SL>', makerNif: 'B12345674', name: 'Azahar', id: 'AZ', version: '0.1.0' },
  ...{ installation: '0198c0de-0000-7000-8000-000000000001', hasManyIssuers: true },
}
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 700 }).map((words) => `a${words}`)
const party = fc.oneof(
  fc.record({ name: text, nif: fc.constantFrom('12345678Z', 'B12345674') }),
  fc.record({
    name: text,
    foreign: fc.record({
      country: fc.constantFrom('FR', 'US', 'GB'),
      kind: fc.constantFrom(...FOREIGN_ID_KINDS),
      id: fc.string({ unit: fc.constantFrom(...'ABC123'), minLength: 2, maxLength: 20 }),
    }),
  }),
)
const invoice = fc.record({
  type: fc.constantFrom(...INVOICE_TYPES),
  description: text,
  party,
  lines: fc.array(
    fc.record({
      concept: text,
      total: fc.integer({ min: -99_999, max: 999_999_999 }),
      vatRate: fc.constantFrom(...VAT_RATES),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  isCancelled: fc.boolean(),
  isSubstitution: fc.boolean(),
  resubmission: fc.constantFrom(null, 'accepted' as const, 'rejected' as const, 'unknown' as const),
})
type Drawn = typeof invoice extends fc.Arbitrary<infer Value> ? Value : never

/** The records of one issuer, each behind the other. */
function chained(drawn: readonly Drawn[]): StoredRecord[] {
  const chain: StoredRecord[] = []
  const add = (record: InvoiceRecord) => chain.push({ record, hash: hashOf(record) })
  const links = (at: number) => {
    const last = chain.at(-1)
    return {
      ...{ issuer: ISSUER, issuerName: 'Elena Montes "Bodas" & más', issuedOn: '2027-03-14', system },
      madeAt: recordMoment(new Date(Date.UTC(2027, 2, 14, 9, 0, at))),
      previous: last
        ? { issuer: ISSUER, number: last.record.number, issuedOn: last.record.issuedOn, hash: last.hash }
        : null,
    }
  }
  for (const [at, { type, party: who, lines, isSubstitution, isCancelled, ...rest }] of drawn.entries()) {
    const { breakdown, vat, total, base } = invoiceTotals(lines)
    const number = `2027-${String(at + 1).padStart(4, '0')}`
    const corrected = [{ issuer: ISSUER, number: '2027-0001', issuedOn: '2027-03-14' }]
    const { description, resubmission } = rest
    add({
      ...{ kind: 'issue', number, type, description, resubmission, breakdown, vat, total, ...links(at) },
      recipients: isSimplified(type) ? [] : [who],
      rectification: !isCorrection(type)
        ? null
        : isSubstitution
          ? { method: 'substitution', invoices: corrected, replaced: { base, vat } }
          : { method: 'difference', invoices: corrected, replaced: null },
    })
    if (isCancelled)
      add({ kind: 'cancellation', number, isUnknown: isSubstitution, wasRejected: false, ...links(at) })
  }
  return chain
}

const drawn = fc.sample(invoice, { numRuns: 500, seed: 2027 })

describe('records of 500 generated invoices', () => {
  const chain = chained(drawn)

  it('are valid by the schema of the agency, whatever names and amounts hold', async () => {
    const issuer = { nif: ISSUER, name: 'Elena Montes' }
    const message = submissionXml({ issuer, isLate: true, records: chain.slice(0, 1000) })
    expect(await schemaFaults([bodyOf(message)])).toEqual([])
    const soon = submissionXml({ issuer, isLate: false, records: chain.slice(0, 1) })
    expect(await schemaFaults([bodyOf(soon)])).toEqual([])
  })

  it('are refused by the schema when a field of one is not as the agency wants it', async () => {
    const [first] = chain
    const wrong = { ...first!, record: { ...first!.record, issuer: '1' } }
    const issuer = { nif: ISSUER, name: 'Elena Montes' }
    const message = submissionXml({ issuer, isLate: false, records: [wrong] })
    expect(await schemaFaults([bodyOf(message)])).not.toEqual([])
  })

  it('form a chain without a fault', () => expect(chainFaults(chain, hashOf)).toEqual([]))
})

describe('a chain of records that was tampered with', () => {
  const chain = chained(drawn.slice(0, 40))
  const places = fc.integer({ min: 1, max: chain.length - 2 })

  it('shows an altered field at its place', () => {
    const changes: ((record: InvoiceRecord) => InvoiceRecord)[] = [
      (record) => ({ ...record, number: `${record.number}1` }),
      (record) => ({ ...record, issuedOn: '2027-03-15' }),
      (record) => ({ ...record, issuer: '12345678Z' }),
      (record) =>
        record.kind === 'issue' ? { ...record, total: record.total + 1 } : { ...record, number: 'x' },
      (record) => (record.kind === 'issue' ? { ...record, vat: record.vat - 1 } : { ...record, number: 'x' }),
      (record) => ({ ...record, previous: { ...record.previous!, hash: 'F'.repeat(64) } }),
      (record) => ({ ...record, madeAt: '2027-03-14T10:00:00+02:00' }),
    ]
    fc.assert(
      fc.property(places, fc.constantFrom(...changes), (at, change) => {
        const forged = chain.map((stored, place) =>
          place === at ? { ...stored, record: change(stored.record) } : stored,
        )
        expect(chainFaults(forged, hashOf)).toContainEqual({ at, fault: 'altered' })
      }),
    )
  })

  it('shows the next record when an altered one was hashed anew', () => {
    fc.assert(
      fc.property(places, (at) => {
        const record = { ...chain[at]!.record, madeAt: '2027-03-14T09:59:59+02:00' }
        const forged = chain.map((stored, place) =>
          place === at ? { record, hash: hashOf(record) } : stored,
        )
        expect(chainFaults(forged, hashOf)).toContainEqual({ at: at + 1, fault: 'unlinked' })
      }),
    )
  })

  it('shows a record that was taken out, put in twice or moved', () => {
    fc.assert(
      fc.property(places, (at) => {
        expect(chainFaults(chain.toSpliced(at, 1), hashOf)).toContainEqual({ at, fault: 'unlinked' })
        expect(chainFaults(chain.toSpliced(at, 0, chain[at]!), hashOf)).not.toEqual([])
        expect(chainFaults(chain.toSpliced(at, 2, chain[at + 1]!, chain[at]!), hashOf)).not.toEqual([])
      }),
    )
  })
})
