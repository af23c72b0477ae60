import { useEffect, useMemo, useState } from 'react'
import type { Wanted } from '#domain/seating/proposal-cost.ts'
import { useFloor } from '../rules/use-floor.ts'
import { useRules } from '../rules/use-rules.ts'
import type { Plan } from '../use-seating.ts'

/**
 * The people, tables and rules of a proposal. The plan stays the one that it began from, as others may change it
 * meanwhile, and applying is refused then; `follow` begins again once the plan has changed.
 */
export function useWanted(weddingId: string, plan: Plan, isAnew: boolean) {
  const { read, rules } = useRules(weddingId, plan)
  const [begun, setBegun] = useState(plan)
  const [isFollowing, setFollowing] = useState(false)
  const floor = useFloor(weddingId, begun)
  useEffect(() => {
    if (!isFollowing || begun === plan) return
    setBegun(plan)
    setFollowing(false)
  }, [begun, plan, isFollowing])
  const wanted = useMemo(
    (): Wanted | undefined => rules && { ...begun, floor, rules, isAnew },
    [begun, floor, rules, isAnew],
  )
  return { read, rules, begun, wanted, follow: () => setFollowing(true) }
}
