import { useState } from 'react'
import { peopleNamed } from '#domain/seating/unseated-families.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { PartyOption } from './party-options.ts'

/** Of more parties than these one is found by its name. */
const LISTED_MAX = 300

/** Of those that were found so many are offered. */
const FOUND_MAX = 50

type PartyFieldProps = {
  label: string
  description?: string | undefined
  options: readonly PartyOption[]
  value: string | null
  onChange: (value: string) => void
  error: string | null | undefined
}

/** One party of a rule. In a large wedding its name is typed first, since a select of thousands cannot be looked through. */
export function PartyField({ options, value, ...field }: PartyFieldProps) {
  const [typed, setTyped] = useState('')
  if (options.length <= LISTED_MAX) return <Select {...field} options={options} value={value} />
  const found = peopleNamed(options, typed, FOUND_MAX)
  const chosen = options.find((option) => option.value === value)
  return (
    <div className="grid gap-2">
      <TextField
        label={`${field.label}: busca por su nombre`}
        value={typed}
        onChange={setTyped}
        placeholder="Escribe su nombre"
      />
      <Select
        {...field}
        options={chosen && !found.includes(chosen) ? [chosen, ...found] : found}
        value={value}
      />
    </div>
  )
}
