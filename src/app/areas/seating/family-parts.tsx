import GripVertical from 'lucide-react/icons/grip-vertical'
import { freeSeats, type SeatingTable } from '#domain/seating/seating.ts'
import type { UnseatedFamily } from '#domain/seating/unseated-families.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { InHandMark } from './held/held-mark.tsx'
import { PersonName } from './person-name.tsx'
import type { Room } from './room.ts'
import type { Plan } from './use-seating.ts'

export type FamilySectionProps = { family: UnseatedFamily; room: Room }

/** A family without seats: its people, each of whom has a row, and what is done with all of them. */
export function FamilySection({ family, room }: FamilySectionProps) {
  const { onSeat } = room
  const isViewOnly = useViewOnly()
  return (
    <section className="mt-3 first:mt-1" aria-label={family.name}>
      <div
        data-family={family.people.map(({ id }) => id).join(' ')}
        draggable={!isViewOnly}
        className="flex h-11 items-end justify-between gap-3 border-b border-line-strong pb-1.5"
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
            data-row={person.guestId}
            data-person={person.id}
            draggable={!isViewOnly}
            className={cx(
              'flex h-11 items-center gap-2 border-b border-line lg:cursor-grab lg:text-sm',
              room.picked.ids.has(person.id) && 'bg-primary-soft',
            )}
          >
            <Icon of={GripVertical} size="sm" className="shrink-0 text-ink-3 max-lg:hidden" />
            <span className="min-w-0 flex-1">
              <PersonName room={room} person={person} className="font-strong" />
            </span>
            <InHandMark personId={person.id} />
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
  )
}

/** The table of the rest of a family, while it has seats for those who wait. */
export function tableBeside({ familyTableId, people }: UnseatedFamily, plan: Plan): SeatingTable | undefined {
  const table = familyTableId ? plan.tables.find(({ id }) => id === familyTableId) : undefined
  return table && freeSeats(table, plan.people) >= people.length ? table : undefined
}

/** The offer of the seats beside the rest of a family, while there are enough. */
function BesideFamily({ family, room: { plan, onSeatAt } }: FamilySectionProps) {
  const { people, name } = family
  const table = tableBeside(family, plan)
  if (!table) return null
  return (
    <p className="flex h-11 items-center justify-between gap-3 border-b border-line text-sm text-ink-2">
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
