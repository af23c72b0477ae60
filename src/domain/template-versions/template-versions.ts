/** The kinds of templates whose versions are kept (decision 199). */
export const VERSIONED_KINDS = ['tasks', 'agenda', 'reply', 'package', 'agreement'] as const

export type VersionedKind = (typeof VERSIONED_KINDS)[number]

/** How many versions of a template are kept; the oldest goes. */
export const TEMPLATE_VERSIONS_MAX = 50

/** A part of a template in words: 'Título' and 'Contrato de boda'. `key` is the same in all versions. */
export type Fact = { key: string; label: string; words: string }

/** A part that differs; null on the side that has not got it. */
export type Difference = { key: string; label: string; before: string | null; after: string | null }

/** The parts that differ between two versions, in the order of the later one and last those that it has not got. */
export function differencesOf(before: readonly Fact[], after: readonly Fact[]): Difference[] {
  const [was, now] = [byKey(before), byKey(after)]
  return [...new Set([...now.keys(), ...was.keys()])].flatMap((key) => {
    const [old, next] = [was.get(key), now.get(key)]
    if (old?.words === next?.words) return []
    const { label } = (next ?? old)!
    return [{ key, label, before: old?.words ?? null, after: next?.words ?? null }]
  })
}

const byKey = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.key, fact]))
