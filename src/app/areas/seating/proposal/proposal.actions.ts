import { takenBack } from '#domain/seating/plan-moves.ts'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import { noticeMove } from '../move-notice.ts'
import { submitMoves } from '../plan-acts.changes.ts'
import type { Plan } from '../use-seating.ts'

/** Makes the moves of a proposal as one act, also without a network, and offers the way back. */
export function applyMoves(weddingId: string, plan: Plan, moves: readonly ProposedMove[]): void {
  submitMoves(weddingId, plan, moves)
  noticeMove(plan.isDraft ? 'Propuesta aplicada en el borrador.' : 'Propuesta aplicada.', () =>
    submitMoves(weddingId, plan, takenBack(moves)),
  )
}
