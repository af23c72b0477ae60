import type { Comment } from '#contract/comments.ts'
import type { CommentKind, CommentSection } from '#domain/comments/comments.ts'
import type { Platform } from '#server/core/context.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import type { ResultOf } from '#server/core/notified.ts'
import type { CommentTarget } from './comment-target.ts'
import { addComment, removeComment, updateComment } from './comments.commands.ts'
import { countComments, listComments } from './comments.queries.ts'

type Reading<K extends CommentKind> = {
  context: { platform: Platform; weddingId: MemberWeddingId<CommentSection<K>> }
}

type Writing<K extends CommentKind> = {
  context: Pick<Membership, 'actor' | 'memberRole'> & {
    platform: Platform
    weddingId: MemberWeddingId<CommentSection<K>, 'edit'>
    takeResult: <O>(outcome: O) => ResultOf<O>
  }
}

type Place = { targetId: string }
type Own = Place & { commentId: string }
type Written = { text: string; mentions: string[] }

type Refusal<Data = undefined> = (...options: Data extends undefined ? [] : [{ data: Data }]) => Error

type OwnErrors = { COMMENT_NOT_FOUND: Refusal; COMMENT_OF_ANOTHER_MEMBER: Refusal }

/**
 * The four procedures of comments on a kind of item. The area implements its own contract with them, on the section
 * that it declares; `missing` is its error for an item that is not there.
 */
export function commentHandlers<K extends CommentKind, E>(
  of: CommentTarget<K>,
  missing: (errors: E) => Error,
) {
  return {
    async list({ context, input, errors }: Reading<K> & { input: Place; errors: E }): Promise<Comment[]> {
      const { db } = context.platform
      if (!(await of.find(db, context.weddingId, input.targetId, false))) throw missing(errors)
      return listComments(db, context.weddingId, { kind: of.kind, targetId: input.targetId })
    },

    async add({
      context,
      input,
      errors,
    }: Writing<K> & {
      input: Place & Written & { id?: string | undefined }
      errors: E & { TOO_MANY_COMMENTS: Refusal<{ max: number }> }
    }): Promise<Comment> {
      const max = context.platform.settings.limits.vendor.comments
      const added = await addComment(context.platform, of, context, input.targetId, { ...input, max })
      const comment = context.takeResult(added) as Comment | 'full' | undefined
      if (comment === 'full') throw errors.TOO_MANY_COMMENTS({ data: { max } })
      if (!comment) throw missing(errors)
      return comment
    },

    async update({
      context,
      input,
      errors,
    }: Writing<K> & { input: Own & Written; errors: OwnErrors }): Promise<Comment> {
      const changed = await updateComment(context.platform, of, context, input, input)
      return ownOr(errors, context.takeResult(changed) as Comment | OwnRefused)
    },

    async remove({
      context,
      input,
      errors,
    }: Writing<K> & { input: Own; errors: OwnErrors }): Promise<{ removed: true }> {
      ownOr(errors, await removeComment(context.platform, of, context, input))
      return { removed: true }
    },
  }
}

type OwnRefused = 'notFound' | 'ofAnotherMember'

function ownOr<T>(errors: OwnErrors, outcome: T | OwnRefused): T {
  if (outcome === 'notFound') throw errors.COMMENT_NOT_FOUND()
  if (outcome === 'ofAnotherMember') throw errors.COMMENT_OF_ANOTHER_MEMBER()
  return outcome as T
}

/** How many comments the items of a kind have. */
export const countsHandler =
  <K extends CommentKind>({ kind }: CommentTarget<K>) =>
  ({ context }: Reading<K>) =>
    countComments(context.platform.db, context.weddingId, kind)
