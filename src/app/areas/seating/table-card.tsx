import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { freeSeats, type SeatingPerson, type SeatingTable, seatedAt } from '#domain/seating/seating.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { SeatingActions } from './seating.actions.ts'
import { freeInWords, tableLine, tableTitle } from './table-words.ts'

export type TableCardProps = {
  table: SeatingTable
  people: readonly SeatingPerson[]
  /** The person who was looked for. */
  foundId: string | undefined
  actions: SeatingActions
  onMove: (people: readonly SeatingPerson[]) => void
  onEdit: (table: SeatingTable) => void
}

/** A table with who sits there, and who has left a seat free. */
export function TableCard({ table, people, foundId, actions, onMove, onEdit }: TableCardProps) {
  const free = freeSeats(table, people)
  const seated = seatedAt(people, table.id)
  const gone = people.filter(({ comes, tableId }) => !comes && tableId === table.id)
  return (
    <section
      aria-label={tableTitle(table)}
      data-drop-table={table.id}
      className="rounded-md border border-line bg-surface p-4 data-drop-target:border-primary data-drop-target:border-dashed"
    >
      <header className="flex items-start gap-3">
        <span className="serif num text-[1.75rem] leading-none">{table.number}</span>
        <h3
          dir="auto"
          className="min-w-0 flex-1 pt-1 font-sans text-base font-strong tracking-normal break-words"
        >
          {tableLine(table)}
        </h3>
        <span
          className={cx('num pt-1 text-sm', free < 0 ? 'font-strong text-danger' : 'text-ink-2')}
          title={freeInWords(free)}
        >
          {seated.length}/{table.seats}
        </span>
        <span data-edits className="-my-1">
          <IconButton
            icon={Pencil}
            label={`Nombre, forma y sitios de la mesa ${table.number}`}
            onPress={() => onEdit(table)}
          />
        </span>
      </header>
      {free < 0 && <p className="mt-2 text-sm text-danger">En esta mesa {freeInWords(free)}.</p>}
      {gone.map((person) => (
        <p key={person.id} className="mt-2 flex items-center justify-between gap-3 text-sm text-ink-2">
          <span>
            {person.name} ya no viene: {freeInWords(free)} en la mesa {table.number}.
          </span>
          <PlainButton
            data-edits
            className="link min-h-11 shrink-0"
            aria-label={`Entendido: ${person.name} ya no viene`}
            onPress={() => actions.forget(person)}
          >
            Entendido
          </PlainButton>
        </p>
      ))}
      <ul className="mt-2">
        {seated.map((person) => (
          <SeatedPerson
            key={person.id}
            person={person}
            isFound={person.id === foundId}
            onMove={() => onMove([person])}
            onUnseat={() => actions.unseat(person)}
          />
        ))}
      </ul>
    </section>
  )
}

type SeatedPersonProps = {
  person: SeatingPerson
  isFound: boolean
  onMove: () => void
  onUnseat: () => void
}

function SeatedPerson({ person, isFound, onMove, onUnseat }: SeatedPersonProps) {
  const isViewOnly = useViewOnly()
  return (
    <li
      data-person={person.id}
      data-found={isFound || undefined}
      draggable={!isViewOnly}
      className={cx(
        'flex min-h-11 items-center gap-2 border-line not-last:border-b',
        isFound && 'bg-primary-soft',
      )}
    >
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {person.name}
      </span>
      <PlainButton
        data-edits
        className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
        aria-label={`Mover a ${person.name}`}
        onPress={onMove}
      >
        Mover
      </PlainButton>
      <span data-edits>
        <IconButton icon={X} label={`Levantar a ${person.name}`} onPress={onUnseat} />
      </span>
    </li>
  )
}
