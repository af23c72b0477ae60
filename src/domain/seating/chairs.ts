import { type SeatingPerson, type SeatingTable, seatedAt } from './seating.ts'

type Seats = Pick<SeatingTable, 'id' | 'seats' | 'shape'>
type Ordered = Seats & Pick<SeatingTable, 'isOrdered'>
type People = readonly SeatingPerson[]

/** The chairs of a table clockwise from the first, `null` for an empty one, and the people beyond its chairs. */
export type Chairs = { taken: (SeatingPerson | null)[]; beyond: SeatingPerson[] }

/**
 * The people of a table on its chairs. A chair that is certain stays; of two people for one chair the first has it and
 * the other the next free one clockwise; the others sit beside their family where a chair is free there.
 */
export function chairsAt(table: Seats, people: People): Chairs {
  const taken = new Array<SeatingPerson | null>(table.seats).fill(null)
  const waiting: SeatingPerson[] = []
  for (const person of seatedAt(people, table.id)) {
    const at = person.chair === null ? -1 : person.chair - 1
    if (taken[at] === null) taken[at] = person
    else waiting.push(person)
  }
  const isCertain = ({ chair }: SeatingPerson) => chair !== null
  for (const person of waiting.filter(isCertain)) take(taken, nextFree(taken, person.chair! - 1), person)
  for (const person of waiting.filter((one) => !isCertain(one))) {
    const family = waiting.filter((one) => one.chair === null && isSameFamily(one, person))
    take(taken, besideFamily(taken, family, hasNoEnds(table)), person)
  }
  const seated = new Set(taken)
  return { taken, beyond: waiting.filter((person) => !seated.has(person)) }
}

function take(taken: (SeatingPerson | null)[], chair: number, person: SeatingPerson) {
  if (chair !== -1) taken[chair] = person
}

/** At the head table everybody sits at one side: its first chair and its last one are not beside one another. */
const hasNoEnds = ({ shape }: Pick<SeatingTable, 'shape'>) => shape !== 'head'

const isSameFamily = (one: SeatingPerson, other: SeatingPerson) =>
  one === other || (one.householdId !== null && one.householdId === other.householdId)

/** The first free chair from one on, around the table; -1 when there is none. */
function nextFree(taken: Chairs['taken'], from: number): number {
  for (let step = 0; step < taken.length; step += 1) {
    const chair = (from + step) % taken.length
    if (taken[chair] === null) return chair
  }
  return -1
}

/** The free chair nearest to the family, clockwise first; where it has none yet the first of as many as it needs. */
function besideFamily(taken: Chairs['taken'], family: People, isRing: boolean): number {
  const [first] = family
  const relatives = taken.flatMap((person, chair) =>
    person && first && isSameFamily(person, first) ? [chair] : [],
  )
  const count = taken.length
  const free = taken.flatMap((person, chair) => (person === null ? [chair] : []))
  if (relatives.length === 0) {
    const isRun = (chair: number) =>
      family.every((_, step) => (isRing || chair + step < count) && taken[(chair + step) % count] === null)
    return free.find(isRun) ?? free[0] ?? -1
  }
  const distance = (chair: number, other: number) => {
    const onward = (chair - other + count) % count
    if (!isRing) return chair > other ? 2 * (chair - other) : 2 * (other - chair) + 1
    return Math.min(2 * onward, 2 * (count - onward) + 1)
  }
  const nearest = (chair: number) => Math.min(...relatives.map((other) => distance(chair, other)))
  return free.toSorted((one, other) => nearest(one) - nearest(other))[0] ?? -1
}

/** The chair of a person at their table, from 1: of an ordered one as it is shown, of another one as it is remembered. */
export function chairOf(table: Ordered | undefined, people: People, person: SeatingPerson): number | null {
  if (!table?.isOrdered) return person.chair
  const index = chairsAt(table, people).taken.findIndex((one) => one?.id === person.id)
  return index === -1 ? null : index + 1
}

/** The chair of a guest who is put down at one: the next free one where it is taken. */
export function freeChairFrom(table: Seats, people: People, chair: number): number | null {
  const index = nextFree(chairsAt(table, people).taken, chair - 1)
  return index === -1 ? null : index + 1
}

/** The people on the chairs beside one, the former and the next; at the ends of a head table there is one alone. */
export function besides(
  table: Pick<SeatingTable, 'shape'>,
  taken: Chairs['taken'],
  chair: number,
): SeatingPerson[] {
  const count = taken.length
  const places = [chair - 2, chair].filter((place) => hasNoEnds(table) || (place >= 0 && place < count))
  const people = places.map((place) => taken[(place + count) % count])
  return [...new Set(people)].filter(
    (person) => person != null && person !== taken[chair - 1],
  ) as SeatingPerson[]
}

/** The people of a table: of an ordered one chair by chair, of another one in the order of the list. */
export function inOrder(table: Ordered, people: People): People {
  if (!table.isOrdered) return seatedAt(people, table.id)
  const { taken, beyond } = chairsAt(table, people)
  return [...taken.filter((person) => person !== null), ...beyond]
}
