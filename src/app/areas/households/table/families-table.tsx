import { Fragment, memo, useRef } from 'react'
import { answerOf } from '#domain/guests/guests.ts'
import type { Menu } from '#domain/households/invitation-settings.ts'
import { cx } from '#ui/class-names.ts'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { columnHeaderClass } from '#ui/layout/table.tsx'
import type { Family, FamilyPerson } from '../../../shared/households/families.ts'
import { countPeople, personNote } from '../../../shared/households/words.ts'
import { useMedia } from '../../../shared/page/use-media.ts'
import { GapRow } from '../../guests/gap-row.tsx'
import type { GuestActions } from '../../guests/guests.actions.ts'
import type { ExtraColumns } from '../../guests/use-columns.ts'
import { STAYS, WideTable } from '../../guests/wide-table.tsx'
import { useWindowRows } from '../../guests/window-rows.ts'
import { InvitationMark } from '../sending/invitation-mark.tsx'
import type { FamilyRow } from './family-rows.ts'
import { type FamilySelection, isRowSelected } from './use-family-selection.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { useRowDrag } from './use-row-drag.ts'

/** The height of every row, in rem. */
const ROW_REM = 3

export type FamilyListProps = {
  rows: readonly FamilyRow[]
  menus: readonly Menu[]
  selection: FamilySelection
  actions: GuestActions
  onOpen: (familyKey: string) => void
}

type FamiliesTableProps = Omit<FamilyListProps, 'menus'> & {
  extra: ExtraColumns
  /** Brings the guest who is dragged, and those who are selected with them, to the family of another row. */
  onDrop: (guestId: string, onRow: FamilyRow) => void
}

/** The guests by families, as a table: a family, and below it its people. */
export function FamiliesTable(props: FamiliesTableProps) {
  const { rows, extra, selection, actions, onOpen, onDrop } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useFocusedRow(rows)
  const drag = useRowDrag(rows, onDrop)
  const { stretches } = useWindowRows({
    count: rows.length,
    rowRem: ROW_REM,
    top: body,
    keptIndex: focused.index,
  })
  const isXl = useMedia('(width >= 80rem)')
  const isAll = rows.length > 0 && rows.every((row) => isRowSelected(row, selection.ids))
  return (
    <WideTable label="Invitados por familias" {...(isXl ? WIDE : NARROW)} columns={extra.columns.length}>
      <table
        className="w-full table-fixed border-collapse text-sm text-ink-2"
        {...focused.handlers}
        {...drag}
      >
        <caption className="sr-only">Invitados por familias</caption>
        <thead>
          <tr className="bg-surface">
            <th scope="col" className={cx(columnHeaderClass, 'w-12 text-left')}>
              <input
                type="checkbox"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !isAll && selection.ids.size > 0
                }}
                onChange={() => (isAll ? selection.clear() : selection.selectAll())}
                aria-label="Seleccionar todas las familias"
                className={BOX}
              />
            </th>
            <Heading className={STAYS}>Nombre</Heading>
            <Heading className="w-32">Respuesta</Heading>
            {extra.columns.map(({ key, label }) => (
              <Heading key={key} className="w-36 max-xl:w-28">
                {label}
              </Heading>
            ))}
            <Heading className="w-48 max-xl:w-36">Invitación</Heading>
          </tr>
        </thead>
        <tbody ref={body}>
          {stretches.map(({ index, gap }) => {
            const row = index === 'end' ? undefined : rows[index]
            return (
              <Fragment key={row?.key ?? 'end'}>
                {gap > 0 && <GapRow rem={gap} columns={4 + extra.columns.length} />}
                {row && (
                  <Row
                    row={row}
                    extra={extra}
                    isSelected={isRowSelected(row, selection.ids)}
                    onToggle={selection.toggle}
                    actions={actions}
                    onOpen={onOpen}
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

/** In rem: at least the box, the name, the answer and the invitation; each further column. */
const WIDE = { own: 33, each: 9 }
const NARROW = { own: 30, each: 7 }

function Heading({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={cx(columnHeaderClass, 'text-left', className)}>
      {children}
    </th>
  )
}

type RowProps = Pick<FamiliesTableProps, 'extra' | 'actions' | 'onOpen'> & {
  row: FamilyRow
  isSelected: boolean
  onToggle: FamilySelection['toggle']
}

const Row = memo(function Row({ row, isSelected, ...props }: RowProps) {
  const ground = isSelected ? 'bg-primary-soft' : 'bg-surface'
  return row.kind === 'family' ? (
    <FamilyHead family={row.family} isSelected={isSelected} {...props} className={ground} />
  ) : (
    <PersonRow person={row.person} isSelected={isSelected} {...props} className={ground} />
  )
})

type FamilyHeadProps = Pick<RowProps, 'extra' | 'isSelected' | 'onToggle' | 'onOpen'> & {
  family: Family
  className: string
}

function FamilyHead({ family, extra, isSelected, onToggle, onOpen, className }: FamilyHeadProps) {
  const { key, name, people } = family
  return (
    <tr
      data-family={key}
      className={cx('h-12 border-t border-line-strong data-drop-target:bg-primary-soft', className)}
    >
      <td className="border-b border-line pl-1">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onToggle(key, (event.nativeEvent as MouseEvent).shiftKey)}
          aria-label={`Seleccionar ${name}`}
          className={BOX}
        />
      </td>
      <th
        scope="rowgroup"
        colSpan={2}
        className={cx('border-b border-line px-3 text-left font-normal', STAYS)}
      >
        <button
          type="button"
          data-family-button={key}
          aria-label={`${name}, ${countPeople(people.length)}`}
          onClick={() => onOpen(key)}
          className="serif max-w-full truncate rounded-[4px] text-[1.25rem] leading-tight text-ink hover:underline"
        >
          {name}
          <span className="num ml-2 font-sans text-sm text-ink-3">{people.length}</span>
        </button>
      </th>
      {extra.columns.map(({ key }) => (
        <td key={key} className="border-b border-line" />
      ))}
      <td className="border-b border-line px-3">
        <InvitationMark family={family} />
      </td>
    </tr>
  )
}

type PersonRowProps = Pick<RowProps, 'extra' | 'actions' | 'isSelected' | 'onToggle'> & {
  person: FamilyPerson
  className: string
}

function PersonRow({ person: { guest, details }, extra, actions, ...props }: PersonRowProps) {
  const note = personNote(details)
  return (
    <tr
      data-row={guest.id}
      draggable
      className={cx('group/person h-12 data-drop-target:bg-primary-soft', props.className)}
    >
      <td className="border-b border-line pl-1">
        <input
          type="checkbox"
          checked={props.isSelected}
          onChange={(event) => props.onToggle(`${guest.id} row`, (event.nativeEvent as MouseEvent).shiftKey)}
          aria-label={`Seleccionar a ${guest.fullName}`}
          className={cx(
            BOX,
            !props.isSelected && 'opacity-45 group-hover/person:opacity-100 focus:opacity-100',
          )}
        />
      </td>
      <th
        scope="row"
        className={cx('truncate border-b border-line px-3 text-left text-ui font-strong text-ink', STAYS)}
      >
        {guest.fullName}
        {note && <span className="ml-1 text-sm font-normal text-ink-3"> {note}</span>}
      </th>
      <td className="border-b border-line px-3">
        <RsvpSelect
          isOfWedding
          value={answerOf(guest)}
          guestName={guest.fullName}
          onChange={(answer) => actions.answer(guest, answer)}
        />
      </td>
      {extra.columns.map(({ key }) => (
        <td key={key} className="truncate border-b border-line px-3">
          {extra.cell(guest, key)}
        </td>
      ))}
      <td className="border-b border-line" />
    </tr>
  )
}

const BOX = 'size-4.5 accent-primary align-middle'
