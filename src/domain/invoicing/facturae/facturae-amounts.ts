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

/** A line, rounded by itself as in the sums. One without IVA says why. */
export function lineXml(
  { concept, total, vatRate }: InvoiceLine,
  { irpfRate }: InvoiceContent,
  { about, exemption }: { about: string; exemption: string },
): Xml {
  const { base, vat, irpf } = taxLine(total, { vatRate, irpfRate })
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
