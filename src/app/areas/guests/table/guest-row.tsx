import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import type { Guest } from '#contract/guests.ts'
import { answerOf } from '#domain/guests/guests.ts'
import { cx } from '#ui/class-names.ts'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { CommentsButton } from '../../../shared/comments/comments-button.tsx'
import type { GuestActions } from '../guests.actions.ts'
import type { ExtraColumns } from '../use-columns.ts'
import type { GuestFailures } from '../use-guests.ts'
import { STAYS } from '../wide-table.tsx'
import type { MoveFocus } from './row-focus.ts'
import { TextCell } from './text-cell.tsx'

type GuestRowProps = {
  guest: Guest
  /** Its place in the whole table, from 1, header and new row counted; only where not all rows are drawn. */
  rowIndex: number | undefined
  failures: GuestFailures | undefined
  isLeaving: boolean
  actions: GuestActions
  onMove: MoveFocus
  extra: ExtraColumns | undefined
  commentCount: number
  fileCount: number
  onComments: (guestId: string) => void
}

/** A guest as a row of cells. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { guest, rowIndex, failures, isLeaving, actions, onMove, extra } = props
  const cell = { guest, actions, onMove }
  return (
    <tr
      aria-rowindex={rowIndex}
      data-row={guest.id}
      className={cx(
        'group/row h-11.5 bg-surface transition-opacity duration-(--t-base) hover:bg-surface-hover focus-within:bg-surface-hover',
        isLeaving && 'opacity-0',
      )}
    >
      <th scope="row" className={cx(CELL, STAYS, 'text-ui font-strong text-ink')}>
        <TextCell
          {...cell}
          field="fullName"
          label="Nombre"
          failure={failures?.fullName ?? failures?.addition}
          className="-left-1.5 w-[calc(100%+.25rem)]"
        />
      </th>
      <td className={CELL}>
        <TextCell {...cell} field="email" label="Email" failure={failures?.email} />
      </td>
      <td className={cx(CELL, 'px-3')} data-cell={`${guest.id} rsvp`}>
        <RsvpSelect
          isOfWedding
          value={answerOf(guest)}
          guestName={guest.fullName}
          onChange={(answer) => {
            if (actions.answer(guest, answer)) onMove(guest.id, 'rsvp', 1)
          }}
        />
      </td>
      <td className={CELL}>
        <TextCell {...cell} field="notes" label="Notas" failure={failures?.notes} />
      </td>
      {extra?.columns.map(({ key }) => (
        <td key={key} className={cx(CELL, 'truncate px-3')}>
          {extra.cell(guest, key)}
        </td>
      ))}
      <td className={cx(CELL, 'px-1 text-right whitespace-nowrap')} data-cell={`${guest.id} comments`}>
        <CommentsButton
          name={guest.fullName}
          count={props.commentCount}
          fileCount={props.fileCount}
          onPress={() => props.onComments(guest.id)}
          isQuiet
        />
        <button
          type="button"
          data-edits
          data-cell={`${guest.id} remove`}
          aria-label={`Eliminar a ${guest.fullName}`}
          onClick={() => actions.remove(guest)}
          className="inline-grid size-8 scroll-my-28 place-items-center rounded-pill text-ink-3 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-danger-soft hover:text-danger pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Icon of={Trash2} />
        </button>
      </td>
    </tr>
  )
})

const CELL = 'relative border-b border-line p-0 text-left font-normal'
