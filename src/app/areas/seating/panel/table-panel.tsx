import Pencil from 'lucide-react/icons/pencil'
import { freeSeats, type SeatingTable } from '#domain/seating/seating.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { ChairList } from '../chairs/chair-list.tsx'
import { DraftChairs } from '../chairs/draft-chairs.tsx'
import { OpenedLine } from '../held/opened-line.tsx'
import { BAR, PickedBar } from '../picked-bar.tsx'
import type { Room } from '../room.ts'
import { BrokenRules } from '../rules/broken-rules.tsx'
import { freeInWords, theTable } from '../table-words.ts'
import { GoneFromTable } from './gone-from-table.tsx'
import { LockButton } from './lock-button.tsx'
import { PanelPart } from './panel-part.tsx'
import { SeatedList } from './seated-list.tsx'
import { useFares } from './use-fares.ts'

type TablePanelProps = { room: Room; table: SeatingTable }

/** The people at a table, what is free there, and the way to its fields. */
export function TablePanel({ room, table }: TablePanelProps) {
  const { people, isDraft } = room.plan
  const Ordered = isDraft ? DraftChairs : ChairList
  const People = table.isOrdered ? Ordered : SeatedList
  const free = freeSeats(table, people)
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
      <OpenedLine tableId={table.id} />
      {free < 0 && <p className="pb-2 text-sm text-danger">En esta mesa {freeInWords(free)}.</p>}
      <BrokenRules sentences={room.broken.get(table.id)} />
      <GoneFromTable room={room} table={table} />
      <People room={room} table={table} fares={fares} />
      <div data-edits className="mt-4" hidden={isDraft}>
        <Switch
          label="Sillas en orden"
          description="Para decidir quién se sienta al lado de quién."
          isSelected={table.isOrdered}
          onChange={(isOrdered) => room.actions.orderTable(table, isOrdered)}
        />
      </div>
    </PanelPart>
  )
}
