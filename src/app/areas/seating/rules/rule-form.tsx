import { useEffect, useMemo, useState } from 'react'
import { columnsOf, RULE_PLACES, type RulePlace } from '#domain/seating/rule-parties.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import {
  type RuleWish,
  ruleProblem,
  SEATING_RULE_KINDS,
  type SeatingRuleKind,
  secondPartyOf,
} from '#domain/seating/seating-rules.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { PartyField } from './party-field.tsx'
import { partyOptions } from './party-options.ts'
import { KIND_WORDS, PLACE_WORDS } from './rule-words.ts'

const KINDS = SEATING_RULE_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))

const PLACES = RULE_PLACES.map((place) => {
  const name = PLACE_WORDS[place].charAt(0).toUpperCase() + PLACE_WORDS[place].slice(1)
  return { value: `place ${place}`, label: name, name }
})

type RuleFormProps = {
  people: readonly SeatingPerson[]
  onAdd: (rule: RuleWish) => void
  onCancel: () => void
}

/** 'Añadir regla': what is wanted, of whom, and how much. */
export function RuleForm({ people, onAdd, onCancel }: RuleFormProps) {
  const [kind, setKind] = useState<SeatingRuleKind>('apart')
  const [isFirm, setFirm] = useState(true)
  const [first, setFirst] = useState<string | null>(null)
  const [second, setSecond] = useState<string | null>(null)
  const { options, parties } = useMemo(() => partyOptions(people), [people])
  const wanted = secondPartyOf(kind)
  const wish = (): RuleWish | null => {
    const party = first === null ? undefined : parties.get(first)
    if (!party) return null
    const other = wanted === 'never' || second === null ? undefined : parties.get(second)
    const place =
      PLACES.some(({ value }) => value === second) && wanted === 'partyOrPlace' ? second!.slice(6) : null
    return { kind, isFirm, ...columnsOf(party, other ?? null, place as RulePlace | null) }
  }
  const form = useSubmission(
    () => {
      const rule = wish()
      if (!rule) return
      onAdd(rule)
      setFirst(null)
      setSecond(null)
    },
    { problems: () => problemsOf(wish(), second) },
  )
  const { ref } = form
  useEffect(() => ref.current?.querySelector('button')?.focus(), [ref])
  return (
    <form data-edits {...form.props()} className="grid gap-4">
      <Select label="Qué pide la regla" options={KINDS} value={kind} onChange={setKind} />
      <PartyField
        label="Quién"
        options={options}
        value={first}
        onChange={setFirst}
        error={form.problems.first}
      />
      {wanted !== 'never' && (
        <PartyField
          label={SECOND_WORDS[kind] ?? ''}
          description={wanted === 'mayHave' ? 'Una familia o un grupo no necesita a nadie más.' : undefined}
          options={wanted === 'partyOrPlace' ? [...PLACES, ...options] : options}
          value={second}
          onChange={setSecond}
          error={form.problems.second}
        />
      )}
      <Switch
        label="Siempre"
        description="Si no, se cumple cuando se puede."
        isSelected={isFirm}
        onChange={setFirm}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit">Añadir regla</Button>
        <Button variant="secondary" onPress={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

const SECOND_WORDS: Partial<Record<SeatingRuleKind, string>> = {
  together: 'Con quién',
  apart: 'De quién',
  near: 'De qué o de quién',
  far: 'De qué o de quién',
}

function problemsOf(rule: RuleWish | null, second: string | null) {
  if (!rule) return { first: 'Elige a quién se refiere.' }
  const problem = ruleProblem(rule)
  if (!problem) return {}
  if (problem === 'unclear' || second === null) return { second: 'Elige también a la otra parte.' }
  return { second: 'Elige dos partes distintas.' }
}
