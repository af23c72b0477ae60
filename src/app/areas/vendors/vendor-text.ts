import type { Vendor } from '#contract/vendors.ts'
import {
  VENDOR_DETAILS_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_WEBPAGE_MAX,
} from '#domain/vendors/vendors.ts'

/** The texts of a vendor that people type. */
export type VendorTextField = 'name' | 'phone' | 'email' | 'webpage' | 'details'

const LONGEST: Record<VendorTextField, number> = {
  name: VENDOR_NAME_MAX,
  phone: VENDOR_PHONE_MAX,
  email: VENDOR_EMAIL_MAX,
  webpage: VENDOR_WEBPAGE_MAX,
  details: VENDOR_DETAILS_MAX,
}

/** The stored form of typed text: trimmed, and `null` for nothing where there need not be anything. */
export function storedVendorText<Field extends VendorTextField>(field: Field, typed: string): Vendor[Field] {
  const text = typed.replaceAll('\u0000', '').toWellFormed().trim()
  return (field === 'name' ? text : text || null) as Vendor[Field]
}

/** Why a text cannot be stored, as a code with what its sentence needs; `null` when it can. */
export function vendorTextProblem(field: VendorTextField, text: string | null) {
  const length = text?.length ?? 0
  const max = LONGEST[field]
  return length > max ? { code: 'TEXT_TOO_LONG', max, length } : null
}
