import * as z from 'zod'
import { ROLES } from '#domain/roles.ts'
import { COMMENT_MAX } from '#domain/vendors.ts'
import { full, id, instant, memberRoute, requiredText, weddingPath } from './base.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

/** A comment on a vendor; `authorName` may be blank, shown as 'Usuario'. */
export const vendorComment = z.object({
  id,
  authorId: id.nullable(),
  authorName: z.string(),
  authorRole: z.enum(ROLES),
  text: z.string(),
  createdAt: instant,
})

export type VendorComment = z.infer<typeof vendorComment>

const commentsPath = weddingPath.extend({ vendorId: id })

export const vendorCommentsContract = {
  /** The conversation about a vendor, oldest first. */
  list: memberRoute('conversation', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/vendors/{vendorId}/comments',
      tags: ['vendors'],
      summary: 'The conversation about a vendor',
    })
    .input(commentsPath)
    .output(z.array(vendorComment))
    .errors({ VENDOR_NOT_FOUND }),

  /** A repeated `id` answers with the comment that exists. */
  add: memberRoute('conversation', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/vendors/{vendorId}/comments',
      successStatus: 201,
      tags: ['vendors'],
      summary: 'Comment on a vendor',
    })
    .input(commentsPath.extend({ id: id.optional(), text: requiredText(COMMENT_MAX) }))
    .output(vendorComment)
    .errors({
      VENDOR_NOT_FOUND,
      TOO_MANY_COMMENTS: full('The conversation has as many comments as there can be'),
    }),

  /** Only its author can remove a comment. */
  remove: memberRoute('conversation', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/vendors/{vendorId}/comments/{commentId}',
      tags: ['vendors'],
      summary: 'Remove an own comment',
    })
    .input(commentsPath.extend({ commentId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({
      COMMENT_NOT_FOUND: { status: 404, message: 'There is no such comment on this vendor' },
      COMMENT_OF_ANOTHER_MEMBER: { status: 403, message: 'Only its author can remove a comment' },
    }),
}
