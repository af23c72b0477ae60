import { Fragment, memo, useRef } from 'react'
import type { Menu } from '#domain/invitation-settings.ts'
import { cx } from '#ui/class-names.ts'
import { RsvpSelect } from '#ui/rsvp-select.tsx'
import { columnHeaderClass } from '#ui/table.tsx'
import type { GuestActions } from '../guests.actions.ts'
import { useWindowRows } from '../window-rows.ts'
import type { Family, FamilyPerson } from './families.ts'
import type { FamilyRow } from './family-rows.ts'
import { InvitationMark } from './invitation-mark.tsx'
import type { FamilySelection } from './use-family-selection.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { menuName, needsInWords, personNote } from './words.ts'

/** The height of every row, in rem. */
const ROW_REM = 3

export type FamilyListProps = {
  rows: readonly FamilyRow[]
  menus: readonly Menu[]
  selection: FamilySelection
  actions: GuestActions
  onOpen: (familyKey: string) => void
}

/** The guests by families, as a table: a family, and below it its people. */
export function FamiliesTable({ rows, menus, selection, actions, onOpen }: FamilyListProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useFocusedRow(rows)
  const { stretches } = useWindowRows({
    count: rows.length,
    rowRem: ROW_REM,
    top: body,
    keptIndex: focused.index,
  })
  const isAll = selection.keys.size > 0 && rows.every(({ family }) => selection.keys.has(family.key))
  return (
    <table className="w-full table-fixed border-collapse text-sm text-ink-2" {...focused.handlers}>
      <caption className="sr-only">Invitados por familias</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(columnHeaderClass, 'w-12 text-left')}>
            <input
              type="checkbox"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && selection.keys.size > 0
              }}
              onChange={() => (isAll ? selection.clear() : selection.selectAll())}
              aria-label="Seleccionar todas las familias"
              className={BOX}
            />
          </th>
          <Heading>Nombre</Heading>
          <Heading className="w-32">Respuesta</Heading>
          <Heading className="w-36 max-lg:hidden">Menú</Heading>
          <Heading className="w-48 max-lg:hidden">Alergias</Heading>
          <Heading className="w-48 max-xl:w-36">Invitación</Heading>
        </tr>
      </thead>
      <tbody ref={body}>
        {stretches.map(({ index, gap }) => {
          const row = index === 'end' ? undefined : rows[index]
          return (
            <Fragment key={row?.key ?? 'end'}>
              {gap > 0 && (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: empty space, nothing in it takes the focus
                <tr aria-hidden="true">
                  <td colSpan={6} className="p-0" style={{ height: `${gap}rem` }} />
                </tr>
              )}
              {row && (
                <Row
                  row={row}
                  menus={menus}
                  isSelected={selection.keys.has(row.family.key)}
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
  )
}

function Heading({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={cx(columnHeaderClass, 'text-left', className)}>
      {children}
    </th>
  )
}

type RowProps = Pick<FamilyListProps, 'menus' | 'actions' | 'onOpen'> & {
  row: FamilyRow
  isSelected: boolean
  onToggle: FamilySelection['toggle']
}

const Row = memo(function Row({ row, isSelected, ...props }: RowProps) {
  const ground = isSelected ? 'bg-primary-soft' : undefined
  return row.kind === 'family' ? (
    <FamilyHead family={row.family} isSelected={isSelected} {...props} className={ground} />
  ) : (
    <PersonRow person={row.person} menus={props.menus} actions={props.actions} className={ground} />
  )
})

type FamilyHeadProps = Pick<RowProps, 'isSelected' | 'onToggle' | 'onOpen'> & {
  family: Family
  className: string | undefined
}

function FamilyHead({ family, isSelected, onToggle, onOpen, className }: FamilyHeadProps) {
  const { key, name, people } = family
  return (
    <tr data-family={key} className={cx('h-12 border-t border-line-strong', className)}>
      <td className="border-b border-line pl-1">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onToggle(key, (event.nativeEvent as MouseEvent).shiftKey)}
          aria-label={`Seleccionar ${name}`}
          className={BOX}
        />
      </td>
      <th scope="rowgroup" colSpan={2} className="border-b border-line px-3 text-left font-normal">
        <button
          type="button"
          data-family-button={key}
          onClick={() => onOpen(key)}
          className="serif max-w-full truncate rounded-[4px] text-[1.25rem] leading-tight text-ink hover:underline"
        >
          {name}
          <span className="num ml-2 font-sans text-sm text-ink-3">{people.length}</span>
        </button>
      </th>
      <td className="border-b border-line max-lg:hidden" />
      <td className="border-b border-line max-lg:hidden" />
      <td className="border-b border-line px-3">
        <InvitationMark family={family} />
      </td>
    </tr>
  )
}

type PersonRowProps = Pick<RowProps, 'menus' | 'actions'> & {
  person: FamilyPerson
  className: string | undefined
}

function PersonRow({ person: { guest, details }, menus, actions, className }: PersonRowProps) {
  const note = personNote(details)
  const needs = needsInWords(details)
  return (
    <tr data-row={guest.id} className={cx('h-12', className)}>
      <td className="border-b border-line" />
      <th scope="row" className="truncate border-b border-line px-3 text-left text-ui font-strong text-ink">
        {guest.fullName}
        {note && <span className="ml-2 text-sm font-normal text-ink-3">{note}</span>}
      </th>
      <td className="border-b border-line px-3">
        <RsvpSelect
          value={guest.rsvp}
          guestName={guest.fullName}
          onChange={(rsvp) => actions.answer(guest, rsvp)}
        />
      </td>
      <td className="truncate border-b border-line px-3 max-lg:hidden">{menuName(menus, details?.menu)}</td>
      <td
        className="truncate border-b border-line px-3 font-strong text-ink max-lg:hidden"
        title={needs ?? undefined}
      >
        {needs}
      </td>
      <td className="border-b border-line" />
    </tr>
  )
}

const BOX = 'size-4.5 accent-primary align-middle'
