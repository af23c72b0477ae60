import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo, useMemo } from 'react'
import type { AgencyPerson, AgencyWedding, Team } from '#contract/agencies.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { moveBetweenCells } from '../../shared/page/move-between-cells.ts'
import { AssignCell } from './assign-cell.tsx'
import { isLed, nameOf, ROLE_NAMES, shownDate } from './team-words.ts'

type TeamTableProps = {
  team: Team
  weddings: readonly AgencyWedding[]
  openId: string | undefined
  onOpen: (userId: string) => void
  label: string
}

/** Weddings in rows, people in columns: the arrows go from cell to cell, Enter opens the choice of one. */
export function TeamTable({ team, weddings, openId, onOpen, label }: TeamTableProps) {
  const byDay = useMemo(() => grouped(team.weddings, ({ eventDate }) => eventDate), [team.weddings])
  return (
    <div className="scroll-row">
      <table
        aria-label={label}
        // Widths that no cell changes: otherwise a browser lays out all cells again with every press.
        style={{ minWidth: `${WEDDING_REM + PERSON_REM * team.people.length}rem` }}
        className="w-full table-fixed border-collapse text-left"
        onKeyDownCapture={moveBetweenCells}
      >
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th
              scope="col"
              style={{ width: `${WEDDING_REM}rem` }}
              className="py-3 pr-4 text-sm font-medium text-ink-3"
            >
              Boda
            </th>
            {team.people.map((person) => (
              <PersonHeading
                key={person.userId}
                person={person}
                isOpen={person.userId === openId}
                onOpen={() => onOpen(person.userId)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {weddings.map((wedding) => (
            <WeddingRow
              key={wedding.id}
              agencyId={team.id}
              wedding={wedding}
              people={team.people}
              absences={team.absences}
              sameDay={byDay.get(wedding.eventDate) ?? []}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const WEDDING_REM = 13
const PERSON_REM = 8

type WeddingRowProps = {
  agencyId: string
  wedding: AgencyWedding
  people: readonly AgencyPerson[]
  absences: Team['absences']
  /** The weddings of its day. */
  sameDay: readonly AgencyWedding[]
}

/** Drawn again when something of its day has changed, not with every press in the page. */
const WeddingRow = memo(function WeddingRow(props: WeddingRowProps) {
  const { agencyId, wedding, people, absences, sameDay } = props
  const day = { weddings: [...sameDay], absences }
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-4 font-normal">
        <em className="block font-serif text-[1.45rem] leading-tight wrap-anywhere">{wedding.name}</em>
        <span className="num text-sm text-ink-3">
          {shownDate(wedding)}
          {!isLed(wedding) && (
            <>
              {' · '}
              <NobodyLeads />
            </>
          )}
        </span>
      </th>
      {people.map((person) => (
        <td key={person.userId} className="py-1 pr-4">
          <AssignCell agencyId={agencyId} wedding={wedding} person={person} day={day} />
        </td>
      ))}
    </tr>
  )
}, isSameRow)

function isSameRow(before: WeddingRowProps, now: WeddingRowProps): boolean {
  return (
    before.wedding === now.wedding &&
    before.people === now.people &&
    before.absences === now.absences &&
    before.sameDay.length === now.sameDay.length &&
    before.sameDay.every((wedding, index) => wedding === now.sameDay[index])
  )
}

type PersonHeadingProps = { person: AgencyPerson; isOpen: boolean; onOpen: () => void }

function PersonHeading({ person, isOpen, onOpen }: PersonHeadingProps) {
  return (
    <th scope="col" className="py-3 pr-4">
      <button
        type="button"
        onClick={onOpen}
        aria-expanded={isOpen}
        className={cx('grid cursor-pointer gap-1.5 rounded-control text-left', isOpen && 'text-primary')}
      >
        <Avatar name={nameOf(person)} />
        <span>
          <span className="block text-sm font-strong wrap-anywhere">{nameOf(person)}</span>
          <span className="block text-sm font-normal text-ink-3">{ROLE_NAMES[person.role]}</span>
        </span>
      </button>
    </th>
  )
}

export function NobodyLeads() {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-danger">
      <Icon of={TriangleAlert} size="sm" />
      Nadie la lleva
    </span>
  )
}
