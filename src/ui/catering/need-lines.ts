import type { TableLabel } from '#domain/catering/catering-tables.ts'
import { countPeople, eventNames, menuLabel, needsLine } from './catering-words.ts'
import type { PaperPerson, PaperSheet } from './paper-sheet.ts'
import { byPlace, mainSeating, tableInside } from './table-names.ts'

type Line = {
  key: string
  /** At the event whose tables stand in the column. */
  table: TableLabel | null
  who: string
  needs: string
  menu: string
  where: string
  mark: 'Nueva' | 'Cambia' | 'Ya no' | null
}

/** The lines of the table of needs: by table, where there are tables, and else by name. */
export function linesOf(sheet: PaperSheet): Line[] {
  const { events, people, changes } = sheet
  const marks = new Map(changes?.people.map(({ guestId, change }) => [guestId, change]))
  const nameOf = (key: string | null) =>
    key === null ? '–' : menuLabel(key, sheet.menus.find((menu) => menu.key === key)?.name ?? null)
  const main = mainSeating(sheet)
  const tableAt = ({ tables }: PaperPerson) =>
    (main && tables.find(({ eventId }) => eventId === main.eventId)) ?? null
  const toLine = (person: PaperPerson, mark: Line['mark']): Line => ({
    key: `${person.guestId} ${mark}`,
    table: tableAt(person),
    who: person.who ?? countPeople(1),
    needs: needsLine(person),
    menu: nameOf(person.menu),
    where: eventNames(sheet, person.eventIds, elsewhere(person, main?.eventId)),
    mark,
  })
  const named = people
    .map((person) => toLine(person, markOf(marks.get(person.guestId))))
    .toSorted((one, other) => one.who.localeCompare(other.who, 'es'))
  const unnamed = events.flatMap(({ eventId, name, unnamed }) =>
    unnamed.map((needs, index) => ({
      key: `${eventId} ${index}`,
      table: main?.eventId === eventId ? needs.table : null,
      who: countPeople(needs.count),
      needs: needsLine(needs),
      menu: nameOf(needs.menu),
      where: main?.eventId === eventId || !needs.table ? name : `${name} (${tableInside(needs.table)})`,
      mark: null,
    })),
  )
  const gone = (changes?.gone ?? []).map((person) => toLine(person, 'Ya no'))
  return main ? [...[...named, ...unnamed].toSorted(byPlace), ...gone] : [...named, ...unnamed, ...gone]
}

/** The tables of a person at the other events, inside a sentence. */
const elsewhere = ({ tables }: PaperPerson, main: string | null | undefined) =>
  new Map(
    tables.filter(({ eventId }) => eventId !== main).map((table) => [table.eventId, tableInside(table)]),
  )

const markOf = (change: 'new' | 'changed' | undefined) =>
  change === undefined ? null : change === 'new' ? 'Nueva' : 'Cambia'
