import Info from 'lucide-react/icons/info'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { inOrder, type RuleWish, type SeatingRule } from '#domain/seating/seating-rules.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import type { Plan } from '../use-seating.ts'
import { RuleConflictList } from './rule-conflict-list.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'
import { ruleChanges } from './seating-rules.changes.ts'
import { SuggestedRuleList } from './suggested-rule-list.tsx'
import { useRules } from './use-rules.ts'

type RulesPanelProps = { weddingId: string; plan: Plan }

/** 'Reglas': who sits together, apart, near and far. */
export function RulesPanel({ weddingId, plan }: RulesPanelProps) {
  const { read, rules, states } = useRules(weddingId, plan)
  const { fullName } = useProfile()
  // The form that has closed gives the focus to what opens it.
  const [isAdding, setAdding] = useState<boolean>()
  const onFocus = useKeptFocus()
  const write = (wish: RuleWish, isDismissed = false) => {
    const own = { id: uuidv7(), isDismissed, createdBy: fullName, createdAt: new Date().toISOString() }
    const item = inOrder({ ...wish, ...own })
    ruleChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
    return item
  }
  const dismiss = (wish: RuleWish) => {
    const item = write(wish, true)
    const onAction = () => ruleChanges.submit(weddingId, { kind: 'remove', item })
    showToast('No se sugerirá más.', { action: { label: 'Deshacer', onAction } })
  }
  const add = (wish: RuleWish) => {
    write(wish)
    setAdding(false)
  }
  const makeFirm = (item: SeatingRule, value: boolean) =>
    ruleChanges.submit(weddingId, { kind: 'edit', item, field: 'isFirm', value })
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
    <div className="grid gap-6" onFocusCapture={onFocus}>
      <RuleConflictList rules={rules} plan={plan} onFirm={makeFirm} />
      <RuleList
        rules={rules}
        states={states}
        plan={plan}
        onRemove={(rule) => ruleChanges.remove(weddingId, rule)}
        onFirm={makeFirm}
      />
      {isAdding ? (
        <RuleForm people={plan.people} onAdd={add} onCancel={() => setAdding(false)} />
      ) : (
        <div data-edits>
          <Button variant="quiet" icon={Plus} autoFocus={isAdding === false} onPress={() => setAdding(true)}>
            Añadir regla
          </Button>
        </div>
      )}
      <SuggestedRuleList rules={rules} plan={plan} onTake={(wish) => write(wish)} onDismiss={dismiss} />
      <p className="flex gap-2.5 text-sm text-ink-2">
        <Icon of={Info} size="sm" className="mt-0.5 shrink-0" />
        Las reglas también avisan cuando sientas a mano. Solo las ve quien ve las mesas.
      </p>
    </div>
  )
}
