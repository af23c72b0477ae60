import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { AgencyPerson, AgencyWedding, Team } from '#contract/agencies.ts'
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
  return (
    <div className="scroll-row">
      <table aria-label={label} className="w-full border-collapse text-left" onKeyDown={moveBetweenCells}>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="min-w-52 py-3 pr-4 text-sm font-medium text-ink-3">
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
            <tr key={wedding.id} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                <em className="block font-serif text-[1.45rem] leading-tight wrap-anywhere">
                  {wedding.name}
                </em>
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
              {team.people.map((person) => (
                <td key={person.userId} className="py-1 pr-4">
                  <AssignCell team={team} wedding={wedding} person={person} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PersonHeadingProps = { person: AgencyPerson; isOpen: boolean; onOpen: () => void }

function PersonHeading({ person, isOpen, onOpen }: PersonHeadingProps) {
  return (
    <th scope="col" className="min-w-32 py-3 pr-4">
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
