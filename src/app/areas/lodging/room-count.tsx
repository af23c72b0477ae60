import { gonePeople, takenRooms, waitingFor } from '#domain/lodging/lodging.ts'
import { wishesFor } from '#domain/lodging/wishes.ts'
import { GoneLine } from './gone-line.tsx'
import { nextRelease, releaseInWords, roomsInWords } from './lodging-words.ts'
import { familiesOf } from './people-by-family.ts'
import { RoomBar } from './room-bar.tsx'
import type { HotelRead, LodgingPlace, LodgingRead } from './use-lodging.ts'

type RoomCountProps = { one: HotelRead; read: LodgingRead; place: LodgingPlace }

/** The rooms of a hotel that are taken, when the others go back, and who asks for one more. */
export function RoomCount({ one: { hotel, blocks }, read: { people, wishes }, place }: RoomCountProps) {
  if (blocks.length === 0) return <p className="text-sm text-ink-3">Aún sin habitaciones.</p>
  const rooms = blocks.reduce((sum, block) => sum + block.rooms, 0)
  const taken = blocks.reduce((sum, { id }) => sum + takenRooms(id, people), 0)
  const release = nextRelease(blocks, ({ id, rooms: all }) => all - takenRooms(id, people))
  const { asking } = wishesFor(hotel, blocks, { people, wishes, today: place.today })
  const families = familiesOf(blocks.flatMap(({ id }) => waitingFor(id, people))).length + asking.length
  const ids = new Set(blocks.map(({ id }) => id))
  const gone = gonePeople(people).filter(({ blockId, room }) => ids.has(blockId!) && room !== null)
  const isUnheld = hotel.kind === 'hotel' && blocks.every(({ isHeld }) => !isHeld)
  return (
    <>
      <RoomBar taken={taken} rooms={rooms} />
      <p className="text-sm text-ink-2">
        <b className="num font-strong text-ink">{taken}</b> de {roomsInWords(rooms)}.{' '}
        {taken === rooms && <b className="font-strong text-accent-text">Completo.</b>}{' '}
        {taken > rooms && <b className="font-strong text-accent-text">Hay {taken - rooms} de más.</b>}
        {isUnheld && 'Dicen que van; no está apartado.'}
        {release && releaseInWords(release, place.today)}
      </p>
      {families > 0 && (
        <p className="text-sm text-ink-2">
          {families === 1 ? '1 familia pregunta' : `${families} familias preguntan`} por él.
        </p>
      )}
      <GoneLine gone={gone} />
    </>
  )
}
