import { takenBack } from '#domain/seating/plan-moves.ts'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { submitMoves } from '../plan-acts.changes.ts'

/** Makes the moves of a proposal as one act, also without a network, and offers the way back. */
export function applyMoves(weddingId: string, eventId: string | null, moves: readonly ProposedMove[]): void {
  submitMoves(weddingId, eventId, moves)
  dismissToast(lastNotice)
  lastNotice = showToast('Propuesta aplicada.', {
    action: { label: 'Deshacer', onAction: () => submitMoves(weddingId, eventId, takenBack(moves)) },
  })
}

let lastNotice = 0
