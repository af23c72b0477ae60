import * as z from 'zod'
import {
  COMMENT_COST,
  COMMENT_MAX,
  COMMENT_SECTIONS,
  type CommentKind,
  MENTIONS_MAX,
} from '#domain/comments/comments.ts'
import { ROLES } from '#domain/members/roles.ts'
import { full, id, instant, memberRoute, requiredText, text, weddingPath } from './base.ts'
import {
  AGENDA_ITEM_NOT_FOUND,
  GUEST_NOT_FOUND,
  IMAGE_NOT_FOUND,
  TASK_NOT_FOUND,
  VENDOR_NOT_FOUND,
} from './shared-errors.ts'

/** A comment; `authorName` may be blank, shown as 'Usuario'. `mentions` are members, with their names of now. */
export const comment = z.object({
  id,
  authorId: id.nullable(),
  authorName: z.string(),
  authorRole: z.enum(ROLES),
  text: z.string(),
  mentions: z.array(z.object({ userId: id, name: z.string() })),
  createdAt: instant,
  editedAt: instant.nullable(),
})

export type Comment = z.infer<typeof comment>

const mentions = z.array(id).max(MENTIONS_MAX)

/** A category of the budget is named by itself, everything else by its id. */
const categoryName = text.min(1).max(80)

type Commented = {
  /** The area, whose version its comments raise. */
  tag: string
  /** The path of the items, under that of the wedding. */
  items: string
}

/** The comments on each kind of item have these of their own. */
const KINDS: Record<CommentKind, Commented> = {
  vendor: { tag: 'vendors', items: 'vendors' },
  guest: { tag: 'guests', items: 'guests' },
  item: { tag: 'agenda', items: 'agenda/items' },
  image: { tag: 'inspiration', items: 'inspiration/images' },
  category: { tag: 'budget', items: 'budget/categories' },
  task: { tag: 'tasks', items: 'tasks' },
}

/** One of these, by the kind, says that what is commented on is not there. */
const NOT_FOUND = {
  vendor: { VENDOR_NOT_FOUND },
  guest: { GUEST_NOT_FOUND },
  item: { AGENDA_ITEM_NOT_FOUND },
  image: { IMAGE_NOT_FOUND },
  task: { TASK_NOT_FOUND },
  category: { CATEGORY_NOT_FOUND: { status: 404, message: 'There is no such category' } },
} as const satisfies Record<CommentKind, Record<string, { status: number; message: string }>>

const COMMENT_NOT_FOUND = { status: 404, message: 'There is no such comment on this item' } as const
const COMMENT_OF_ANOTHER_MEMBER = { status: 403, message: 'Only its author can change a comment' } as const

/**
 * The comments on one kind of item. The section stands in the contract of each, so that the gate knows it before a
 * body is read. Who may view the section reads the comments, who may edit it writes.
 */
export function commentsContract<K extends CommentKind>(kind: K) {
  const { tag, items } = KINDS[kind]
  const section = COMMENT_SECTIONS[kind]
  const path = `/weddings/{weddingId}/${items}/{targetId}/comments` as const
  const place = weddingPath.extend({ targetId: kind === 'category' ? categoryName : id })
  const own = place.extend({ commentId: id })
  const tags = [tag]
  const notFound = NOT_FOUND[kind]
  return {
    /** The comments on an item, oldest first. */
    list: memberRoute(section, 'view')
      .route({ method: 'GET', path, tags, summary: 'The comments on an item' })
      .input(place)
      .output(z.array(comment))
      .errors(notFound),

    /**
     * A repeated `id` answers with the comment that exists. Mentioned members who may see the item are notified of
     * that, the others who may see it of the comment.
     */
    add: memberRoute(section, 'edit')
      .meta({ access: 'member', cost: COMMENT_COST })
      .route({ method: 'POST', path, successStatus: 201, tags, summary: 'Comment on an item' })
      .input(
        place.extend({ id: id.optional(), text: requiredText(COMMENT_MAX), mentions: mentions.default([]) }),
      )
      .output(comment)
      .errors(notFound)
      .errors({ TOO_MANY_COMMENTS: full('The item has as many comments as there can be') }),

    /** Only its author can change a comment. Members who are mentioned for the first time are notified. */
    update: memberRoute(section, 'edit')
      .route({ method: 'PATCH', path: `${path}/{commentId}`, tags, summary: 'Change an own comment' })
      .input(own.extend({ text: requiredText(COMMENT_MAX), mentions: mentions.default([]) }))
      .output(comment)
      .errors({ COMMENT_NOT_FOUND, COMMENT_OF_ANOTHER_MEMBER }),

    /** Only its author can remove a comment. */
    remove: memberRoute(section, 'edit')
      .route({ method: 'DELETE', path: `${path}/{commentId}`, tags, summary: 'Remove an own comment' })
      .input(own)
      .output(z.object({ removed: z.literal(true) }))
      .errors({ COMMENT_NOT_FOUND, COMMENT_OF_ANOTHER_MEMBER }),
  }
}

type CountedKind = Exclude<CommentKind, 'vendor' | 'image'>

/** How many comments each item of a kind has; items without one are left out. */
const countsRoute = (kind: CountedKind) =>
  memberRoute(COMMENT_SECTIONS[kind], 'view')
    .route({
      method: 'GET',
      path: `/weddings/{weddingId}/${KINDS[kind].tag}/comment-counts`,
      tags: [KINDS[kind].tag],
      summary: 'How many comments the items have',
    })
    .input(weddingPath)
    .output(z.record(z.string(), z.int()))

/** Both, for items whose list does not say how many comments they have. */
export const countedCommentsContract = <K extends CountedKind>(kind: K) => ({
  ...commentsContract(kind),
  counts: countsRoute(kind),
})
