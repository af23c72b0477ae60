import { ceremonyClock, formatClock } from '#domain/agenda/agenda-clock.ts'
import { readTypedClock } from '#domain/agenda/typed-clock.ts'

/** The hour of a ceremony as it was typed: an hour of the night is meant in the afternoon. */
export function typedCeremony(typed: string): number | null {
  const clock = readTypedClock(typed)
  return clock === null ? null : ceremonyClock(clock)
}

/** Says so, while it is typed, when an hour is taken for another. */
export function ceremonyNote(typed: string): string | undefined {
  const meant = typedCeremony(typed)
  return meant === null || meant === readTypedClock(typed) ? undefined : `Será a las ${formatClock(meant)}.`
}
