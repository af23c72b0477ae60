import { useMemo } from 'react'
import { type RuleState, ruleStates } from '#domain/seating/rule-states.ts'
import type { Plan } from '../use-seating.ts'
import { useFloor } from './use-floor.ts'
import { useRuleList } from './use-rule-list.ts'

/** The rules of the tables, and how the plan stands to them. */
export function useRules(weddingId: string, plan: Plan) {
  const { read, rules } = useRuleList(weddingId)
  const floor = useFloor(weddingId, plan)
  const states = useMemo(
    () => (rules ? ruleStates(plan, rules, floor) : new Map<string, RuleState>()),
    [plan, rules, floor],
  )
  return { read, rules, states }
}
