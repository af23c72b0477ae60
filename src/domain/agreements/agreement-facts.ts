import { formatEuros } from '../budget/money.ts'
import { instalmentAmounts, quoteTotals } from '../quotes/quote-totals.ts'
import type { QuoteContent } from '../quotes/quotes.ts'
import { inSpanishList, insideSentence } from '../text/spanish-list.ts'
import { formatNumber } from '../text/spanish-numbers.ts'
import type { IsoDate } from '../time/dates.ts'
import { dateInWords } from '../time/spanish-day.ts'
import type { AgreementFacts, Run } from './agreement-fields.ts'
import type { AgreementContent } from './agreements.ts'

export type AgreedInstalment = { label: string; amount: number; dueOn: IsoDate | null }

/** The quote that was accepted, as an agreement repeats it. Amounts are cents with IVA. */
export type AgreedQuote = {
  number: string
  version: number
  eventDate: IsoDate | null
  place: string | null
  guests: number | null
  lines: string[]
  extras: string[]
  total: number
  instalments: AgreedInstalment[]
}

type Accepted = { number: string; version: number; content: QuoteContent; extras: readonly string[] }

/** The quote of an agreement, with the extras that were accepted. */
export function agreedQuote({ number, version, content, extras }: Accepted): AgreedQuote {
  const chosen = new Set(extras)
  const { total } = quoteTotals(content, chosen)
  const amounts = instalmentAmounts(content.instalments, total)
  const { eventDate, place, guests } = content
  return {
    ...{ number, version, eventDate, place, guests, total },
    lines: content.lines.map(({ concept }) => concept),
    extras: content.extras.filter(({ id }) => chosen.has(id)).map(({ concept }) => concept),
    instalments: content.instalments.map(({ label, dueOn }, index) => ({
      ...{ label: label || `Pago ${index + 1}`, dueOn },
      amount: amounts[index]!,
    })),
  }
}

/** The first instalment, which keeps the date; all of it where there are none. */
export const depositOf = ({ instalments, total }: AgreedQuote): number => instalments[0]?.amount ?? total

type Given = { content: AgreementContent; quote: AgreedQuote | null; email: string }

/** The facts that the clauses of an agreement may name. */
export function agreementFacts({ content, quote, email }: Given): AgreementFacts {
  const { company, signers } = content
  const names = signers.map(({ name }) => name.trim()).filter(Boolean)
  return {
    company: fact(company.name),
    companyNif: fact(company.nif),
    companyAddress: fact(company.address),
    representative: fact(company.representative),
    companyEmail: fact(email),
    couple: fact(inSpanishList(names)),
    coupleNifs: nifsOf(signers),
    lines: fact(quote && inSpanishList(quote.lines.map(insideSentence))),
    eventDate: fact(quote?.eventDate && withWeekday(quote.eventDate)),
    place: fact(quote && (quote.place?.trim() || 'un lugar por decidir')),
    guests: fact(quote?.guests ? formatNumber(quote.guests) : null),
    quoteNumber: fact(quote?.number),
    extras: fact(quote && (inSpanishList(quote.extras.map(insideSentence)) || 'ningún extra')),
    total: fact(quote && formatEuros(quote.total)),
    instalments: fact(quote && instalmentsInWords(quote)),
    deposit: fact(quote && formatEuros(depositOf(quote))),
  }
}

const fact = (text: string | null | undefined): Run[] =>
  text?.trim() ? [{ kind: 'fact', text: text.trim() }] : []

/** The numbers in the order of the names; one that is not known is written by its person at signing. */
const nifsOf = (signers: AgreementContent['signers']): Run[] =>
  signers.flatMap(({ nif }, index): Run[] => {
    const own: Run = nif?.trim()
      ? { kind: 'fact', text: nif.trim() }
      : { kind: 'asked', text: 'el que escriba al firmar' }
    if (index === 0) return [own]
    return [{ kind: 'text', text: index === signers.length - 1 ? ' y ' : ', ' }, own]
  })

function instalmentsInWords({ instalments, total }: AgreedQuote): string {
  if (instalments.length === 0) return `${formatEuros(total)} al firmar`
  return inSpanishList(
    instalments.map(
      ({ amount, dueOn }) => `${formatEuros(amount)} ${dueOn ? `el ${dateInWords(dueOn)}` : 'al firmar'}`,
    ),
  )
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

const withWeekday = (date: IsoDate) =>
  `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${dateInWords(date)}`
