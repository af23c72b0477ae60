import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { type RuleWish, ruleTopic, type SeatingRule } from '#domain/seating/seating-rules.ts'
import { suggestedRules } from '#domain/seating/suggested-rules.ts'
import { IconButton } from '#ui/button.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Plan } from '../use-seating.ts'
import { ruleSentence } from './rule-words.ts'

type SuggestedRuleListProps = {
  rules: readonly SeatingRule[]
  plan: Plan
  onTake: (wish: RuleWish) => void
  onDismiss: (wish: RuleWish) => void
}

/** Rules that the list of guests suggests; none counts before it is taken. */
export function SuggestedRuleList({ rules, plan, onTake, onDismiss }: SuggestedRuleListProps) {
  const { people } = plan
  const suggested = useMemo(() => suggestedRules(people, rules), [people, rules])
  if (suggested.length === 0) return null
  return (
    <section data-edits aria-label="Sugeridas">
      <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
        Sugeridas
      </h3>
      <ul>
        {suggested.map((wish) => {
          const sentence = ruleSentence(wish, people)
          return (
            <li key={ruleTopic(wish)} className="flex min-h-12 items-center gap-1 border-b border-line">
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {sentence}
              </span>
              <PlainButton
                className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
                aria-label={`Añadir la regla ${sentence}`}
                onPress={() => onTake(wish)}
              >
                Añadir
              </PlainButton>
              <IconButton
                icon={X}
                label={`No sugerir la regla ${sentence}`}
                onPress={() => onDismiss(wish)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
