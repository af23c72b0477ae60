import { useEffect, useState } from 'react'
import { whenIdle } from '#ui/opening/when-idle.ts'

/** Whether the page has come to rest since it was drawn. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
