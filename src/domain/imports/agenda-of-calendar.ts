import { cleanLine } from '../text/clean-text.ts'
import type { Interpreted } from './as-guests.ts'
import type { CalendarEvent } from './file-content.ts'
import type { ImportedMoment, PartContent } from './imports.ts'
import { gathered, type RowOut } from './left-out.ts'

/** The moments of a calendar; whole days stay out, as they have no hour. */
export function agendaOfCalendar(
  events: readonly CalendarEvent[],
): Interpreted<Extract<PartContent, { kind: 'agenda' }>> {
  const moments = events.flatMap(
    ({ day, startsAt, endsAt, isInstant, title, place, notes, who }, index): ImportedMoment[] =>
      startsAt === null
        ? []
        : [
            {
              ...{ row: index + 1, day, startsAt, endsAt, title: cleanLine(title), place, who, notes },
              ...(isInstant && { isInstant }),
            },
          ],
  )
  const out = events.flatMap(({ startsAt, title }, index): RowOut[] =>
    startsAt === null ? [{ reason: 'noTime', row: index + 1, cell: cleanLine(title) }] : [],
  )
  return { content: { kind: 'agenda', moments }, leftOut: gathered(out) }
}
