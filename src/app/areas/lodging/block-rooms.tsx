import BedDouble from 'lucide-react/icons/bed-double'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatEuros } from '#domain/budget/money.ts'
import {
  gonePeople,
  type LodgingPerson,
  type RoomBlock,
  roomsOf,
  waitingFor,
} from '#domain/lodging/lodging.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { GoneLine } from './gone-line.tsx'
import { nightsInWords, roomsInWords } from './lodging-words.ts'
import type { OpenDialog } from './open-dialog.ts'
import { familiesOf } from './people-by-family.ts'
import { RoomLine } from './room-line.tsx'
import type { LodgingPlace } from './use-lodging.ts'

type BlockRoomsProps = {
  block: RoomBlock
  isOwn: boolean
  people: readonly LodgingPerson[]
  place: LodgingPlace
  onOpen: (dialog: OpenDialog) => void
}

/** Rooms of one type, who sleeps in each, and who waits for one. */
export function BlockRooms({ block, isOwn, people, place, onOpen }: BlockRoomsProps) {
  const { id: blockId, hotelId, name } = block
  const rooms = roomsOf(blockId, people)
  const lodge = (familyKey: string | null, guestIds?: string[]) =>
    onOpen({ kind: 'lodge', familyKey, blockId, ...(guestIds && { guestIds }) })
  const waiting = familiesOf(waitingFor(blockId, people))
  return (
    <section aria-label={name}>
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line-strong pb-1.5">
        <h3 className="text-[1.25rem] wrap-anywhere">{name}</h3>
        <p className="mr-auto text-sm text-ink-2">
          {rooms.length} de {roomsInWords(block.rooms)}
        </p>
        {place.mayEdit && (
          <span className="flex">
            <IconButton
              icon={Pencil}
              label={`Editar ${name}`}
              onPress={() => onOpen({ kind: 'block', hotelId, blockId })}
            />
            <IconButton
              icon={Trash2}
              label={`Eliminar ${name}`}
              onPress={() => onOpen({ kind: 'remove', hotelId, blockId })}
            />
          </span>
        )}
      </header>
      <p className="mt-1 text-sm text-ink-2">{detailsOf(block, isOwn)}</p>
      <ul>
        {rooms.map(({ room, people: inIt }) => (
          <RoomLine
            key={room}
            title={isOwn && block.rooms === 1 ? null : `Habitación ${room}`}
            people={inIt}
            beds={block.beds}
            onLodge={place.mayEdit ? lodge : undefined}
          />
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">En espera: {inSpanishList(waiting.map((one) => one.name))}.</p>
      )}
      <GoneLine gone={gonePeople(people).filter((one) => one.blockId === blockId && one.room !== null)} />
      {place.mayEdit && (
        <Button variant="quiet" size="sm" icon={BedDouble} onPress={() => lodge(null)} className="mt-1 -ml-3">
          Alojar a alguien
        </Button>
      )}
    </section>
  )
}

/** `128,00 € la noche. Del 9 abr al 11 abr, 2 noches. Apartadas hasta el 1 de marzo de 2027.` */
function detailsOf(block: RoomBlock, isOwn: boolean): string {
  const nights = block.nights && nightsInWords(block.nights)
  return [
    block.priceCents !== null && `${formatEuros(block.priceCents)} la noche`,
    block.beds !== null && (block.beds === 1 ? 'Para 1 persona' : `Para ${block.beds} personas`),
    nights && nights.charAt(0).toUpperCase() + nights.slice(1),
    !isOwn && !block.isHeld && 'Sin apartar',
    block.isHeld && block.heldUntil && `Apartadas hasta el ${dateInWords(block.heldUntil)}`,
  ]
    .filter(Boolean)
    .join('. ')
}
