import type { BookVendor } from '#contract/book-vendors.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { parseEuros } from '#domain/budget/money.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { FIRST_YEAR, LAST_YEAR } from '#domain/time/dates.ts'
import { type BookPrice, type BookPriceUnit, instagramName } from '#domain/vendor-book/vendor-book.ts'
import { categoryOf, WITHOUT_CATEGORY } from './book-groups.ts'
import type { VendorFacts } from './vendor-book.actions.ts'

/** A price as it is typed; its months are `1` to `12`, or empty for the whole year. */
export type TypedPrice = {
  label: string
  amount: string
  unit: BookPriceUnit
  firstMonth: string
  lastMonth: string
  year: string
}

/** A vendor as its dialog has it. */
export type TypedVendor = {
  category: string
  component: string | null
  prices: TypedPrice[]
  isFavourite: boolean
  isPrivate: boolean
} & Record<TextOfVendor, string>

const TEXTS = ['name', 'contact', 'email', 'phone', 'webpage', 'instagram', 'place', 'notes'] as const

export type TextOfVendor = (typeof TEXTS)[number]

export const NEW_PRICE: TypedPrice = {
  ...{ label: '', amount: '', unit: 'fixed', firstMonth: '', lastMonth: '', year: '' },
}

export const typedOf = (vendor: BookVendor | null): TypedVendor => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, vendor?.[name] ?? ''])) as Record<TextOfVendor, string>),
  category: vendor ? categoryOf(vendor) : WITHOUT_CATEGORY,
  component: vendor?.component ?? null,
  prices: (vendor?.prices ?? []).map(typedPrice),
  isFavourite: vendor?.isFavourite ?? false,
  isPrivate: vendor?.isPrivate ?? false,
})

const typedPrice = ({ label, amount, unit, firstMonth, lastMonth, year }: BookPrice): TypedPrice => ({
  ...{ label, unit, amount: String(amount).replace('.', ',') },
  ...{ firstMonth: numberText(firstMonth), lastMonth: numberText(lastMonth), year: numberText(year) },
})

const numberText = (number: number | null) => (number === null ? '' : String(number))

/** The first thing that is wrong with a price. */
export function problemOfPrice({ amount, firstMonth, lastMonth, year }: TypedPrice): string | null {
  if (parseEuros(amount) === null || amount.trim() === '') return 'Escribe un importe como 1.234,56.'
  if ((firstMonth === '') !== (lastMonth === '')) return 'Elige desde y hasta qué mes, o ninguno.'
  const isYear = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR
  return year.trim() === '' || isYear ? null : 'Escribe un año como 2027.'
}

export function problemsOf({ name, email, prices }: TypedVendor) {
  return {
    name: name.trim() ? null : 'Escribe cómo se llama.',
    email: email.trim() === '' || isEmailAddress(email.trim()) ? null : 'Revisa el email: algo no encaja.',
    prices: prices.map(problemOfPrice).find(Boolean) ?? null,
  }
}

/** The fields of a typed vendor without problems. */
export function factsOf(typed: TypedVendor): VendorFacts {
  const text = (name: TextOfVendor) => typed[name].trim() || null
  return {
    ...{ name: typed.name.trim(), component: typed.component, isFavourite: typed.isFavourite },
    ...{ contact: text('contact'), email: text('email'), phone: text('phone'), webpage: text('webpage') },
    ...{ instagram: instagramName(typed.instagram), place: text('place'), notes: text('notes') },
    prices: typed.prices.map(({ label, amount, unit, firstMonth, lastMonth, year }) => ({
      ...{ label: label.trim(), amount: parseEuros(amount)! / 100, unit },
      ...{ firstMonth: readNumber(firstMonth), lastMonth: readNumber(lastMonth), year: readNumber(year) },
    })),
  }
}

const readNumber = (text: string) => (text.trim() === '' ? null : Number(text))

/** The fields that were touched since a vendor was shown, and how they were. */
export function changesOf(typed: TypedVendor, shown: BookVendor) {
  const touched = Object.entries(factsOf(typed)).filter(
    ([name, value]) => !isEqual(value, shown[name as keyof VendorFacts]),
  )
  const from = touched.map(([name]) => [name, shown[name as keyof VendorFacts]])
  return {
    changes: {
      ...(Object.fromEntries(touched) as Partial<VendorFacts>),
      ...(shown.isPrivate && !typed.isPrivate && { isPrivate: false as const }),
    },
    from: Object.fromEntries(from) as Partial<BookVendor>,
  }
}

const NAMES: Record<keyof VendorFacts, string> = {
  ...{ name: 'el nombre', component: 'qué ofrece', contact: 'el contacto', email: 'el email' },
  ...{ phone: 'el teléfono', webpage: 'la web', instagram: 'Instagram', place: 'la zona' },
  ...{ notes: 'las notas', isFavourite: 'si es favorito', prices: 'los precios' },
}

/** The touched fields that another device has changed since, with their values as they are by now. */
export function overtakenFields(from: Partial<BookVendor>, stored: BookVendor): string[] {
  return Object.keys(from)
    .map((name) => name as keyof VendorFacts)
    .filter((name) => !isEqual(from[name], stored[name]))
    .map((name) => {
      const value = stored[name]
      return typeof value === 'string' && name !== 'component' ? `${NAMES[name]} («${value}»)` : NAMES[name]
    })
}
