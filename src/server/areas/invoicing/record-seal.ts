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
  /** The SHA-256 of the signed text of a record that is kept. */
  signedHash: string | null
  invoice: SealedInvoice
}

/** The hash of a signed text, in hexadecimal. */
export const hashOfSigned = (signed: string) => createHash('sha256').update(signed, 'utf8').digest('hex')

/**
 * The hash of all that a record and its invoice say, behind that of the record before: the agency's own hash covers the
 * number, the day and the amounts alone.
 */
export function sealOf({ seq, before, record, hash, signedHash, invoice }: Sealed): string {
  const { id, number, issuedOn, content, chargeId, corrects, environment } = invoice
  const facts = { id, number, issuedOn, content, chargeId, corrects, environment }
  return createHash('sha256')
    .update(canonicalJson({ seq, before, record, hash, facts, ...(signedHash && { signedHash }) }))
    .digest('hex')
}
