import type { Transaction } from '#db/client.ts'
import { CATEGORIES } from '#domain/catalogue/catalogue.ts'
import type { CommentTarget } from '#server/areas/comments/comment-target.ts'
import { lockForWriting } from '#server/core/changes.ts'

/** The categories of the budget are commented on: they are those of the catalogue, and no rows. */
export const commentedCategory: CommentTarget<'category'> = {
  kind: 'category',
  area: 'budget',
  async find(db, weddingId, category, isHeld) {
    if (!CATEGORIES.some((one) => one === category)) return undefined
    if (isHeld) await lockForWriting(db as Transaction, weddingId, 'budget')
    return { category }
  },
}
