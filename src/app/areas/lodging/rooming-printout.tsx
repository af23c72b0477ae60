import type { RoomBlock } from '#domain/lodging/lodging.ts'
import { type RoomOnList, roomingList } from '#domain/lodging/rooming-list.ts'
import { daysBetween, type IsoDate } from '#domain/time/dates.ts'
import { dateInWords, fullDateInWords, shortDay } from '../../shared/words/spanish-dates.ts'
import { roomsInWords } from './lodging-words.ts'
import { useLodging, useLodgingPlace } from './use-lodging.ts'

type RoomingPrintoutProps = { weddingId: string; hotelId: string }

/** The list of a hotel on A4: who sleeps in each of its rooms and which nights, and nothing else of the guests. */
export function RoomingPrintout({ weddingId, hotelId }: RoomingPrintoutProps) {
  const { read } = useLodging(weddingId)
  const { couple, eventDate, today } = useLodgingPlace(weddingId)
  const one = read?.hotels.find(({ hotel }) => hotel.id === hotelId)
  if (!read || !one) return null
  return (
    <section className="hidden text-[10pt] leading-snug text-ink print:block">
      <header className="mb-5 border-b-2 border-line-strong pb-3 wrap-anywhere">
        <h1 dir="auto" className="text-left text-[26pt] leading-tight">
          {one.hotel.name}
        </h1>
        <p className="mt-1">
          <bdi className="serif text-[13pt] italic">{couple}</bdi>
          {eventDate && <span className="pl-3">{fullDateInWords(eventDate)}</span>}
        </p>
        <p className="mt-1 text-ink-2">Lista de habitaciones a {dateInWords(today)}</p>
      </header>
      {one.blocks.length === 0 && <p>Aún sin habitaciones.</p>}
      {one.blocks.map((block) => (
        <PrintedBlock key={block.id} block={block} rooms={roomingList([block], read.people)} />
      ))}
    </section>
  )
}

/** The rooms of one type. A room that reaches the end of a sheet goes on the next, below the same headings. */
function PrintedBlock({ block, rooms }: { block: RoomBlock; rooms: readonly RoomOnList[] }) {
  const people = rooms.reduce((sum, { names }) => sum + names.length, 0)
  return (
    <section className="mb-6">
      <h2 dir="auto" className="text-left text-[15pt] wrap-anywhere">
        {block.name}
      </h2>
      <p className="mb-1 text-ink-2">
        {rooms.length === 0
          ? `Ninguna de ${roomsInWords(block.rooms)} tiene nombres.`
          : `${rooms.length} de ${roomsInWords(block.rooms)}, ${people === 1 ? '1 persona' : `${people} personas`}.`}
      </p>
      {rooms.length > 0 && (
        <table className="w-full table-fixed border-collapse text-left">
          <colgroup>
            <col className="w-[14%]" />
            <col />
            <col className="w-[14%]" />
            <col className="w-[14%]" />
            <col className="w-[11%]" />
          </colgroup>
          <thead>
            <tr>
              {['Habitación', 'Nombres', 'Llegada', 'Salida', 'Noches'].map((label) => (
                <th key={label} className="border-b border-line-strong py-1 pr-3 font-strong">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map((one) => (
              <PrintedRoom key={one.room} {...one} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function PrintedRoom({ room, names, nights }: RoomOnList) {
  return (
    <tr className="align-top *:border-b *:border-line *:py-1 *:pr-3">
      <td className="num">{room}</td>
      <td className="font-strong wrap-anywhere">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order is fixed
          <bdi key={index} className="block text-left">
            {name}
          </bdi>
        ))}
      </td>
      <td>{dayOrNone(nights?.arrivesOn)}</td>
      <td>{dayOrNone(nights?.leavesOn)}</td>
      <td className="num">{nights && daysBetween(nights.arrivesOn, nights.leavesOn)}</td>
    </tr>
  )
}

const dayOrNone = (day: IsoDate | undefined) => (day ? shortDay(day) : 'sin decir')
