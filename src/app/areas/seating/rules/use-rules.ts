import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type RuleState, ruleStates, tablesWithFaults } from '#domain/seating/rule-states.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import { rulesQuery } from '../seating.queries.ts'
import type { Plan } from '../use-seating.ts'
import { ruleSentence } from './rule-words.ts'
import { ruleChanges } from './seating-rules.changes.ts'
import { useFloor } from './use-floor.ts'

/** The rules of the tables, and how the plan stands to them. */
export function useRules(weddingId: string, plan: Plan) {
  const read = useQuery(rulesQuery(weddingId))
  const { items: rules } = ruleChanges.useItems(weddingId, read.data)
  const floor = useFloor(weddingId, plan.tables)
  const states = useMemo(
    () => (rules ? ruleStates(plan, rules, floor) : new Map<string, RuleState>()),
    [plan, rules, floor],
  )
  return { read, rules, states, floor }
}

/** The rules that are broken at each table and should be kept always, in words. */
export function brokenByTable(
  rules: readonly SeatingRule[],
  states: ReadonlyMap<string, RuleState>,
  plan: Plan,
): Map<string, string[]> {
  const byTable = new Map<string, string[]>()
  for (const rule of rules)
    for (const tableId of tablesWithFaults([rule], states))
      byTable.set(tableId, [...(byTable.get(tableId) ?? []), ruleSentence(rule, plan.people)])
  return byTable
}
