import { columnsOf, otherPartyOf, partyKey, partyOf, type RuleColumns } from './rule-parties.ts'

/** The wishes that a rule may have for people at the tables. */
export const SEATING_RULE_KINDS = [
  'together',
  'apart',
  'near',
  'far',
  'company',
  'parents',
  'language',
  'stepFree',
] as const

export type SeatingRuleKind = (typeof SEATING_RULE_KINDS)[number]

/** Rules of one wedding, with the suggested ones that were dismissed. */
export const SEATING_RULES_MAX = 500

/** A wish of the couple for the tables. */
export type SeatingRule = RuleColumns & {
  id: string
  kind: SeatingRuleKind
  /** 'Siempre'; 'Si se puede' otherwise. */
  isFirm: boolean
  /** Of one that was suggested and is not wanted: it counts for nothing, and is not suggested again. */
  isDismissed: boolean
  /** The name of who wrote it; null when their account is gone. */
  createdBy: string | null
  createdAt: string
}

/** A rule as it is about to be written. */
export type RuleWish = Pick<SeatingRule, 'kind' | 'isFirm'> & RuleColumns

const WITH_OTHER: Record<SeatingRuleKind, 'never' | 'mayHave' | 'party' | 'partyOrPlace'> = {
  together: 'mayHave',
  apart: 'party',
  near: 'partyOrPlace',
  far: 'partyOrPlace',
  company: 'never',
  parents: 'never',
  language: 'never',
  stepFree: 'never',
}

/** Whether rules of a kind name a second party, and whether it may be a place of the room. */
export const secondPartyOf = (kind: SeatingRuleKind) => WITH_OTHER[kind]

const FIRST = ['guestId', 'householdId', 'side', 'trait'] as const
const SECOND = ['otherGuestId', 'otherHouseholdId', 'otherSide', 'otherTrait', 'place'] as const

/** The fault of a rule: a party is missing or too many, or both are the same; `null` for none. */
export function ruleProblem(rule: RuleWish): 'unclear' | 'ofOne' | null {
  const count = (fields: readonly (keyof RuleColumns)[]) =>
    fields.filter((field) => rule[field] !== null).length
  const [first, second] = [count(FIRST), count(SECOND)]
  const wanted = secondPartyOf(rule.kind)
  const isSecondFit = wanted === 'never' ? second === 0 : wanted === 'mayHave' ? second <= 1 : second === 1
  if (first !== 1 || !isSecondFit || (rule.place !== null && wanted !== 'partyOrPlace')) return 'unclear'
  const other = otherPartyOf(rule)
  const isAlone = rule.kind === 'together' && other === null && rule.guestId !== null
  return isAlone || (other && partyKey(other) === partyKey(partyOf(rule))) ? 'ofOne' : null
}

/** The rule with its two parties in the one order in which they are kept: what it asks is the same either way. */
export function inOrder<Rule extends RuleColumns>(rule: Rule): Rule {
  const [first, second] = [partyOf(rule), otherPartyOf(rule)]
  if (!second || partyKey(first) <= partyKey(second)) return rule
  return { ...rule, ...columnsOf(second, first) }
}

/** A text that two rules share of which one takes the place of the other: the same parties, together or apart, near or far. */
export function ruleTopic(rule: Pick<SeatingRule, 'kind'> & RuleColumns): string {
  const { kind, place } = rule
  const topic =
    kind === 'together' || kind === 'apart' ? 'table' : kind === 'near' || kind === 'far' ? 'distance' : kind
  const other = otherPartyOf(rule)
  return [topic, partyKey(partyOf(rule)), other ? partyKey(other) : (place ?? '')].join('|')
}
