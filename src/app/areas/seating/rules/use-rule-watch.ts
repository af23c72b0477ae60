import { useCallback, useMemo, useRef } from 'react'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import type { Plan } from '../use-seating.ts'
import { warningOf } from './rule-warning.ts'
import { brokenByTable, useRules } from './use-rules.ts'

/** The tables at which firm rules are broken, and the warning of who is about to break one by hand. */
export function useRuleWatch(weddingId: string, plan: Plan) {
  const { rules, states, floor } = useRules(weddingId, plan)
  const now = useRef({ plan, rules, floor })
  now.current = { plan, rules, floor }
  const broken = useMemo(() => brokenByTable(rules ?? [], states, plan), [rules, states, plan])
  const warn = useCallback((people: readonly SeatingPerson[], table: SeatingTable) => {
    const { plan: seen, rules: known, floor: room } = now.current
    return warningOf(seen, known ?? [], room, people, table.id)
  }, [])
  return { broken, warn }
}
