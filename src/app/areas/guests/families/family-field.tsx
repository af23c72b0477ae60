import { useId, useMemo } from 'react'
import { TextField } from '#ui/text-field.tsx'
import type { Family } from './families.ts'

type FamilyFieldProps = {
  families: readonly Family[]
  value: string
  onChange: (name: string) => void
  problem: string | null
}

/** A family by its name, of which the browser offers those that begin like what is typed. */
export function FamilyField({ families, value, onChange, problem }: FamilyFieldProps) {
  const id = useId()
  const names = useMemo(() => [...new Set(families.map(({ name }) => name))], [families])
  return (
    <div>
      <TextField
        label="Llevar a la familia"
        placeholder="Sin cambios"
        autoComplete="off"
        list={id}
        value={value}
        error={problem}
        onChange={onChange}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
