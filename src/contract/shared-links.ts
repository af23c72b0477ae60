import * as z from 'zod'
import { SHARED_LINK_KINDS, SHARED_LINKS_AT_ONCE_MAX } from '#domain/shared-links/shared-links.ts'
import { id, instant, memberRoute, weddingPath } from './base.ts'

const kind = z.enum(SHARED_LINK_KINDS)

/**
 * Which address is meant; those of the families, which are one line, and those of the public page, of the caterer and of
 * the drivers have no `id`.
 */
const sharedLinkKey = z.object({ kind, id: id.nullable() })

/**
 * A way in for people without an account: an address that is open, or all those of the families together. Its maker and
 * time are known since they are kept.
 */
export const sharedLink = sharedLinkKey.extend({
  /** How many addresses this line stands for. */
  count: z.int(),
  /** The vendor or the folder that it shows; null where the kind says it. */
  shows: z.string().nullable(),
  /** The address; null for those of the families, each of which has its own. */
  path: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: instant.nullable(),
  openedAt: instant.nullable(),
  /** The last day on which it opens; null for one without an end. */
  lastDay: z.string().nullable(),
  /** The people who could read it and may not any more; a blank name for an account that is gone. */
  formerReaders: z.array(z.string()),
})

export type SharedLink = z.infer<typeof sharedLink>

export const sharedLinkKeys = z.array(sharedLinkKey).max(SHARED_LINKS_AT_ONCE_MAX)

const links = sharedLinkKeys.min(1)

/** The addresses that work without an account, in one place: each member finds those of the sections they edit. */
export const sharedLinksContract = {
  list: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/shared-links',
      tags: ['sharedLinks'],
      summary: 'Who sees something without an account',
    })
    .input(weddingPath)
    .output(z.array(sharedLink)),

  /** Gives each another address; the former one answers 404 from now on. What the member may not edit is left out. */
  renew: memberRoute('wedding', 'view')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/shared-links/renew',
      tags: ['sharedLinks'],
      summary: 'Renew links',
    })
    .input(weddingPath.extend({ links }))
    .output(z.object({ renewed: z.int() })),

  /** Closes each for good. What the member may not edit is left out. */
  end: memberRoute('wedding', 'view')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/shared-links/end',
      tags: ['sharedLinks'],
      summary: 'End links',
    })
    .input(weddingPath.extend({ links }))
    .output(z.object({ ended: z.int() })),
}
