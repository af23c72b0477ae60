import type { InvoiceContent } from './invoice-content.ts'
import type { Party } from './invoices.ts'
import type { IssueRecord } from './records.ts'

type Numbered = { number: string; issuedOn: string; content: InvoiceContent }

/** The facts of an invoice in its record; chain, moment and program are added to it. */
export function recordedInvoice({ number, issuedOn, content }: Numbered) {
  const { type, issuer, recipient, lines, totals, correction } = content
  const { breakdown, vat, total } = totals
  return {
    ...{ kind: 'issue' as const, issuer: issuer.nif, issuerName: issuer.name, number, issuedOn, type },
    description: lines.map(({ concept }) => concept).join('; '),
    recipients: recipient ? [{ name: recipient.name, nif: recipient.nif } satisfies Party] : [],
    ...{ breakdown, vat, total },
    rectification: correction && {
      method: correction.method,
      invoices: [{ issuer: issuer.nif, number: correction.number, issuedOn: correction.issuedOn }],
      replaced: correction.replaced,
    },
  } satisfies Omit<IssueRecord, 'previous' | 'madeAt' | 'system' | 'resubmission'>
}
