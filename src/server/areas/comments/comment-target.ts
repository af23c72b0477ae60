import type { Database, Transaction } from '#db/client.ts'
import type { Area } from '#domain/activity/areas.ts'
import type { CommentKind, CommentSection } from '#domain/comments/comments.ts'
import type { CommentedData } from '#domain/notifications/notifications.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** An area describes its items here, so that they can be commented on. */
export type CommentTarget<K extends CommentKind> = {
  kind: K
  /** A comment raises the version of this area. */
  area: Area
  /**
   * Finds the item for a notification; `undefined` when it is not there. In a transaction that adds a comment it
   * `isHeld`: it stays until the end, and no other comment is added meanwhile.
   */
  find: (
    db: Database | Transaction,
    weddingId: MemberWeddingId<CommentSection<K>>,
    targetId: string,
    isHeld: boolean,
  ) => Promise<CommentedData<K> | undefined>
}

/** Under what the comments on an item are stored: ids are the same in capitals. */
export const storedTarget = (kind: CommentKind, targetId: string) =>
  kind === 'category' ? targetId : targetId.toLowerCase()
