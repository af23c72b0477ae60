import * as z from 'zod'
import { DRAFTS_AT_ONCE_MAX, PUBLICATION_BODY_MAX_BYTES } from '#domain/activity/drafts.ts'
import { mergeDecisions, PREPARED_CONFLICTS } from './agenda-merge.ts'
import { id, memberRoute, weddingPath } from './base.ts'
import { VENDOR_IS_DRAFT } from './shared-errors.ts'

/** How many drafts of each kind were shown; the days of which changes were prepared are counted apart. */
export const published = z.object({
  vendors: z.int(),
  days: z.int(),
  changedDays: z.int(),
  folders: z.int(),
  tasks: z.int(),
  /** The line of activity, by which all of it is undone; null when there was nothing to publish. */
  lineId: id.nullable(),
})

const draftIds = z.array(id).max(DRAFTS_AT_ONCE_MAX).default([])

export const publicationContract = {
  /**
   * 'Publicar' for all sections at once: shows drafts to the other members in one transaction, who get one
   * notification of what they may see of them. What is published or removed already counts for nothing, and so does
   * a section that the caller may not edit.
   */
  publish: memberRoute('wedding', 'view')
    .meta({ access: 'member', silent: true, maxBody: PUBLICATION_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/publication',
      tags: ['publication'],
      summary: 'Publish drafts of several sections',
    })
    .input(
      weddingPath.extend({
        vendorIds: draftIds,
        dayIds: draftIds,
        folderIds: draftIds,
        taskIds: draftIds,
        decisions: mergeDecisions,
      }),
    )
    .output(published)
    .errors({ VENDOR_IS_DRAFT, PREPARED_CONFLICTS }),
}
