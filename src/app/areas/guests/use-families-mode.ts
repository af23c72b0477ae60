import { useState } from 'react'
import { readRemembered, remember } from '../../lib/remembered.ts'
import { useCookies } from '../../lib/use-cookies.ts'

const COOKIE = 'azahar.families'

/** Whether the list is shown by families; this browser remembers it for each wedding. */
export function useFamiliesMode(weddingId: string) {
  const cookies = useCookies()
  const [isByFamilies, setByFamilies] = useState(() => readRemembered(cookies(), COOKIE) !== null)
  const toggle = () => {
    setByFamilies(!isByFamilies)
    remember(COOKIE, isByFamilies ? null : '1', `/app/couple/${weddingId}`)
  }
  return { isByFamilies, toggle }
}
