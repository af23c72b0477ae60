import GripVertical from 'lucide-react/icons/grip-vertical'
import { useMemo } from 'react'
import { freeSeats } from '#domain/seating/seating.ts'
import { type UnseatedFamily, unseatedFamilies } from '#domain/seating/unseated-families.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { PersonName } from './person-name.tsx'
import type { Room } from './room.ts'

/** The people who come and have no seat, by family. */
export function Unseated({ room }: { room: Room }) {
  const { onSeat } = room
  const { people } = room.plan
  const families = useMemo(() => unseatedFamilies(people), [people])
  const isViewOnly = useViewOnly()
  if (families.length === 0) return <p className="mt-4 text-sm text-ink-2">Todo el mundo tiene sitio.</p>
  return families.map((family) => (
    <section key={family.key} className="mt-3 first:mt-1" aria-label={family.name}>
      <div
        data-family={family.people.map(({ id }) => id).join(' ')}
        draggable={!isViewOnly}
        className="flex min-h-11 items-end justify-between gap-3 border-b border-line-strong pb-1.5"
      >
        <h3 className="min-w-0 truncate font-sans text-sm tracking-normal text-ink-2">{family.name}</h3>
        {family.people.length > 1 && (
          <PlainButton
            data-edits
            className="link num shrink-0 text-sm font-strong"
            aria-label={`Sentar ${family.people.length} de ${family.name}`}
            onPress={() => onSeat(family.people)}
          >
            Sentar {family.people.length}
          </PlainButton>
        )}
      </div>
      <BesideFamily family={family} room={room} />
      <ul>
        {family.people.map((person) => (
          <li
            key={person.id}
            data-person={person.id}
            draggable={!isViewOnly}
            className={cx(
              'flex min-h-11 items-center gap-2 border-b border-line lg:cursor-grab lg:text-sm',
              room.picked.ids.has(person.id) && 'bg-primary-soft',
            )}
          >
            <Icon of={GripVertical} size="sm" className="shrink-0 text-ink-3 max-lg:hidden" />
            <span className="min-w-0 flex-1">
              <PersonName room={room} person={person} className="font-strong" />
            </span>
            <PlainButton
              data-edits
              className="min-h-11 shrink-0 text-sm font-strong text-primary"
              aria-label={`Sentar a ${person.name}`}
              onPress={() => onSeat([person])}
            >
              Sentar
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  ))
}

type BesideFamilyProps = { family: UnseatedFamily; room: Room }

/** The offer of the seats beside the rest of a family, while there are enough. */
function BesideFamily({ family: { familyTableId, people, name }, room }: BesideFamilyProps) {
  const { plan, onSeatAt } = room
  const table = plan.tables.find(({ id }) => id === familyTableId)
  if (!table || freeSeats(table, plan.people) < people.length) return null
  return (
    <p className="flex items-center justify-between gap-3 border-b border-line text-sm text-ink-2">
      <span>Hay sitio con su familia.</span>
      <PlainButton
        data-edits
        className="link num min-h-11 shrink-0 font-strong"
        aria-label={`Sentar a ${people.length === 1 ? people[0]!.name : name} en la mesa ${table.number}, con su familia`}
        onPress={() => onSeatAt(people, table)}
      >
        Sentar en la {table.number}
      </PlainButton>
    </p>
  )
}
