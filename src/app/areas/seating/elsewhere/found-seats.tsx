import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { type FoundGuest, type FoundSeat, foundGuests } from '#domain/seating/found-seats.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { seatingEventsQuery } from '../events/events.queries.ts'
import { tableTitle } from '../table-words.ts'

/** More than so many are found by typing more. */
const SHOWN = 12

type FoundSeatsProps = {
  weddingId: string
  tables: readonly SeatingTable[]
  people: readonly SeatingPerson[]
  typed: string
  onClose: () => void
}

/** The guests who were looked for, each with the table, and what to do while there are none. */
export function FoundSeats({ weddingId, tables, people, typed, onClose }: FoundSeatsProps) {
  const { data: events } = useQuery(seatingEventsQuery(weddingId))
  // The letter is there first: ten thousand names take a moment.
  const wanted = useDeferredValue(typed.trim())
  const found = useMemo(
    () => (wanted ? foundGuests(people, tables, wanted, SHOWN + 1) : []),
    [people, tables, wanted],
  )
  const shown = found.slice(0, SHOWN)
  const nameOf = (eventId: string) => events?.find(({ id }) => id === eventId)?.name ?? 'Otro evento'
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label="Encontrados" className="mt-2">
          {shown.map((guest) => (
            <li key={guest.guestId} className="border-b border-line">
              <Link
                to="/app/couple/$wid/seating"
                params={{ wid: weddingId }}
                search={searchOf(guest)}
                onClick={onClose}
                className="flex min-h-14 items-center justify-between gap-4 py-2"
              >
                <span className="min-w-0">
                  <span dir="auto" className="block font-strong wrap-anywhere">
                    {guest.name}
                  </span>
                  {guest.family && (
                    <span dir="auto" className="block truncate text-sm text-ink-2">
                      {guest.family}
                    </span>
                  )}
                </span>
                <span className="max-w-[55%] shrink-0 text-right">
                  {guest.seats.map((seat) => (
                    <Seat
                      key={seat.eventId}
                      seat={seat}
                      event={seat.eventId === null ? null : nameOf(seat.eventId)}
                    />
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-3 text-sm text-ink-2">
        {wanted ? resultInWords(found.length) : beforeTyping(people)}
      </p>
    </>
  )
}

function Seat({ seat: { table, chair }, event }: { seat: FoundSeat; event: string | null }) {
  return (
    <span className="num block text-ui wrap-anywhere">
      {event && <span className="text-sm text-ink-2">{event}: </span>}
      {table ? (
        <>
          <b className="font-strong">{tableTitle(table)}</b>
          {table.name && ` · ${table.name}`}
          {chair !== null && <span className="block text-sm text-ink-2">Silla {chair}</span>}
        </>
      ) : (
        <span className="text-ink-2">Sin mesa</span>
      )}
    </span>
  )
}

/** Mesas opens at the event of the first seat, with the table of the guest. */
function searchOf({ guestId, seats: [first] }: FoundGuest) {
  const evento = first?.eventId
  return { ...(evento && { evento }), [HIGHLIGHT_PARAMETER]: guestId }
}

function resultInWords(count: number): string {
  if (count === 0) return 'Nadie de quienes vienen se llama así.'
  if (count > SHOWN) return `Estos son los primeros ${SHOWN}. Escribe algo más del nombre.`
  return count === 1 ? '1 persona' : `${count} personas`
}

function beforeTyping(people: readonly SeatingPerson[]): string {
  if (!people.some(({ comes }) => comes)) return 'Nadie ha dicho todavía que viene.'
  if (!people.some(({ comes, tableId }) => comes && tableId !== null)) return 'Aún no hay nadie sentado.'
  return 'Escribe el nombre o un apellido, con acentos o sin ellos.'
}
