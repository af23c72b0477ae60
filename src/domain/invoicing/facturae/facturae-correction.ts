import { quarterOf } from '../../books/periods.ts'
import type { Party } from '../../books/receipts.ts'
import type { Correction, InvoiceContent } from '../invoice-content.ts'
import type { Xml } from '../xml.ts'
import { lineOf } from './facturae-parties.ts'

/** Reasons by their codes, in the words that the schema has for them. */
const REASONS = {
  '04': 'Nombre y apellidos/Razón Social-Emisor',
  '05': 'Nombre y apellidos/Razón Social-Receptor',
  '06': 'Identificación fiscal Emisor/obligado',
  '07': 'Identificación fiscal Receptor',
  '08': 'Domicilio Emisor/Obligado',
  '09': 'Domicilio Receptor',
  '10': 'Detalle Operación',
  '16': 'Base imponible',
} as const

type ReasonCode = keyof typeof REASONS

const METHODS = {
  substitution: ['01', 'Rectificación íntegra'],
  difference: ['02', 'Rectificación por diferencias'],
} as const

/** The block of a correction: which invoice, why, of which quarter and how. `corrected` is the invoice as it was issued. */
export function correctiveXml(content: InvoiceContent, corrected: InvoiceContent): Xml | null {
  if (!content.correction) return null
  const { number, issuedOn, method, reason } = content.correction
  const code = reasonOf(content, content.correction, corrected)
  const [methodCode, methodWords] = METHODS[method]
  const [start, end] = quarterOf(issuedOn)
  return [
    'Corrective',
    [
      ['InvoiceNumber', number],
      ['ReasonCode', code],
      ['ReasonDescription', REASONS[code]],
      [
        'TaxPeriod',
        [
          ['StartDate', start],
          ['EndDate', end],
        ],
      ],
      ['CorrectionMethod', methodCode],
      ['CorrectionMethodDescription', methodWords],
      ['AdditionalReasonDescription', lineOf(reason, 2500)],
      ['InvoiceIssueDate', issuedOn],
    ],
  ]
}

/** One reason alone is told: an amount first, then the sides by what differs, then the words of the operation. */
function reasonOf(content: InvoiceContent, { method }: Correction, corrected: InvoiceContent): ReasonCode {
  const { issuer, recipient, totals } = content
  if (method === 'difference' || totals.total !== corrected.totals.total) return '16'
  const before = corrected.recipient
  if (recipient && recipient.nif !== before?.nif) return '07'
  if (recipient && recipient.name !== before?.name) return '05'
  if (recipient && before && isElsewhere(recipient, before)) return '09'
  if (issuer.nif !== corrected.issuer.nif) return '06'
  if (issuer.name !== corrected.issuer.name) return '04'
  return isElsewhere(issuer, corrected.issuer) ? '08' : '10'
}

const isElsewhere = (one: Party, other: Party): boolean =>
  one.address !== other.address || one.postalCode !== other.postalCode || one.city !== other.city
