type Versions<Content> = {
  stored: Content
  /** As the page was shown it; null where it was shown nothing. */
  was: Content | null
  given: Content
}

type Merged<Content> = { content: Content; conflicts: (keyof Content)[] }

/**
 * The changes that a page has made to a draft, on top of what is stored now. A field that the page left stays as it is
 * stored; one that both changed, each otherwise, is a conflict.
 */
export function mergeFields<Content extends object>(
  fields: readonly (keyof Content)[],
  { stored, was, given }: Versions<Content>,
): Merged<Content> {
  const content = { ...stored }
  const conflicts: (keyof Content)[] = []
  for (const field of fields) {
    if (isSame(given[field], was?.[field]) || isSame(given[field], stored[field])) continue
    if (isSame(stored[field], was?.[field])) content[field] = given[field]
    else conflicts.push(field)
  }
  return { content, conflicts }
}

/** Whether two drafts say the same in these fields. */
export const isSameIn = <Content extends object>(
  fields: readonly (keyof Content)[],
  one: Content,
  other: Content,
): boolean => fields.every((field) => isSame(one[field], other[field]))

/**
 * Compares values of JSON without the order of their keys, which the database changes. A field that was stored before
 * there was one is empty.
 */
function isSame(one: unknown, other: unknown): boolean {
  if ((one ?? null) === (other ?? null)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
}
