import type { Transaction } from '#db/client.ts'
import { CATEGORIES } from '#domain/catalogue.ts'
import { lockForWriting } from '../changes.ts'
import type { CommentTarget } from '../comments/comment-target.ts'

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
