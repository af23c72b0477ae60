import { useQuery } from '@tanstack/react-query'
import type { MergeConflict, MergeDecision } from '#contract/agenda-merge.ts'
import type { Responsible } from '#domain/agenda/agenda.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import { membersQuery } from '../wedding/members-query.ts'
import { type ConflictNames, conflictTitle, sideInWords } from './conflict-words.ts'
import { SideChoices } from './side-choices.tsx'

type ConflictChoicesProps = {
  weddingId: string
  conflicts: readonly MergeConflict[]
  decisions: readonly MergeDecision[]
  onDecide: (decision: MergeDecision) => void
}

const SIDES = [
  { take: 'published', label: 'Como está publicado' },
  { take: 'prepared', label: 'Como está preparado' },
] as const

/**
 * Shows the changes that others have made while it was prepared, field by field, with both values to choose from.
 * Neither is proposed.
 */
export function ConflictChoices({ weddingId, conflicts, decisions, onDecide }: ConflictChoicesProps) {
  const names = useConflictNames(weddingId, conflicts)
  return (
    <SideChoices
      conflicts={conflicts.map((conflict) => ({
        key: conflict.key,
        title: conflictTitle(conflict),
        sides: SIDES.map(({ take, label }) => ({
          take,
          label,
          shown: sideInWords(conflict, conflict[take], names),
        })),
      }))}
      choiceOf={(key) => decisions.find((decision) => decision.key === key)?.take}
      onChoose={(key, take) => onDecide({ key, take: take as MergeDecision['take'] })}
    />
  )
}

/** Whether something is chosen in each conflict. */
export const isDecided = (conflicts: readonly MergeConflict[], decisions: readonly MergeDecision[]) =>
  conflicts.every(({ key }) => decisions.some((decision) => decision.key === key))

/** The decisions with one more, in place of an earlier one of the same conflict. */
export const withDecision = (decisions: readonly MergeDecision[], decision: MergeDecision) => [
  ...decisions.filter(({ key }) => key !== decision.key),
  decision,
]

function useConflictNames(weddingId: string, conflicts: readonly MergeConflict[]): ConflictNames {
  const input = { weddingId }
  const isOf = (field: MergeConflict['field']) => conflicts.some((conflict) => conflict.field === field)
  const kept = { staleTime: STALE_LISTS }
  const { data: vendors = [] } = useQuery({
    ...api.vendors.list.queryOptions({ input }),
    ...kept,
    enabled: isOf('responsible'),
  })
  const { data: members = [] } = useQuery({ ...membersQuery(weddingId), enabled: isOf('responsible') })
  const { data: days = [] } = useQuery({
    ...api.agenda.days.list.queryOptions({ input }),
    ...kept,
    enabled: isOf('dayId'),
  })
  const nameOf = (who: Responsible) => {
    if (who.kind === 'person') return who.name
    const found =
      who.kind === 'vendor'
        ? vendors.find(({ id }) => id === who.vendorId)?.name
        : members.find(({ userId }) => userId === who.userId)?.fullName
    return found || (who.kind === 'vendor' ? 'un proveedor' : 'una persona de la boda')
  }
  return {
    // The published day stands behind its draft in the list.
    day: (dayId) => days.find(({ id, replaces }) => id === dayId || replaces === dayId)?.name,
    responsible: (all) => inSpanishList(all.map(nameOf)),
  }
}
