import type { Fact } from './template-versions.ts'

/** Rows in words by their names, as their ids are new each time they are copied: the second of a name is its own. */
export function rowFacts<Row>(
  kind: string,
  rows: readonly Row[],
  { nameOf, words }: { nameOf: (row: Row) => string; words: (row: Row) => string },
): Fact[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const name = nameOf(row)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: `${kind} ${name} ${count}`, label: name || kind, words: words(row) }
  })
}
