import type { ReactNode } from 'react'
import { needsLine, rowName } from './catering-words.ts'
import { Changed } from './changed.tsx'
import type { PaperPerson, PaperSheet } from './paper-sheet.ts'
import { mainSeating, tableTitle } from './table-names.ts'

/** More of one kind than these are marked where they stand and said once here. */
const SAID_ONE_BY_ONE = 6

/** Everything that is different since the version that was sent. */
export function SheetChanges({ sheet }: { sheet: PaperSheet }) {
  const { since, counts, people, gone } = sheet.changes!
  const hasEvents = sheet.events.length > 1
  const ofTables = counts.filter(({ row }) => row.kind === 'tableMenu')
  const isLong = ofTables.length > SAID_ONE_BY_ONE
  const listed = isLong ? counts.filter((change) => !ofTables.includes(change)) : counts
  return (
    <section aria-labelledby="cambios" className="text-sm">
      <h2 id="cambios" className="text-2xl">
        Desde la versión {since}
      </h2>
      {counts.length + people.length + gone.length === 0 && (
        <p className="mt-2 text-ink-2">Nada ha cambiado.</p>
      )}
      <ul className="mt-1">
        {listed.map(({ eventId, eventName, row, from, to }) => (
          <Line key={`${eventId} ${JSON.stringify(row)}`}>
            <span className="wrap-anywhere">
              {rowName(row)}
              {hasEvents && <span className="text-ink-2">, {eventName}</span>}
            </span>
            <Changed from={from} to={to} />
          </Line>
        ))}
        {isLong && <Line>Los menús de cada mesa: van marcados abajo</Line>}
        <ChangedPeople sheet={sheet} />
      </ul>
    </section>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <li className="flex items-baseline justify-between gap-4 border-b border-line py-2">{children}</li>
)

const MARKS = { new: 'Nueva', changed: 'Cambia', gone: 'Ya no' } as const

/** `Mesa 9, sésamo: Nueva`. */
function ChangedPeople({ sheet }: { sheet: PaperSheet }) {
  const { people, gone } = sheet.changes!
  const changed = [
    ...people.map(({ guestId, change }) => ({
      person: sheet.people.find((person) => person.guestId === guestId)!,
      mark: MARKS[change],
    })),
    ...gone.map((person) => ({ person, mark: MARKS.gone })),
  ]
  if (changed.length > SAID_ONE_BY_ONE) return <Line>Las alergias que cambian van marcadas abajo</Line>
  return changed.map(({ person, mark }) => (
    <Line key={person.guestId}>
      <span className="wrap-anywhere">{placeAndNeeds(person, sheet)}</span>
      <b className="font-semibold whitespace-nowrap text-primary">{mark}</b>
    </Line>
  ))
}

function placeAndNeeds(person: PaperPerson, sheet: PaperSheet): string {
  const main = mainSeating(sheet)
  const table = main && person.tables.find(({ eventId }) => eventId === main.eventId)
  const needs = needsLine(person)
  return table ? `${tableTitle(table)}: ${needs.toLocaleLowerCase('es')}` : needs
}
