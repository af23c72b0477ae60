import { readTypedClock } from '#domain/agenda/typed-clock.ts'

/** `20:30` of minutes since midnight; empty for none. */
export const clockText = (minutes: number | null): string =>
  minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const typedClock = (typed: string): number | null => (typed ? readTypedClock(typed) : null)

export const timeProblem = (typed: string): string | null =>
  typed && readTypedClock(typed) === null ? 'Escribe una hora como 18:30.' : null
