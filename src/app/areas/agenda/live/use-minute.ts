import { useSyncExternalStore } from 'react'

const CHECK_MS = 1000

let now = new Date()

/** The present, which moves on with every minute of the clock. */
export const useMinute = (): Date => useSyncExternalStore(subscribe, () => now)

function subscribe(onChange: () => void) {
  const check = () => {
    const present = new Date()
    if (Math.floor(present.getTime() / 60_000) === Math.floor(now.getTime() / 60_000)) return
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
