import type { RequestSource } from './planner-requests.ts'

type Counts = { received: number; quoted: number; signed: number; weddings: number; lost: number }

type Counted = Counts & { month: number; source: RequestSource }

/** The counts of a year by the month or by the way in which requests came: months in their order, the most frequent way first. */
export function sumOfFigures<Key extends 'month' | 'source'>(
  rows: readonly Counted[],
  key: Key,
): [Counted[Key], Counts][] {
  const sums = new Map<Counted[Key], Counts>()
  for (const row of rows) {
    const sum = sums.get(row[key]) ?? { received: 0, quoted: 0, signed: 0, weddings: 0, lost: 0 }
    sums.set(row[key], {
      received: sum.received + row.received,
      quoted: sum.quoted + row.quoted,
      signed: sum.signed + row.signed,
      weddings: sum.weddings + row.weddings,
      lost: sum.lost + row.lost,
    })
  }
  const all = [...sums]
  return key === 'month'
    ? all.sort(([one], [other]) => Number(one) - Number(other))
    : all.sort(([, one], [, other]) => other.received - one.received)
}
