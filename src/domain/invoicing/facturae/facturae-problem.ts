import type { Party } from '../../books/receipts.ts'
import type { FacturaeProblem, InvoiceContent } from '../invoice-content.ts'
import { provinceOf } from './provinces.ts'

type Sides = Pick<InvoiceContent, 'issuer' | 'recipient'>

/**
 * Facturae 3.2.2 names both sides with a Spanish address: street, postal code of five figures, town. An invoice has
 * those of the day it was issued, and a simplified one has no recipient.
 */
export function facturaeProblem(
  { issuer, recipient }: Sides,
  { isCancelled }: { isCancelled: boolean },
): FacturaeProblem | null {
  if (isCancelled) return 'cancelled'
  if (!recipient) return 'noRecipient'
  if (!hasAddress(recipient)) return 'noAddress'
  return hasAddress(issuer) ? null : 'noIssuerAddress'
}

const hasAddress = ({ address, postalCode, city }: Party): boolean =>
  Boolean(address?.trim() && city?.trim() && postalCode && provinceOf(postalCode))
