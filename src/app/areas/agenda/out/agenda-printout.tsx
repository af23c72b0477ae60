import { type AgendaDay, type AgendaItem, responsibleKey } from '#domain/agenda/agenda.ts'
import { itemsOfDay } from '#domain/agenda/agenda-timeline.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { ShownPhone } from '../../../shared/words/shown-phone.tsx'
import { fullDateInWords } from '../../../shared/words/spanish-dates.ts'
import { endText, startText } from '../timeline/time-texts.ts'
import type { People, Person } from '../use-people.ts'

/** The two printouts: the whole agenda, or a sheet for each vendor. */
export type PrintKind = 'all' | 'vendors'

type AgendaPrintoutProps = {
  kind: PrintKind
  weddingName: string
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  people: People
}

/** The agenda on A4, without controls; each vendor begins a sheet of their own. */
export function AgendaPrintout({ kind, items, people, ...paper }: AgendaPrintoutProps) {
  if (kind === 'all') return <Paper {...paper} items={items} people={people} />
  const sheets = people.known.flatMap((person) => {
    const own = person.who.kind === 'vendor' ? itemsFor(items, person) : []
    return own.length > 0 ? [{ person, own }] : []
  })
  return (
    <>
      {sheets.map(({ person, own }) => (
        <Paper key={person.name} {...paper} items={own} people={people} vendor={person} />
      ))}
    </>
  )
}

const itemsFor = (items: readonly AgendaItem[], { who }: Person) =>
  items.filter(({ responsible }) => responsible.map(responsibleKey).includes(responsibleKey(who)))

type PaperProps = Omit<AgendaPrintoutProps, 'kind'> & { vendor?: Person }

function Paper({ weddingName, days, items, people, vendor }: PaperProps) {
  const shown = days.filter(({ id }) => items.some(({ dayId }) => dayId === id))
  return (
    <section className="hidden break-after-page text-[10pt] leading-snug text-ink last:break-after-auto print:block">
      <header className="mb-6 flex items-end justify-between gap-6 border-b-2 border-line-strong pb-4">
        <div>
          <p className="serif text-[14pt] italic">{weddingName}</p>
          <h1 className="mt-1 text-[28pt] leading-none">{vendor ? vendor.name : 'Agenda'}</h1>
          {vendor && <p className="mt-1.5 text-ink-2">{vendor.line}</p>}
        </div>
        <Sprig className="w-36 shrink-0" />
      </header>
      {shown.map((day) => (
        <section key={day.id} className="mb-7">
          <h2 className="mb-1 flex items-baseline gap-3 text-[17pt]">
            {day.name}
            <span className="font-ui text-[10pt] tracking-normal text-ink-3">
              {fullDateInWords(day.date)}
            </span>
          </h2>
          <ol>
            {itemsOfDay(items, day.id).map((item) => (
              <Line key={item.id} day={day} item={item} people={people} vendor={vendor} />
            ))}
          </ol>
        </section>
      ))}
      <Contacts items={items} people={people} vendor={vendor} />
    </section>
  )
}

type LineProps = Pick<PaperProps, 'people' | 'vendor'> & { day: AgendaDay; item: AgendaItem }

function Line({ day, item, people, vendor }: LineProps) {
  const end = endText(day, item.time)
  const names = inSpanishList(othersOf(item, people, vendor).map(({ name }) => name))
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,12rem)] gap-x-4 border-b border-line py-1.5">
      <p className="serif text-[15pt] leading-tight tabular-nums">
        {startText(day, item.time)}
        {end && (
          <span className="num block font-ui text-[9pt] text-ink-3">hasta {clockWithArticle(end)}</span>
        )}
      </p>
      <div>
        <p className="text-[11.5pt] font-semibold">
          {item.title}
          {item.isFixed && <span className="pl-2 text-[9pt] font-normal text-ink-3">Hora fija</span>}
        </p>
        {item.notes && <p className="mt-0.5 whitespace-pre-line text-ink-2">{item.notes}</p>}
      </div>
      <p className="text-ink-2">
        {item.place}
        {names && <span className="block text-[9.5pt] text-ink-3">{names}</span>}
      </p>
    </li>
  )
}

function Contacts({ items, people, vendor }: Pick<PaperProps, 'items' | 'people' | 'vendor'>) {
  const responsible = items.flatMap((item) => othersOf(item, people, vendor))
  const planner = people.known.filter(({ who, phone }) => who.kind === 'member' && phone)
  const contacts = [
    ...new Map([...planner, ...responsible].map((person) => [responsibleKey(person.who), person])).values(),
  ].filter(({ phone }) => phone)
  if (contacts.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-1 text-[14pt]">Teléfonos</h2>
      <ul className="columns-2 gap-8">
        {contacts.map(({ who, name, phone }) => (
          <li key={responsibleKey(who)} className="flex justify-between gap-4 border-b border-line py-1">
            <span>{name}</span>
            <ShownPhone phone={phone!} className="whitespace-nowrap" />
          </li>
        ))}
      </ul>
    </section>
  )
}

const othersOf = (item: AgendaItem, people: People, vendor: Person | undefined): Person[] =>
  item.responsible.flatMap((who) => {
    const person = people.find(who)
    const isSelf = vendor && responsibleKey(vendor.who) === responsibleKey(who)
    return person && !isSelf ? [person] : []
  })
