import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { seatingRules } from '#db/schema/seating.ts'
import { orderedPair, SEATING_RULES_MAX, type SeatingRule } from '#domain/seating/seating-rules.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { findRule } from './seating-rules.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type NewRule = Pick<SeatingRule, 'kind' | 'isFirm' | 'guestId' | 'otherGuestId'> & {
  id?: string | undefined
  createdAt?: string | undefined
}

/**
 * Writes the rule of two guests, in place of the one that they have. Retries share the id, so a repeated one returns
 * the existing rule.
 */
export async function addRule(
  db: Database,
  by: Editor,
  { id = newId(), kind, isFirm, guestId, otherGuestId, createdAt }: NewRule,
): Promise<SeatingRule | 'full' | 'noGuest'> {
  const { weddingId } = by
  const [first, second] = orderedPair(guestId, otherGuestId)
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const existing = await findRule(tx, weddingId, eq(seatingRules.id, id))
    if (existing) return existing
    const there = await tx
      .select({ id: guests.id })
      .from(guests)
      .where(and(eq(guests.weddingId, weddingId), inArray(guests.id, [first, second])))
      .for('key share')
    if (there.length < 2) return 'noGuest'
    const ofBoth = and(eq(seatingRules.guestId, first), eq(seatingRules.otherGuestId, second))!
    const former = await findRule(tx, weddingId, ofBoth)
    if (!former) {
      const [all] = await tx
        .select({ rules: count() })
        .from(seatingRules)
        .where(eq(seatingRules.weddingId, weddingId))
      if (all!.rules >= SEATING_RULES_MAX) return 'full'
    }
    const wanted = { kind, isFirm }
    await tx
      .insert(seatingRules)
      .values({ weddingId, id, ...wanted, guestId: first, otherGuestId: second, ...at(createdAt) })
      .onConflictDoUpdate({
        target: [seatingRules.weddingId, seatingRules.guestId, seatingRules.otherGuestId],
        set: wanted,
      })
    await recordChange(tx, by, 'seating')
    return (await findRule(tx, weddingId, ofBoth))!
  })
}

const at = (createdAt: string | undefined) =>
  createdAt === undefined ? {} : { createdAt: new Date(createdAt) }

/** Removes a rule; `false` when there is no such rule. */
export async function removeRule(db: Database, by: Editor, ruleId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const removed = await tx
      .delete(seatingRules)
      .where(and(eq(seatingRules.weddingId, by.weddingId), eq(seatingRules.id, ruleId)))
      .returning({ id: seatingRules.id })
    if (removed.length > 0) await recordChange(tx, by, 'seating')
    return removed.length > 0
  })
}
