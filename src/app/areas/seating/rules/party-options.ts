import { partyKey, RULE_TRAITS, type RuleParty } from '#domain/seating/rule-parties.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { partyInWords } from './rule-words.ts'

/** Everybody a rule can be about: what people have in common, sides and families first, then each person by name. */
export function partyOptions(all: readonly SeatingPerson[]) {
  const people = all.filter(({ comes }) => comes)
  const sides = [...new Set(people.flatMap(({ side }) => side ?? []))]
  const counts = new Map<string, number>()
  for (const { householdId } of people)
    if (householdId !== null) counts.set(householdId, (counts.get(householdId) ?? 0) + 1)
  const families = [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []))
  const groups: RuleParty[] = [
    ...RULE_TRAITS.map((trait) => ({ of: 'trait' as const, trait })),
    ...sides.map((side) => ({ of: 'side' as const, side })),
    ...families.map((id) => ({ of: 'household' as const, id })),
  ]
  const guests: RuleParty[] = people
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
    .map(({ guestId }) => ({ of: 'guest', id: guestId }))
  const parties = [...groups, ...guests]
  return {
    parties: new Map(parties.map((party) => [partyKey(party), party])),
    options: parties.map((party) => {
      const words = partyInWords(party, people)
      return { value: partyKey(party), label: party.of === 'household' ? `${words} (familia)` : words }
    }),
  }
}
