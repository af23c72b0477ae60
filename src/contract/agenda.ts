import * as z from 'zod'
import { AGENDA_BODY_MAX_BYTES } from '#domain/agenda.ts'
import { LIMITS } from '#domain/limits.ts'
import { NEXT_DAY_ITEMS, NEXT_DAYS_MAX } from '#domain/next-days.ts'
import { agendaLinksContract } from './agenda-links.ts'
import { agendaDay, agendaItem, dayName, itemChanges, itemDraft } from './agenda-rows.ts'
import { day, full, id, instant, memberRoute, plannerRoute, weddingPath } from './base.ts'

const dayPath = weddingPath.extend({ dayId: id })
const itemPath = weddingPath.extend({ itemId: id })

const AGENDA_DAY_NOT_FOUND = { status: 404, message: 'There is no such day in this agenda' } as const
const AGENDA_ITEM_NOT_FOUND = { status: 404, message: 'There is no such item in this agenda' } as const
const TOO_MANY_AGENDA_ITEMS = full('The agenda has as many items as there can be')

const daysContract = {
  /** The days in the order of their dates. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/days',
      tags: ['agenda'],
      summary: 'The days of the agenda',
    })
    .input(weddingPath)
    .output(z.array(agendaDay)),

  /**
   * Adds a day with its items in one transaction: a suggested wedding, or a day that was removed. A repeated
   * `id` answers with the day that exists and adds nothing.
   */
  add: memberRoute
    .meta({ access: 'member', maxBody: AGENDA_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/days',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Add a day',
    })
    .input(
      weddingPath.extend({
        id: id.optional(),
        name: dayName,
        date: day,
        createdAt: instant.optional(),
        items: z.array(itemDraft).max(LIMITS.wedding.agendaItems).default([]),
      }),
    )
    .output(agendaDay)
    .errors({
      TOO_MANY_AGENDA_DAYS: full('The agenda has as many days as there can be'),
      TOO_MANY_AGENDA_ITEMS,
    }),

  /** Changes the name or the date. Items keep their times of the clock on another date. */
  update: memberRoute
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/agenda/days/{dayId}',
      tags: ['agenda'],
      summary: 'Change a day',
    })
    .input(dayPath.extend({ name: dayName.optional(), date: day.optional() }))
    .output(agendaDay)
    .errors({ AGENDA_DAY_NOT_FOUND }),

  /** Removes a day with its items. */
  remove: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/agenda/days/{dayId}',
      tags: ['agenda'],
      summary: 'Remove a day',
    })
    .input(dayPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ AGENDA_DAY_NOT_FOUND }),
}

const itemsContract = {
  /** The items of all days. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/items',
      tags: ['agenda'],
      summary: 'The items of the agenda',
    })
    .input(weddingPath)
    .output(z.array(agendaItem)),

  /** Adds an item to a day. A repeated `id` answers with the item that exists. */
  add: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/items',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Add an item',
    })
    .input(itemDraft.extend({ weddingId: id, dayId: id }))
    .output(agendaItem)
    .errors({ TOO_MANY_AGENDA_ITEMS, AGENDA_DAY_NOT_FOUND }),

  /** Changes the given fields only, so two people editing two fields lose neither. */
  update: memberRoute
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/agenda/items/{itemId}',
      tags: ['agenda'],
      summary: 'Change an item',
    })
    .input(
      itemPath.extend({
        dayId: id.optional(),
        ...itemChanges,
        isFixed: z.boolean().optional(),
        isDone: z.boolean().optional(),
      }),
    )
    .output(agendaItem)
    .errors({ AGENDA_ITEM_NOT_FOUND, AGENDA_DAY_NOT_FOUND }),

  remove: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/agenda/items/{itemId}',
      tags: ['agenda'],
      summary: 'Remove an item',
    })
    .input(itemPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ AGENDA_ITEM_NOT_FOUND }),
}

/** What is to come on one day of one wedding; its first items, of `itemCount`. */
const comingDay = z.object({
  weddingId: id,
  weddingName: z.string(),
  date: z.string(),
  isWeddingDay: z.boolean(),
  itemCount: z.int(),
  items: z.array(z.object({ id, title: z.string(), startsAt: z.int() })).max(NEXT_DAY_ITEMS),
})

export const agendaContract = {
  days: daysContract,
  items: itemsContract,
  links: agendaLinksContract,

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
  calendar: memberRoute
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/calendar',
      tags: ['agenda'],
      summary: 'The agenda as a calendar file',
    })
    .input(weddingPath)
    .output(z.object({ ics: z.string() })),
}
