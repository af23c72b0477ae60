/** A value as it was when its change began, as it is stored by now, and as the change gives it. */
export type Sides<Value> = { base: Value; stored: Value; given: Value }

/** Takes the change of the side that made one; `null` where both did, each in its own way. */
export function mergeValue<Value>({ base, stored, given }: Sides<Value>): { value: Value } | null {
  if (isEqual(stored, base) || isEqual(stored, given)) return { value: given }
  return isEqual(given, base) ? { value: stored } : null
}

/** Values by a key, such as texts by their language: the keys that both sides have changed are the conflicts. */
export function mergeRecords<Value>({ base, stored, given }: Sides<Readonly<Record<string, Value>>>): {
  merged: Record<string, Value>
  conflicts: string[]
} {
  const merged: Record<string, Value> = {}
  const conflicts: string[] = []
  for (const key of new Set([...Object.keys(stored), ...Object.keys(given)])) {
    const one = mergeValue<Value | undefined>({ base: base[key], stored: stored[key], given: given[key] })
    if (!one) conflicts.push(key)
    const value = one ? one.value : stored[key]
    if (value !== undefined) merged[key] = value
  }
  return { merged, conflicts }
}

/**
 * Rows of a list by their key, such as the menus: rows that the other side has added or removed meanwhile stay so, and
 * one that the other side has removed stays away. A row that both have changed has the parts that each has changed, and
 * the given one where both changed the same. The order is that of the side that has changed it, the given one of two.
 */
export function mergeRows<Row>(
  { base, stored, given }: Sides<readonly Row[]>,
  keyOf: (row: Row) => unknown,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const [was, now, next] = [byKey(base), byKey(stored), byKey(given)]
  const kept = new Map(
    given.flatMap((row): [unknown, Row][] => {
      const key = keyOf(row)
      const [before, theirs] = [was.get(key), now.get(key)]
      if (!was.has(key)) return [[key, row]]
      return theirs === undefined
        ? []
        : [[key, mergeParts({ base: before as Row, stored: theirs, given: row })]]
    }),
  )
  for (const [key, row] of now) if (!was.has(key) && !next.has(key)) kept.set(key, row)
  const [ours, theirs] = [[...next.keys()], [...now.keys()]]
  const keys = isInOrderOf(ours, [...was.keys()]) ? placed(theirs, ours) : placed(ours, theirs)
  return keys.flatMap((key) => (kept.has(key) ? [kept.get(key) as Row] : []))
}

/** The value of the side that changed it; an object that both have changed part by part, and else as it is given. */
function mergeParts<Value>(sides: Sides<Value>): Value {
  const one = mergeValue(sides)
  if (one) return one.value
  const { base, stored, given } = sides
  if (!isRecord(base) || !isRecord(stored) || !isRecord(given)) return given
  const names = new Set([...Object.keys(given), ...Object.keys(stored)])
  const parts = [...names].map((name) => [
    name,
    mergeParts({ base: base[name], stored: stored[name], given: given[name] }),
  ])
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as Value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the keys that both lists have come in the same order. */
function isInOrderOf(keys: readonly unknown[], others: readonly unknown[]): boolean {
  const [mine, theirs] = [new Set(keys), new Set(others)]
  return isEqual(
    keys.filter((key) => theirs.has(key)),
    others.filter((key) => mine.has(key)),
  )
}

/** A list of keys with those that only another one has, each behind the one that it follows there. */
function placed(keys: readonly unknown[], others: readonly unknown[]): unknown[] {
  const all = [...keys]
  for (const [at, key] of others.entries())
    if (!all.includes(key)) all.splice(at === 0 ? 0 : all.indexOf(others[at - 1]) + 1, 0, key)
  return all
}

/** Whether two values are the same; the keys of what the database keeps as JSON come in another order. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') {
    return one === other
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ours, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  return [...keys].every((key) => isEqual(ours[key], theirs[key]))
}
