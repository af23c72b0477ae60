import { useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useOnline } from '../../../sync/use-online.ts'
import { useSeats } from '../use-seating.ts'
import { FoundSeats } from './found-seats.tsx'
import '../seating.sentences.ts'

type FindSeatDialogProps = { weddingId: string; isOpen: boolean; onClose: () => void }

/** '¿Dónde se sienta…?': a name leads to its table, for who is asked on the day. */
export function FindSeatDialog({ weddingId, isOpen, onClose }: FindSeatDialogProps) {
  return (
    <Dialog title="¿Dónde se sienta…?" isOpen={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <SeatSearch weddingId={weddingId} onClose={onClose} />
    </Dialog>
  )
}

function SeatSearch({ weddingId, onClose }: Pick<FindSeatDialogProps, 'weddingId' | 'onClose'>) {
  const { reads, tables, people } = useSeats(weddingId)
  const [typed, setTyped] = useState('')
  const isOnline = useOnline()
  const failed = reads.find(({ isError }) => isError)
  return (
    // The list grows and shrinks below what is typed, and the sheet stays where it is.
    <div className="min-h-80">
      <SearchField label="Nombre del invitado" value={typed} onChange={setTyped} takesFocus />
      {tables && people ? (
        <FoundSeats {...{ weddingId, tables, people, typed, onClose }} />
      ) : failed || !isOnline ? (
        <ErrorState
          title="No hemos podido cargar las mesas."
          detail={failed ? messageFor(failed.error) : 'No hay conexión. Las cargaremos cuando vuelva.'}
          onRetry={() => Promise.all(reads.map((read) => read.refetch()))}
          isRetrying={reads.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <SkeletonRows rows={4} className="mt-4" />
      )}
    </div>
  )
}
