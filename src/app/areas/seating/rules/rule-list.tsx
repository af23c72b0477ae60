import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { ruleState, SEATING_RULE_KINDS, type SeatingRule } from '#domain/seating/seating-rules.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { brokenInWords, firmInWords, KIND_WORDS } from './rule-words.ts'

type RuleListProps = {
  rules: readonly SeatingRule[]
  people: readonly SeatingPerson[]
  onRemove: (rule: SeatingRule) => void
}

/** The rules as sentences, by what they ask, each with how the plan stands to it. */
export function RuleList({ rules, people, onRemove }: RuleListProps) {
  return SEATING_RULE_KINDS.map((kind) => {
    const ofKind = rules.filter((rule) => rule.kind === kind)
    if (ofKind.length === 0 && kind === 'apart') return null
    return (
      <section key={kind} aria-label={KIND_WORDS[kind]}>
        <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
          {KIND_WORDS[kind]}
        </h3>
        <ul>
          {kind === 'together' && (
            <li className="flex min-h-12 items-center gap-3 border-b border-line">
              <Icon of={Check} size="sm" className="text-primary" />
              <span className="min-w-0 flex-1">Cada familia</span>
              <span className="shrink-0 text-sm text-ink-2">Si se puede</span>
            </li>
          )}
          {ofKind.map((rule) => (
            <RuleRow key={rule.id} rule={rule} people={people} onRemove={() => onRemove(rule)} />
          ))}
        </ul>
      </section>
    )
  })
}

type RuleRowProps = { rule: SeatingRule; people: readonly SeatingPerson[]; onRemove: () => void }

function RuleRow({ rule, people, onRemove }: RuleRowProps) {
  const nameOf = (id: string) => people.find(({ guestId }) => guestId === id)?.name ?? 'alguien que no viene'
  const names = `${nameOf(rule.guestId)} y ${nameOf(rule.otherGuestId)}`
  const state = ruleState(rule, people)
  const broken = brokenInWords(rule.kind, state)
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line py-1">
      <Icon
        of={broken ? X : Check}
        size="sm"
        className={broken ? 'text-danger' : state === 'kept' ? 'text-primary' : 'invisible'}
      />
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {names}
        {broken && <span className="block text-sm text-danger">{broken}</span>}
      </span>
      <span className="shrink-0 text-sm text-ink-2">{firmInWords(rule.isFirm)}</span>
      <span data-edits className="-my-1 shrink-0">
        <IconButton icon={X} label={`Quitar la regla de ${names}`} onPress={onRemove} />
      </span>
    </li>
  )
}
