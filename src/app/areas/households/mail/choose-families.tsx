import { useDeferredValue, useMemo, useState } from 'react'
import { foldText } from '#domain/text/fold-text.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import type { Family } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'

type ChooseFamiliesProps = {
  /** The name of the choice, for screen readers. */
  legend: string
  families: readonly Family[]
  /** The line below the name of a family. */
  noteOf: (family: Family) => string | null
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Families that are shown at once; beyond it they are found by their name. */
const SHOWN = 100

/** A search is worth its room from so many families on. */
const SEARCHED_FROM = 12

/** Which of the families are chosen, each with a note of its own. */
export function ChooseFamilies({ legend, families, noteOf, chosen, onChange }: ChooseFamiliesProps) {
  const [search, setSearch] = useState('')
  const found = useFound(families, useDeferredValue(search))
  const shown = found.slice(0, SHOWN)
  const toggle = (some: readonly Family[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const { key } of some) {
      if (isOn) next.add(key)
      else next.delete(key)
    }
    onChange(next)
  }
  const isAll = found.length > 0 && found.every(({ key }) => chosen.has(key))
  return (
    <div className="grid gap-2">
      {families.length >= SEARCHED_FROM && (
        <SearchField
          label="Buscar una familia"
          placeholder="Buscar una familia"
          value={search}
          onChange={setSearch}
        />
      )}
      <fieldset className="max-h-72 scroll-pane rounded-paper border border-line">
        <legend className="sr-only">{legend}</legend>
        {shown.map((family) => (
          <Choice
            key={family.key}
            family={family}
            note={noteOf(family)}
            isChosen={chosen.has(family.key)}
            onChange={(isOn) => toggle([family], isOn)}
          />
        ))}
        {families.length === 0 && <p className="p-3 text-sm text-ink-2">No queda ninguna.</p>}
        {families.length > 0 && found.length === 0 && (
          <p className="p-3 text-sm text-ink-2">Ninguna se llama así.</p>
        )}
      </fieldset>
      <p className="num flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-3">
        {shown.length < found.length
          ? `Las primeras ${shown.length} de ${found.length}: busca a las demás por su nombre.`
          : `${countFamilies(chosen.size)} con marca`}
        {found.length > 1 && (
          <Button size="sm" variant="quiet" onPress={() => toggle(found, !isAll)}>
            {isAll ? 'Quitar la marca a todas' : `Marcar las ${found.length}`}
          </Button>
        )}
      </p>
    </div>
  )
}

function useFound(families: readonly Family[], search: string): readonly Family[] {
  return useMemo(() => {
    const wanted = foldText(search.trim())
    return wanted === '' ? families : families.filter(({ name }) => foldText(name).includes(wanted))
  }, [families, search])
}

type ChoiceProps = {
  family: Family
  note: string | null
  isChosen: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ family, note, isChosen, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 text-sm last:border-b-0">
      <input
        type="checkbox"
        className="size-4.5 shrink-0 accent-primary"
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className="grid min-w-0">
        <span className="truncate font-strong text-ink">{family.name}</span>
        <span className="truncate text-ink-2">{note}</span>
      </span>
    </label>
  )
}
