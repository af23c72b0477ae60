import { taxLine } from '../../books/tax.ts'
import type { InvoiceContent } from '../invoice-content.ts'
import type { InvoiceLine } from '../invoice-totals.ts'
import { decimalOf } from '../record-amounts.ts'
import type { Xml, XmlChild } from '../xml.ts'
import { lineOf } from './facturae-parties.ts'

/** Taxes by their codes in Facturae. */
const IVA = '01'
const IRPF = '04'

type Tax = { code: typeof IVA | typeof IRPF; rate: number; base: number; amount: number }

const taxXml = ({ code, rate, base, amount }: Tax): Xml => [
  'Tax',
  [
    ['TaxTypeCode', code],
    ['TaxRate', decimalOf(rate * 100)],
    ['TaxableBase', [['TotalAmount', decimalOf(base)]]],
    ['TaxAmount', [['TotalAmount', decimalOf(amount)]]],
  ],
]

/** The IVA of the whole invoice by rate, and the IRPF that is kept back. */
export const taxesXml = ({ totals, irpfRate }: InvoiceContent): XmlChild[] => [
  [
    'TaxesOutputs',
    totals.breakdown.map(({ vatRate, base, vat }) => taxXml({ code: IVA, rate: vatRate, base, amount: vat })),
  ],
  totals.irpf !== 0 && [
    'TaxesWithheld',
    [taxXml({ code: IRPF, rate: irpfRate, base: totals.base, amount: totals.irpf })],
  ],
]

/** The sums of the invoice: what is to be paid is the total without the IRPF. */
export const totalsXml = ({ totals: { base, vat, irpf, payable } }: InvoiceContent): Xml => [
  'InvoiceTotals',
  [
    ['TotalGrossAmount', decimalOf(base)],
    ['TotalGrossAmountBeforeTaxes', decimalOf(base)],
    ['TotalTaxOutputs', decimalOf(vat)],
    ['TotalTaxesWithheld', decimalOf(irpf)],
    ['InvoiceTotal', decimalOf(payable)],
    ['TotalOutstandingAmount', decimalOf(payable)],
    ['TotalExecutableAmount', decimalOf(payable)],
  ],
]

type Amounts = { base: number; vat: number; irpf: number }

/**
 * The lines with their parts, each rounded by itself as in the sums. What a correction by differences has more or less
 * than that, because it is the rest of two sums, is in its last line of a rate.
 */
export function linesXml(content: InvoiceContent, words: { about: string; exemption: string }): Xml[] {
  const { lines, totals, irpfRate } = content
  const open = new Map(totals.breakdown.map(({ vatRate, base, vat }) => [vatRate, { base, vat }]))
  let irpf = totals.irpf
  return lines.map((line, at) => {
    const left = open.get(line.vatRate)!
    const own = taxLine(line.total, { vatRate: line.vatRate, irpfRate })
    const isLast = !lines.slice(at + 1).some(({ vatRate }) => vatRate === line.vatRate)
    const { base, vat } = isLast ? left : own
    open.set(line.vatRate, { base: left.base - base, vat: left.vat - vat })
    const withheld = at === lines.length - 1 ? irpf : own.irpf
    irpf -= withheld
    return lineXml(line, { base, vat, irpf: withheld }, { irpfRate, ...words })
  })
}

/** A line; one without IVA says why. */
function lineXml(
  { concept, vatRate }: InvoiceLine,
  { base, vat, irpf }: Amounts,
  { irpfRate, about, exemption }: { irpfRate: number; about: string; exemption: string },
): Xml {
  return [
    'InvoiceLine',
    [
      ['ItemDescription', lineOf(concept, 2500)],
      ['Quantity', '1'],
      ['UnitPriceWithoutTax', decimalOf(base)],
      ['TotalCost', decimalOf(base)],
      ['GrossAmount', decimalOf(base)],
      irpf !== 0 && ['TaxesWithheld', [taxXml({ code: IRPF, rate: irpfRate, base, amount: irpf })]],
      ['TaxesOutputs', [taxXml({ code: IVA, rate: vatRate, base, amount: vat })]],
      ['AdditionalLineItemInformation', lineOf(about, 2500)],
      vatRate === 0 && [
        'SpecialTaxableEvent',
        [
          ['SpecialTaxableEventCode', '01'],
          ['SpecialTaxableEventReason', exemption],
        ],
      ],
    ],
  ]
}
