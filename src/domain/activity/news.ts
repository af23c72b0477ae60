/** How many lines of news the home page has. */
export const NEWS_SHOWN = 4

/** Lines of activity that are read to make news of. */
export const NEWS_LINES_READ = 120

/** Changed rows that one of them carries: its sentence names three, and counts more. */
export const NEWS_CHANGES_SHOWN = 4

type Change = { entity: string; key: string; op: string; after: Record<string, unknown> | null }
type Counted = { entity: string; op: string; count: number }

/** A line of activity as far as grouping looks at it. */
export type Line = {
  id: string
  actorId: string | null
  familyName: string | null
  action: string
  counts: readonly Counted[]
  changes: readonly Change[]
}

/** The newest of several lines, with the changes of all of them; a row that was changed twice counts once. */
export type News<L extends Line> = Omit<L, 'counts' | 'changes'> & {
  /** How many lines it stands for. */
  acts: number
  /** The families who answered, where it is about answers. */
  families: string[]
  counts: { entity: L['counts'][number]['entity']; op: L['counts'][number]['op']; count: number }[]
  changes: L['changes'][number][]
}

/**
 * Tells briefly what a person missed: the acts of one member of the same kind are one, and so are the answers of
 * several families. A member's own row that came and went meanwhile, or was corrected after it came, is not told twice.
 * `lines` come newest first and without the person's own.
 */
export function groupNews<L extends Line>(lines: readonly L[]): News<L>[] {
  const passing = rowsThatCameAndWent(lines)
  const groups = new Map<string, L[]>()
  for (const line of lines) groups.set(groupKey(line), [...(groups.get(groupKey(line)) ?? []), line])
  return [...groups.values()].flatMap((group) => newsOf(group, passing)).slice(0, NEWS_SHOWN)
}

/** A change of access and a departure are told one by one. */
const groupKey = ({ id, actorId, action }: Line): string =>
  action.startsWith('weddings.') ? id : `${actorId ?? 'families'} ${action}`

type Passing = { added: Set<string>; gone: Set<string> }

const rowOf = ({ actorId }: Line, { entity, key }: Change) => `${actorId} ${entity} ${key}`

const isRemoval = ({ op, after }: Change) =>
  op === 'delete' || (op === 'update' && Boolean(after?.['deleted_at']))

function rowsThatCameAndWent(lines: readonly Line[]): Passing {
  const [added, gone] = [new Set<string>(), new Set<string>()]
  for (const line of lines) {
    for (const change of line.changes) {
      if (change.op === 'insert') added.add(rowOf(line, change))
      if (isRemoval(change)) gone.add(rowOf(line, change))
    }
  }
  return { added, gone: new Set([...gone].filter((row) => added.has(row))) }
}

function newsOf<L extends Line>(group: readonly L[], { added, gone }: Passing): News<L>[] {
  const changes = new Map<string, L['changes'][number]>()
  const counts = new Map<string, News<L>['counts'][number]>()
  for (const line of group) {
    const isCorrection = line.action.endsWith('.update')
    const kept = line.changes.filter((change) => {
      const row = rowOf(line, change)
      return !gone.has(row) && !(isCorrection && added.has(row))
    })
    const fresh = kept.filter((change) => !changes.has(keyOf(change)))
    for (const change of fresh) changes.set(keyOf(change), change)
    for (const { entity, op, count } of line.counts) {
      const isOfIt = (change: Change) => change.entity === entity && change.op === op
      const more = count - line.changes.filter(isOfIt).length + fresh.filter(isOfIt).length
      const before = counts.get(`${entity} ${op}`)?.count ?? 0
      if (before + more > 0) counts.set(`${entity} ${op}`, { entity, op, count: before + more })
    }
  }
  const [newest] = group
  if (!newest || counts.size === 0) return []
  const families = [...new Set(group.flatMap(({ familyName }) => familyName || []))]
  return [
    {
      ...newest,
      acts: group.length,
      families,
      counts: [...counts.values()],
      changes: [...changes.values()].slice(0, NEWS_CHANGES_SHOWN),
    },
  ]
}

const keyOf = ({ entity, key, op }: Change) => `${entity} ${key} ${op}`
