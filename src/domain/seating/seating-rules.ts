import type { SeatingPerson } from './seating.ts'

/** The kinds of rules for two people: at one table, or at two. */
export const SEATING_RULE_KINDS = ['together', 'apart'] as const

export type SeatingRuleKind = (typeof SEATING_RULE_KINDS)[number]

/** Rules of one wedding. */
export const SEATING_RULES_MAX = 500

/** A rule for two guests, of which they have one at most: two that contradict each other cannot be written. */
export type SeatingRule = {
  id: string
  kind: SeatingRuleKind
  /** 'Siempre'; 'Si se puede' otherwise. */
  isFirm: boolean
  guestId: string
  otherGuestId: string
  createdAt: string
}

/** A rule as the plan has it: kept, broken, or open while one of the two has no seat. */
export type RuleState = 'kept' | 'broken' | 'open'

/** How a plan stands to a rule. */
export function ruleState(
  { kind, guestId, otherGuestId }: Pick<SeatingRule, 'kind' | 'guestId' | 'otherGuestId'>,
  people: readonly Pick<SeatingPerson, 'guestId' | 'comes' | 'tableId'>[],
): RuleState {
  const tableOf = (id: string) => people.find((one) => one.guestId === id && one.comes)?.tableId ?? null
  const [table, other] = [tableOf(guestId), tableOf(otherGuestId)]
  if (table === null || other === null) return 'open'
  return (table === other) === (kind === 'together') ? 'kept' : 'broken'
}

/** The two guests of a rule in the one order in which they are kept. */
export const orderedPair = (one: string, other: string): [string, string] =>
  one < other ? [one, other] : [other, one]
