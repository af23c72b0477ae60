import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Line = { numbers: string; verdict: string; heldBy: string }

/** The lines of the two tables of `docs/security.md`. */
const lines: Line[] = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [numbers, , verdict, heldBy] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { numbers: numbers!, verdict: verdict!, heldBy: heldBy! }
  })

describe('the table of ASVS', () => {
  it('has a line for every requirement of levels 1 and 2 of V6 and V7', () => {
    const expected = [
      ...numbered('6.1', 3),
      ...numbered('6.2', 12),
      ...numbered('6.3', 4),
      ...numbered('6.4', 4),
      ...numbered('6.5', 5),
      ...numbered('6.6', 3),
      ...numbered('6.8', 4),
      ...numbered('7.1', 3),
      ...numbered('7.2', 4),
      ...numbered('7.3', 2),
      ...numbered('7.4', 5),
      ...numbered('7.5', 2),
      ...numbered('7.6', 2),
    ]
    const found = lines.flatMap(({ numbers }) => numbers.split(', '))
    expect(found.sort()).toEqual(expected.sort())
  })

  it.each(lines)('$numbers is true with its test or its document, or says why not', ({ verdict, heldBy }) => {
    expect(['yes', 'no']).toContain(verdict)
    expect(heldBy.length).toBeGreaterThan(10)
    for (const [, file, title] of heldBy.matchAll(/`([^`]+)` › ([^;|]+)/g)) {
      expect(existsSync(file!), file).toBe(true)
      expect(readFileSync(file!, 'utf8'), file).toContain(title!.trim())
    }
    for (const [path] of heldBy.matchAll(/(?<![\w/])(?:docs|src|tests)\/[\w./-]+\.\w+/g)) {
      expect(existsSync(path), path).toBe(true)
    }
  })
})

const numbered = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`)
