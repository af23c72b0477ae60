import type { ActivityChange, ActivityLine } from '#contract/activity.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { named, several } from './entity-words.ts'

/** The sentence of a line is made of these. */
export type Told = Pick<ActivityLine, 'action' | 'actorId' | 'counts' | 'changes'>

/** The row that was changed by name, or how many there were. */
export function what(line: Told, entity: LoggedTable): string {
  const count = countOf(line, entity, 'update')
  const change = line.changes.find((one) => one.entity === entity)
  return count === 1 && change ? named(entity, change.label) : several(entity, count)
}

export const countOf = ({ counts }: Told, entity: LoggedTable, op: ActivityChange['op']) =>
  counts
    .filter((group) => group.entity === entity && group.op === op)
    .reduce((sum, { count }) => sum + count, 0)
