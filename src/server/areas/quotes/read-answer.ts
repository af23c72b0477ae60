import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { QUOTE_WORDS_MAX } from '#domain/quotes/quotes.ts'
import { cleanLine, cleanParagraphs } from '#domain/text/clean-text.ts'
import type { QuoteAct, QuoteAttempt } from '#site/quotes/quote-view.ts'
import { QUOTE_ACTS } from '#site/quotes/quote-view.ts'

/** The answer that a form of a quote's page has sent. `totals` are those whose box was ticked. */
export type SentAnswer = QuoteAttempt & { version: number; extras: string[]; totals: number[] }

/** Reads a form. What it does not hold is missing, and a button that there is not only adds up. */
export function readAnswer(form: FormData): SentAnswer {
  const textOf = (field: string) => stringOf(form.get(field))
  const act = QUOTE_ACTS.find((known) => known === textOf('act')) ?? 'calculate'
  const name = cleanLine(textOf('name'))
  const words = cleanParagraphs(textOf('words'))
  const totals = form.getAll('total').map(stringOf).map(wholeNumber)
  return {
    ...{ act, name, words, totals },
    version: wholeNumber(textOf('version')),
    extras: form.getAll('extra').map(stringOf),
    problems: problemsOf({ act, name, words }, totals),
  }
}

type Typed = { act: QuoteAct; name: string; words: string }

function problemsOf({ act, name, words }: Typed, totals: readonly number[]): QuoteAttempt['problems'] {
  const problems: QuoteAttempt['problems'] = {}
  if (act === 'calculate') return problems
  if (act === 'accept') {
    if (!name) problems.name = 'MISSING'
    else if (name.length > FULL_NAME_MAX) problems.name = 'TOO_LONG'
    if (totals.length === 0) problems.total = 'MISSING'
  }
  if (act === 'question' && !words) problems.words = 'MISSING'
  if (words.length > QUOTE_WORDS_MAX) problems.words = 'TOO_LONG'
  return problems
}

const stringOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** A text that is no number stands for nothing that was shown. */
const wholeNumber = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : -1)
