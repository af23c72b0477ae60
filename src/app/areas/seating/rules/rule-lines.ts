import { brokenLines } from '#domain/seating/broken-lines.ts'
import { floorOf } from '#domain/seating/floor.ts'
import type { RoomPoint, SeatingShape } from '#domain/seating/room.ts'
import type { RoomLayout } from '#domain/seating/room-layout.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { Plan } from '../use-seating.ts'
import { brokenInWords, ruleSentence } from './rule-words.ts'

/** A line on the plan for a rule that is broken at a table, with what it says. */
export type RuleLine = {
  key: string
  tableId: string
  from: RoomPoint
  to: RoomPoint
  /** Of a ring around one table; null where the line goes somewhere. */
  radius: number | null
  words: string
}

/** The lines of broken rules about who sits apart, near and far. */
export function ruleLines(
  { tables, people }: Plan,
  rules: readonly SeatingRule[],
  { places }: RoomLayout,
  shapes: readonly SeatingShape[],
): RuleLine[] {
  const floor = floorOf(tables, places, shapes)
  return brokenLines({ tables, people, rules, places, shapes, floor }).map(({ rule, state, ...line }) => ({
    ...line,
    key: `${rule.id} ${line.tableId}`,
    words: `${ruleSentence(rule, people)}. ${brokenInWords(rule, state)}`,
  }))
}
