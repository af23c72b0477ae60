import { useMemo, useState } from 'react'
import { ALONE, type DetailFilter, GROUPED, NO_DETAIL_FILTER, NOTHING } from '#domain/guests/guest-filter.ts'
import type { GuestAge } from '#domain/households/households.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { AGE_NAMES, countPeople } from '../../../shared/households/words.ts'
import type { FiltersDialogProps } from '../../guests/guest-dialogs.ts'
import type { GuestView } from '../../guests/use-guest-view.ts'
import { FamilyField } from '../sheet/family-field.tsx'
import { ColumnBoxes } from './column-boxes.tsx'
import { Filter } from './filter.tsx'
import { TableFilters } from './table-filters.tsx'

/** Which guests are in sight, by all that is known of them, and what is shown of each. */
export function FiltersDialog({ weddingId, guests, view, isPhone, onClose, ...columns }: FiltersDialogProps) {
  const { list, families } = useFamilies(weddingId, guests)
  return (
    <Dialog
      title="Filtros y columnas"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={() => view.setDetails(NO_DETAIL_FILTER)}>
            Quitar filtros
          </Button>
          <Button variant="primary" onPress={onClose}>
            Ver {countPeople(view.shown.length)}
          </Button>
        </>
      }
    >
      {list && families && (
        <div className="grid gap-6">
          <Filters weddingId={weddingId} list={list} families={families} view={view} />
          <ColumnBoxes weddingId={weddingId} list={list} isPhone={isPhone} {...columns} />
        </div>
      )}
    </Dialog>
  )
}

type FiltersProps = {
  weddingId: string
  list: HouseholdList
  families: readonly Family[]
  view: GuestView
}

function Filters({ weddingId, list, families, view: { details, setDetails } }: FiltersProps) {
  const sides = useMemo(
    () =>
      [...new Set(list.guests.flatMap(({ side }) => side ?? []))].sort((a, b) => a.localeCompare(b, 'es')),
    [list],
  )
  const set = (change: Partial<DetailFilter>) => setDetails({ ...details, ...change })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Filter
        label="Evento de la respuesta"
        any="La boda"
        choices={list.events.map(({ id, name }) => [id, name])}
        value={details.event}
        onChange={(event) => set({ event, table: null })}
      />
      <FamilyFilter families={families} value={details.family} onChange={(family) => set({ family })} />
      <Filter
        label="Menú"
        any="Todos"
        choices={[
          ...list.settings.menus.map(({ key, name }) => [key, name] as const),
          [NOTHING, 'Sin elegir'],
        ]}
        value={details.menu}
        onChange={(menu) => set({ menu })}
      />
      <Filter
        label="De parte de"
        any="Todos"
        choices={[...sides.map((side) => [side, side] as const), [NOTHING, 'Sin decir']]}
        value={details.side}
        onChange={(side) => set({ side })}
      />
      <Filter
        label="Tipo"
        any="Todos"
        choices={Object.entries(AGE_NAMES)}
        value={details.age}
        onChange={(age) => set({ age: age as GuestAge | null })}
      />
      <TableFilters weddingId={weddingId} details={details} onChange={set} />
    </div>
  )
}

type FamilyFilterProps = {
  families: readonly Family[]
  value: string | null
  onChange: (family: string | null) => void
}

/** A list of more families than this is not read through: one is found by its name. */
const LISTED_MAX = 60

function FamilyFilter({ families, value, onChange }: FamilyFilterProps) {
  const named = useMemo(
    () => families.filter(({ household, people }) => household && (household.name || people.length > 1)),
    [families],
  )
  const [typed, setTyped] = useState('')
  const listed = named.length > LISTED_MAX ? named.filter(({ key }) => key === value) : named
  const type = (name: string) => {
    setTyped(name)
    const found = named.find((family) => family.name === name.trim())
    if (found) onChange(found.key)
  }
  return (
    <>
      <Filter
        label="Familia"
        any="Todas"
        choices={[
          [GROUPED, 'Vienen en familia'],
          [ALONE, 'Por su cuenta'],
          ...listed.map(({ key, name }) => [key, name] as const),
        ]}
        value={value}
        onChange={onChange}
      />
      {named.length > LISTED_MAX && (
        <FamilyField
          label="Una familia por su nombre"
          placeholder="Escribe su nombre"
          families={named}
          value={typed}
          onChange={type}
          problem={null}
        />
      )}
    </>
  )
}
