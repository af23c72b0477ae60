import type { Floor } from '#domain/seating/floor.ts'
import { ruleStates } from '#domain/seating/rule-states.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { Plan } from '../use-seating.ts'
import { brokenInWords, ruleSentence } from './rule-words.ts'

/** The rules that a plan would break by seating people at a table, in words; `null` when it breaks none anew. */
export function warningOf(
  plan: Plan,
  rules: readonly SeatingRule[],
  floor: Floor | null,
  moved: readonly SeatingPerson[],
  tableId: string,
): string | null {
  const ids = new Set(moved.map(({ id }) => id))
  const people = plan.people.map((person) => (ids.has(person.id) ? { ...person, tableId } : person))
  const before = ruleStates(plan, rules, floor)
  const after = ruleStates({ ...plan, people }, rules, floor)
  const broken = rules.flatMap((rule) => {
    const state = after.get(rule.id)
    if (state?.is !== 'broken' || state.missing > 0 || before.get(rule.id)?.is === 'broken') return []
    return [`${ruleSentence(rule, people)}: ${lowered(brokenInWords(rule, state)!)}`]
  })
  if (broken.length === 0) return null
  const more = broken.length > 1 ? ` Y ${broken.length - 1} más en Reglas.` : ''
  return `Va contra una regla. ${broken[0]}.${more}`
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
