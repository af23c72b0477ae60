import { useMemo, useState } from 'react'
import type { SeatingShape } from '#domain/seating/room.ts'
import type { RoomLayout } from '#domain/seating/room-layout.ts'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useIdle } from '../../../shared/page/use-idle.ts'
import { ruleWatch } from '../rules/loaded-watch.ts'
import type { RuleLine } from '../rules/rule-lines.ts'
import { useRuleList } from '../rules/use-rule-list.ts'
import type { Plan } from '../use-seating.ts'

type Drawn = { layout: RoomLayout; shapes: readonly SeatingShape[] }

/** The lines of broken rules once the screen is at rest, and those whose words are shown. */
export function useRuleLines(weddingId: string, plan: Plan, { layout, shapes }: Drawn) {
  const { rules } = useRuleList(weddingId)
  const isIdle = useIdle()
  const watch = useLoadedPart(ruleWatch, isIdle && rules !== undefined && rules.length > 0)
  const [pointed, point] = useState<string | null>(null)
  const [focused, focusOn] = useState<string | null>(null)
  const lines = useMemo(
    () => (watch && rules ? watch.ruleLines(plan, rules, layout, shapes) : NONE),
    [watch, rules, plan, layout, shapes],
  )
  const told = lines.filter(({ key, tableId }) => key === pointed || tableId === focused)
  return { lines, told, point, focusOn }
}

const NONE: RuleLine[] = []
