import { useEffect, useState } from 'react'
import { SECOND_MS } from '#domain/time/time.ts'

/** The present in milliseconds, which moves on each second as long as it is looked at. */
export function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
