import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId, useMemo, useState } from 'react'
import type { Proposal } from '#domain/seating/proposal.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { FormError } from '../../../shared/page/form-error.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import { ruleChanges } from '../rules/seating-rules.changes.ts'
import { rulesQuery } from '../seating.queries.ts'
import type { Plan } from '../use-seating.ts'
import { applyMoves } from './proposal.actions.ts'
import { ProposalView } from './proposal-view.tsx'
import { useProposal } from './use-proposal.ts'

type ProposalPanelProps = { weddingId: string; plan: Plan; onClose: () => void }

/** 'Proponer mesas': a plan that is looked at first, and applied as one act. */
export function ProposalPanel({ weddingId, plan, onClose }: ProposalPanelProps) {
  const formId = useId()
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
    <PanelPart
      footer={
        <div data-edits className="grid gap-2.5">
          <Button variant="primary" type="submit" form={formId} icon={Check} isPending={form.isPending}>
            {proposal && moves.length === 0 ? 'De acuerdo' : 'Aplicar propuesta'}
          </Button>
          <Button variant="secondary" icon={RefreshCw} onPress={() => setSeed(seed + 1)}>
            Probar otra
          </Button>
        </div>
      }
    >
      <form id={formId} {...form.props()} className="grid gap-5">
        <p className="text-sm text-ink-2">Nada cambia hasta que la apliques.</p>
        {read.isError || hasFailed ? (
          <p className="text-danger">
            {read.isError ? messageFor(read.error) : 'No hemos podido calcularla. Prueba otra.'}
          </p>
        ) : proposal ? (
          <ProposalView proposal={proposal} plan={begun} />
        ) : (
          <SkeletonRows rows={5} />
        )}
        <FormError error={form.error} />
      </form>
    </PanelPart>
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
