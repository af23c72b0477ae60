import * as z from 'zod'
import { id, instant, memberRoute, weddingPath } from './base.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

/**
 * A link out of the agenda for people without an account: the sheet of a vendor, or the calendar that other
 * calendars subscribe to. The token in `path` is the permission, until the link is revoked.
 */
export const agendaLink = z.object({
  id,
  kind: z.enum(['vendor', 'calendar']),
  vendorId: id.nullable(),
  path: z.string(),
  createdAt: instant,
  /** When it was last opened; `null` until then. */
  openedAt: instant.nullable(),
})

export type AgendaLink = z.infer<typeof agendaLink>

export const agendaLinksContract = {
  /** Those of vendors are given to members who see the vendors too. */
  list: memberRoute('agenda', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/agenda/links',
      tags: ['agenda'],
      summary: 'The links that are open',
    })
    .input(weddingPath)
    .output(z.array(agendaLink)),

  /**
   * Makes the link of a vendor, or the one of the calendar without `vendorId`; asking again returns the open one. To a
   * member who does not see the vendors there is none, and their calendar names none.
   */
  create: memberRoute('agenda', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/agenda/links',
      successStatus: 201,
      tags: ['agenda'],
      summary: 'Open a link',
    })
    .input(weddingPath.extend({ vendorId: id.optional() }))
    .output(agendaLink)
    .errors({ VENDOR_NOT_FOUND }),

  /** Closes a link for good: its address answers 404, and a new link has another one. */
  revoke: memberRoute('agenda', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/agenda/links/{linkId}',
      tags: ['agenda'],
      summary: 'Revoke a link',
    })
    .input(weddingPath.extend({ linkId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ AGENDA_LINK_NOT_FOUND: { status: 404, message: 'There is no such link' } }),
}
