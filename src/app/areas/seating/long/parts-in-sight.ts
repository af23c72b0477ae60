/** The parts of a list from the first to before the last. */
export type Range = { first: number; last: number }

/** The place at which each part of a list ends, by their heights. */
export function endsOf(heights: readonly number[]): number[] {
  let end = 0
  return heights.map((height) => {
    end += height
    return end
  })
}

/** The parts that some stretch of the list shows, by where each of them ends. */
export function partsIn(ends: readonly number[], from: number, to: number): Range {
  const first = countBelow(ends, from)
  const last = Math.min(ends.length, countBelow(ends, to) + 1)
  return { first: Math.min(first, last), last }
}

/** How many parts end at a place or before, by halves. */
function countBelow(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ends[middle]! <= place) low = middle + 1
    else high = middle
  }
  return low
}

/** A part that is drawn, and the height of those that are left out before it; the end is no part. */
export type DrawnPart = { index: number | 'end'; gap: number }

/** The parts of a range, and one that is kept wherever it is, with the gaps between them. */
export function drawnParts(ends: readonly number[], { first, last }: Range, kept: number): DrawnPart[] {
  const length = Math.max(0, Math.min(last, ends.length) - first)
  const inRange = Array.from({ length }, (_, place) => first + place)
  const isKept = kept >= 0 && kept < ends.length && !inRange.includes(kept)
  const indexes = isKept ? [...inRange, kept].toSorted((a, b) => a - b) : inRange
  const endBefore = (index: number) => ends[index - 1] ?? 0
  const parts = indexes.map((index, place) => {
    const before = place === 0 ? 0 : ends[indexes[place - 1]!]!
    return { index, gap: endBefore(index) - before }
  })
  const all = ends.at(-1) ?? 0
  return [...parts, { index: 'end', gap: all - (indexes.length === 0 ? 0 : ends[indexes.at(-1)!]!) }]
}
