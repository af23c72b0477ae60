import { freeSeats, type SeatingPerson, seatedAt, TABLE_SEATS_MAX } from '#domain/seating/seating.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Room } from './room.ts'
import { namesOf } from './seat.actions.ts'
import { moreSeats, theTable } from './table-words.ts'

type FullDialogProps = {
  room: Pick<Room, 'plan' | 'actions'>
  tableId: string
  people: readonly SeatingPerson[]
  onClose: () => void
}

/** A table without room for more guests: it gets more seats, or one of its people changes with them. */
export function FullDialog({ room, tableId, people, onClose }: FullDialogProps) {
  const { plan, actions } = room
  const table = plan.tables.find(({ id }) => id === tableId)
  if (!table) return null
  const free = freeSeats(table, plan.people)
  const missing = people.length - Math.max(free, 0)
  const [person] = people
  const after = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog
      title={free > 0 ? `No caben en ${theTable(table)}` : `${capitalized(theTable(table))} está llena`}
      description={`Para ${namesOf(people)} ${missing === 1 ? 'falta un sitio' : `faltan ${missing} sitios`}.`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      {table.seats + missing <= TABLE_SEATS_MAX && (
        <Button
          variant="primary"
          className="w-full"
          onPress={after(() => actions.seatWidened(people, table, free))}
        >
          Añadir {moreSeats(missing)}
        </Button>
      )}
      {people.length === 1 && person && (
        <section aria-label="Cambiar por" className="mt-5">
          <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
            {person.tableId === null ? 'O que alguien le deje su sitio' : 'O que cambien de sitio'}
          </h3>
          <ul>
            {seatedAt(plan.people, table.id).map((other) => (
              <li
                key={other.id}
                className="flex min-h-12 items-center justify-between gap-3 border-b border-line"
              >
                <span dir="auto" className="min-w-0 truncate" title={other.name}>
                  {other.name}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Cambiar a ${other.name} por ${person.name}`}
                  onPress={after(() => actions.exchange(person, other))}
                >
                  Cambiar
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
