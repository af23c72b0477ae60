import Pencil from 'lucide-react/icons/pencil'
import { freeSeats, type SeatingTable, seatedAt } from '#domain/seating/seating.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { BAR, PickedBar } from '../picked-bar.tsx'
import type { Room } from '../room.ts'
import { BrokenRules } from '../rules/broken-rules.tsx'
import { freeInWords, freeSeatsTitle, tableTitle, theTable } from '../table-words.ts'
import { GoneFromTable } from './gone-from-table.tsx'
import { LockButton } from './lock-button.tsx'
import { PanelPart } from './panel-part.tsx'
import { PersonAtTable } from './person-at-table.tsx'
import { useFares } from './use-fares.ts'

type TablePanelProps = { room: Room; table: SeatingTable }

/** The people at a table, what is free there, and the way to its fields. */
export function TablePanel({ room, table }: TablePanelProps) {
  const { people } = room.plan
  const free = freeSeats(table, people)
  const seated = seatedAt(people, table.id)
  const fares = useFares(room.weddingId)
  return (
    <PanelPart
      footer={
        <>
          <PickedBar room={room} className={cx(BAR, 'lg:hidden')} />
          <div data-edits className="flex items-center gap-2">
            <Button variant="secondary" icon={Pencil} onPress={() => room.onEdit(table)} className="flex-1">
              Nombre, forma y sitios
            </Button>
            <LockButton
              of={theTable(table)}
              isLocked={table.isLocked}
              onChange={(isLocked) => room.actions.lockTable(table, isLocked)}
            />
          </div>
        </>
      }
    >
      {free < 0 && <p className="pb-2 text-sm text-danger">En esta mesa {freeInWords(free)}.</p>}
      <BrokenRules sentences={room.broken.get(table.id)} />
      <GoneFromTable room={room} table={table} />
      <ul data-people aria-label={`En la ${tableTitle(table).toLowerCase()}`}>
        {seated.map((person) => (
          <PersonAtTable key={person.id} room={room} person={person} fare={fares.get(person.guestId)} />
        ))}
        {free > 0 && (
          <li className="flex min-h-13 items-center justify-between gap-3 border-b border-dashed border-line text-ink-3">
            {freeSeatsTitle(free)}
            <PlainButton
              data-edits
              className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
              aria-label={`Sentar a alguien en la ${tableTitle(table).toLowerCase()}`}
              onPress={() => room.onFill(table)}
            >
              Sentar
            </PlainButton>
          </li>
        )}
      </ul>
    </PanelPart>
  )
}
