import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { freeSeats, type SeatingPerson, type SeatingTable } from '#domain/seating/seating.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { Page } from '../../shell/page.tsx'
import { seatingDialogs } from './loaded-dialogs.ts'
import { type Part, RoomHeader } from './room-header.tsx'
import { RoomTables } from './room-tables.tsx'
import { useSeatingActions } from './seating.actions.ts'
import { useSeatDrag } from './use-seat-drag.ts'
import type { Plan } from './use-seating.ts'
import { WithoutSeat } from './without-seat.tsx'

/** The dialog over the room: the tables for people, the fields of a table, a new one without `table`, the rules, or a proposal. */
type Opened =
  | { kind: 'seat'; people: readonly SeatingPerson[] }
  | { kind: 'table'; table: SeatingTable | undefined }
  | { kind: 'rules' | 'proposal' }

type SeatingRoomProps = {
  weddingId: string
  plan: Plan
  /** The ways in which the plan goes out. */
  menu: ReactNode
}

/** The tables with their people, beside those who have no seat; a phone shows one of both. */
export function SeatingRoom({ weddingId, plan, menu }: SeatingRoomProps) {
  const { tables, people } = plan
  const [announcement, announce] = useState('')
  const actions = useSeatingActions(weddingId, announce)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [part, setPart] = useState<Part>('tables')
  const [foundId, setFoundId] = useState<string>()
  const close = () => setOpened(null)
  const dialogs = useOpenedPart(seatingDialogs, opened !== null, close)
  const onSeat = (chosen: readonly SeatingPerson[]) => setOpened({ kind: 'seat', people: chosen })
  const drag = useSeatDrag((personId, tableId) => {
    const person = people.find(({ id }) => id === personId)
    const table = tables.find(({ id }) => id === tableId)
    if (!person || !table || person.tableId === table.id) return
    const free = freeSeats(table, people)
    if (free > 0) actions.seat([person], table, free)
    else onSeat([person])
  })
  const onFind = (person: SeatingPerson) => {
    flushSync(() => {
      setPart('tables')
      setFoundId(person.id)
    })
    document.querySelector('[data-found]')?.scrollIntoView({ block: 'center' })
  }
  return (
    <Page>
      <RoomHeader
        plan={plan}
        menu={menu}
        part={part}
        onPart={setPart}
        onAdd={() => setOpened({ kind: 'table', table: undefined })}
        onPropose={() => setOpened({ kind: 'proposal' })}
        onRules={() => setOpened({ kind: 'rules' })}
      />
      <div className="mt-6 grid items-start gap-8 md:grid-cols-[17rem_1fr]" {...drag}>
        <WithoutSeat
          plan={plan}
          onSeat={onSeat}
          onSeatAt={(chosen, table) => actions.seat(chosen, table, freeSeats(table, people))}
          onFind={onFind}
          className={part === 'tables' ? 'max-md:hidden' : ''}
        />
        <RoomTables
          plan={plan}
          foundId={foundId}
          actions={actions}
          onMove={onSeat}
          onEdit={(table) => setOpened({ kind: 'table', table })}
          className={part === 'unseated' ? 'max-md:hidden' : ''}
        />
      </div>
      {dialogs && opened?.kind === 'seat' && (
        <dialogs.SeatDialog people={opened.people} plan={plan} actions={actions} onClose={close} />
      )}
      {dialogs && opened?.kind === 'table' && (
        <dialogs.TableDialog table={opened.table} tables={tables} actions={actions} onClose={close} />
      )}
      {dialogs && opened?.kind === 'rules' && (
        <dialogs.RulesDialog weddingId={weddingId} plan={plan} onClose={close} />
      )}
      {dialogs && opened?.kind === 'proposal' && (
        <dialogs.ProposalDialog weddingId={weddingId} plan={plan} onClose={close} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Page>
  )
}
