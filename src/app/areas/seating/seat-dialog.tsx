import { freeSeats, type SeatingPerson, type SeatingTable, TABLE_SEATS_MAX } from '#domain/seating/seating.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { SeatingActions } from './seating.actions.ts'
import { freeInWords, tableLine, tableTitle } from './table-words.ts'
import type { Plan } from './use-seating.ts'

type SeatDialogProps = {
  /** Those who are seated; they sit at one table or at none. */
  people: readonly SeatingPerson[]
  plan: Plan
  actions: SeatingActions
  onClose: () => void
}

/** 'Sentar' and 'Mover': the tables, those with room first. A full one gets the seats that are missing. */
export function SeatDialog({ people, plan, actions, onClose }: SeatDialogProps) {
  const [first] = people
  const tables = plan.tables
    .filter(({ id }) => id !== first?.tableId)
    .map((table) => ({ table, free: freeSeats(table, plan.people) }))
  const hasRoom = ({ free }: { free: number }) => free >= people.length
  const sit = (table: SeatingTable, free: number) => {
    actions.seat(people, table, free)
    onClose()
  }
  const widen = (table: SeatingTable, free: number) => {
    actions.seatWidened(people, table, free)
    onClose()
  }
  return (
    <Dialog
      title={first?.tableId ? `Mover a ${first.name}` : `Sentar a ${namesOf(people)}`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      {tables.length === 0 && <p className="text-ink-2">No hay otra mesa. Añade una con «Mesa».</p>}
      <ul>
        {[...tables.filter(hasRoom), ...tables.filter((one) => !hasRoom(one))].map(({ table, free }) => (
          <li key={table.id} className="flex min-h-14 items-center gap-3 border-b border-line py-1.5">
            <span className="serif num w-9 shrink-0 text-xl">{table.number}</span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-strong">{tableLine(table)}</span>
              <span className="num block text-sm text-ink-2">{freeInWords(free)}</span>
            </span>
            {hasRoom({ free }) ? (
              <Button
                variant="secondary"
                size="sm"
                onPress={() => sit(table, free)}
                aria-label={`Sentar en ${tableTitle(table).toLowerCase()}`}
              >
                Sentar
              </Button>
            ) : (
              table.seats + people.length - free <= TABLE_SEATS_MAX && (
                <Button
                  variant="quiet"
                  size="sm"
                  onPress={() => widen(table, free)}
                  aria-label={`Sentar en ${tableTitle(table).toLowerCase()} con ${moreSeats(people.length - free)}`}
                >
                  Con {moreSeats(people.length - free)}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const moreSeats = (missing: number) => (missing === 1 ? 'un sitio más' : `${missing} sitios más`)

const namesOf = (people: readonly SeatingPerson[]) =>
  people.length > 3 ? `${people.length} personas` : inSpanishList(people.map(({ name }) => name))
