import { useQuery } from '@tanstack/react-query'
import { BY_STAIRS } from '#domain/seating/plan-words.ts'
import { peopleBySurname, peopleByTable } from '#domain/seating/seating-lists.ts'
import { inSpanishList, insideSentence } from '#domain/text/spanish-list.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { fullDateInWords } from '../../../shared/words/spanish-dates.ts'
import { seatingEventsQuery } from '../events/events.queries.ts'
import type { Plan } from '../use-seating.ts'

/** The two printouts: the board for the guests, table by table, and the list for the door, by surname. */
export type SeatingPrint = 'tables' | 'names'

type SeatingPrintoutProps = {
  kind: SeatingPrint
  plan: Plan
  wedding: { id: string; name: string; eventDate: IsoDate | null }
}

/** The plan on paper, without controls. */
export function SeatingPrintout({ kind, plan, wedding }: SeatingPrintoutProps) {
  const { data: events } = useQuery(seatingEventsQuery(wedding.id))
  const event = events?.find(({ id }) => id === plan.eventId)
  const name = event ? `${wedding.name}, ${event.name}` : wedding.name
  const eventDate = plan.eventId === null ? wedding.eventDate : ((event?.date as IsoDate | undefined) ?? null)
  return (
    <section className="hidden leading-snug text-ink print:block">
      {kind === 'tables' ? (
        <Board plan={plan} name={name} />
      ) : (
        <ByName plan={plan} name={name} eventDate={eventDate} />
      )}
    </section>
  )
}

function Board({ plan, name }: { plan: Plan; name: string }) {
  return (
    <>
      <header className="mb-8 flex items-end justify-between gap-6">
        <div>
          <p className="serif text-[18pt] italic">{name}</p>
          <h1 className="mt-1 text-[40pt] leading-none">Busca tu mesa</h1>
        </div>
        <Sprig className="w-52 shrink-0" />
      </header>
      <div className="columns-3 gap-8">
        {peopleByTable(plan).map(({ table, people }) => (
          <section key={table.id} className="mb-6 break-inside-avoid border-t border-line-strong pt-2">
            <h2 className="text-[20pt] leading-tight">
              {table.number}
              {table.name && <span className="block text-[12pt]">{table.name}</span>}
              {table.hasStairs && <span className="block text-[10pt] italic">{BY_STAIRS}</span>}
            </h2>
            <ul className="mt-1.5 text-[10pt]">
              {people.map((person) => (
                <li key={person.id} className="py-px wrap-anywhere">
                  {person.name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

type ByNameProps = { plan: Plan; name: string; eventDate: IsoDate | null }

function ByName({ plan, name, eventDate }: ByNameProps) {
  const lists = peopleBySurname(plan)
  const people = lists.reduce((sum, list) => sum + list.people.length, 0)
  const tables = peopleByTable(plan).map(({ table }) => table)
  const upstairs = tables.filter(({ hasStairs }) => hasStairs).map(({ number }) => String(number))
  return (
    <>
      <header className="mb-6 flex items-end justify-between gap-6">
        <div>
          <h1 className="text-[30pt] leading-none">Por nombre</h1>
          <p className="mt-1.5 text-[10pt]">
            <span className="serif text-[14pt] italic">{name}</span>
            {eventDate && `, ${insideSentence(fullDateInWords(eventDate))}`}
          </p>
        </div>
        <p className="text-right text-[9pt]">
          <b className="block font-strong">
            {people} {people === 1 ? 'persona' : 'personas'}, {tables.length}{' '}
            {tables.length === 1 ? 'mesa' : 'mesas'}
          </b>
          Para quien recibe en la puerta
          {upstairs.length > 0 && (
            <span className="block">
              {upstairs.length === 1 ? 'Mesa' : 'Mesas'} {inSpanishList(upstairs)}: {BY_STAIRS}
            </span>
          )}
        </p>
      </header>
      <div className="columns-3 gap-8">
        {lists.map(({ letter, people: listed }) => (
          <section key={letter} className="mb-2">
            <h2 className="text-[13pt]">{letter}</h2>
            <ul className="text-[9pt]">
              {listed.map(({ person, listedAs, table }) => (
                <li key={person.id} className="flex justify-between gap-3 border-b border-line py-0.5">
                  <span className="min-w-0 wrap-anywhere">{listedAs}</span>
                  <b className="num font-strong">{table.number}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
