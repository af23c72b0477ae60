import { dayInMadrid } from '#domain/time/dates.ts'
import { useClock } from './page-time.ts'

const CHECK_MS = 30_000

let now = new Date()

/** The present, which moves on when midnight passes in Madrid: days left stay right in a tab left open. */
export const useNow = (): Date => useClock(subscribe, () => now)

function subscribe(onChange: () => void) {
  const check = () => {
    const present = new Date()
    if (dayInMadrid(present) === dayInMadrid(now)) return
    now = present
    onChange()
  }
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  check()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
