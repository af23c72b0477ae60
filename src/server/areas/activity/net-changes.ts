import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { loggedTable } from './shown-changes.ts'

export type Values = Record<string, unknown>

export type NotedChange = {
  entity: LoggedTable
  key: string
  op: 'insert' | 'update' | 'delete'
  label: string | null
  before: Values | null
  after: Values | null
}

/**
 * Sums the changes of a line up for each row, given in the order in which they were made: a row that was added and then
 * changed was added as it is now, one that was added and removed was never there.
 */
export function netChanges(changes: readonly NotedChange[]): NotedChange[] {
  const rows = new Map<string, NotedChange | null>()
  for (const change of changes) {
    const place = `${change.entity} ${change.key}`
    const former = rows.get(place)
    rows.set(place, former ? together(former, change) : change)
  }
  return [...rows.values()].filter((change) => change !== null)
}

function together(first: NotedChange, second: NotedChange): NotedChange | null {
  if (first.op === 'insert' && second.op === 'delete') return null
  if (first.op === 'delete') return { ...second, op: 'update', before: first.before }
  if (second.op === 'delete') return { ...second, before: { ...second.before, ...first.before } }
  const before = first.op === 'insert' ? null : { ...second.before, ...first.before }
  return { ...second, op: first.op, before, after: { ...first.after, ...second.after } }
}

/** The columns of a change that say something that can be put back. */
export const undoableColumns = ({ entity, before, after }: NotedChange): string[] => {
  const { hidden = [] } = loggedTable(entity)
  return Object.keys({ ...before, ...after }).filter((column) => !hidden.includes(column))
}
