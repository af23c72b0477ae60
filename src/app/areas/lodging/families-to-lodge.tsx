import { useState } from 'react'
import type { LodgingNeed } from '#domain/lodging/lodging.ts'
import type { LodgingWish } from '#domain/lodging/wishes.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { FamilyLine } from './family-line.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { familiesOf, type LodgingFamily } from './people-by-family.ts'
import type { LodgingPlace, LodgingRead } from './use-lodging.ts'
import { wishInWords, wishOf } from './wish-words.ts'

type Filter = LodgingNeed | 'unsaid'

const FILTERS = [
  ['unsaid', 'Sin decir'],
  ['wanted', 'Quieren'],
  ['booked', 'Tienen'],
  ['unneeded', 'No necesitan'],
] as const satisfies readonly (readonly [Filter, string])[]

/** Families that are shown at once; the others are found by their names. */
const SHOWN = 40

/** The word of the couple on each, or else that of the family itself. */
const isIn = (family: LodgingFamily, filter: Filter, wishes: readonly LodgingWish[]): boolean => {
  const place = wishOf(family, wishes)?.place
  const said = place ? (place === 'hotel' ? 'wanted' : 'unneeded') : 'unsaid'
  return family.people.some(({ need }) => (need ?? said) === filter)
}

type FamiliesToLodgeProps = {
  read: LodgingRead
  place: LodgingPlace
  onOpen: (dialog: OpenDialog) => void
}

/** 'Quién duerme dónde': the families by what is known of their nights. */
export function FamiliesToLodge({ read, place, onOpen }: FamiliesToLodgeProps) {
  const [filter, setFilter] = useState<Filter>('unsaid')
  const [typed, setTyped] = useState('')
  const families = familiesOf(read.people.filter(({ comes }) => comes))
  const sought = foldText(typed.trim())
  const found = families.filter(
    (family) =>
      isIn(family, filter, read.wishes) &&
      [family.name, ...family.people.map(({ name }) => name)].some((name) => foldText(name).includes(sought)),
  )
  if (families.length === 0) return null
  return (
    <section aria-labelledby="who-sleeps-where" className="max-w-176 pt-9">
      <h2 id="who-sleeps-where" className="text-[1.5rem]">
        Quién duerme dónde
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Segmented
          label="Qué se sabe de su habitación"
          segments={FILTERS.map(([value, label]) => ({
            value,
            label,
            count: families.filter((family) => isIn(family, value, read.wishes)).length,
          }))}
          value={filter}
          onChange={setFilter}
          hasLongWords
        />
        {families.length > SHOWN && (
          <SearchField
            label="Buscar una familia"
            value={typed}
            onChange={setTyped}
            className="max-md:w-full"
          />
        )}
      </div>
      {found.length === 0 ? (
        <p className="mt-4 text-ink-2">
          {filter === 'unsaid' ? 'De todos se sabe dónde duermen.' : 'Aquí no hay nadie.'}
        </p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {found.slice(0, SHOWN).map((family) => (
            <FamilyLine
              key={family.key}
              family={family}
              hotels={read.hotels}
              said={wishInWords(wishOf(family, read.wishes), read, place)}
              onLodge={
                place.mayEdit
                  ? () => onOpen({ kind: 'lodge', familyKey: family.key, blockId: null })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {found.length > SHOWN && (
        <p className="mt-2 text-sm text-ink-2">
          Y {formatNumber(found.length - SHOWN)} más: búscalas por su nombre.
        </p>
      )}
    </section>
  )
}
