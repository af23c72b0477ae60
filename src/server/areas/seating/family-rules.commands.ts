import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { seatingRules } from '#db/schema/seating-rules.ts'
import { columnsOf, otherPartyOf, partyOf } from '#domain/seating/rule-parties.ts'
import { inOrder, ruleProblem, ruleTopic, type SeatingRule } from '#domain/seating/seating-rules.ts'
import { lockForWriting } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'guests', 'edit'>

/** Before guests are locked whose families may end: who seats takes this lock first, and holds guests by it. */
export const lockRulesOfFamilies = (tx: Transaction, weddingId: WeddingId) =>
  lockForWriting(tx, weddingId, 'seating')

/**
 * The rules about families that end go on with those their guests have come to, by the ids of the former ones. A rule
 * ends that would be about one family twice, or that the other family has already. Tells whether there were any.
 */
export async function passRulesOn(
  tx: Transaction,
  weddingId: WeddingId,
  heirs: ReadonlyMap<string, string>,
): Promise<boolean> {
  const ending = [...heirs.keys()]
  if (ending.length === 0) return false
  const all = await tx
    .select()
    .from(seatingRules)
    .where(eq(seatingRules.weddingId, weddingId))
    .orderBy(seatingRules.createdAt, seatingRules.id)
  const isOfEnding = ({
    householdId,
    otherHouseholdId,
  }: Pick<SeatingRule, 'householdId' | 'otherHouseholdId'>) =>
    [householdId, otherHouseholdId].some((id) => id !== null && heirs.has(id))
  const topics = new Set(all.filter((rule) => !isOfEnding(rule)).map(ruleTopic))
  const heirOf = (id: string | null) => (id === null ? null : (heirs.get(id) ?? id))
  for (const rule of all.filter(isOfEnding)) {
    const { householdId, otherHouseholdId } = rule
    const passed = inOrder({
      ...rule,
      householdId: heirOf(householdId),
      otherHouseholdId: heirOf(otherHouseholdId),
    })
    if (ruleProblem(passed) !== null || topics.has(ruleTopic(passed))) continue
    topics.add(ruleTopic(passed))
    await tx
      .update(seatingRules)
      .set(columnsOf(partyOf(passed), otherPartyOf(passed), passed.place))
      .where(and(eq(seatingRules.weddingId, weddingId), eq(seatingRules.id, rule.id)))
  }
  return all.some(isOfEnding)
}
