import type { RuleState } from '#domain/seating/rule-states.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { Plan } from '../use-seating.ts'
import { FamilyRule } from './family-rule.tsx'
import { RuleRow, type RuleRowProps } from './rule-row.tsx'
import { RULE_GROUPS } from './rule-words.ts'

type RuleListProps = {
  rules: readonly SeatingRule[]
  states: ReadonlyMap<string, RuleState>
  plan: Plan
} & Pick<RuleRowProps, 'onRemove' | 'onFirm'>

/** The rules as sentences, by what they ask, each with how the plan stands to it. */
export function RuleList({ rules, states, plan, ...props }: RuleListProps) {
  return RULE_GROUPS.map(({ title, kinds }) => {
    const ofGroup = rules.filter(({ kind, isDismissed }) => kinds.includes(kind) && !isDismissed)
    const isFirst = title === RULE_GROUPS[0]!.title
    if (ofGroup.length === 0 && !isFirst) return null
    return (
      <section key={title} aria-label={title}>
        <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
          {title}
        </h3>
        <ul>
          {isFirst && <FamilyRule people={plan.people} />}
          {ofGroup.map((rule) => (
            <RuleRow key={rule.id} {...props} rule={rule} people={plan.people} state={states.get(rule.id)} />
          ))}
        </ul>
      </section>
    )
  })
}
