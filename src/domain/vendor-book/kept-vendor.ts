import { BUILT_IN_COMPONENTS } from '../catalogue/built-in-components.ts'
import { foldText } from '../text/fold-text.ts'
import { type BookPrice, instagramName } from './vendor-book.ts'

/** A vendor of a wedding, as far as a book takes something of it. Amounts are euros, null where they are not seen. */
export type WeddingVendor = {
  name: string
  vendorType: string
  email: string | null
  phone: string | null
  webpage: string | null
  details: string | null
  cost: number | null
  perHead: { adult: number } | null
}

/** The fields of a book that a vendor of a wedding can give. */
export const KEPT_FIELDS = [
  'component',
  'email',
  'phone',
  'webpage',
  'contact',
  'instagram',
  'prices',
] as const

export type KeptField = (typeof KEPT_FIELDS)[number]

export type KeptFacts = {
  component: string | null
  email: string | null
  phone: string | null
  webpage: string | null
  contact: string | null
  instagram: string | null
  prices: BookPrice[]
}

const KEYS = new Set(BUILT_IN_COMPONENTS.map(({ key }) => key))

/**
 * The facts of a vendor for the book: what it costs here is its price of the wedding's year, and the lines that the book
 * itself puts into the notes of a vendor come back as its contact. Other notes are of the wedding, and stay there.
 */
export function factsForBook(vendor: WeddingVendor, eventDate: string | null): KeptFacts {
  const { vendorType, email, phone, webpage, details, cost, perHead } = vendor
  const amount = perHead ? perHead.adult : (cost ?? 0)
  const year = eventDate === null ? null : Number(eventDate.slice(0, 4))
  const price: BookPrice = {
    ...{ label: '', amount, unit: perHead ? 'guest' : 'fixed' },
    ...{ firstMonth: null, lastMonth: null, year },
  }
  return {
    ...{ component: KEYS.has(vendorType) ? vendorType : null, email, phone, webpage },
    contact: lineOf(details, 'Contacto: '),
    instagram: instagramName(lineOf(details, 'Instagram: ')),
    prices: amount > 0 ? [price] : [],
  }
}

const lineOf = (details: string | null, start: string): string | null =>
  (details ?? '')
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length)
    .trim() || null

type Known = Pick<KeptFacts, 'email' | 'phone' | 'webpage'> & { name: string }

/** The vendors of a book that may be this one: by their email, the last nine digits of their telephone, or their name. */
export function likelyInBook<V extends Known>(book: readonly V[], vendor: Known): V[] {
  const [name, email, phone] = [foldText(vendor.name), keyOf(vendor.email), digitsOf(vendor.phone)]
  return book.filter(
    (known) =>
      (email !== null && keyOf(known.email) === email) ||
      (phone !== null && digitsOf(known.phone) === phone) ||
      (name !== '' && foldText(known.name) === name),
  )
}

/** The facts that a vendor of the book has not got; none of what it has is given. */
export function missingFacts(facts: KeptFacts, known: KeptFacts): Partial<KeptFacts> {
  const missing = KEPT_FIELDS.filter((field) => isBlank(known[field]) && !isBlank(facts[field]))
  return Object.fromEntries(missing.map((field) => [field, facts[field]]))
}

export const isBlank = (value: KeptFacts[KeptField]): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

const keyOf = (email: string | null) => email?.trim().toLowerCase() || null

/** Digits of a Spanish telephone, which is typed with its country or without. */
const PHONE_DIGITS = 9

function digitsOf(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '')
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : null
}
