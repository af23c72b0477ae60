import type { ReactNode } from 'react'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import type { FamilyPerson } from '../../../shared/households/families.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { useGuestDialogs } from '../../guests/guest-dialogs.ts'
import { useTablesOfGuests } from '../table/use-tables-of-guests.ts'
import { SeatOfPerson } from './seat-of-person.tsx'

/** The seats of the people of a family, for who sees the tables; the ways to seat them come once the family is open. */
export function useFamilySeats(weddingId: string) {
  const tables = useTablesOfGuests(weddingId, true)
  const mayEdit = useAccess(weddingId, 'seating', 'edit')
  const part = useLoadedPart(useSeatsElsewhere(), tables !== null)
  return {
    of(person: FamilyPerson): ReactNode {
      const link = (table: string | undefined) => (
        <SeatOfPerson weddingId={weddingId} person={person} table={table} />
      )
      if (!part || !tables) return tables && link(tables.get(person.guest.id))
      return (
        <part.SeatOfGuest weddingId={weddingId} guestId={person.guest.id} mayEdit={mayEdit}>
          {link}
        </part.SeatOfGuest>
      )
    },
    ofFamily: (people: readonly FamilyPerson[]): ReactNode =>
      part &&
      tables &&
      mayEdit && <part.SeatFamily weddingId={weddingId} guestIds={people.map(({ guest }) => guest.id)} />,
  }
}

/** They stand in the file of the dialogs, which is there when a family is open. */
const useSeatsElsewhere = () => useGuestDialogs().current()!.seatsElsewhere
