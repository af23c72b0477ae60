import { householdName } from '#domain/households/households.ts'
import {
  otherPartyOf,
  partyOf,
  type RuleParty,
  type RulePlace,
  type RuleTrait,
} from '#domain/seating/rule-parties.ts'
import type { RuleState } from '#domain/seating/rule-states.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import type { RuleWish, SeatingRuleKind } from '#domain/seating/seating-rules.ts'

/** The headings under which rules stand, each with its kinds. */
export const RULE_GROUPS: readonly { title: string; kinds: readonly SeatingRuleKind[] }[] = [
  { title: 'Juntos', kinds: ['together', 'company', 'language'] },
  { title: 'Separados', kinds: ['apart'] },
  { title: 'Cerca o lejos', kinds: ['near', 'far', 'parents'] },
  { title: 'Sin escaleras', kinds: ['stepFree'] },
]

/** The kinds of rules, as one chooses them. */
export const KIND_WORDS: Record<SeatingRuleKind, string> = {
  together: 'Juntos',
  apart: 'Separados',
  near: 'Cerca',
  far: 'Lejos',
  company: 'Nadie solo entre desconocidos',
  parents: 'Niños cerca de sus padres',
  language: 'Con alguien que hable su idioma',
  stepFree: 'No puede subir escaleras',
}

const TRAIT_WORDS: Record<RuleTrait, string> = {
  everyone: 'Todo el mundo',
  children: 'Niños',
  highChairs: 'Tronas',
}

/** A place of the room with its article: 'la entrada'. */
export const PLACE_WORDS: Record<RulePlace, string> = {
  door: 'la entrada',
  dance_floor: 'la pista',
  music: 'la música',
  bar: 'la barra',
}

const GONE = 'alguien que no viene'

/** The name of a party: that of the list, or the one thing that its people have in common. */
export function partyInWords(party: RuleParty, people: readonly SeatingPerson[]): string {
  if (party.of === 'trait') return TRAIT_WORDS[party.trait]
  if (party.of === 'side') return `Invitados de ${party.side}`
  if (party.of === 'guest') return people.find(({ guestId }) => guestId === party.id)?.name ?? GONE
  const family = people.filter(({ householdId, comes }) => householdId === party.id && comes)
  if (family.length === 0) return 'una familia que no viene'
  return householdName(
    family[0]!.householdName,
    family.map(({ name }) => name),
  )
}

/** A rule as a sentence: 'Noelia y Santiago', 'Carmen, cerca de la entrada'. The heading above says the rest. */
export function ruleInWords(rule: RuleWish, people: readonly SeatingPerson[]): string {
  const { kind, place } = rule
  const first = partyInWords(partyOf(rule), people)
  const party = otherPartyOf(rule)
  const second = party ? partyInWords(party, people) : place && PLACE_WORDS[place]
  if (kind === 'near' || kind === 'far') {
    const of = party?.of === 'trait' || party?.of === 'side' ? lowered(second!) : second
    return `${first}, ${kind === 'near' ? 'cerca' : 'lejos'} de ${of}`
  }
  if (kind === 'company')
    return rule.trait === 'everyone' ? 'Nadie solo entre desconocidos' : `${first}, con gente conocida`
  if (kind === 'parents')
    return rule.trait === 'children' ? 'Niños, cerca de sus padres' : `${first}: niños cerca de sus padres`
  if (kind === 'language') return `${first}, con alguien que hable su idioma`
  if (kind === 'stepFree')
    return rule.guestId ? `${first} no puede subir escaleras` : `${first}, sin subir escaleras`
  if (second) return `${first} y ${party!.of === 'trait' || party!.of === 'side' ? lowered(second) : second}`
  const count = membersCount(partyOf(rule), people)
  return count > 0 ? `${first}, ${count}` : first
}

/** A rule as a sentence of its own, without a heading: 'Noelia y Santiago, separados'. */
export const ruleSentence = (rule: RuleWish, people: readonly SeatingPerson[]): string =>
  rule.kind === 'together' || rule.kind === 'apart'
    ? `${ruleInWords(rule, people)}, ${rule.kind === 'together' ? 'juntos' : 'separados'}`
    : ruleInWords(rule, people)

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

function membersCount(party: RuleParty, people: readonly SeatingPerson[]): number {
  if (party.of === 'household')
    return people.filter(({ householdId, comes }) => comes && householdId === party.id).length
  return party.of === 'side' ? people.filter(({ side, comes }) => comes && side === party.side).length : 0
}

/** Why a rule is not kept; `null` when it is, or nothing can be said yet. */
export function brokenInWords(rule: RuleWish, state: RuleState | undefined): string | null {
  if (state?.is !== 'broken') return null
  const { missing, tables, people } = state
  if (missing > 0) return missing === 1 ? 'Falta 1 por sentar' : `Faltan ${missing} por sentar`
  if (rule.kind === 'together')
    return tables.length === 2 && people.length === 0
      ? `Están en la ${tables.map(({ number }) => number).join(' y la ')}`
      : `Están en ${tables.length} mesas`
  if (rule.kind === 'apart') return `Están en la mesa ${tables[0]!.number}`
  const [table] = tables
  if (rule.kind === 'far') return `La mesa ${table!.number} está al lado`
  if (rule.kind === 'stepFree') return `A la mesa ${table!.number} se llega por escaleras`
  if (rule.kind === 'near') return `La mesa ${table!.number} está lejos`
  const name = people[0]!.name
  const more = people.length > 1 ? ` y ${people.length - 1} más` : ''
  return `${name}${more}, en la mesa ${table!.number}`
}
