import type { Floor } from '#domain/seating/floor.ts'
import { ruleStates, tablesWithFaults } from '#domain/seating/rule-states.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { Plan } from '../use-seating.ts'
import { ruleSentence } from './rule-words.ts'

/** The rules that are broken at each table and should be kept always, in words. */
export function brokenByTable(
  plan: Plan,
  rules: readonly SeatingRule[],
  floor: Floor,
): Map<string, string[]> {
  const states = ruleStates(plan, rules, floor)
  const byTable = new Map<string, string[]>()
  for (const rule of rules)
    for (const tableId of tablesWithFaults([rule], states))
      byTable.set(tableId, [...(byTable.get(tableId) ?? []), ruleSentence(rule, plan.people)])
  return byTable
}
