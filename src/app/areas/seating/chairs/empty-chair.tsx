import type { SeatingTable } from '#domain/seating/seating.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Room } from '../room.ts'
import { theTable } from '../table-words.ts'
import { CHAIR_NUMBER, CHAIR_PLACE } from './chair-look.ts'

type EmptyChairProps = { room: Room; table: SeatingTable; chair: number }

/** A free chair: people are dropped here, and who is in the hand is put down. */
export function EmptyChair({ room, table, chair }: EmptyChairProps) {
  const isHolding = room.picked.people.length > 0
  const sit = () => (isHolding ? room.onTable(table, chair) : room.onFill(table, chair))
  return (
    <li
      data-drop-table={table.id}
      data-drop-chair={chair}
      className={`${CHAIR_PLACE} border-dashed text-ink-3`}
    >
      <span className={CHAIR_NUMBER}>{chair}</span>
      <span className="min-w-0 flex-1">Libre</span>
      <PlainButton
        data-edits
        className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
        aria-label={`Sentar en la silla ${chair} de ${theTable(table)}`}
        onPress={sit}
      >
        {isHolding ? 'Sentar aquí' : 'Sentar'}
      </PlainButton>
    </li>
  )
}
