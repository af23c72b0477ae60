import { useCallback, useMemo, useRef } from 'react'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useIdle } from '../../../shared/page/use-idle.ts'
import { useFurniture } from '../room/use-furniture.ts'
import type { Plan } from '../use-seating.ts'
import { ruleWatch } from './loaded-watch.ts'
import { useRuleList } from './use-rule-list.ts'

/** The tables at which firm rules are broken, and the warning of who is about to break one by hand. */
export function useRuleWatch(weddingId: string, plan: Plan) {
  const { rules = NO_RULES } = useRuleList(weddingId)
  const { room, shapes } = useFurniture(weddingId, plan.eventId)
  const isIdle = useIdle()
  const watch = useLoadedPart(ruleWatch, isIdle && rules.length > 0)
  const { tables } = plan
  const floor = useMemo(() => watch?.floorIn({ tables, shapes, room }) ?? null, [watch, tables, shapes, room])
  const now = useRef({ plan, rules, floor, watch })
  now.current = { plan, rules, floor, watch }
  const broken = useMemo(
    () => (watch && floor ? watch.brokenByTable(plan, rules, floor) : NONE),
    [watch, plan, rules, floor],
  )
  const warn = useCallback((people: readonly SeatingPerson[], table: SeatingTable) => {
    const { watch: loaded, ...known } = now.current
    return loaded?.warningOf(known.plan, known.rules, known.floor, people, table.id) ?? null
  }, [])
  return { broken, warn }
}

const NO_RULES: never[] = []

const NONE: ReadonlyMap<string, readonly string[]> = new Map()
