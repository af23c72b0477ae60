import type { IsoDate } from '../../time/dates.ts'
import { dateInWords } from '../../time/spanish-day.ts'
import type { InvoiceContent } from '../invoice-content.ts'
import { isCorrection, isSimplified } from '../invoices.ts'
import { decimalOf } from '../record-amounts.ts'
import type { AgencyEnvironment } from '../tax-qr.ts'
import { writeXml, type Xml } from '../xml.ts'
import { linesXml, taxesXml, totalsXml } from './facturae-amounts.ts'
import { correctiveXml } from './facturae-correction.ts'
import { lineOf, partyXml } from './facturae-parties.ts'

export type FacturaeInvoice = {
  number: string
  issuedOn: IsoDate
  environment: AgencyEnvironment
  content: InvoiceContent
  /** The invoice that it corrects, as it was issued. */
  corrected: InvoiceContent | null
  /** The day and the account of the payment, where both are known. */
  payment: { dueOn: IsoDate; iban: string } | null
}

const NAMES = 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml'
const EXEMPTION = 'Exenta de IVA (art. 20 de la Ley 37/1992).'
const TEST = 'Emitida en el entorno de pruebas de la AEAT: no tiene validez.'

/**
 * An invoice as Facturae 3.2.2, without a signature (Orden HAP/1650/2015). It has to be one without a
 * `facturaeProblem`.
 */
export function facturaeFile(invoice: FacturaeInvoice): string {
  const { content } = invoice
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml([
    `fe:Facturae xmlns:fe="${NAMES}"`,
    [
      headerXml(invoice),
      ['Parties', [partyXml('SellerParty', content.issuer), partyXml('BuyerParty', content.recipient!)]],
      ['Invoices', [invoiceXml(invoice)]],
    ],
  ])}\n`
}

function headerXml({ number, content: { issuer, totals } }: FacturaeInvoice): Xml {
  const amount: Xml = ['TotalAmount', decimalOf(totals.payable)]
  return [
    'FileHeader',
    [
      ['SchemaVersion', '3.2.2'],
      ['Modality', 'I'],
      ['InvoiceIssuerType', 'EM'],
      [
        'Batch',
        [
          ['BatchIdentifier', lineOf(`${issuer.nif}${number}`, 70)],
          ['InvoicesCount', '1'],
          ['TotalInvoicesAmount', [amount]],
          ['TotalOutstandingAmount', [amount]],
          ['TotalExecutableAmount', [amount]],
          ['InvoiceCurrencyCode', 'EUR'],
        ],
      ],
    ],
  ]
}

function invoiceXml({ number, issuedOn, environment, content, corrected, payment }: FacturaeInvoice): Xml {
  const { type, totals, weddingName, eventDate } = content
  const about = `Boda de ${weddingName}${eventDate ? `, ${dateInWords(eventDate)}` : ''}.`
  const literals = [
    totals.breakdown.some(({ exemption }) => exemption !== null) && EXEMPTION,
    environment === 'test' && TEST,
  ].filter((words) => words !== false)
  return [
    'Invoice',
    [
      [
        'InvoiceHeader',
        [
          ['InvoiceNumber', number],
          ['InvoiceDocumentType', isSimplified(type) ? 'FA' : 'FC'],
          ['InvoiceClass', isCorrection(type) ? 'OR' : 'OO'],
          corrected && correctiveXml(content, corrected),
        ],
      ],
      issueXml(issuedOn),
      ...taxesXml(content),
      totalsXml(content),
      ['Items', linesXml(content, { about, exemption: EXEMPTION })],
      payment && totals.payable > 0 && paymentXml(payment, totals.payable),
      ['LegalLiterals', literals.map((words) => ['LegalReference', words])],
    ],
  ]
}

const issueXml = (issuedOn: IsoDate): Xml => [
  'InvoiceIssueData',
  [
    ['IssueDate', issuedOn],
    ['InvoiceCurrencyCode', 'EUR'],
    ['TaxCurrencyCode', 'EUR'],
    ['LanguageName', 'es'],
  ],
]

/** Transfers have the code 04. */
const paymentXml = ({ dueOn, iban }: { dueOn: IsoDate; iban: string }, payable: number): Xml => [
  'PaymentDetails',
  [
    [
      'Installment',
      [
        ['InstallmentDueDate', dueOn],
        ['InstallmentAmount', decimalOf(payable)],
        ['PaymentMeans', '04'],
        ['AccountToBeCredited', [['IBAN', iban]]],
      ],
    ],
  ],
]
