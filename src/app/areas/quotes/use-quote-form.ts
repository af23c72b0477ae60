import { useEffect, useRef, useState } from 'react'
import type { Quote } from '#contract/quote-rows.ts'
import type { QuoteField } from '#domain/quotes/merge-quote.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { useOnline } from '../../sync/use-online.ts'
import { conflictsIn } from './quote-conflicts.ts'
import { saveQuote, showQuote } from './quotes.actions.ts'

/** The fields that were typed and are not saved, and what stood there when they were begun. */
type Kept = { given: Partial<QuoteContent>; was: Partial<QuoteContent> }

/** A pause in typing after which the draft is saved. */
const PAUSE_MS = 900

export type QuoteForm = ReturnType<typeof useQuoteForm>

/** The draft with what was typed over it, which is saved by itself and outlives the page until it is. */
export function useQuoteForm(requestId: string, quote: Quote | null, begun: QuoteContent) {
  const [{ given = {}, was = {} }, change] = useUnsavedForm<Kept>(`quote of ${requestId}`)
  const base = quote?.draft ?? begun
  const content: QuoteContent = { ...base, ...given }
  const hasChanges = Object.keys(given).length > 0
  const [error, setError] = useState<Error | null>(null)
  const saving = useRef<Promise<Quote | null> | null>(null)

  const type = (fields: Partial<QuoteContent>) =>
    change((now) => ({
      given: { ...now.given, ...fields },
      was: { ...pick(base, keysOf(fields)), ...now.was },
    }))

  const forget = (sent: Partial<QuoteContent>) =>
    change((now) => {
      const left = keysOf(now.given ?? {}).filter((field) => !isSameText(now.given?.[field], sent[field]))
      return left.length === 0
        ? { given: undefined, was: undefined }
        : {
            given: pick(now.given as QuoteContent, left),
            was: { ...now.was, ...pick(sent as QuoteContent, left) },
          }
    })

  /** Saves what is typed now; the quote as it is stored then, `null` when it could not be. */
  const save = async (): Promise<Quote | null> => {
    if (saving.current) await saving.current
    if (!hasChanges) return quote
    const sending = saveQuote(requestId, quote && { ...base, ...was }, content)
      .then((saved) => {
        setError(null)
        forget(given)
        return saved
      })
      .catch((failed: Error) => {
        setError(failed)
        return null
      })
      .finally(() => {
        saving.current = null
      })
    saving.current = sending
    return sending
  }

  const latest = useRef(save)
  latest.current = save
  const isOnline = useOnline()
  // The same text is tried again once the network is back, and once a conflict is settled.
  const unsaved = hasChanges ? JSON.stringify([given, was, isOnline]) : ''
  useEffect(() => {
    if (!unsaved) return
    const timer = setTimeout(() => void latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [unsaved])

  const conflicts = conflictsIn(error)
  /** Keeps what is typed here, or takes what the other page has written. */
  const settle = (keepsMine: boolean) => {
    if (!conflicts) return
    const { draft } = showQuote(conflicts.quote)
    change((now) => {
      const fields = keysOf(now.given ?? {}).filter((field) => keepsMine || !conflicts.fields.includes(field))
      return { given: pick(now.given as QuoteContent, fields), was: pick(draft, fields) }
    })
    setError(null)
  }
  return { content, type, save, settle, conflicts, hasChanges, error: conflicts ? null : error }
}

const keysOf = (fields: Partial<QuoteContent>) => Object.keys(fields) as QuoteField[]

const pick = (content: QuoteContent, fields: readonly QuoteField[]): Partial<QuoteContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]))

const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
