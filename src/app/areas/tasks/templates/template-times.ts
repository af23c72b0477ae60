import { distanceInWords } from '#domain/tasks/task-days.ts'

/** The times that a task of a template can be given: months and weeks far from the wedding, days near it. */
const DAYS = [
  ...[365, 335, 304, 274, 243, 213],
  ...[26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
    (weeks) => weeks * 7,
  ),
  ...[10, 7, 5, 4, 3, 2, 1, 0, -1, -3, -7, -14, -30, -60],
]

/** The choice of a task without a time. */
export const UNDATED = 'undated'

/** The times that can be chosen for a task, with the one that it has. */
export function timesFor(daysBefore: number | null): { value: string; label: string }[] {
  const own = daysBefore === null || DAYS.includes(daysBefore) ? [] : [daysBefore]
  return [
    ...[...DAYS, ...own]
      .toSorted((a, b) => b - a)
      .map((days) => ({ value: String(days), label: distanceInWords(days) })),
    { value: UNDATED, label: 'Sin fecha' },
  ]
}
