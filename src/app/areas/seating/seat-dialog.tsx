import { freeSeats, type SeatingPerson, type SeatingTable, seatedAt } from '#domain/seating/seating.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Room } from './room.ts'
import { namesOf } from './seat.actions.ts'
import { freeInWords, moreSeats, tableLine, tableTitle } from './table-words.ts'

type SeatDialogProps = {
  /** Those who are seated, wherever they sit now. */
  people: readonly SeatingPerson[]
  room: Pick<Room, 'plan' | 'onSeatAt'>
  onClose: () => void
}

/** 'Sentar' and 'Mover': the tables, those with room first, of those the one of the family. A full one is asked about. */
export function SeatDialog({ people, room, onClose }: SeatDialogProps) {
  const { plan } = room
  const [first] = people
  const missingAt = (table: SeatingTable) =>
    people.filter(({ tableId }) => tableId !== table.id).length - freeSeats(table, plan.people)
  const tables = plan.tables
    .filter(({ id }) => people.some(({ tableId }) => tableId !== id))
    .map((table) => ({
      ...{ table, free: freeSeats(table, plan.people), missing: missingAt(table) },
      hasFamily: seatedAt(plan.people, table.id).some((other) => isOfTheirs(other, people)),
    }))
    .toSorted((a, b) => Number(b.hasFamily) - Number(a.hasFamily))
  const hasRoom = ({ missing }: { missing: number }) => missing <= 0
  const sit = (table: SeatingTable) => {
    onClose()
    room.onSeatAt(people, table)
  }
  return (
    <Dialog
      title={people.length === 1 && first?.tableId ? `Mover a ${first.name}` : `Sentar a ${namesOf(people)}`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      {tables.length === 0 && <p className="text-ink-2">No hay otra mesa. Añade una con «Mesa».</p>}
      <ul>
        {[...tables.filter(hasRoom), ...tables.filter((one) => !hasRoom(one))].map(
          ({ table, free, missing, hasFamily }) => (
            <li key={table.id} className="flex min-h-14 items-center gap-3 border-b border-line py-1.5">
              <span className="serif num w-9 shrink-0 text-xl">{table.number}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-strong">{tableLine(table)}</span>
                <span className="num block text-sm text-ink-2">
                  {freeInWords(free)}
                  {hasFamily && ', con su familia'}
                </span>
              </span>
              <Button
                variant={hasRoom({ missing }) ? 'secondary' : 'quiet'}
                size="sm"
                onPress={() => sit(table)}
                aria-label={`Sentar en ${tableTitle(table).toLowerCase()}${hasRoom({ missing }) ? '' : `: falta ${moreSeats(missing)}`}`}
              >
                {hasRoom({ missing }) ? 'Sentar' : `Falta ${moreSeats(missing)}`}
              </Button>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  )
}

/** Whether a guest belongs to the family of these people, and is none of them. */
const isOfTheirs = (other: SeatingPerson, people: readonly SeatingPerson[]): boolean =>
  other.householdId !== null &&
  people.some(({ householdId }) => householdId === other.householdId) &&
  people.every(({ id }) => id !== other.id)
