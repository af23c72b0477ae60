import { Link } from '@tanstack/react-router'
import type { FamilyPerson } from '../../../shared/households/families.ts'

type SeatOfPersonProps = { weddingId: string; person: FamilyPerson; table: string | undefined }

/** 'Mesa 4', or that a person has none; it leads to the tables. */
export function SeatOfPerson({ weddingId, person, table }: SeatOfPersonProps) {
  return (
    <Link
      to="/app/couple/$wid/seating"
      params={{ wid: weddingId }}
      className="link rounded-[4px] pointer-coarse:-my-2.5 pointer-coarse:py-3"
    >
      {table ? `Mesa ${table}` : 'Sin mesa'}
      <span className="sr-only"> de {person.guest.fullName}, ver «Mesas»</span>
    </Link>
  )
}
