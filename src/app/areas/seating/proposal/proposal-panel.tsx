import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useId, useState } from 'react'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import { useRoomLayout } from '../room/use-room-layout.ts'
import type { Room } from '../room.ts'
import { RuleConflictList } from '../rules/rule-conflict-list.tsx'
import { ruleChanges } from '../rules/seating-rules.changes.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { applyMoves } from './proposal.actions.ts'
import { ProposalScore, ProposalView } from './proposal-view.tsx'
import { useProposal } from './use-proposal.ts'
import { useWanted } from './use-wanted.ts'
import { takeWayOut } from './way-out.actions.ts'

const NO_MOVES: readonly ProposedMove[] = []

const WAYS = [
  { value: 'better', label: 'Mejorar la que hay' },
  { value: 'anew', label: 'Empezar de nuevo' },
] as const

/** 'Proponer mesas': a plan that is looked at first, and applied as one act. */
export function ProposalPanel({ room }: { room: Room }) {
  const { weddingId, plan, onClosePanel, onPropose } = room
  const formId = useId()
  const onFocus = useKeptFocus()
  const [seed, setSeed] = useState(1)
  const [way, setWay] = useState<'better' | 'anew'>('better')
  const { read, rules, begun, wanted, follow } = useWanted(weddingId, plan, way === 'anew')
  const { layout } = useRoomLayout(weddingId, plan)
  const { proposal, hasFailed } = useProposal(wanted, seed)
  const moves = proposal?.moves ?? NO_MOVES
  useEffect(() => {
    onPropose(moves)
    return () => onPropose(NO_MOVES)
  }, [moves, onPropose])
  const form = useSubmission(() => {
    if (moves.length > 0) applyMoves(weddingId, plan, moves)
    onClosePanel()
  })
  return (
    <PanelPart
      footer={
        <div data-edits className="grid gap-2.5">
          <p className="flex items-center gap-2.5 text-sm text-ink-2">
            <Icon of={Lock} size="sm" className="shrink-0" />
            Quien tiene candado no se mueve.
          </p>
          <Button variant="primary" type="submit" form={formId} icon={Check}>
            {proposal && moves.length === 0 ? 'De acuerdo' : 'Aplicar propuesta'}
          </Button>
          <Button variant="secondary" icon={RefreshCw} onPress={() => setSeed(seed + 1)}>
            Probar otra
          </Button>
        </div>
      }
    >
      <form id={formId} {...form.props()} onFocusCapture={onFocus} className="grid gap-5">
        <p className="text-sm text-ink-2">Nada cambia hasta que la apliques.</p>
        {plan.people.some(({ comes, tableId }) => comes && tableId !== null) && (
          <Segmented label="Cómo se propone" segments={WAYS} value={way} onChange={setWay} hasLongWords />
        )}
        {rules && (
          <RuleConflictList
            rules={rules}
            plan={plan}
            onFirm={(item, value) =>
              ruleChanges.submit(weddingId, { kind: 'edit', item, field: 'isFirm', value })
            }
          />
        )}
        <ProposalScore proposal={read.isError || hasFailed ? undefined : proposal} />
        {read.isError || hasFailed ? (
          <p className="text-danger">
            {read.isError ? messageFor(read.error) : 'No hemos podido calcularla. Prueba otra.'}
          </p>
        ) : proposal ? (
          <ProposalView
            proposal={proposal}
            plan={begun}
            onWayOut={(wayOut) => {
              takeWayOut({ weddingId, plan, rules: rules ?? [], places: layout.places }, wayOut)
              follow()
            }}
          />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </form>
    </PanelPart>
  )
}
