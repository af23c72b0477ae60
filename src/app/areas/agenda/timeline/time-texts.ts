import type { AgendaDay, AgendaTime } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'

/** `18:30`: the start of an item. */
export const startText = (day: AgendaDay, { startsAt }: AgendaTime): string => formatMinute(day, startsAt)

/** `19:15`, or nothing where the end is open. */
export const endText = (day: AgendaDay, { endsAt }: AgendaTime): string =>
  endsAt === null ? '' : formatMinute(day, endsAt)
