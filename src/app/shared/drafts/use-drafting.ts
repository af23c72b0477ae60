import { useState } from 'react'
import { useCookies } from '../page/use-cookies.ts'
import { useWedding } from '../session/use-session.ts'
import { readRemembered, remember } from '../wedding/remembered.ts'

const COOKIE = 'azahar.borrador'

/**
 * Whether a member sees drafts, and whether what they add is one. This browser remembers it for the wedding, so that
 * who prepares ten vendors says it once.
 */
export function useDrafting(weddingId: string) {
  const cookies = useCookies()
  const { seesDrafts = false, role = 'couple' } = useWedding(weddingId) ?? {}
  const [isChosen, setChosen] = useState(() => readRemembered(cookies(), COOKIE) === 'si')
  return {
    seesDrafts,
    isPlanner: role === 'planner',
    isDrafting: seesDrafts && isChosen,
    setDrafting(isDrafting: boolean) {
      setChosen(isDrafting)
      remember(COOKIE, isDrafting ? 'si' : null, `/app/couple/${weddingId}`)
    },
  }
}

export type Drafting = ReturnType<typeof useDrafting>
