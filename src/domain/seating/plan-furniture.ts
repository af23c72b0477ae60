import { chairsAt } from './chairs.ts'
import type { PlanMark } from './plan-marks.ts'
import type { TablePlace } from './room-layout.ts'
import { type SeatingPerson, type SeatingTable, seatedAt } from './seating.ts'
import { CHAIR_RADIUS, chairsOf, tableTop, turnedPoint } from './table-geometry.ts'

type People = readonly SeatingPerson[]

/** The top of a table with its chairs, which have their numbers where they are ordered. */
export function furniture(table: SeatingTable, { x, y, rotation }: TablePlace, people: People): PlanMark[] {
  const looks = chairLooks(table, people)
  const top = tableTop(table)
  const chairs = chairsOf(table).flatMap((chair, index): PlanMark[] => {
    const at = turnedPoint(chair, rotation)
    const place = { x: x + at.x, y: y + at.y }
    const circle: PlanMark = { kind: 'circle', ...place, radius: CHAIR_RADIUS, look: looks[index]! }
    if (!table.isOrdered) return [circle]
    const words = { text: String(index + 1), width: 2 * CHAIR_RADIUS, size: 18, rotation: 0 }
    return [circle, { kind: 'words', ...place, ...words, look: looks[index] === 'taken' ? 'chair' : 'soft' }]
  })
  if (top.kind === 'round') return [...chairs, { kind: 'circle', x, y, radius: top.radius, look: 'top' }]
  const { width, depth } = top
  return [...chairs, { kind: 'box', box: { x, y, width, depth, rotation }, look: 'top' }]
}

/** The chairs from the first: at an ordered table each as it is, at another one the first ones are taken. */
function chairLooks(table: SeatingTable, people: People): ('taken' | 'free')[] {
  if (table.isOrdered) return chairsAt(table, people).taken.map((person) => (person ? 'taken' : 'free'))
  const count = seatedAt(people, table.id).length
  return Array.from({ length: table.seats }, (_, chair) => (chair < count ? 'taken' : 'free'))
}

/** The people of a table, at an ordered one called by their chairs too: '3 Ana Gil'. */
export function numbered(table: SeatingTable, seated: People, people: People): People {
  if (!table.isOrdered) return seated
  const { taken, beyond } = chairsAt(table, people)
  const called = taken.flatMap((person, chair) =>
    person ? [{ ...person, name: `${chair + 1} ${person.name}` }] : [],
  )
  return [...called, ...beyond]
}
