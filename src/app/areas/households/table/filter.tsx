import { Select } from '#ui/fields/select.tsx'

type FilterProps = {
  label: string
  any: string
  choices: readonly (readonly [value: string, label: string])[]
  value: string | null
  onChange: (value: string | null) => void
}

/** A select knows no empty value. */
const ANY = 'todos'

/** One of the filters of guests: a choice, or any. */
export function Filter({ label, any, choices, value, onChange }: FilterProps) {
  const options = [{ value: ANY, label: any }, ...choices.map(([key, name]) => ({ value: key, label: name }))]
  return (
    <Select
      label={label}
      options={options}
      value={value ?? ANY}
      onChange={(next) => onChange(next === ANY ? null : next)}
    />
  )
}
