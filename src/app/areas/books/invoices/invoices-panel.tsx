import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { bookDialogs } from '../use-book-dialogs.ts'
import { FormerReceipts } from './former-receipts.tsx'

/** 'Facturas', whose file is fetched when it is opened. */
export function InvoicesPanel({ books }: { books: Books }) {
  const [isMissing, setMissing] = useState(false)
  const parts = useLoadedPart(bookDialogs, !isMissing, () => setMissing(true))
  if (isMissing && !parts)
    return (
      <ErrorState
        title="No hemos podido cargar tus facturas."
        detail="Comprueba tu conexión e inténtalo de nuevo."
        onRetry={() => setMissing(false)}
        isRetrying={false}
        className="mt-8"
      />
    )
  if (!parts) return <SkeletonRows rows={6} className="mt-8" />
  return (
    <>
      <parts.InvoicesTab books={books} />
      <FormerReceipts receipts={books.receipts} books={books} />
    </>
  )
}
