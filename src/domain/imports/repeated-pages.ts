import { foldText } from '../text/fold-text.ts'
import { asSeating } from './as-seating.ts'
import type { Page } from './file-content.ts'
import type { ReadingChoices, ReadPart } from './imports.ts'

/** The share of the people of a page who stand in another one, from which on it repeats that. */
const REPEATED = 0.7

type Read = { page: Page; part: ReadPart }

/**
 * The parts of a workbook: a page that names the guests of another one again says where they sit, where it has tables,
 * and is asked about where it has none.
 */
export function withoutRepeats(read: readonly Read[], choices: ReadingChoices): ReadPart[] {
  const names = read.map(({ part }) => namesOf(part))
  return read.map(({ page, part }, at) => {
    if (part.content.kind !== 'guests' || choices.kinds?.[at] !== undefined) return part
    const own = names[at]!
    const isRepeat = names.some((others, other) => {
      const isFuller = others.size > own.size || (others.size === own.size && other < at)
      return (
        other !== at && isFuller && [...own].filter((name) => others.has(name)).length >= own.size * REPEATED
      )
    })
    if (!isRepeat || own.size === 0) return part
    const seating = asSeating(page)
    if (seating.content.tables.length === 0) return { ...part, isUncertain: true }
    const alternatives = ['guests' as const, ...part.alternatives.filter((kind) => kind !== 'seating')]
    return { ...part, ...seating, alternatives }
  })
}

const namesOf = ({ content }: ReadPart): Set<string> =>
  new Set(content.kind === 'guests' ? content.guests.map(({ fullName }) => foldText(fullName)) : [])
