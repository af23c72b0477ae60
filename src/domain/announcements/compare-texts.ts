/** A line of two texts beside each other: alike on both sides, changed, left out (`after` null) or new (`before` null). */
export type ComparedLine = { before: string | null; after: string | null }

/**
 * Two texts beside each other, paragraph by paragraph: those that are in both stand in one line, what changed has
 * both sides, and what was added or left out has one.
 */
export function compareTexts(old: readonly string[], now: readonly string[]): ComparedLine[] {
  const common = commonLengths(old, now)
  const lines: ComparedLine[] = []
  let gone: string[] = []
  let come: string[] = []
  const pair = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
      lines.push({ before: gone[at] ?? null, after: come[at] ?? null })
    }
    gone = []
    come = []
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      pair()
      lines.push({ before: old[i]!, after: now[j]! })
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      gone.push(old[i]!)
      i += 1
    } else {
      come.push(now[j]!)
      j += 1
    }
  }
  pair()
  return lines
}

/** How many paragraphs two texts have in common from a place of each on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        old[i] === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}

/** The lines in which the texts differ, each with one that is alike before and after it to find the place by. */
export function changedLines(lines: readonly ComparedLine[]): ComparedLine[] {
  const differs = (line: ComparedLine | undefined) => line !== undefined && line.before !== line.after
  return lines.filter((line, at) => differs(line) || differs(lines[at - 1]) || differs(lines[at + 1]))
}
