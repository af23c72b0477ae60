import { createHash } from 'node:crypto'
import { canonicalJson } from '#domain/invoicing/canonical-json.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-content.ts'

/** An invoice as its row holds it. */
export type SealedInvoice = {
  id: string
  number: string
  issuedOn: string
  content: InvoiceContent
  chargeId: string | null
  corrects: string | null
  environment: string
}

type Sealed = {
  seq: number
  before: string
  record: string
  hash: string
  signed: string | null
  invoice: SealedInvoice
}

/**
 * The hash of all that a record and its invoice say, behind that of the record before: the agency's own hash covers the
 * number, the day and the amounts alone.
 */
export function sealOf({ seq, before, record, hash, signed, invoice }: Sealed): string {
  const { id, number, issuedOn, content, chargeId, corrects, environment } = invoice
  const facts = { id, number, issuedOn, content, chargeId, corrects, environment }
  return createHash('sha256')
    .update(canonicalJson({ seq, before, record, hash, facts, ...(signed && { signed }) }))
    .digest('hex')
}
