import { useRef } from 'react'
import { answerOf } from '#domain/guests/guests.ts'
import { cx } from '#ui/class-names.ts'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import type { Family, FamilyPerson } from '../../../shared/households/families.ts'
import { personNote } from '../../../shared/households/words.ts'
import type { GuestActions } from '../../guests/guests.actions.ts'
import type { ExtraColumns } from '../../guests/use-columns.ts'
import { useWindowRows } from '../../guests/window-rows.ts'
import { InvitationMark } from '../sending/invitation-mark.tsx'
import type { FamilyListProps } from './families-table.tsx'
import type { FamilyRow } from './family-rows.ts'
import { type FamilySelection, isRowSelected } from './use-family-selection.ts'
import { useFocusedRow } from './use-focused-row.ts'

/** The height of every row, in rem. */
const ROW_REM = 3.5

type FamiliesListProps = FamilyListProps & {
  /** The line of a guest below the name. */
  lineOf: ExtraColumns['line']
  /** Taps select instead of opening. */
  isSelecting: boolean
}

/** The guests by families on a phone: a tap on a family opens everything else. */
export function FamiliesList(props: FamiliesListProps) {
  const { rows, selection, actions, onOpen, lineOf, isSelecting } = props
  const list = useRef<HTMLUListElement>(null)
  const focused = useFocusedRow(rows)
  const { stretches } = useWindowRows({
    count: rows.length,
    rowRem: ROW_REM,
    top: list,
    keptIndex: focused.index,
  })
  return (
    <ul
      ref={list}
      aria-label="Invitados por familias"
      {...focused.handlers}
      className="[overflow-anchor:none]"
    >
      {stretches.map(({ index, gap }) => {
        const row = index === 'end' ? undefined : rows[index]
        if (!row) return <li key="end" aria-hidden="true" style={{ height: `${gap}rem` }} />
        const style = gap > 0 ? { marginTop: `${gap}rem` } : undefined
        return (
          <li
            key={row.key}
            data-row={row.kind === 'person' ? row.person.guest.id : undefined}
            data-family={row.kind === 'family' ? row.key : undefined}
            style={style}
            className={cx(
              'flex h-14 items-center gap-3',
              row.kind === 'family' && 'border-t border-line-strong',
              isRowSelected(row, selection.ids) && 'bg-primary-soft',
            )}
          >
            {isSelecting && <RowBox row={row} selection={selection} />}
            {row.kind === 'family' ? (
              <FamilyHead
                family={row.family}
                onOpen={isSelecting ? (key) => selection.toggle(key, false) : onOpen}
              />
            ) : (
              <Person person={row.person} line={lineOf(row.person.guest)} actions={actions} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function RowBox({ row, selection }: { row: FamilyRow; selection: FamilySelection }) {
  const name = row.kind === 'family' ? row.family.name : `a ${row.person.guest.fullName}`
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        checked={isRowSelected(row, selection.ids)}
        onChange={() => selection.toggle(row.key, false)}
        aria-label={`Seleccionar ${name}`}
        className="size-5 accent-primary"
      />
    </label>
  )
}

function FamilyHead({ family, onOpen }: { family: Family; onOpen: (key: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(family.key)}
      className="flex h-full min-w-0 flex-1 items-center justify-between gap-3 rounded-[6px] text-left -outline-offset-2"
    >
      <span className="serif min-w-0 truncate text-[1.4rem] text-ink">{family.name}</span>
      <InvitationMark family={family} />
    </button>
  )
}

type PersonProps = { person: FamilyPerson; line: string; actions: GuestActions }

function Person({ person: { guest, details }, line, actions }: PersonProps) {
  const below = [personNote(details), line].filter(Boolean).join(' · ')
  return (
    <>
      <p className="grid min-w-0 flex-1">
        <span className="truncate text-base font-strong text-ink">{guest.fullName}</span>
        {below && <span className="truncate text-sm text-ink-3">{below}</span>}
      </p>
      <RsvpSelect
        isLarge
        isOfWedding
        value={answerOf(guest)}
        guestName={guest.fullName}
        onChange={(answer) => actions.answer(guest, answer)}
        className="relative after:absolute after:-inset-1"
      />
    </>
  )
}
