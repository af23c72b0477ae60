import type { ReactNode } from 'react'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import type { SeatingActions } from './seating.actions.ts'
import type { Picked } from './use-picked.ts'
import type { Plan } from './use-seating.ts'

/** The tabs of the panel beside the room. */
export type PanelTab = 'table' | 'rules' | 'proposal'

/** The room of an event as its parts see it, and what can be done there. */
export type Room = {
  weddingId: string
  plan: Plan
  /** The rules that are broken at tables and should be kept always, in words. */
  broken: ReadonlyMap<string, readonly string[]>
  actions: SeatingActions
  /** The ways in which the plan goes out. */
  menu: ReactNode
  /** The line about the draft of the plan, for who sees drafts. */
  notice: ReactNode
  /** The tab of the panel that is open. */
  tab: PanelTab | null
  /** The table that the panel is about. */
  table: SeatingTable | undefined
  /** The moves of the proposal that is looked at; none while none is. */
  proposed: readonly ProposedMove[]
  /** The person who was looked for. */
  foundId: string | undefined
  /** Opens the choice of a table for people who sit at one table or at none. */
  onSeat: (people: readonly SeatingPerson[]) => void
  /** The people in the hand, and the table they are held over. */
  picked: Picked
  /** Seats people at a table, the first of them on a certain chair; one without room for them is asked about. */
  onSeatAt: (people: readonly SeatingPerson[], table: SeatingTable, chair?: number) => void
  onFind: (person: SeatingPerson) => void
  onTable: (table: SeatingTable, chair?: number) => void
  onTab: (tab: PanelTab) => void
  onClosePanel: () => void
  /** Shows the moves of a proposal in the room, or none of them any more. */
  onPropose: (moves: readonly ProposedMove[]) => void
  /** Opens the choice of people for the free seats of a table, or for a chair of it. */
  onFill: (table: SeatingTable, chair?: number) => void
  /** Opens the fields of a table; of a new one without it. */
  onEdit: (table?: SeatingTable) => void
}
