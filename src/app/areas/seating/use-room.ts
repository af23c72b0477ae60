import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { freeChairFrom } from '#domain/seating/chairs.ts'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import { freeSeats, type SeatingPerson, type SeatingTable } from '#domain/seating/seating.ts'
import { closePanel } from './close-panel.ts'
import type { PanelTab, Room } from './room.ts'
import { useRuleWatch } from './rules/use-rule-watch.ts'
import { type SeatingActions, useSeatingActions } from './seating.actions.ts'
import { useMeantGuest } from './use-meant-guest.ts'
import { usePicked } from './use-picked.ts'
import type { Plan } from './use-seating.ts'

/**
 * The dialog over the room: the tables for people, a table without room for them, the people for a table, or its
 * fields, of a new one without `table`.
 */
export type RoomDialog =
  | { kind: 'seat'; people: readonly SeatingPerson[] }
  | { kind: 'full'; people: readonly SeatingPerson[]; table: SeatingTable }
  | { kind: 'fill'; table: SeatingTable; chair: number | undefined }
  | { kind: 'table'; table: SeatingTable | undefined }

/** The ways in which the plan goes out, and the line about its draft. */
export type RoomExtras = { menu: ReactNode; notice: ReactNode }

/** The room with its panel and its dialog, as they are open on this screen. */
export function useRoom(weddingId: string, plan: Plan, { menu, notice }: RoomExtras) {
  const [announcement, announce] = useState('')
  const { broken, warn } = useRuleWatch(weddingId, plan)
  const actions = useSeatingActions(weddingId, plan.isDraft, announce, warn)
  const [dialog, setDialog] = useState<RoomDialog | null>(null)
  const [tab, setTab] = useState<PanelTab | null>(null)
  const [tableId, setTableId] = useState<string>()
  const [foundId, setFoundId] = useState<string>()
  const [proposed, onPropose] = useState<readonly ProposedMove[]>([])
  const table = plan.tables.find(({ id }) => id === tableId)
  const openTable = (id: string) => {
    setTableId(id)
    setTab('table')
  }
  useMeantGuest(plan, (person) => {
    if (person.tableId) openTable(person.tableId)
    setFoundId(person.id)
  })
  const onSeatAt = seatingAt(plan, actions, (people, full) =>
    setDialog({ kind: 'full', people, table: full }),
  )
  const picked = usePicked(plan, { announce, onSeatAt })
  const room: Room = {
    ...{
      weddingId,
      plan,
      broken,
      actions,
      menu,
      notice,
      table,
      proposed,
      foundId,
      picked,
      onSeatAt,
      onPropose,
    },
    // A table that was removed closes its panel.
    tab: tab === 'table' && !table ? null : tab,
    onSeat: (people) => setDialog({ kind: 'seat', people }),
    onFind: (person) => {
      flushSync(() => {
        if (person.tableId) openTable(person.tableId)
        setFoundId(person.id)
      })
      document.querySelector('[data-found]')?.scrollIntoView({ block: 'center' })
    },
    // People in the hand are put down at the table.
    onTable: (pressed, chair) =>
      picked.people.length > 0 ? picked.seat(pressed, chair) : openTable(pressed.id),
    onTab: setTab,
    onClosePanel: () => closePanel(() => setTab(null), tab, tableId),
    onFill: (filled, chair) => setDialog({ kind: 'fill', table: filled, chair }),
    onEdit: (edited) => setDialog({ kind: 'table', table: edited }),
  }
  return { room, announcement, dialog, closeDialog: () => setDialog(null) }
}

type OnFull = (people: readonly SeatingPerson[], table: SeatingTable) => void

/** Seats people at a table and the first of them on a chair, which at their own table they change; a full table is asked about. */
function seatingAt(plan: Plan, actions: SeatingActions, onFull: OnFull): Room['onSeatAt'] {
  return (chosen, at, meant) => {
    // A draft is about tables.
    const chair = plan.isDraft ? undefined : meant
    const people = chosen.filter((person) => person.tableId !== at.id)
    const [first] = chosen
    if (chair && first && chosen.length === 1 && people.length === 0)
      actions.changeChair(first, at, chair, plan.people)
    if (people.length === 0) return
    const free = freeSeats(at, plan.people)
    const next = chair && (freeChairFrom(at, plan.people, chair) ?? undefined)
    if (free >= people.length) actions.seat(people, at, free, next)
    else onFull(people, at)
  }
}
