import { useState } from 'react'
import { useCookie } from '../page/use-cookie.ts'
import { useWedding } from '../session/use-session.ts'
import { remember } from '../wedding/remembered.ts'

const COOKIE = 'azahar.borrador'

/**
 * Whether a member sees drafts, and whether what they add is one. This browser remembers it for the wedding, so that
 * who prepares ten vendors says it once.
 */
export function useDrafting(weddingId: string) {
  const remembered = useCookie(COOKIE)
  const { seesDrafts = false, role = 'couple' } = useWedding(weddingId) ?? {}
  const [chosen, setChosen] = useState<boolean>()
  return {
    seesDrafts,
    isPlanner: role === 'planner',
    isDrafting: seesDrafts && (chosen ?? remembered === 'si'),
    setDrafting(isDrafting: boolean) {
      setChosen(isDrafting)
      remember(COOKIE, isDrafting ? 'si' : null, `/app/couple/${weddingId}`)
    },
  }
}

export type Drafting = ReturnType<typeof useDrafting>
