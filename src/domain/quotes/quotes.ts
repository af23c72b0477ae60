import type { VatRate } from '../books/tax.ts'
import type { IsoDate } from '../time/dates.ts'

/** Bounds of a quote. A couple reads it on a phone: more than this is several quotes. */
export const QUOTE_LINES_MAX = 40
export const QUOTE_EXTRAS_MAX = 12
export const QUOTE_INSTALMENTS_MAX = 12
export const QUOTE_VERSIONS_MAX = 40
export const QUOTE_QUESTIONS_MAX = 50
export const QUOTE_PACKAGES_MAX = 30
export const QUOTE_TITLE_MAX = 120
export const QUOTE_NOTE_MAX = 2_000
export const QUOTE_CONCEPT_MAX = 120
export const QUOTE_DETAIL_MAX = 300
export const QUOTE_WORDS_MAX = 2_000
/** Cents: 100,000 €. */
export const QUOTE_PRICE_MAX = 10_000_000
export const QUOTE_QUANTITY_MAX = 10_000
export const QUOTE_VALID_DAYS_MAX = 180
export const QUOTES_SENT_PER_HOUR = 40

export const QUOTE_PATH = '/presupuesto'

/** Prices are typed without IVA or with it; the couple always reads them with it. */
export const PRICE_MODES = ['net', 'gross'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

/**
 * A line. `price` is of one unit, in cents, as the quote's mode has it; `discount` is in percent. A line for each guest
 * has no quantity of its own.
 */
export type QuoteLine = {
  id: string
  concept: string
  detail: string
  quantity: number | null
  price: number
  discount: number
  vatRate: VatRate
}

/** A line that the couple may choose; `isTicked` says whether it is chosen as long as they have not. */
export type QuoteExtra = QuoteLine & { isTicked: boolean }

/** A part of the total in percent; due when it is signed where `dueOn` is null. */
export type QuoteInstalment = { id: string; label: string; percent: number; dueOn: IsoDate | null }

export type QuoteContent = {
  /** The couple's names, as the page is headed. */
  title: string
  eventDate: IsoDate | null
  place: string | null
  guests: number | null
  note: string
  priceMode: PriceMode
  lines: QuoteLine[]
  extras: QuoteExtra[]
  instalments: QuoteInstalment[]
  /** The template whose clauses its contract begins with, and that whose tasks its wedding begins with. */
  agreementTemplateId: string | null
  taskTemplateId: string | null
  /** Days from its sending. */
  validDays: number
}

/** The parts of a quote that a package fills in. */
export type QuotePackage = { id: string; name: string } & PackageContent
export type PackageContent = Pick<
  QuoteContent,
  'note' | 'priceMode' | 'lines' | 'extras' | 'instalments' | 'agreementTemplateId' | 'taskTemplateId'
>

/** A quote or a package that may have been stored before quotes named templates. */
export const withTemplates = <Content extends PackageContent>(stored: Content): Content => ({
  ...{ agreementTemplateId: null, taskTemplateId: null },
  ...stored,
})

/** The number of a quote, such as 'P-2026-031'. */
export const quoteNumber = (year: number, serial: number): string =>
  `P-${year}-${String(serial).padStart(3, '0')}`

/** A reason for which a quote cannot be sent. */
export type QuoteGap = 'title' | 'lines' | 'guests' | 'instalments'

/** A quote for each guest needs their number, and its instalments are the whole of it. */
export function quoteGaps(content: QuoteContent): QuoteGap[] {
  const { title, lines, extras, guests, instalments } = content
  const isPerGuest = [...lines, ...extras].some(({ quantity }) => quantity === null)
  const percent = instalments.reduce((sum, part) => sum + part.percent, 0)
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(lines.length === 0 ? (['lines'] as const) : []),
    ...(isPerGuest && !guests ? (['guests'] as const) : []),
    ...(instalments.length > 0 && Math.round(percent * 100) !== 10_000 ? (['instalments'] as const) : []),
  ]
}
