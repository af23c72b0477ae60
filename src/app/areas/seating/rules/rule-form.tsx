import { useState } from 'react'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { SEATING_RULE_KINDS, type SeatingRule, type SeatingRuleKind } from '#domain/seating/seating-rules.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { KIND_WORDS } from './rule-words.ts'

export type NewRule = Pick<SeatingRule, 'kind' | 'isFirm' | 'guestId' | 'otherGuestId'>

const KINDS = SEATING_RULE_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))

type RuleFormProps = { people: readonly SeatingPerson[]; onAdd: (rule: NewRule) => void }

/** 'Añadir regla': two people, what is wanted of them, and how much. */
export function RuleForm({ people, onAdd }: RuleFormProps) {
  const [kind, setKind] = useState<SeatingRuleKind>('apart')
  const [isFirm, setFirm] = useState(true)
  const [guestId, setGuest] = useState<string | null>(null)
  const [otherGuestId, setOther] = useState<string | null>(null)
  const options = people
    .filter(({ comes }) => comes)
    .map((person) => ({ value: person.guestId, label: person.name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))
  const form = useSubmission(
    () => {
      if (!guestId || !otherGuestId) return
      onAdd({ kind, isFirm, guestId, otherGuestId })
      setGuest(null)
      setOther(null)
    },
    {
      problems: () => ({
        guest: guestId ? null : 'Elige a una persona.',
        other: !otherGuestId
          ? 'Elige a otra persona.'
          : otherGuestId === guestId
            ? 'Elige a dos personas distintas.'
            : null,
      }),
    },
  )
  return (
    <form data-edits {...form.props()} className="grid gap-4">
      <Segmented label="Qué pide la regla" segments={KINDS} value={kind} onChange={setKind} />
      <Select
        label="Persona"
        options={options}
        value={guestId}
        onChange={setGuest}
        error={form.problems.guest}
      />
      <Select
        label="Otra persona"
        options={options}
        value={otherGuestId}
        onChange={setOther}
        error={form.problems.other}
      />
      <Switch
        label="Siempre"
        description="Si no, se cumple cuando se puede."
        isSelected={isFirm}
        onChange={setFirm}
      />
      <Button type="submit">Añadir regla</Button>
    </form>
  )
}
