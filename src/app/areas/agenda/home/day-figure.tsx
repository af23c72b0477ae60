import type { Wedding } from '#contract/weddings.ts'
import { waitOf } from '#domain/agenda/agenda-clock.ts'
import { minutesLate } from '#domain/agenda/agenda-timeline.ts'
import { HomeFigure } from '../../../shared/page/home-figure.tsx'
import { type Countdown, countdownOf } from '../../../shared/wedding/countdown.ts'
import { useWeddingDay, type WeddingDay } from './use-wedding-day.ts'

/** On the day: how long it is to the next moment, or by how much the present one is late. Else the days. */
export function DayFigure({ wedding }: { wedding: Wedding }) {
  const day = useWeddingDay(wedding)
  const late = minutesLate(day.now, day.minute)
  if (day.life !== 'day') return <HomeFigure countdown={countdownOf(wedding, day.present)!} />
  return <HomeFigure countdown={figureOf(day, late)} isInk={late > 0} />
}

const UNITS = {
  minutes: ['minuto', 'minutos'],
  hours: ['hora', 'horas'],
  days: ['día', 'días'],
} as const

function figureOf({ next, minute }: WeddingDay, late: number): Countdown {
  if (late > 0) {
    const { figure, unit } = waitOf(late)
    return { before: 'Va', figure: String(figure), after: unit === 'minutes' ? 'min tarde' : 'h tarde' }
  }
  if (!next) return { before: 'Es', figure: 'hoy', after: '' }
  const { figure, unit } = waitOf(next.time.startsAt - minute)
  const isOne = figure === 1
  return { before: isOne ? 'Falta' : 'Faltan', figure: String(figure), after: UNITS[unit][isOne ? 0 : 1] }
}
