import { useId, useMemo } from 'react'
import { foldText } from '#domain/text/fold-text.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Family } from '../../../shared/households/families.ts'

type FamilyFieldProps = {
  label?: string
  placeholder?: string
  families: readonly Family[]
  value: string
  onChange: (name: string) => void
  problem: string | null
}

/** A family by its name, of which the browser offers those that begin like what is typed. */
export function FamilyField({ families, value, onChange, problem, ...words }: FamilyFieldProps) {
  const id = useId()
  const names = useMemo(() => offeredNames(families, value), [families, value])
  return (
    <div>
      <TextField
        label={words.label ?? 'Llevar a la familia'}
        placeholder={words.placeholder ?? 'Sin cambios'}
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

/** Names that the browser is given to offer; with more the field would take long to open. */
const OFFERED = 50

function offeredNames(families: readonly Family[], typed: string): string[] {
  const wanted = foldText(typed.trim())
  const names = new Set<string>()
  for (const { name } of families) {
    if (names.size === OFFERED) break
    if (foldText(name).includes(wanted)) names.add(name)
  }
  return [...names]
}
