import * as z from 'zod'
import { VAT_RATES } from '#domain/books/tax.ts'
import { QUOTE_EVENT_KINDS, QUOTE_STATES } from '#domain/quotes/quote-state.ts'
import {
  PRICE_MODES,
  QUOTE_CONCEPT_MAX,
  QUOTE_DETAIL_MAX,
  QUOTE_EXTRAS_MAX,
  QUOTE_INSTALMENTS_MAX,
  QUOTE_LINES_MAX,
  QUOTE_NOTE_MAX,
  QUOTE_PRICE_MAX,
  QUOTE_QUANTITY_MAX,
  QUOTE_QUESTIONS_MAX,
  QUOTE_TITLE_MAX,
  QUOTE_VALID_DAYS_MAX,
  QUOTE_VERSIONS_MAX,
} from '#domain/quotes/quotes.ts'
import { cleanLine, cleanParagraphs } from '#domain/text/clean-text.ts'
import { day, id, instant, text } from './base.ts'

const line = (max: number) => text.overwrite(cleanLine).max(max)
const hundredths = (value: number) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6
const percent = z.number().min(0).max(100).refine(hundredths, 'at most two decimals')

const quoteLine = z.object({
  id,
  concept: line(QUOTE_CONCEPT_MAX),
  detail: line(QUOTE_DETAIL_MAX),
  /** Null where it is one for each guest. */
  quantity: z.number().min(0).max(QUOTE_QUANTITY_MAX).refine(hundredths, 'at most two decimals').nullable(),
  /** Cents of one unit. */
  price: z.int().min(0).max(QUOTE_PRICE_MAX),
  discount: percent,
  vatRate: z.literal(VAT_RATES),
})

const instalment = z.object({ id, label: line(QUOTE_CONCEPT_MAX), percent, dueOn: day.nullable() })

const offered = {
  note: text.overwrite(cleanParagraphs).max(QUOTE_NOTE_MAX),
  priceMode: z.enum(PRICE_MODES),
  lines: z.array(quoteLine).max(QUOTE_LINES_MAX),
  extras: z.array(quoteLine.extend({ isTicked: z.boolean() })).max(QUOTE_EXTRAS_MAX),
  instalments: z.array(instalment).max(QUOTE_INSTALMENTS_MAX),
  /** The template whose clauses its contract begins with, and that whose tasks its wedding begins with. */
  agreementTemplateId: id.nullable().default(null),
  taskTemplateId: id.nullable().default(null),
}

/** A quote as it is written: prices in cents, as `priceMode` has them. */
export const quoteContent = z.object({
  title: line(QUOTE_TITLE_MAX),
  eventDate: day.nullable(),
  place: line(QUOTE_TITLE_MAX).nullable(),
  guests: z.int().min(1).max(QUOTE_QUANTITY_MAX).nullable(),
  ...offered,
  validDays: z.int().min(1).max(QUOTE_VALID_DAYS_MAX),
})

export const quotePackage = z.object({
  id,
  name: text.overwrite(cleanLine).min(1).max(QUOTE_TITLE_MAX),
  ...offered,
})

const quoteVersion = z.object({
  version: z.int(),
  sentAt: instant,
  validUntil: day,
  openedAt: instant.nullable(),
  /** With IVA and the extras that are ticked at first, in cents. */
  total: z.int(),
})

const quoteEvent = z.object({
  id,
  version: z.int(),
  kind: z.enum(QUOTE_EVENT_KINDS),
  words: z.string(),
  name: z.string().nullable(),
  /** The extras that were chosen with an acceptance, and its total in cents. */
  extras: z.array(z.string()).nullable(),
  total: z.int().nullable(),
  at: instant,
})

export const quote = z.object({
  requestId: id,
  /** Null before it is first sent. */
  number: z.string().nullable(),
  state: z.enum(QUOTE_STATES),
  draft: quoteContent,
  /** Whether the draft differs from what was sent last. */
  isChanged: z.boolean(),
  savedAt: instant,
  /** The path of its page; null while there is none. */
  path: z.string().nullable(),
  versions: z.array(quoteVersion).max(QUOTE_VERSIONS_MAX),
  events: z.array(quoteEvent).max(QUOTE_QUESTIONS_MAX + QUOTE_VERSIONS_MAX * 2),
})

export type Quote = z.infer<typeof quote>
