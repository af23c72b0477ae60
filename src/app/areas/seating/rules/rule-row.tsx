import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import type { RuleState } from '#domain/seating/rule-states.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { firmInWords } from './firm-words.ts'
import { brokenInWords, ruleInWords } from './rule-words.ts'
import { STATE_WORDS } from './state-words.ts'

export type RuleRowProps = {
  rule: SeatingRule
  people: readonly SeatingPerson[]
  state: RuleState | undefined
  onRemove: (rule: SeatingRule) => void
  onFirm: (rule: SeatingRule, isFirm: boolean) => void
}

/** A rule as a sentence, with how the plan stands to it; pressed, it says who wrote it and can be changed. */
export function RuleRow({ rule, people, state, onRemove, onFirm }: RuleRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const words = ruleInWords(rule, people)
  const broken = brokenInWords(rule, state)
  const written = spanishDayAt(new Date(rule.createdAt))
  return (
    <li className="border-b border-line">
      <PlainButton
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 py-1 text-left"
      >
        <Icon
          of={broken ? X : Check}
          size="sm"
          className={broken ? 'text-danger' : state?.is === 'kept' ? 'text-primary' : 'invisible'}
        />
        <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          {words}
          <span className="sr-only">{STATE_WORDS[state?.is ?? 'open']}</span>
          {broken && <span className="block text-sm text-danger">{broken}</span>}
        </span>
        <span className="shrink-0 text-sm text-ink-2">{firmInWords(rule.isFirm)}</span>
      </PlainButton>
      <div id={id} hidden={!isOpen} className="pb-3 pl-7">
        <p className="text-sm text-ink-2">
          {rule.createdBy ? `La escribió ${rule.createdBy} el ${written}.` : `Escrita el ${written}.`}
        </p>
        <div data-edits>
          <Switch
            label="Siempre"
            description="Si no, se cumple cuando se puede."
            isSelected={rule.isFirm}
            onChange={(isFirm) => onFirm(rule, isFirm)}
          />
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Quitar la regla de ${words}`}
            onPress={() => onRemove(rule)}
          >
            Quitar la regla
          </Button>
        </div>
      </div>
    </li>
  )
}
