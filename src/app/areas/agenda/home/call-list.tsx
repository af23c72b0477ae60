import { responsibleKey } from '#domain/agenda/agenda.ts'
import { HomeSection } from '../../../shared/page/home-section.tsx'
import { CallButton } from '../running/call-button.tsx'
import type { People, Person } from '../use-people.ts'
import type { Moment } from './use-wedding-day.ts'

/** How many people the home names, so that it stays as short as it is. */
const CALLED = 4

/** 'Por si acaso': the planner, then the people of the day's moments, then the other vendors; those with a phone. */
export function CallList({ people, moments }: { people: People; moments: readonly Moment[] }) {
  const shown = toCall(people, moments).slice(0, CALLED)
  return (
    <HomeSection id="por-si-acaso" title="Por si acaso">
      {shown.length === 0 ? (
        <p className="py-3.5 text-sm text-ink-3">
          Aquí verás a quién llamar: los proveedores y las personas de la agenda con teléfono.
        </p>
      ) : (
        <ul>
          {shown.map((person) => (
            <li
              key={responsibleKey(person.who)}
              className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-1 text-sm"
            >
              <p className="min-w-0">
                <b className="line-clamp-2 font-strong wrap-anywhere">{person.name}</b>
                {person.line && <span className="line-clamp-1 text-ink-2">{person.line}</span>}
              </p>
              <CallButton person={person} className="shrink-0" />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

function toCall(people: People, moments: readonly Moment[]): Person[] {
  const planners = people.known.filter(({ who, line }) => who.kind === 'member' && line === 'Planner')
  const responsible = moments.flatMap((moment) => moment.responsible.map((who) => people.find(who)))
  const vendors = people.known.filter(({ who, isDraft }) => who.kind === 'vendor' && !isDraft)
  const withPhone = [...planners, ...responsible, ...vendors].filter((person) => person?.phone) as Person[]
  return [...new Map(withPhone.map((person) => [responsibleKey(person.who), person])).values()]
}
