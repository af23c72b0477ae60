import { freeSeats, type SeatingPerson, type SeatingTable } from '#domain/seating/seating.ts'
import { FullDialog } from '../full-dialog.tsx'
import { useRuleWatch } from '../rules/use-rule-watch.ts'
import { SeatDialog } from '../seat-dialog.tsx'
import { useSeatingActions } from '../seating.actions.ts'
import type { Plan } from '../use-seating.ts'

/** People who look for a table, and the one that has no room for them. */
export type OpenSeats = { people: readonly SeatingPerson[]; full?: SeatingTable }

type SeatDialogsProps = {
  weddingId: string
  plan: Plan
  open: OpenSeats
  onOpen: (open: OpenSeats | null) => void
}

/** The tables for some people and, where one is full, the ways to seat them there all the same. */
export function SeatDialogs({ weddingId, plan, open: { people, full }, onOpen }: SeatDialogsProps) {
  const { warn } = useRuleWatch(weddingId, plan)
  const actions = useSeatingActions(weddingId, plan.isDraft, saidByToast, warn)
  const onClose = () => onOpen(null)
  const onSeatAt = (chosen: readonly SeatingPerson[], table: SeatingTable) => {
    const moved = chosen.filter(({ tableId }) => tableId !== table.id)
    const free = freeSeats(table, plan.people)
    if (free >= moved.length) actions.seat(moved, table, free)
    else onOpen({ people: moved, full: table })
  }
  return full ? (
    <FullDialog room={{ plan, actions }} tableId={full.id} people={people} onClose={onClose} />
  ) : (
    <SeatDialog people={people} room={{ plan, onSeatAt }} onClose={onClose} />
  )
}

/** The notice with the way back is read out already. */
const saidByToast = () => {}
