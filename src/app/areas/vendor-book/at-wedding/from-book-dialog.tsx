import { useQuery } from '@tanstack/react-query'
import { AddToWeddingDialog } from '../add-to-wedding-dialog.tsx'
import { vendorBookQuery } from '../vendor-book.queries.ts'
import { BookNotReady } from './book-not-ready.tsx'

type FromBookDialogProps = { weddingId: string; onClose: () => void }

/** Puts vendors of the book onto the canvas of the wedding in sight. */
export function FromBookDialog({ weddingId, onClose }: FromBookDialogProps) {
  const book = useQuery(vendorBookQuery)
  const vendors = (book.data?.vendors ?? []).filter(({ removedAt }) => removedAt === null)
  if (vendors.length === 0) return <BookNotReady title="De tu libreta" book={book} onClose={onClose} />
  return (
    <AddToWeddingDialog vendors={vendors} first={undefined} firstWeddingId={weddingId} onClose={onClose} />
  )
}
