import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { seatingRules } from '#db/schema/seating-rules.ts'
import {
  inOrder,
  type RuleWish,
  ruleProblem,
  ruleTopic,
  SEATING_RULES_MAX,
  type SeatingRule,
} from '#domain/seating/seating-rules.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { findRules } from './seating-rules.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type NewRule = RuleWish & {
  isDismissed: boolean
  id?: string | undefined
  createdAt?: string | undefined
}

type RuleChanges = { [Field in 'isFirm' | 'isDismissed']?: boolean | undefined }

type Refused = 'full' | 'noGuest' | 'noHousehold' | 'unclear' | 'ofOne'

/**
 * Writes a rule, in place of the one that the same parties have about the same thing. Retries share the id, so a
 * repeated one returns the existing rule.
 */
export async function addRule(
  db: Database,
  by: Editor,
  { id = newId(), createdAt, ...given }: NewRule,
): Promise<SeatingRule | Refused> {
  const { weddingId, actor } = by
  const problem = ruleProblem(given)
  if (problem) return problem
  const rule = inOrder(given)
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const all = await findRules(tx, weddingId, sql`true`)
    const existing = all.find((one) => one.id === id)
    if (existing) return existing
    const missing = await missingParty(tx, by, rule)
    if (missing) return missing
    const former = all.find((one) => ruleTopic(one) === ruleTopic(rule))
    if (!former && all.length >= SEATING_RULES_MAX) return 'full'
    if (former)
      await tx
        .update(seatingRules)
        .set({ kind: rule.kind, isFirm: rule.isFirm, isDismissed: rule.isDismissed })
        .where(isRule(by, former.id))
    else
      await tx.insert(seatingRules).values({
        ...rule,
        ...{ weddingId, id, createdBy: actor.userId },
        ...(createdAt === undefined ? {} : { createdAt: new Date(createdAt) }),
      })
    await recordChange(tx, by, 'seating')
    return (await findRules(tx, weddingId, eq(seatingRules.id, former?.id ?? id)))[0]!
  })
}

const isRule = ({ weddingId }: Editor, ruleId: string) =>
  and(eq(seatingRules.weddingId, weddingId), eq(seatingRules.id, ruleId))!

/** Which of the parties is not there; those that are there stay until the rule is written. */
async function missingParty(tx: Transaction, { weddingId }: Editor, rule: RuleWish): Promise<Refused | null> {
  const guestIds = [rule.guestId, rule.otherGuestId].filter((id) => id !== null)
  const householdIds = [rule.householdId, rule.otherHouseholdId].filter((id) => id !== null)
  for (const [table, ids, refused] of [
    [guests, guestIds, 'noGuest'],
    [households, householdIds, 'noHousehold'],
  ] as const) {
    if (ids.length === 0) continue
    const there = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.weddingId, weddingId), inArray(table.id, ids)))
      .for('key share')
    if (there.length < ids.length) return refused
  }
  return null
}

/** Changes the given fields of a rule; `undefined` when there is no such rule. */
export async function updateRule(
  db: Database,
  by: Editor,
  ruleId: string,
  changes: RuleChanges,
): Promise<SeatingRule | undefined> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      const isAnother = given.map(
        ([field, value]) => sql`${seatingRules[field as keyof RuleChanges]} <> ${value}`,
      )
      const changed = await tx
        .update(seatingRules)
        .set(Object.fromEntries(given))
        .where(and(isRule(by, ruleId), or(...isAnother)))
        .returning({ id: seatingRules.id })
      if (changed.length > 0) await recordChange(tx, by, 'seating')
    }
    return (await findRules(tx, by.weddingId, eq(seatingRules.id, ruleId)))[0]
  })
}

/** Removes a rule; `false` when there is no such rule. */
export async function removeRule(db: Database, by: Editor, ruleId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const removed = await tx.delete(seatingRules).where(isRule(by, ruleId)).returning({ id: seatingRules.id })
    if (removed.length > 0) await recordChange(tx, by, 'seating')
    return removed.length > 0
  })
}
