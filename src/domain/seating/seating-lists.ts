import { splitName } from '../guests/person-name.ts'
import { foldText } from '../text/fold-text.ts'
import { chairsAt, inOrder } from './chairs.ts'
import { type SeatingPerson, type SeatingTable, seatedAt } from './seating.ts'

type Plan = { tables: readonly SeatingTable[]; people: readonly SeatingPerson[] }

export type TableList = { table: SeatingTable; people: readonly SeatingPerson[] }

/** A person with their table, surname first: 'Aguirre Soto, Carmen'. */
export type ListedPerson = { person: SeatingPerson; listedAs: string; table: SeatingTable }

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

/** The tables that have people, with those who sit at each: chair by chair where they are ordered, else by their names. */
export const peopleByTable = ({ tables, people }: Plan): TableList[] =>
  tables
    .map((table) => ({
      table,
      people: table.isOrdered ? inOrder(table, people) : seatedAt(people, table.id).toSorted(byName),
    }))
    .filter((list) => list.people.length > 0)

/** The chairs of all who sit at ordered tables, from 1, by the ids of the people. */
export function chairsOfPlan({ tables, people }: Plan): ReadonlyMap<string, number> {
  const ordered = tables.filter(({ isOrdered }) => isOrdered)
  return new Map(
    ordered.flatMap((table) =>
      chairsAt(table, people).taken.flatMap((person, chair): [string, number][] =>
        person ? [[person.id, chair + 1]] : [],
      ),
    ),
  )
}

const byName = (one: SeatingPerson, other: SeatingPerson) => spanish.compare(one.name, other.name)

/** All who sit, by surname under its first letter; who has none stands by their name. */
export function peopleBySurname(plan: Plan): { letter: string; people: ListedPerson[] }[] {
  const listed = peopleByTable(plan)
    .flatMap(({ table, people }) =>
      people.map((person) => ({ person, listedAs: surnameFirst(person.name), table })),
    )
    .toSorted((one, other) => spanish.compare(one.listedAs, other.listedAs))
  const letters = new Map<string, ListedPerson[]>()
  for (const one of listed) {
    const letter = firstLetter(one.listedAs)
    letters.set(letter, [...(letters.get(letter) ?? []), one])
  }
  return [...letters].map(([letter, people]) => ({ letter, people }))
}

function surnameFirst(name: string): string {
  const { given, surnames } = splitName(name)
  return surnames.length === 0 ? name : `${surnames.join(' ')}, ${given}`
}

/** 'Á' stands under A, and 'Ñ' by itself; what is no letter under '#'. */
function firstLetter(text: string): string {
  const [first = ''] = /\p{L}/u.exec(text.normalize('NFC')) ?? []
  const letter = first.toLocaleUpperCase('es')
  if (!text.startsWith(first) || first === '') return '#'
  return letter === 'Ñ' ? letter : foldText(letter).toLocaleUpperCase('es')
}
