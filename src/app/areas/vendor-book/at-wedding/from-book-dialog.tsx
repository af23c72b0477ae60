import { useQuery } from '@tanstack/react-query'
import { useWeddingBusiness } from '../../../shared/session/use-wedding-business.ts'
import { AddToWeddingDialog } from '../add-to-wedding-dialog.tsx'
import { bookInWeddingQuery } from '../vendor-book.queries.ts'
import { BookNotReady } from './book-not-ready.tsx'

type FromBookDialogProps = { weddingId: string; onClose: () => void }

/** Puts vendors of the book onto the canvas of the wedding in sight. */
export function FromBookDialog({ weddingId, onClose }: FromBookDialogProps) {
  const { agencyId } = useWeddingBusiness(weddingId)
  const book = useQuery(bookInWeddingQuery(agencyId))
  const vendors = (book.data?.vendors ?? []).filter(({ removedAt }) => removedAt === null)
  if (vendors.length === 0)
    return (
      <BookNotReady
        title={agencyId === null ? 'De tu libreta' : 'De la libreta del equipo'}
        isTeams={agencyId !== null}
        book={book}
        onClose={onClose}
      />
    )
  return (
    <AddToWeddingDialog
      vendors={vendors}
      first={undefined}
      firstWeddingId={weddingId}
      agencyId={agencyId}
      onClose={onClose}
    />
  )
}
