import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayIn, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { weekdayInWords } from '../../shared/words/spanish-dates.ts'
import { nextDaysQuery } from './agenda.queries.ts'
import { NextDaysLine } from './next-days-line.tsx'

/** How many lines stand there before the others are asked for. */
const SHOWN = 5

/** The next seven days over all weddings, as a quiet list; nothing while nothing is planned. */
export function NextDays() {
  const { data: days = [] } = useQuery(nextDaysQuery)
  const now = useNow()
  const [isWhole, setWhole] = useState(false)
  if (days.length === 0) return null
  const shown = isWhole ? days : days.slice(0, SHOWN)
  return (
    <section aria-labelledby="proximos-dias" className="mt-9 max-md:mt-7">
      <h2 id="proximos-dias" className="text-d4">
        Próximos siete días
      </h2>
      <ul className="mt-2 border-t border-line">
        {shown.map((day, index) => (
          <NextDaysLine
            key={`${day.weddingId} ${day.date}`}
            day={day}
            dateWords={dateFrom(dayIn(day.timeZone, now), day.date)}
            isSameDate={shown[index - 1]?.date === day.date}
          />
        ))}
      </ul>
      {shown.length < days.length && (
        <Button variant="quiet" size="sm" onPress={() => setWhole(true)} className="mt-1 -ml-2.5">
          Ver los {days.length} días con algo previsto
        </Button>
      )}
    </section>
  )
}

function dateFrom(today: IsoDate, date: IsoDate): string {
  if (date <= today) return date === today ? 'hoy' : 'esta noche'
  return date === shiftDay(today, 1) ? 'mañana' : weekdayInWords(date)
}
