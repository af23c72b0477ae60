import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { NotedChange } from './net-changes.ts'
import { REFERENCES } from './reverting.ts'

/**
 * These actions replace a whole list: undoing one brings the list back, and takes away the one that came in its place.
 */
const REPLACEMENTS = ['guests.import']

/** A row of a line: of which table, and its key. */
export type RowOfLine = { entity: LoggedTable; key: string }

/**
 * Of the changes of a line those that take something back out of the bin: the rows it removed, those asked for with
 * all that hangs on them or all of them, and what it changed in other rows because these were gone, as far as the
 * member may change those.
 */
export function removalsOf(
  action: string,
  changes: readonly NotedChange[],
  asked: readonly RowOfLine[] | undefined,
  isAllowed: (change: NotedChange) => boolean,
): NotedChange[] {
  if (!asked && REPLACEMENTS.includes(action)) return [...changes]
  const removed = changes.filter(isRemoval)
  const wanted = asked ? withWhatHangsOn(removed, asked) : removed
  const ids = new Set(wanted.map(({ key }) => key))
  const consequences = changes.filter(
    (change) => change.op === 'update' && !isRemoval(change) && refersTo(change, ids) && isAllowed(change),
  )
  return [...wanted, ...consequences]
}

export const isRemoval = ({ op, after }: Pick<NotedChange, 'op' | 'after'>): boolean =>
  op === 'delete' || (op === 'update' && typeof after?.['deleted_at'] === 'string')

/** With the household of a guest that went with it, with the items of a day, the answers of a guest. */
function withWhatHangsOn(removed: readonly NotedChange[], asked: readonly RowOfLine[]): NotedChange[] {
  const wanted = new Set(
    removed.filter((change) =>
      asked.some(({ entity, key }) => change.entity === entity && change.key === key),
    ),
  )
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size
    for (const change of removed) {
      const isChild = [...wanted].some((parent) => hangsOn(change, parent))
      const isParent = [...wanted].some((child) => child.entity === 'guests' && hangsOn(child, change))
      if (isChild || isParent) wanted.add(change)
    }
  }
  return [...wanted]
}

const hangsOn = (child: NotedChange, parent: NotedChange): boolean =>
  (REFERENCES[child.entity] ?? []).some(
    ({ column, table }) => table === parent.entity && child.before?.[column] === parent.key,
  )

const refersTo = ({ before }: NotedChange, ids: ReadonlySet<string>): boolean =>
  Object.values(before ?? {}).some((value) => typeof value === 'string' && ids.has(value))
