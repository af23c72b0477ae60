import { splitName } from '../guests/person-name.ts'
import { foldText } from '../text/fold-text.ts'
import { columnsOf, type RuleParty } from './rule-parties.ts'
import type { SeatingPerson } from './seating.ts'
import { inOrder, type RuleWish, ruleTopic, type SeatingRule } from './seating-rules.ts'

/** Suggestions that are shown at once. */
const SUGGESTIONS_MAX = 6

/** More families of one surname than these are not of one kin for that. */
const KIN_MAX = 3

/** A side of the list that is a group of friends, and no half of the wedding. */
const GROUP = { min: 3, max: 12 }

/**
 * The rules that the list of guests suggests, and the couple has neither written nor dismissed: children near their
 * parents, small groups together, families of one surname, somebody to speak with, nobody alone. None counts before it
 * is taken.
 */
export function suggestedRules(
  everybody: readonly SeatingPerson[],
  rules: readonly SeatingRule[],
): RuleWish[] {
  const people = everybody.filter(({ comes }) => comes)
  const known = new Set(rules.map(ruleTopic))
  return [
    ...ofChildren(people),
    ...ofGroups(people),
    ...ofSurnames(people),
    ...ofLanguages(people),
    ...ofLoners(people),
  ]
    .map(inOrder)
    .filter((wish) => !known.has(ruleTopic(wish)))
    .slice(0, SUGGESTIONS_MAX)
}

const wish = (
  kind: RuleWish['kind'],
  isFirm: boolean,
  one: RuleParty,
  other: RuleParty | null = null,
): RuleWish => ({ kind, isFirm, ...columnsOf(one, other) })

const household = (id: string): RuleParty => ({ of: 'household', id })

function familiesOf(people: readonly SeatingPerson[]): Map<string, SeatingPerson[]> {
  const families = new Map<string, SeatingPerson[]>()
  for (const person of people)
    if (person.householdId !== null)
      families.set(person.householdId, [...(families.get(person.householdId) ?? []), person])
  return families
}

function ofChildren(people: readonly SeatingPerson[]): RuleWish[] {
  const isAdult = ({ age }: SeatingPerson) => age === 'adult'
  const families = [...familiesOf(people).values()]
  const hasChildren = families.some((family) => family.some(isAdult) && !family.every(isAdult))
  return hasChildren ? [wish('parents', true, { of: 'trait', trait: 'children' })] : []
}

function ofGroups(people: readonly SeatingPerson[]): RuleWish[] {
  const sizes = new Map<string, number>()
  for (const { side } of people) if (side !== null) sizes.set(side, (sizes.get(side) ?? 0) + 1)
  const halves = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, 2)
  return [...sizes]
    .filter(
      ([side, size]) => size >= GROUP.min && size <= GROUP.max && !halves.some(([half]) => half === side),
    )
    .map(([side]) => wish('together', false, { of: 'side', side }))
}

function ofSurnames(people: readonly SeatingPerson[]): RuleWish[] {
  const families = new Map<string, Set<string>>()
  for (const { householdId, name } of people) {
    const [surname] = splitName(name).surnames
    if (householdId === null || surname === undefined) continue
    const key = foldText(surname)
    families.set(key, (families.get(key) ?? new Set()).add(householdId))
  }
  return [...families.values()]
    .map((ids) => [...ids])
    .filter((ids) => ids.length > 1 && ids.length <= KIN_MAX)
    .map(([one, other]) => wish('together', false, household(one!), household(other!)))
}

function ofLanguages(people: readonly SeatingPerson[]): RuleWish[] {
  const foreign = [...familiesOf(people)].filter(([, [first]]) => first!.language !== 'es')
  return foreign
    .filter(([id, [first]]) =>
      people.some(({ householdId, language }) => householdId !== id && language === first!.language),
    )
    .map(([id]) => wish('language', false, household(id)))
}

function ofLoners(people: readonly SeatingPerson[]): RuleWish[] {
  const sizes = familiesOf(people)
  const isAlone = ({ householdId }: SeatingPerson) =>
    householdId === null || sizes.get(householdId)!.length === 1
  return people.some(isAlone) && people.length > 1
    ? [wish('company', false, { of: 'trait', trait: 'everyone' })]
    : []
}
