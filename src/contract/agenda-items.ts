import * as z from 'zod'
import { AGENDA_RESPONSIBLE_MAX } from '#domain/agenda/agenda.ts'
import { agendaItem, itemChanges, newItem, responsibleOnes, TOO_MANY_AGENDA_ITEMS } from './agenda-rows.ts'
import { id, memberRoute, weddingPath } from './base.ts'
import { AGENDA_DAY_NOT_FOUND, AGENDA_ITEM_NOT_FOUND, VENDOR_IS_DRAFT } from './shared-errors.ts'

const itemPath = weddingPath.extend({ itemId: id })

export const itemsContract = {
  /** The items of all days. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute('agenda', 'view')
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
  add: memberRoute('agenda', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/items',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Add an item',
    })
    .input(newItem.extend({ weddingId: id, dayId: id }))
    .output(agendaItem)
    .errors({ TOO_MANY_AGENDA_ITEMS, AGENDA_DAY_NOT_FOUND, VENDOR_IS_DRAFT }),

  /**
   * Changes the given fields only, so two people editing two fields lose neither. `from` says who was responsible when
   * the change began: those whom another has added or taken away since then stay so.
   */
  update: memberRoute('agenda', 'edit')
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
        isShownToGuests: z.boolean().optional(),
        isDone: z.boolean().optional(),
        from: z.object({ responsible: z.array(responsibleOnes).max(2 * AGENDA_RESPONSIBLE_MAX) }).optional(),
      }),
    )
    .output(agendaItem)
    .errors({ AGENDA_ITEM_NOT_FOUND, AGENDA_DAY_NOT_FOUND, VENDOR_IS_DRAFT }),

  remove: memberRoute('agenda', 'edit')
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
