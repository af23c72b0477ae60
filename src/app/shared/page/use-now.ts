import { useClock } from './page-time.ts'

const CHECK_MS = 30_000

/** Midnight comes at a quarter of an hour of UTC in every zone on Earth, and so does every change of clocks. */
const QUARTER_MS = 15 * 60_000

let now = new Date()

/** The present, which moves on when midnight may have passed where a wedding is: days left stay right in a tab left open. */
export const useNow = (): Date => useClock(subscribe, () => now)

function subscribe(onChange: () => void) {
  const check = () => {
    const present = new Date()
    if (quarterOf(present) === quarterOf(now)) return
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

const quarterOf = (instant: Date) => Math.floor(instant.getTime() / QUARTER_MS)
