import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { AgencyWedding, Team } from '#contract/agencies.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { assign } from './assign.ts'
import { clashInWords } from './clash-words.ts'
import { NobodyLeads } from './team-table.tsx'
import { assignedInWords, isLed, kindChoices, kindOf, nameOf, ROLE_NAMES, shownDate } from './team-words.ts'

type TeamListProps = {
  team: Team
  weddings: readonly AgencyWedding[]
  label: string
}

/** The same on a phone: a wedding opens who goes to it. */
export function TeamList({ team, weddings, label }: TeamListProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = team.weddings.find(({ id }) => id === openId)
  return (
    <>
      <ul aria-label={label} className="mt-3">
        {weddings.map((wedding) => (
          <li key={wedding.id} className="border-b border-line">
            <button
              type="button"
              onClick={() => setOpenId(wedding.id)}
              className="flex w-full cursor-pointer items-center gap-3 py-3.5 text-left"
            >
              <span className="min-w-0 flex-1">
                <em className="block font-serif text-[1.45rem] leading-tight wrap-anywhere">
                  {wedding.name}
                </em>
                <span className="block text-sm text-ink-2">
                  {assignedInWords(wedding, team.people)} {!isLed(wedding) && <NobodyLeads />}
                </span>
              </span>
              <span className="num text-sm whitespace-nowrap text-ink-2">{shownDate(wedding)}</span>
              <Icon of={ChevronRight} size="sm" className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      {open && <WeddingDialog team={team} wedding={open} onClose={() => setOpenId(null)} />}
    </>
  )
}

type WeddingDialogProps = { team: Team; wedding: AgencyWedding; onClose: () => void }

function WeddingDialog({ team, wedding, onClose }: WeddingDialogProps) {
  return (
    <Dialog
      title={wedding.name}
      description={shownDate(wedding)}
      isOpen
      closesOnScrim
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => <Button onPress={close}>Listo</Button>}
    >
      <div className="grid gap-4">
        {team.people.map((person) => {
          const kind = kindOf(wedding, person.userId)
          return (
            <Select
              key={person.userId}
              label={nameOf(person)}
              options={kindChoices(person)}
              value={kind}
              description={clashInWords(wedding, person.userId, team)?.whole}
              onChange={(to) =>
                to !== kind && void assign({ agencyId: team.id, wedding, person, from: kind, to })
              }
            />
          )
        })}
      </div>
    </Dialog>
  )
}

type PeopleListProps = { team: Team; onOpen: (userId: string) => void }

/** The people of a team on a phone, each of whom opens. */
export function PeopleList({ team, onOpen }: PeopleListProps) {
  return (
    <section className="mt-8">
      <h2 className="text-lg">Personas</h2>
      <ul className="mt-1">
        {team.people.map((person) => (
          <li key={person.userId} className="border-b border-line">
            <button
              type="button"
              onClick={() => onOpen(person.userId)}
              className="flex w-full cursor-pointer items-center gap-3 py-3 text-left"
            >
              <Avatar name={nameOf(person)} />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">
                {nameOf(person)}
                <span className="block text-sm font-normal text-ink-3">{ROLE_NAMES[person.role]}</span>
              </span>
              <Icon of={ChevronRight} size="sm" className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
