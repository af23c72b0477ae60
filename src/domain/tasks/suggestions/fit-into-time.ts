import type { Suggestion } from './suggestion.ts'

/** Overdue tasks are given this many days from today, as far as there are so many. */
const CATCHING_UP_DAYS = 21

/** Tasks of after a wedding that is over are done within these days from today. */
const AFTERWARDS_DAYS = 7

/**
 * Fits tasks into the days that are left until the wedding; `null` where it has no date. Tasks that make no sense any
 * more are dropped; overdue ones are spread over the days that come first, those without a substitute before the rest.
 */
export function fitInto(
  left: number | null,
  suggestions: readonly Suggestion[],
): { kept: Suggestion[]; dropped: Suggestion[] } {
  if (left === null) return { kept: [...suggestions], dropped: [] }
  const makesSense = (suggestion: Suggestion) => isPossible(suggestion, left)
  const kept = suggestions.filter(makesSense)
  const isOverdue = ({ days }: Suggestion) => days > left
  const overdue = kept
    .filter(isOverdue)
    .toSorted((a, b) => Number(b.isEssential ?? false) - Number(a.isEssential ?? false) || b.days - a.days)
  return {
    kept: [...spread(overdue, left), ...kept.filter((suggestion) => !isOverdue(suggestion))].toSorted(
      (a, b) => b.days - a.days,
    ),
    dropped: suggestions.filter((suggestion) => !makesSense(suggestion)),
  }
}

/** Nothing is done before a wedding that is today or over, and then only what counts is caught up on. */
function isPossible({ days, isEssential = false, senseUntil = 1 }: Suggestion, left: number): boolean {
  if (days >= 0) return left > 0 && (isEssential || days <= left || left >= senseUntil)
  return days <= left || isEssential
}

function spread(overdue: readonly Suggestion[], left: number): Suggestion[] {
  // The last day before the wedding is the latest; a wedding that is over has no such day.
  const window = left > 0 ? Math.min(CATCHING_UP_DAYS, left - 1) : AFTERWARDS_DAYS
  return overdue.map((suggestion, place) => ({
    ...suggestion,
    days: left - Math.ceil(((place + 1) / overdue.length) * window),
  }))
}
