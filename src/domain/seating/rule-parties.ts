/** People whom a rule means by what the list says of them, whoever they are by then. */
export const RULE_TRAITS = ['everyone', 'children', 'highChairs'] as const

export type RuleTrait = (typeof RULE_TRAITS)[number]

/** The places of a room that people may want near or far. */
export const RULE_PLACES = ['door', 'dance_floor', 'music', 'bar'] as const

export type RulePlace = (typeof RULE_PLACES)[number]

/** One side of a rule: a guest, a family, a side of the list, or everyone of whom something is known. */
export type RuleParty =
  | { of: 'guest'; id: string }
  | { of: 'household'; id: string }
  | { of: 'side'; side: string }
  | { of: 'trait'; trait: RuleTrait }

/** The parties of a rule as they are kept: one of the first four, and at most one of the others. */
export type RuleColumns = {
  guestId: string | null
  householdId: string | null
  side: string | null
  trait: RuleTrait | null
  otherGuestId: string | null
  otherHouseholdId: string | null
  otherSide: string | null
  otherTrait: RuleTrait | null
  place: RulePlace | null
}

type First = Pick<RuleColumns, 'guestId' | 'householdId' | 'side' | 'trait'>

function partyIn({ guestId, householdId, side, trait }: First): RuleParty | null {
  if (guestId !== null) return { of: 'guest', id: guestId }
  if (householdId !== null) return { of: 'household', id: householdId }
  if (side !== null) return { of: 'side', side }
  return trait === null ? null : { of: 'trait', trait }
}

/** The party a rule is about. */
export const partyOf = (rule: RuleColumns): RuleParty => partyIn(rule)!

/** The second party of a rule; `null` for a place, and where it has none. */
export const otherPartyOf = (rule: RuleColumns): RuleParty | null =>
  partyIn({
    guestId: rule.otherGuestId,
    householdId: rule.otherHouseholdId,
    side: rule.otherSide,
    trait: rule.otherTrait,
  })

/** The columns of a rule for these parties. */
export function columnsOf(
  first: RuleParty,
  second: RuleParty | null,
  place: RulePlace | null = null,
): RuleColumns {
  const [one, other] = [fieldsOf(first), fieldsOf(second)]
  return {
    ...one,
    otherGuestId: other.guestId,
    otherHouseholdId: other.householdId,
    otherSide: other.side,
    otherTrait: other.trait,
    place,
  }
}

const fieldsOf = (party: RuleParty | null): First => ({
  guestId: party?.of === 'guest' ? party.id : null,
  householdId: party?.of === 'household' ? party.id : null,
  side: party?.of === 'side' ? party.side : null,
  trait: party?.of === 'trait' ? party.trait : null,
})

/** A text that is the same for the same party. */
export const partyKey = (party: RuleParty): string =>
  party.of === 'side'
    ? `side ${party.side}`
    : party.of === 'trait'
      ? `trait ${party.trait}`
      : `${party.of} ${party.id}`
