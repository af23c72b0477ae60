import { useState } from 'react'
import { useCookies } from '../../shared/page/use-cookies.ts'
import { readRemembered, remember } from '../../shared/wedding/remembered.ts'

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
