import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Proposal } from '#domain/seating/proposal.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { ruleChanges } from '../rules/seating-rules.changes.ts'
import { rulesQuery } from '../seating.queries.ts'
import type { Plan } from '../use-seating.ts'
import { applyMoves } from './proposal.actions.ts'
import { ProposalView } from './proposal-view.tsx'
import { useProposal } from './use-proposal.ts'

type ProposalDialogProps = { weddingId: string; plan: Plan; onClose: () => void }

/** 'Proponer mesas': a plan that is looked at first, and applied as one act. */
export function ProposalDialog({ weddingId, plan, onClose }: ProposalDialogProps) {
  const read = useQuery(rulesQuery(weddingId))
  const { items: rules } = ruleChanges.useItems(weddingId, read.data)
  // The proposal stays that of the plan it was asked for. When others change the plan meanwhile, applying it is refused.
  const [begun] = useState(plan)
  const [seed, setSeed] = useState(1)
  const wanted = useMemo(() => rules && { ...begun, rules }, [begun, rules])
  const { proposal, hasFailed } = useProposal(wanted, seed)
  const moves = proposal?.moves ?? []
  const form = useSubmission(async () => {
    if (moves.length > 0) {
      await applyMoves(weddingId, moves)
      offerUndo(weddingId, moves)
    }
    onClose()
  })
  return (
    <FormDialog
      title="Propuesta"
      description="Nada cambia hasta que la apliques."
      form={form}
      submitLabel={proposal && moves.length === 0 ? 'De acuerdo' : 'Aplicar propuesta'}
      onClose={onClose}
      actions={
        <Button variant="secondary" onPress={() => setSeed(seed + 1)}>
          Probar otra
        </Button>
      }
    >
      {read.isError || hasFailed ? (
        <p className="text-danger">
          {read.isError ? messageFor(read.error) : 'No hemos podido calcularla. Prueba otra.'}
        </p>
      ) : proposal ? (
        <ProposalView proposal={proposal} tables={begun.tables} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </FormDialog>
  )
}

function offerUndo(weddingId: string, moves: Proposal['moves']): void {
  const back = moves.map((move) => ({ ...move, from: move.to, to: move.from }))
  const onAction = () =>
    applyMoves(weddingId, back).catch((error) => showToast(messageFor(error), { tone: 'failed' }))
  dismissToast(lastNotice)
  lastNotice = showToast('Propuesta aplicada.', { action: { label: 'Deshacer', onAction } })
}

let lastNotice = 0
