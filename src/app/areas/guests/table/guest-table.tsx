import { Fragment, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { cx } from '#ui/class-names.ts'
import { columnHeaderClass } from '#ui/layout/table.tsx'
import { useComments } from '../../../shared/comments/use-comments.ts'
import { GapRow } from '../gap-row.tsx'
import type { GuestActions } from '../guests.actions.ts'
import type { PasteList } from '../pasted-list.ts'
import type { ExtraColumns } from '../use-columns.ts'
import type { GuestView } from '../use-guest-view.ts'
import type { GuestFailures } from '../use-guests.ts'
import { useRevealHighlighted } from '../use-highlighted-guest.ts'
import { WideTable } from '../wide-table.tsx'
import { useWindowRows } from '../window-rows.ts'
import { GuestRow } from './guest-row.tsx'
import { NewGuestRow } from './new-guest-row.tsx'
import { useRowFocus } from './row-focus.ts'

/** The height of a row in rem: 46 px at the usual size of text. */
const ROW_REM = 2.875

/** The heading and the new row come before the first guest. */
const ROWS_ABOVE = 2

/** The least width of name, email, answer, notes and the last column together; the notes take 10 of it. */
const OWN_REM = 47

type GuestTableProps = {
  guests: readonly Guest[]
  held: GuestView['held']
  failures: ReadonlyMap<string, GuestFailures>
  actions: GuestActions
  onPasteList: PasteList
  /** Columns that were asked for beside these. */
  extra?: ExtraColumns | undefined
}

/** The guest list as a table that is edited in place; long lists draw only the rows in the window. */
export function GuestTable({ guests, held, failures, actions, onPasteList, extra }: GuestTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useRef<() => string | undefined>(() => undefined)
  const { isVirtual, stretches, reveal } = useWindowRows({
    count: guests.length,
    rowRem: ROW_REM,
    top: body,
    keptIndex: () => {
      const id = focused.current()
      return id === undefined ? -1 : guests.findIndex((guest) => guest.id === id)
    },
  })
  const focus = useRowFocus({
    root: table,
    rows: guests,
    reveal,
    isLeaving: (id) => held.get(id) === 'leaving',
  })
  focused.current = focus.focusedId
  useRevealHighlighted(guests, reveal)
  const comments = useComments('guest')
  return (
    <WideTable label="Invitados" own={OWN_REM} each={9} columns={extra?.columns.length ?? 0}>
      <table
        ref={table}
        aria-label="Invitados"
        aria-rowcount={isVirtual ? guests.length + ROWS_ABOVE : undefined}
        {...focus.handlers}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-sm text-ink-2"
      >
        <Head extra={extra} />
        <tbody>
          <NewGuestRow
            actions={actions}
            onMove={focus.move}
            onPasteList={onPasteList}
            extraColumns={extra?.columns.length ?? 0}
          />
        </tbody>
        <tbody ref={body}>
          {stretches.map(({ index, gap }) => {
            const guest = index === 'end' ? undefined : guests[index]
            return (
              <Fragment key={guest?.id ?? 'end'}>
                {gap > 0 && <GapRow rem={gap} columns={5 + (extra?.columns.length ?? 0)} />}
                {guest && (
                  <GuestRow
                    guest={guest}
                    rowIndex={isVirtual ? Number(index) + ROWS_ABOVE + 1 : undefined}
                    failures={failures.get(guest.id)}
                    isLeaving={held.get(guest.id) === 'leaving'}
                    actions={actions}
                    onMove={focus.move}
                    extra={extra}
                    commentCount={comments.count(guest.id)}
                    fileCount={comments.fileCount(guest.id)}
                    onComments={comments.open}
                  />
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </WideTable>
  )
}

function Head({ extra }: Pick<GuestTableProps, 'extra'>) {
  return (
    <>
      <colgroup>
        {/* As parts of the whole they would take the room of the notes beside further columns. */}
        <col className={extra ? 'w-48' : 'w-[24%]'} />
        <col className={extra ? 'w-44' : 'w-[23%]'} />
        <col className="w-34" />
        <col />
        {extra?.columns.map(({ key }) => (
          <col key={key} className="w-36" />
        ))}
        <col className="w-22" />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={cx(HEADER, 'group-data-wide/wide:left-0 group-data-wide/wide:z-11')}>
            Nombre
          </th>
          {['Email', 'RSVP', 'Notas'].map((label) => (
            <th key={label} scope="col" className={HEADER}>
              {label}
            </th>
          ))}
          {extra?.columns.map(({ key, label }) => (
            <th key={key} scope="col" className={HEADER}>
              {label}
            </th>
          ))}
          <th scope="col" className={HEADER}>
            <span className="sr-only">Comentarios y eliminar</span>
          </th>
        </tr>
      </thead>
    </>
  )
}

const HEADER = cx(columnHeaderClass, 'sticky top-14 z-10 lg:top-15 group-data-wide/wide:top-0!')
