import * as z from 'zod'
import { NEXT_DAY_ITEMS, NEXT_DAYS_MAX } from '#domain/agenda/next-days.ts'
import { daysContract } from './agenda-days.ts'
import { itemsContract } from './agenda-items.ts'
import { agendaLinksContract } from './agenda-links.ts'
import { moveItems } from './agenda-moves.ts'
import { id, memberRoute, plannerRoute, weddingPath } from './base.ts'
import { countedCommentsContract } from './comments.ts'
import { countedFilesContract } from './item-files.ts'
import { ownCalendarContract } from './own-calendar.ts'

/** The lines to come on one day of one wedding; its first items, of `itemCount`. */
export const comingDay = z.object({
  weddingId: id,
  weddingName: z.string(),
  date: z.string(),
  timeZone: z.string(),
  isWeddingDay: z.boolean(),
  itemCount: z.int(),
  items: z.array(z.object({ id, title: z.string(), startsAt: z.int() })).max(NEXT_DAY_ITEMS),
})

export const agendaContract = {
  days: daysContract,
  items: { ...itemsContract, move: moveItems },
  links: agendaLinksContract,
  ownCalendar: ownCalendarContract,
  comments: countedCommentsContract('item'),
  files: countedFilesContract('item'),

  /** The next seven days over all weddings of the planner, by date. */
  nextDays: plannerRoute
    .route({
      method: 'GET',
      path: '/planner/next-days',
      tags: ['agenda'],
      summary: 'The next days of all weddings',
    })
    .output(z.array(comingDay).max(NEXT_DAYS_MAX)),

  /** The whole agenda as an iCalendar file. */
  calendar: memberRoute('agenda', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/calendar',
      tags: ['agenda'],
      summary: 'The agenda as a calendar file',
    })
    .input(weddingPath)
    .output(z.object({ ics: z.string() })),
}
