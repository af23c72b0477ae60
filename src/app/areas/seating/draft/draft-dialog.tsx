import { useState } from 'react'
import type { PlanMove } from '#domain/seating/plan-moves.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Drafting } from '../../../shared/drafts/use-drafting.ts'
import { useOnline } from '../../../sync/use-online.ts'
import type { Plan } from '../use-seating.ts'
import { discardMoves, publishMoves } from './draft.actions.ts'
import { DraftRow } from './draft-row.tsx'
import { useDraftAuthors } from './use-draft-authors.ts'
import { useDraftMoves } from './use-draft-moves.ts'

type DraftDialogProps = {
  weddingId: string
  published: Plan
  prepared: readonly PlanMove[]
  drafting: Drafting
  onClose: () => void
}

/** 'Cambios sin publicar': what differs in the draft, to be published as one act or taken back. */
export function DraftDialog(props: DraftDialogProps) {
  const { weddingId, published, prepared, drafting, onClose } = props
  const { tables, eventId } = published
  const [isSending, setSending] = useState(false)
  const isOnline = useOnline()
  const authors = useDraftAuthors(weddingId, eventId)
  const place = { weddingId, eventId }
  const { moves, made, left, seatOf, back, confirm } = useDraftMoves(published, prepared)
  const publish = async () => {
    setSending(true)
    const stayed = await publishMoves(place, made)
    setSending(false)
    if (stayed === 0 && left.size === 0) onClose()
  }
  return (
    <Dialog
      title="Cambios sin publicar"
      description={drafting.isPlanner ? 'La pareja aún no los ve.' : 'Los dejó preparados vuestro planner.'}
      isOpen
      closesOnScrim
      onOpenChange={(opens) => !opens && onClose()}
      actions={
        <>
          <Button
            data-edits
            variant="quiet"
            isDisabled={prepared.length === 0}
            onPress={() => {
              discardMoves(place, moves.map(back))
              onClose()
            }}
          >
            Descartar
          </Button>
          <Button
            data-edits
            variant="primary"
            isPending={isSending}
            pendingLabel="Publicando"
            isDisabled={made.length === 0 || !isOnline}
            onPress={() => void publish()}
          >
            {made.length > 0 && left.size > 0 ? `Publicar ${made.length}` : 'Publicar'}
          </Button>
        </>
      }
    >
      {prepared.length === 0 && <p className="text-ink-2">No queda nada por publicar.</p>}
      {!isOnline && <p className="mb-2 text-sm text-ink-2">Sin conexión: podrás publicar cuando vuelva.</p>}
      <ul>
        {moves.map((move) => (
          <DraftRow
            key={move.guestId}
            move={move}
            name={seatOf.get(move.guestId)?.name ?? ''}
            author={authors.get(move.guestId)}
            problem={left.get(move.guestId)}
            now={seatOf.get(move.guestId)?.tableId ?? null}
            tables={tables}
            onConfirm={() => confirm(move.guestId)}
            onDiscard={() => discardMoves(place, [back(move)])}
          />
        ))}
      </ul>
    </Dialog>
  )
}
