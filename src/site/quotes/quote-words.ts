import { formatEuros } from '#domain/budget/money.ts'
import type { InvoiceTotals } from '#domain/invoicing/invoice-totals.ts'
import { QUOTE_WORDS_MAX, type QuoteContent, type QuoteLine } from '#domain/quotes/quotes.ts'
import { asSentence, formatNumber } from '#domain/text/spanish-numbers.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { QuoteFailure, QuoteField, QuotePlanner, QuoteProblem } from './quote-view.ts'

const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado']

const withWeekday = (date: IsoDate) =>
  `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${dateInWords(date)}`

/** `Sábado, 18 de septiembre de 2027. Sierra de Aracena, unas 90 personas.`; null where nothing is known. */
export function weddingInWords({ eventDate, place, guests }: QuoteContent): string | null {
  const people = guests && (guests === 1 ? 'una persona' : `unas ${formatNumber(guests)} personas`)
  const rest = [place, people].filter(Boolean).join(', ')
  const parts = [eventDate && withWeekday(eventDate), rest && asSentence(rest)]
  return (
    parts
      .filter(Boolean)
      .map((part) => `${part}.`)
      .join(' ') || null
  )
}

/** How much of a line there is, where it is not one: `Para 90 personas · Descuento del 10 %`. */
export function amountInWords({ quantity, discount }: QuoteLine, guests: number | null): string | null {
  const count =
    quantity === null
      ? `Para ${formatNumber(guests ?? 0)} ${guests === 1 ? 'persona' : 'personas'}`
      : quantity !== 1 && `Cantidad: ${formatNumber(quantity)}`
  const less = discount > 0 && `Descuento del ${formatNumber(discount)}\u00a0%`
  return [count, less].filter(Boolean).join(' · ') || null
}

/** `4.400,00 € + IVA 21 %, 924,00 €`, of each rate. */
export const vatInWords = ({ breakdown }: InvoiceTotals): string =>
  breakdown
    .map(({ vatRate, base, vat }) =>
      vatRate === 0
        ? `${formatEuros(base)} sin IVA`
        : `${formatEuros(base)} + IVA ${vatRate}\u00a0%, ${formatEuros(vat)}`,
    )
    .join('; ')

const TOO_LONG = `Caben ${formatNumber(QUOTE_WORDS_MAX)} caracteres como mucho. Acortadlo un poco.`

/** The sentences beside the fields of a form. */
export const PROBLEMS: Record<QuoteField, Record<QuoteProblem, string>> = {
  name: {
    MISSING: 'Escribid el nombre de quien acepta.',
    TOO_LONG: 'Es demasiado largo. Escribid solo nombre y apellidos.',
  },
  total: {
    MISSING: 'Marcad que aceptáis este total.',
    TOO_LONG: 'Marcad que aceptáis este total.',
  },
  words: { MISSING: 'Escribid vuestra duda.', TOO_LONG },
}

/** Why a form was not taken although nothing is wrong with it. */
export const FAILURES: Record<QuoteFailure, (planner: QuotePlanner) => string> = {
  changed: () =>
    'El presupuesto o su total ha cambiado. Este es el de ahora: miradlo otra vez antes de seguir. Lo que habéis escrito sigue aquí.',
  full: ({ name, email }) =>
    `Aquí no caben más mensajes. Escribid a ${name} a ${email}: lo que habéis escrito sigue aquí.`,
  tooMany: () =>
    'Habéis enviado varias respuestas seguidas. Volved a probar dentro de un rato: lo que habéis escrito sigue aquí.',
}
