import * as z from 'zod'
import { AGENDA_BODY_MAX_BYTES } from '#domain/agenda/agenda.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { mergeDecisions, PREPARED_CONFLICTS } from './agenda-merge.ts'
import { agendaDay, dayName, newItem, TOO_MANY_AGENDA_ITEMS } from './agenda-rows.ts'
import {
  day,
  draftIds,
  full,
  id,
  instant,
  isDraft,
  memberRoute,
  publishedCount,
  weddingPath,
} from './base.ts'
import { AGENDA_DAY_NOT_FOUND, DRAFTS_OF_PLANNERS, VENDOR_IS_DRAFT } from './shared-errors.ts'

const dayPath = weddingPath.extend({ dayId: id })

export const daysContract = {
  /** The days in the order of their dates. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute('agenda', 'view')
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
  add: memberRoute('agenda', 'edit')
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
        isDraft,
        createdAt: instant.optional(),
        items: z.array(newItem).max(LIMITS.wedding.agendaItems).default([]),
      }),
    )
    .output(agendaDay)
    .errors({
      DRAFTS_OF_PLANNERS,
      TOO_MANY_AGENDA_DAYS: full('The agenda has as many days as there can be'),
      TOO_MANY_AGENDA_ITEMS,
      VENDOR_IS_DRAFT,
    }),

  /** Changes the name or the date. Items keep their times of the clock on another date. */
  update: memberRoute('agenda', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/agenda/days/{dayId}',
      tags: ['agenda'],
      summary: 'Change a day',
    })
    .input(dayPath.extend({ name: dayName.optional(), date: day.optional() }))
    .output(agendaDay)
    .errors({ AGENDA_DAY_NOT_FOUND }),

  /**
   * 'Publicar': shows drafts to the other members, who get one notification of them all. What is published already
   * counts for nothing. Prepared changes go into their day field by field; what others have changed there too is
   * answered with 409 until `decisions` says which side counts.
   */
  publish: memberRoute('agenda', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/days/publish',
      tags: ['agenda'],
      summary: 'Publish drafts of days',
    })
    .input(weddingPath.extend({ dayIds: draftIds, decisions: mergeDecisions }))
    .output(publishedCount)
    .errors({ VENDOR_IS_DRAFT, PREPARED_CONFLICTS }),

  /** Takes a publication back: they are drafts again, and who has not read of it is not told. */
  unpublish: memberRoute('agenda', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/days/unpublish',
      tags: ['agenda'],
      summary: 'Make days drafts again',
    })
    .input(weddingPath.extend({ dayIds: draftIds }))
    .output(publishedCount)
    .errors({ DRAFTS_OF_PLANNERS }),

  /**
   * Makes a draft of a published day with all its items, in which changes wait for 'Publicar cambios'. The other
   * members go on with the published one. A day that has a draft answers with it; `remove` drops it.
   */
  prepare: memberRoute('agenda', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/days/{dayId}/draft',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Prepare changes of a day',
    })
    .input(dayPath)
    .output(agendaDay)
    .errors({ AGENDA_DAY_NOT_FOUND, DRAFTS_OF_PLANNERS, TOO_MANY_AGENDA_ITEMS }),

  /** Removes a day with its items. */
  remove: memberRoute('agenda', 'edit')
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
