import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { inOrder, type RuleWish } from '#domain/seating/seating-rules.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import { rulesQuery } from '../seating.queries.ts'
import type { Plan } from '../use-seating.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'
import { ruleChanges } from './seating-rules.changes.ts'

type RulesPanelProps = { weddingId: string; plan: Plan }

/** 'Reglas': who sits together, apart, near and far. */
export function RulesPanel({ weddingId, plan }: RulesPanelProps) {
  const read = useQuery(rulesQuery(weddingId))
  const { items: rules } = ruleChanges.useItems(weddingId, read.data)
  const { fullName } = useProfile()
  const [isAdding, setAdding] = useState(false)
  const add = (wish: RuleWish) => {
    const own = { id: uuidv7(), isDismissed: false, createdBy: fullName, createdAt: new Date().toISOString() }
    ruleChanges.submit(weddingId, { kind: 'add', item: inOrder({ ...wish, ...own }), isReturning: false })
    setAdding(false)
  }
  if (!rules)
    return read.isError ? (
      <ErrorState
        title="No hemos podido cargar las reglas."
        detail={messageFor(read.error)}
        onRetry={() => read.refetch()}
        isRetrying={read.isFetching}
      />
    ) : (
      <SkeletonRows rows={3} />
    )
  return (
    <div className="grid gap-6">
      <RuleList
        rules={rules}
        plan={plan}
        onRemove={(rule) => ruleChanges.remove(weddingId, rule)}
        onFirm={(item, value) =>
          ruleChanges.submit(weddingId, { kind: 'edit', item, field: 'isFirm', value })
        }
      />
      {isAdding ? (
        <RuleForm people={plan.people} onAdd={add} onCancel={() => setAdding(false)} />
      ) : (
        <div data-edits>
          <Button variant="quiet" icon={Plus} onPress={() => setAdding(true)}>
            Añadir regla
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-2">Solo las ve quien ve las mesas.</p>
    </div>
  )
}
