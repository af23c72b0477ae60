import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'

type OfDay<Line> = { day: IsoDate; heading: string; lines: Line[] }

/** Lines under the day in Madrid on which they were written, in the order they come in. */
export function linesByDay<Line extends { at: string }>(lines: readonly Line[], now: Date): OfDay<Line>[] {
  const days: OfDay<Line>[] = []
  for (const line of lines) {
    const day = dayInMadrid(new Date(line.at))
    if (days.at(-1)?.day !== day) days.push({ day, heading: headingOf(day, now), lines: [] })
    days.at(-1)!.lines.push(line)
  }
  return days
}

function headingOf(day: IsoDate, now: Date): string {
  if (day === dayInMadrid(now)) return 'Hoy'
  if (day === dayInMadrid(new Date(now.getTime() - DAY_MS))) return 'Ayer'
  return fullDateInWords(day)
}
