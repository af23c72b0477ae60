import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/time.ts'

/** A span of time, short: `50 min`, `1 h 20`, `2 días`. */
export function spanInWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (ms < HOUR_MS) return `${minutes}\u00a0min`
  if (ms < DAY_MS) {
    const rest = minutes % 60
    return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`
  }
  const days = Math.floor(ms / DAY_MS)
  return days === 1 ? '1 día' : `${days} días`
}

/** Under this an answer is urgent. */
const URGENT_MS = HOUR_MS

/** The time that is left for an answer: `quedan 6 h 40`, `venció hace 3 h`, and whether it is urgent. */
export function timeLeft(dueAt: string, now: Date): { words: string; isUrgent: boolean } {
  const left = Date.parse(dueAt) - now.getTime()
  if (left < 0) return { words: `venció hace ${spanInWords(-left)}`, isUrgent: true }
  const words = spanInWords(left)
  const verb = /^1\s(?:día|min|h)$/.test(words) ? 'queda' : 'quedan'
  return { words: `${verb} ${words}`, isUrgent: left < URGENT_MS }
}
