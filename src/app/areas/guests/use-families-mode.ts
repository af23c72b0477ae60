import { useState } from 'react'
import { useCookie } from '../../shared/page/use-cookie.ts'
import { remember } from '../../shared/wedding/remembered.ts'

const COOKIE = 'azahar.families'

/** Whether the list is shown by families; this browser remembers it for each wedding. */
export function useFamiliesMode(weddingId: string) {
  const cookie = useCookie(COOKIE)
  const [chosen, setByFamilies] = useState<boolean>()
  const isByFamilies = chosen ?? cookie !== null
  const toggle = () => {
    setByFamilies(!isByFamilies)
    remember(COOKIE, isByFamilies ? null : '1', `/app/couple/${weddingId}`)
  }
  return { isByFamilies, toggle }
}
