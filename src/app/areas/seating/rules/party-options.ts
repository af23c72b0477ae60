import { partyKey, RULE_TRAITS, type RuleParty } from '#domain/seating/rule-parties.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { partyInWords } from './rule-words.ts'

export type PartyOption = { value: string; label: string; name: string }

const spanish = new Intl.Collator('es')

/** Everybody a rule can be about: what people have in common, sides and families first, then each person by name. */
export function partyOptions(all: readonly SeatingPerson[]) {
  const people = all.filter(({ comes }) => comes)
  const sides = [...new Set(people.flatMap(({ side }) => side ?? []))]
  const families = new Map<string, SeatingPerson[]>()
  for (const person of people) {
    if (person.householdId === null) continue
    const family = families.get(person.householdId)
    if (family) family.push(person)
    else families.set(person.householdId, [person])
  }
  const parties = new Map<string, RuleParty>()
  const options: PartyOption[] = []
  /** A family and a guest are called by those they mean: ten thousand are not looked through for each. */
  const offer = (party: RuleParty, meant: readonly SeatingPerson[]) => {
    const name = partyInWords(party, meant)
    const value = partyKey(party)
    parties.set(value, party)
    options.push({ value, name, label: party.of === 'household' ? `${name} (familia)` : name })
  }
  for (const trait of RULE_TRAITS) offer({ of: 'trait', trait }, people)
  for (const side of sides) offer({ of: 'side', side }, people)
  for (const [id, family] of families) if (family.length > 1) offer({ of: 'household', id }, family)
  for (const person of people.toSorted((a, b) => spanish.compare(a.name, b.name)))
    offer({ of: 'guest', id: person.guestId }, [person])
  return { parties, options }
}
