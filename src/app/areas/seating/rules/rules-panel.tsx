import { useQuery } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { rulesQuery } from '../seating.queries.ts'
import type { Plan } from '../use-seating.ts'
import { type NewRule, RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'
import { ruleChanges } from './seating-rules.changes.ts'

type RulesPanelProps = { weddingId: string; plan: Plan }

/** 'Reglas': who sits together and who apart. */
export function RulesPanel({ weddingId, plan }: RulesPanelProps) {
  const read = useQuery(rulesQuery(weddingId))
  const { items: rules } = ruleChanges.useItems(weddingId, read.data)
  const add = (rule: NewRule) => {
    const item = { ...rule, id: uuidv7(), createdAt: new Date().toISOString() }
    ruleChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  }
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-2">Solo las ve quien ve las mesas.</p>
      {rules ? (
        <RuleList
          rules={rules}
          people={plan.people}
          onRemove={(rule) => ruleChanges.remove(weddingId, rule)}
        />
      ) : read.isError ? (
        <ErrorState
          title="No hemos podido cargar las reglas."
          detail={messageFor(read.error)}
          onRetry={() => read.refetch()}
          isRetrying={read.isFetching}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
      <RuleForm people={plan.people} onAdd={add} />
    </div>
  )
}
