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
 * Rows of a list by their key, such as the menus: rows that the other side has added or removed meanwhile stay so. A
 * row that both have changed is as it is given, and one that the other side has removed stays away.
 */
export function mergeRows<Row>(
  { base, stored, given }: Sides<readonly Row[]>,
  keyOf: (row: Row) => unknown,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const [was, now, next] = [byKey(base), byKey(stored), byKey(given)]
  const kept = given.flatMap((row) => {
    const key = keyOf(row)
    if (!was.has(key)) return [row]
    const theirs = now.get(key)
    if (theirs === undefined) return []
    return [isEqual(row, was.get(key)) ? theirs : row]
  })
  const added = stored.filter((row) => !was.has(keyOf(row)) && !next.has(keyOf(row)))
  return [...kept, ...added]
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
