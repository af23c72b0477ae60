import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Books } from '#contract/book-rows.ts'
import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import { isWithin, quartersOf } from '#domain/books/periods.ts'
import { IRPF_RATES, taxLine, VAT_RATES } from '#domain/books/tax.ts'
import { correctionOf, type StandingSums } from '#domain/invoicing/corrections.ts'
import { filedAmounts } from '#domain/invoicing/filed-amounts.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-content.ts'
import { invoiceTotals } from '#domain/invoicing/invoice-totals.ts'
import { invoicesToCsv, invoicesToXlsx } from './invoice-sheets.ts'
import { standing } from './payables.ts'

type Issued = { row: InvoiceRow; content: InvoiceContent }

const wish = fc.record({
  charge: fc.nat(5),
  act: fc.constantFrom('issue', 'issue', 'difference', 'substitution', 'cancel'),
  total: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 90_000_000 })),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.constantFrom(2027, 2028),
})
const charge = fc.record({
  vatRate: fc.constantFrom(...VAT_RATES),
  irpfRate: fc.constantFrom(...IRPF_RATES),
  total: fc.integer({ min: 1, max: 90_000_000 }),
})

/** The invoices of six charges after random acts of a planner, in the order of their days, and what each charge is then. */
function history(
  charges: { vatRate: 0 | 4 | 10 | 21; irpfRate: 0 | 7 | 15; total: number }[],
  wishes: Wish[],
) {
  const all: Issued[] = []
  const stored = charges.map((one, index) => ({ ...one, id: `c${index}` }))
  const inOrder = wishes.toSorted((a, b) => a.year - b.year || a.month - b.month)
  for (const { charge: index, act, total, month, year } of inOrder) {
    const own = stored[index]!
    const { vatRate, irpfRate } = own
    const ofCharge = standing(all.map(({ row }) => row)).filter(({ chargeId }) => chargeId === own.id)
    const root = ofCharge.find(({ correction }) => correction?.method !== 'difference')
    const issuedOn = `${year}-${String(month).padStart(2, '0')}-15`
    const add = (content: InvoiceContent) =>
      all.push({ content, row: rowOf(content, { number: `N${all.length}`, issuedOn, chargeId: own.id }) })
    if (act === 'issue') {
      if (ofCharge.reduce((sum, one) => sum + one.total, 0) !== 0 || root) continue
      const lines = [{ concept: 'Reserva', total: own.total, vatRate }]
      add({ ...NOBODY, lines, irpfRate, totals: invoiceTotals(lines, irpfRate), correction: null })
    } else if (!root) continue
    else if (act === 'cancel') {
      const found = all.find(({ row }) => row.number === root.number)!
      found.row = { ...found.row, isCancelled: true, state: 'cancelled' }
      // The former invoice counts again, and the charge follows it.
      const left = sumOf(standing(all.map((one) => one.row)).filter(({ chargeId }) => chargeId === own.id))
      if (left.total > 0) own.total = left.total
    } else {
      const sums = sumOf(ofCharge)
      if (act === 'difference' && sums.total === total) continue
      const { content, row } = all.find((one) => one.row.number === root.number)!
      const wished = { method: act, reason: 'Otra', total, recipient: null }
      add(correctionOf({ id: row.id, number: row.number, issuedOn: row.issuedOn, content }, wished, sums))
      if (total > 0) own.total = total
    }
  }
  return { invoices: all.map(({ row }) => row).toReversed(), stored }
}
type Wish = typeof wish extends fc.Arbitrary<infer One> ? One : never

const sumOf = (rows: readonly StandingSums[]): StandingSums =>
  rows.reduce<StandingSums>(
    (sum, { base, vat, total, irpf }) => ({
      ...{ base: sum.base + base, vat: sum.vat + vat, total: sum.total + total, irpf: sum.irpf + irpf },
    }),
    { base: 0, vat: 0, total: 0, irpf: 0 },
  )

const NOBODY: Omit<InvoiceContent, 'lines' | 'irpfRate' | 'totals' | 'correction'> = {
  ...{ type: 'F1', recipient: null, weddingName: 'Inés; & "Tomás"', eventDate: null },
  issuer: { name: 'Elena', nif: '89890001K', address: null, postalCode: null, city: null },
}

function rowOf(
  { type, lines, irpfRate, totals, correction }: InvoiceContent,
  own: { number: string; issuedOn: string; chargeId: string },
): InvoiceRow {
  const { base, vat, total, irpf } = totals
  return {
    ...own,
    ...{ id: own.number, type, recipient: null, concept: 'Reserva; y "más"', weddingName: '=Boda' },
    vatRates: lines.map(({ vatRate }) => vatRate),
    ...{ base, vat, total, irpf, irpfRate },
    correction: correction && { number: correction.number, method: correction.method, reason: 'Otra' },
    ...{ correctedBy: null, state: 'accepted', isCancelled: false, fault: null },
    ...{ facturaeProblem: null, hash: '' },
    ...{ createdAt: '2027-01-01T00:00:00.000Z', createdBy: 'Elena' },
  }
}

const cents = (text: string) => {
  expect(text).toMatch(/^-?\d+(,\d{1,2})?$/)
  return Math.round(Number(text.replace(',', '.')) * 100)
}

/** The fields of a file as a spreadsheet reads them: `;` apart, quoted where they hold one. */
const fieldsOf = (csv: string) =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => Array.from(line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g), ([, a, b]) => a ?? b!))

const BOOKS = { accounts: [] } as unknown as Books
const runs = { numRuns: 300 }
const anyHistory = fc
  .tuple(fc.array(charge, { minLength: 6, maxLength: 6 }), fc.array(wish, { maxLength: 30 }))
  .map(([charges, wishes]) => history(charges, wishes))

describe('invoices and books', () => {
  it('agree to the cent for each charge, however often it was corrected', () => {
    fc.assert(
      fc.property(anyHistory, ({ invoices, stored }) => {
        for (const own of stored) {
          const counted = standing(invoices).filter(({ chargeId }) => chargeId === own.id)
          const sums = sumOf(counted)
          if (sums.total === 0) continue
          const { base, vat, total, irpf } = taxLine(own.total, own)
          expect(sums).toEqual({ base, vat, total, irpf })
        }
      }),
      runs,
    )
  })

  it('agree to the cent with the quarters: all that stands is in one of them, and what was filed stays', () => {
    fc.assert(
      fc.property(anyHistory, ({ invoices }) => {
        const part = (rows: readonly { base: number; vat: number; total: number }[]) =>
          rows.reduce(
            (sum, { base, vat, total }) => [sum[0]! + base, sum[1]! + vat, sum[2]! + total],
            [0, 0, 0],
          )
        expect(part(filedAmounts(invoices))).toEqual(part(standing(invoices)))
        const until = (day: string) => invoices.filter(({ issuedOn }) => issuedOn <= day)
        const former = until('2027-12-31').filter(({ isCancelled }) => !isCancelled)
        const then = filedAmounts(former).filter(({ number }) => !cancelledRoots(invoices).has(number))
        const now = filedAmounts(invoices).filter(({ issuedOn }) => issuedOn <= '2027-12-31')
        expect(part(now)).toEqual(part(then))
      }),
      runs,
    )
  })

  it('agree to the cent in the file with ; and a decimal comma', () => {
    fc.assert(
      fc.property(anyHistory, ({ invoices }) => {
        for (const period of ['2027', '2028', ...quartersOf(2027)] as const) {
          const [headings, ...rows] = fieldsOf(invoicesToCsv({ books: BOOKS, invoices, period }))
          const own = invoices.filter(({ issuedOn }) => isWithin(issuedOn, period))
          const column = (name: string) =>
            rows.reduce((sum, row) => sum + cents(row[headings!.indexOf(name)]!), 0)
          expect(column('Base (€)')).toBe(sumOf(own).base)
          expect(column('Cuota (€)')).toBe(sumOf(own).vat)
          expect(column('Total (€)')).toBe(sumOf(own).total)
          expect(column('IRPF (€)')).toBe(sumOf(own).irpf)
          const filed = filedAmounts(invoices).filter(({ issuedOn }) => isWithin(issuedOn, period))
          expect(column('Base que cuenta (€)')).toBe(filed.reduce((sum, { base }) => sum + base, 0))
          expect(column('Cuota que cuenta (€)')).toBe(filed.reduce((sum, { vat }) => sum + vat, 0))
        }
      }),
      runs,
    )
  })

  it('agree to the cent in the workbook, whose help for form 303 has the sums of its list', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ invoices }) => {
        const book = read(await invoicesToXlsx({ books: BOOKS, invoices, period: '2027' }))
        const sheet = (name: string) =>
          utils.sheet_to_json<(string | number)[]>(book.Sheets[name]!, { header: 1 })
        const [headings, ...rows] = sheet('Facturas expedidas')
        const of = (name: string) =>
          rows.reduce((sum, row) => sum + Math.round(Number(row[headings!.indexOf(name)]) * 100), 0)
        const form = sheet('Ayuda modelo 303')
        const total = form
          .find(([name]) => name === 'Total')!
          .slice(1)
          .map((euros) => Math.round(Number(euros) * 100))
        const inBoxes = form
          .slice(1, 6)
          .map((row) => row.slice(1).map((euros) => Math.round(Number(euros) * 100)))
        expect(inBoxes.reduce((sum, row) => sum.map((one, at) => one + row[at]!), Array(8).fill(0))).toEqual(
          total,
        )
        const every = (parity: number) =>
          total.filter((_, at) => at % 2 === parity).reduce((sum, one) => sum + one, 0)
        expect(every(0)).toBe(of('Base que cuenta (€)'))
        expect(every(1)).toBe(of('Cuota que cuenta (€)'))
      }),
      { numRuns: 60 },
    )
  })
})

/** Cancelled invoices, and the corrections of them. */
const cancelledRoots = (invoices: readonly InvoiceRow[]) =>
  new Set(
    invoices
      .filter(({ isCancelled, correction }) => {
        const corrected = correction && invoices.find(({ number }) => number === correction.number)
        return isCancelled || corrected?.isCancelled
      })
      .map(({ number }) => number),
  )
