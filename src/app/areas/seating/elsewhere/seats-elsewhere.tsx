import { type ReactNode, useState } from 'react'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { Button } from '#ui/button.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { useSeating } from '../use-seating.ts'
import { type OpenSeats, SeatDialogs } from './seat-dialogs.tsx'

type SeatOfGuestProps = {
  weddingId: string
  guestId: string
  mayEdit: boolean
  /** Draws the table, '4 · Los primos', which is `undefined` for who has none. */
  children: (table: string | undefined) => ReactNode
}

/** The table of a guest who comes to the wedding itself, with the way to another, on a screen beside the tables. */
export function SeatOfGuest({ weddingId, guestId, mayEdit, children }: SeatOfGuestProps) {
  const { plan } = useSeating(weddingId, null, useDrafting(weddingId))
  const [open, setOpen] = useState<OpenSeats | null>(null)
  if (!plan) return null
  const person = plan.people.find((one) => one.guestId === guestId)
  const table = plan.tables.find(({ id }) => id === person?.tableId)
  const hasOthers = plan.tables.some(({ id }) => id !== person?.tableId)
  return (
    <span className="inline-flex items-center gap-x-2">
      {children(table && calledOf(table))}
      {mayEdit && person?.comes && hasOthers && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={table ? `Mover a ${person.name} a otra mesa` : `Sentar a ${person.name}`}
          onPress={() => setOpen({ people: [person] })}
        >
          {table ? 'Mover' : 'Sentar'}
        </Button>
      )}
      {open && <SeatDialogs weddingId={weddingId} plan={plan} open={open} onOpen={setOpen} />}
    </span>
  )
}

const calledOf = ({ number, name }: SeatingTable): string => (name ? `${number} · ${name}` : `${number}`)

/** Seats those of a family who come at one table. */
export function SeatFamily({ weddingId, guestIds }: { weddingId: string; guestIds: readonly string[] }) {
  const { plan } = useSeating(weddingId, null, useDrafting(weddingId))
  const [open, setOpen] = useState<OpenSeats | null>(null)
  const people = (plan?.people ?? []).filter(({ guestId, comes }) => comes && guestIds.includes(guestId))
  if (!plan || people.length < 2 || plan.tables.length === 0) return null
  return (
    <>
      <Button size="sm" onPress={() => setOpen({ people })} className="mt-4">
        {people.every(isSeated) ? 'Mover a la familia' : 'Sentar a la familia'}
      </Button>
      {open && <SeatDialogs weddingId={weddingId} plan={plan} open={open} onOpen={setOpen} />}
    </>
  )
}

const isSeated = ({ tableId }: SeatingPerson) => tableId !== null
