import { lazily } from '#domain/text/lazy.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { useClock } from '../page/page-time.ts'

const words = lazily(() => new Intl.RelativeTimeFormat('es-ES', { numeric: 'always' }))

/**
 * How long ago an instant was (spec 9): under 60 s 'hace un momento', then whole minutes, hours and
 * days. One that is still to come, by a clock that runs behind, counts as now.
 */
export function relativeTime(instant: string, now: Date): string {
  const ago = now.getTime() - Date.parse(instant)
  if (ago < MINUTE_MS) return 'hace un momento'
  if (ago < HOUR_MS) return words().format(-Math.floor(ago / MINUTE_MS), 'minute')
  if (ago < DAY_MS) return words().format(-Math.floor(ago / HOUR_MS), 'hour')
  return words().format(-Math.floor(ago / DAY_MS), 'day')
}

const TICK_MS = 20 * SECOND_MS

let present = new Date()

/** The current time, which moves on while a component shows it, so that relative times stay true. */
export const useCurrentTime = (): Date => useClock(subscribe, () => present)

function subscribe(onChange: () => void) {
  const tick = () => {
    present = new Date()
    onChange()
  }
  const timer = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', tick)
  tick()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
