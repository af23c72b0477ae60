import { cx } from '../class-names.ts'
import { countPeople, eventNames, menuLabel, needsLine } from './catering-words.ts'
import type { PaperPerson, PaperSheet } from './paper-sheet.ts'

type Line = {
  key: string
  who: string
  needs: string
  menu: string
  where: string
  mark: 'Nueva' | 'Cambia' | 'Ya no' | null
}

/** The table says which food each guest cannot eat; those who gave no consent are counted, not named. */
export function NeedsTable({ sheet }: { sheet: PaperSheet }) {
  const lines = linesOf(sheet)
  const hasEvents = sheet.events.length > 1
  if (lines.length === 0) return <p className="mt-2 text-sm text-ink-2">Nadie ha dicho ninguna.</p>
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-2 *:py-2 *:font-normal">
          <th scope="col">Quién</th>
          <th scope="col">Alergias y dieta</th>
          {hasEvents && (
            <th scope="col" className={WIDE}>
              Dónde
            </th>
          )}
          <th scope="col" className="text-right">
            Menú
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, who, needs, menu, where, mark }) => (
          <tr
            key={key}
            className="border-b border-line align-baseline *:py-2 *:pr-3 *:hyphens-auto *:wrap-anywhere"
          >
            <th scope="row" className="w-[32%] text-left font-semibold md:w-[24%] print:w-[24%]">
              {mark === 'Ya no' ? <s className="font-normal text-ink-2">{who}</s> : who}
              {mark && <span className="pl-2 font-semibold text-primary">{mark}</span>}
            </th>
            <td>
              <span className={cx(mark === 'Ya no' ? 'text-ink-2 line-through' : 'font-semibold')}>
                {needs}
              </span>
              {hasEvents && <span className="block text-ink-2 md:hidden print:hidden">{where}</span>}
            </td>
            {hasEvents && <td className={cx(WIDE, 'text-ink-2')}>{where}</td>}
            <td className="w-[22%] pr-0! text-right text-ink-2">{menu}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone it stands below the needs. */
const WIDE = 'max-md:hidden print:table-cell'

function linesOf(sheet: PaperSheet): Line[] {
  const { events, people, changes } = sheet
  const marks = new Map(changes?.people.map(({ guestId, change }) => [guestId, change]))
  const nameOf = (key: string | null) =>
    key === null ? '–' : menuLabel(key, sheet.menus.find((menu) => menu.key === key)?.name ?? null)
  const toLine = (person: PaperPerson, mark: Line['mark']): Line => ({
    key: `${person.guestId} ${mark}`,
    who: person.who ?? countPeople(1),
    needs: needsLine(person),
    menu: nameOf(person.menu),
    where: eventNames(sheet, person.eventIds),
    mark,
  })
  return [
    ...people
      .map((person) => toLine(person, markOf(marks.get(person.guestId))))
      .toSorted((one, other) => one.who.localeCompare(other.who, 'es')),
    ...events.flatMap(({ eventId, name, unnamed }) =>
      unnamed.map((needs, index) => ({
        key: `${eventId} ${index}`,
        who: countPeople(needs.count),
        needs: needsLine(needs),
        menu: nameOf(needs.menu),
        where: name,
        mark: null,
      })),
    ),
    ...(changes?.gone ?? []).map((person) => toLine(person, 'Ya no')),
  ]
}

const markOf = (change: 'new' | 'changed' | undefined) =>
  change === undefined ? null : change === 'new' ? 'Nueva' : 'Cambia'
