import { useEffect, useRef, useState } from 'react'
import type { Quote } from '#contract/quote-rows.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { useOnline } from '../../sync/use-online.ts'
import { type KeptQuote, settled, typedOver, withoutSaved } from './kept-quote.ts'
import { conflictsIn } from './quote-conflicts.ts'
import { saveQuote, showQuote } from './quotes.actions.ts'

/** A pause in typing after which the draft is saved. */
const PAUSE_MS = 900

export type QuoteForm = ReturnType<typeof useQuoteForm>

/** The draft with what was typed over it, which is saved by itself and outlives the page until it is. */
export function useQuoteForm(requestId: string, quote: Quote | null, begun: QuoteContent) {
  const [{ given = {}, was = {} }, change] = useUnsavedForm<KeptQuote>(`quote of ${requestId}`)
  const base = quote?.draft ?? begun
  const content: QuoteContent = { ...base, ...given }
  const hasChanges = Object.keys(given).length > 0
  const [error, setError] = useState<Error | null>(null)
  const saving = useRef<Promise<Quote | null> | null>(null)

  const type = (fields: Partial<QuoteContent>) => change((now) => typedOver(now, base, fields))

  /** Saves what is typed now; the quote as it is stored then, `null` when it could not be. */
  const save = async (): Promise<Quote | null> => {
    if (saving.current) await saving.current
    if (!hasChanges) return quote
    const sending = saveQuote(requestId, { ...base, ...was }, content)
      .then((saved) => {
        setError(null)
        change((now) => withoutSaved(now, given))
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
    change((now) => settled(now, { draft, conflicts: conflicts.fields, keepsMine }))
    setError(null)
  }
  return { content, type, save, settle, conflicts, hasChanges, error: conflicts ? null : error }
}
