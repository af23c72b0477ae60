import type { Family, HouseholdList } from '../families.ts'
import { mailReach } from './mail-reach.ts'

type ChooseFamiliesProps = {
  families: readonly Family[]
  list: HouseholdList
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Which families get a mail, each with the address that it goes to. */
export function ChooseFamilies({ families, list, chosen, onChange }: ChooseFamiliesProps) {
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(key)
    else next.delete(key)
    onChange(next)
  }
  return (
    <fieldset className="max-h-72 scroll-pane rounded-paper border border-line">
      <legend className="sr-only">Familias a las que se envía</legend>
      {families.map((family) => (
        <label
          key={family.key}
          className="flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 text-sm last:border-b-0"
        >
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-primary"
            checked={chosen.has(family.key)}
            onChange={({ currentTarget }) => toggle(family.key, currentTarget.checked)}
          />
          <span className="grid min-w-0">
            <span className="truncate font-strong text-ink">{family.name}</span>
            <span className="truncate text-ink-2">{mailReach(family, list).address}</span>
          </span>
        </label>
      ))}
      {families.length === 0 && <p className="p-3 text-sm text-ink-2">No queda ninguna con email.</p>}
    </fieldset>
  )
}
