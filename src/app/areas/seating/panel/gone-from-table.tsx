import { freeSeats, type SeatingTable } from '#domain/seating/seating.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Room } from '../room.ts'
import { freeInWords, theTable } from '../table-words.ts'

type GoneFromTableProps = { room: Pick<Room, 'plan' | 'actions'>; table: SeatingTable }

/** Those who have left their seats at a table by an answer that has changed. */
export function GoneFromTable({ room: { plan, actions }, table }: GoneFromTableProps) {
  const free = freeSeats(table, plan.people)
  return plan.people
    .filter(({ comes, tableId }) => !comes && tableId === table.id)
    .map((person) => (
      <p key={person.id} className="mb-2 flex items-center justify-between gap-3 text-sm text-ink-2">
        <span className="min-w-0 wrap-anywhere">
          <bdi>{person.name}</bdi> ya no viene: {freeInWords(free)} en {theTable(table)}.
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
    ))
}
