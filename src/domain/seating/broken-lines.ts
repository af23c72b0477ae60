import type { Floor } from './floor.ts'
import { membersOf } from './placed-rules.ts'
import type { RoomPoint, SeatingShape } from './room.ts'
import { otherPartyOf } from './rule-parties.ts'
import { type RuleState, ruleStates } from './rule-states.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'
import { tableExtent } from './table-geometry.ts'

/** A broken rule between a table and another one, or a shape of the room; around one table when both are the same. */
export type BrokenLine = {
  rule: SeatingRule
  state: RuleState
  tableId: string
  from: RoomPoint
  to: RoomPoint
  /** Of the ring around one table; null where the line goes elsewhere. */
  radius: number | null
}

/** As many as can be told apart on a plan. */
export const BROKEN_LINES_MAX = 40

/** From the chairs of a table to the ring around it, in centimetres. */
const AROUND = 12

type Seen = {
  tables: readonly SeatingTable[]
  people: readonly SeatingPerson[]
  shapes: readonly SeatingShape[]
  places: ReadonlyMap<string, RoomPoint>
  rules: readonly SeatingRule[]
  floor: Floor
}

/**
 * The lines of rules about who sits apart, near and far that the plan breaks: from each table where one is broken to
 * the nearest one of those, or the nearest place, that it is about.
 */
export function brokenLines({ tables, people, shapes, places, rules, floor }: Seen): BrokenLine[] {
  const ofRoom = rules.filter(({ kind }) => kind === 'apart' || kind === 'near' || kind === 'far')
  const states = ruleStates({ tables, people }, ofRoom, floor)
  const seated = people.filter(({ comes, tableId }) => comes && tableId !== null)
  const lines = ofRoom.flatMap((rule): BrokenLine[] => {
    const state = states.get(rule.id)!
    if (state.is !== 'broken') return []
    return state.tables.flatMap((table) => {
      const { id } = table
      const from = places.get(id)!
      const to = rule.kind === 'apart' ? from : nearest(from, targetsOf(rule))
      const { width, depth } = tableExtent(table)
      const radius = rule.kind === 'apart' ? Math.max(width, depth) / 2 + AROUND : null
      return to ? [{ rule, state, tableId: id, from, to, radius }] : []
    })
  })
  return lines.slice(0, BROKEN_LINES_MAX)

  function targetsOf(rule: SeatingRule): RoomPoint[] {
    if (rule.place !== null) return shapes.filter(({ kind }) => kind === rule.place).map(({ box }) => box)
    const party = otherPartyOf(rule)
    if (!party) return []
    const tableIds = new Set(membersOf(party, { people: seated }).map((index) => seated[index]!.tableId!))
    return [...tableIds].flatMap((id) => places.get(id) ?? [])
  }
}

const nearest = (from: RoomPoint, points: readonly RoomPoint[]): RoomPoint | undefined =>
  points.toSorted((one, other) => away(from, one) - away(from, other))[0]

const away = (from: RoomPoint, to: RoomPoint) => Math.hypot(from.x - to.x, from.y - to.y)
