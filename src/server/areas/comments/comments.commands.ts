import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Comment } from '#contract/comments.ts'
import type { Database, Transaction } from '#db/client.ts'
import { comments } from '#db/schema/comments.ts'
import type { CommentKind, CommentSection } from '#domain/comments/comments.ts'
import type { NotificationAction } from '#domain/notifications/notification-data.ts'
import { COMMENT_ACTIONS } from '#domain/notifications/notifications.ts'
import { type NotificationValues, notify, type Recipients } from '#server/areas/notifications/notify.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { type CommentTarget, storedTarget } from './comment-target.ts'
import { findComment, findMentionable, findTarget } from './comments.queries.ts'

type Author<K extends CommentKind> = ActingMember<CommentSection<K>, 'edit'>

type NewComment = { id?: string | undefined; text: string; mentions: string[] }

/**
 * Adds a comment to an item; `undefined` when the item is not there, `'full'` when it has `max` comments. The
 * item is held, so that no comment is added between the count and the insert.
 */
export async function addComment<K extends CommentKind>(
  { db, clock }: { db: Database; clock: Clock },
  of: CommentTarget<K>,
  by: Author<K>,
  targetId: string,
  written: NewComment & { max: number },
): Promise<Notified<Comment> | Comment | 'full' | undefined> {
  const { weddingId, actor, memberRole } = by
  const id = written.id ?? newId()
  const outcome = await db.transaction(async (tx) => {
    const item = await of.find(tx, weddingId, targetId, true)
    if (!item) return 'noItem'
    const onItem = and(commentsOf(weddingId, of.kind, targetId), isNull(comments.deletedAt))
    if ((await tx.$count(comments, onItem)) >= written.max) {
      const repeated = await tx.$count(comments, and(onItem, eq(comments.id, id)))
      return repeated === 0 ? 'full' : 'known'
    }
    const mentions = await findMentionable(tx, weddingId, of.kind, {
      authorId: actor.userId,
      userIds: written.mentions,
    })
    const target = storedTarget(of.kind, targetId)
    const values = { weddingId, kind: of.kind, target, id, text: written.text, mentions }
    const added = await tx
      .insert(comments)
      .values({ ...values, authorId: actor.userId, authorRole: memberRole, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: comments.id })
    if (added.length === 0 && !(await takeOutOfBin(tx, by, of.kind, { targetId, commentId: id })))
      return 'known'
    await recordChange(tx, by, of.area)
    const news = { ...item, commentId: id }
    await tell(tx, clock, by, COMMENT_ACTIONS[of.kind].added, news, { except: mentions })
    if (mentions.length > 0)
      await tell(tx, clock, by, COMMENT_ACTIONS[of.kind].mentioned, news, { only: mentions })
    return 'added'
  })
  if (outcome === 'full') return 'full'
  const comment = await findComment(db, weddingId, { kind: of.kind, targetId }, id)
  return comment && outcome === 'added' ? new Notified(comment) : comment
}

type OwnComment = { targetId: string; commentId: string }

/** Changes a comment of the actor's own; who is mentioned for the first time is notified. */
export async function updateComment<K extends CommentKind>(
  { db, clock }: { db: Database; clock: Clock },
  of: CommentTarget<K>,
  by: Author<K>,
  { targetId: shownAt, commentId }: OwnComment,
  written: { text: string; mentions: string[] },
): Promise<Notified<Comment> | Comment | 'notFound' | 'ofAnotherMember'> {
  const { weddingId, actor } = by
  const outcome = await db.transaction(async (tx) => {
    const targetId = await findTarget(tx, weddingId, { kind: of.kind, targetId: shownAt }, commentId)
    if (targetId === undefined) return 'notFound'
    const item = await of.find(tx, weddingId, targetId, true)
    const own = item && (await holdOwn(tx, by, of.kind, { targetId, commentId }))
    if (!item || !own) return 'notFound'
    if (own === 'ofAnotherMember') return own
    const mentions = await findMentionable(tx, weddingId, of.kind, {
      authorId: actor.userId,
      userIds: written.mentions,
    })
    await tx
      .update(comments)
      .set({ text: written.text, mentions, editedAt: clock.now() })
      .where(and(commentsOf(weddingId, of.kind, targetId), eq(comments.id, commentId)))
    await recordChange(tx, by, of.area)
    const added = mentions.filter((userId) => !own.mentions.includes(userId))
    if (added.length === 0) return 'changed'
    const news = { ...item, commentId }
    await tell(tx, clock, by, COMMENT_ACTIONS[of.kind].mentioned, news, { only: added })
    return 'notified'
  })
  if (outcome === 'notFound' || outcome === 'ofAnotherMember') return outcome
  const comment = await findComment(db, weddingId, { kind: of.kind, targetId: shownAt }, commentId)
  if (!comment) return 'notFound'
  return outcome === 'notified' ? new Notified(comment) : comment
}

/** Brings the actor's own comment back that is added again under its id, as 'Deshacer' does. */
async function takeOutOfBin<K extends CommentKind>(
  tx: Transaction,
  { weddingId, actor }: Author<K>,
  kind: CommentKind,
  { targetId, commentId }: OwnComment,
): Promise<boolean> {
  const own = and(
    commentsOf(weddingId, kind, targetId),
    eq(comments.id, commentId),
    eq(comments.authorId, actor.userId),
    isNotNull(comments.deletedAt),
  )
  const { rowCount } = await tx.update(comments).set({ deletedAt: null }).where(own)
  return Boolean(rowCount)
}

/** Puts a comment of the actor's own into their bin. */
export async function removeComment<K extends CommentKind>(
  { db, clock }: { db: Database; clock: Clock },
  of: CommentTarget<K>,
  by: Author<K>,
  { targetId: shownAt, commentId }: OwnComment,
): Promise<'removed' | 'notFound' | 'ofAnotherMember'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const targetId = await findTarget(tx, weddingId, { kind: of.kind, targetId: shownAt }, commentId)
    const own = targetId !== undefined && (await holdOwn(tx, by, of.kind, { targetId, commentId }))
    if (!own) return 'notFound'
    if (own === 'ofAnotherMember') return own
    const which = and(commentsOf(weddingId, of.kind, targetId), eq(comments.id, commentId))
    await tx.update(comments).set({ deletedAt: clock.now() }).where(which)
    await recordChange(tx, by, of.area)
    return 'removed'
  })
}

/** Holds a comment of the actor's own until the transaction ends. */
async function holdOwn(
  tx: Transaction,
  { weddingId, actor }: Pick<ActingMember, 'weddingId' | 'actor'>,
  kind: CommentKind,
  { targetId, commentId }: OwnComment,
) {
  const [comment] = await tx
    .select({ authorId: comments.authorId, mentions: comments.mentions })
    .from(comments)
    .where(and(commentsOf(weddingId, kind, targetId), eq(comments.id, commentId)))
    .for('update')
  return comment && comment.authorId !== actor.userId ? 'ofAnotherMember' : comment
}

const commentsOf = (weddingId: MemberWeddingId, kind: CommentKind, targetId: string) =>
  and(
    eq(comments.weddingId, weddingId),
    eq(comments.kind, kind),
    eq(comments.target, storedTarget(kind, targetId)),
  )

/** Notifies of a comment: what is told of it is that of its kind of item. */
const tell = (
  tx: Transaction,
  clock: Clock,
  by: ActingMember,
  action: NotificationAction,
  data: object,
  whom: Recipients,
) => notify(tx, clock, by, action, data as NotificationValues<NotificationAction>, whom)
