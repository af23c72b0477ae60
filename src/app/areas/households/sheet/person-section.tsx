import NutOff from 'lucide-react/icons/nut-off'
import type { ReactNode } from 'react'
import { answerOf } from '#domain/guests/guests.ts'
import { Button } from '#ui/button.tsx'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Family, FamilyPerson, HouseholdList } from '../../../shared/households/families.ts'
import { menuName, needsInWords, personNote } from '../../../shared/households/words.ts'
import type { GuestActions } from '../../guests/guests.actions.ts'
import type { FamilyActions } from '../family-actions.ts'
import { PersonDetails } from './person-details.tsx'

type PersonSectionProps = {
  person: FamilyPerson
  family: Family
  list: HouseholdList
  guestActions: GuestActions
  actions: FamilyActions
  /** The table of who comes, for who sees the tables. */
  seat: ReactNode
}

/** One person of a family: the answer to each event, what they eat, and the rest to be unfolded. */
export function PersonSection({ person, family, list, guestActions, actions, seat }: PersonSectionProps) {
  const { guest, details } = person
  const { household, people } = family
  const note = personNote(details)
  const menu = menuName(list.settings.menus, details?.menu)
  const needs = needsInWords(details)
  const invited = list.events.filter(({ id }) => Object.hasOwn(details?.events ?? {}, id))
  return (
    <section aria-label={guest.fullName} className="border-b border-line py-4 first:pt-0">
      <h3 className="font-sans text-ui font-strong text-ink wrap-anywhere max-md:text-base">
        {guest.fullName}
        {note && <span className="ml-1 text-sm font-normal text-ink-3"> {note}</span>}
      </h3>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
        <Answer label="Boda">
          <RsvpSelect
            isLarge
            isOfWedding
            value={answerOf(guest)}
            guestName={guest.fullName}
            onChange={(answer) => guestActions.answer(guest, answer)}
          />
        </Answer>
        {invited.map((event) => (
          <Answer key={event.id} label={event.name}>
            <RsvpSelect
              isLarge
              value={details?.events[event.id] ?? null}
              guestName={`${guest.fullName}, ${event.name}`}
              onChange={(answer) => void actions.updateGuest(guest.id, { events: { [event.id]: answer } })}
            />
          </Answer>
        ))}
      </div>
      {(menu || needs || seat) && (
        <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
          {seat}
          {menu && <span>{menu}</span>}
          {needs && (
            <span className="inline-flex min-w-0 items-center gap-1.5 font-strong text-ink wrap-anywhere">
              <Icon of={NutOff} size="sm" className="text-no-fg" />
              {needs}
            </span>
          )}
        </p>
      )}
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm text-ink-2 pointer-coarse:py-3">
          Menú, alergias y más<span className="sr-only"> de {guest.fullName}</span>
        </summary>
        <PersonDetails person={person} list={list} actions={actions} />
        {household && people.length > 1 && (
          <Button size="sm" onPress={() => actions.takeOut([{ family, person }])} className="mt-3">
            Sacar de la familia
          </Button>
        )}
      </details>
    </section>
  )
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-end gap-1">
      <span className="truncate text-sm text-ink-3" title={label}>
        {label}
      </span>
      {children}
    </div>
  )
}
