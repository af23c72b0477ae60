import type { UseQueryResult } from '@tanstack/react-query'
import type { VendorBook } from '#contract/book-vendors.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'

type BookNotReadyProps = {
  title: string
  /** Whether it is that of an agency. */
  isTeams: boolean
  book: UseQueryResult<VendorBook>
  onClose: () => void
}

/** A dialog about the book while that is read, could not be read, or has nothing in it. */
export function BookNotReady({ title, isTeams, book, onClose }: BookNotReadyProps) {
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {book.isError ? (
        <ErrorState
          title={`No hemos podido abrir ${isTeams ? 'la libreta del equipo' : 'tu libreta'}.`}
          detail={messageFor(book.error)}
          onRetry={() => void book.refetch()}
          isRetrying={book.isFetching}
        />
      ) : book.data ? (
        <p className="text-ink-2">
          {isTeams
            ? 'La libreta del equipo está vacía. Se llena con «Guardar en la libreta» en los proveedores de cada boda, o en «Proveedores» de la agencia.'
            : 'Tu libreta está vacía. Abre un proveedor de cualquier boda y pulsa «Guardar en la libreta», o llénala desde tu menú.'}
        </p>
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  )
}
