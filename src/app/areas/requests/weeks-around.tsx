import { useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { isHeld, weeksAround } from '#domain/planners/request-dates.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { dateInWords, shortDay } from '../../shared/words/spanish-dates.ts'
import { dayLabel } from './day-words.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { release } from './release.ts'
import { useDays } from './use-days.ts'

/** The date of a request among those of the weeks around it, and its hold; the planner alone sees it. */
export function WeeksAround({ request, eventDate }: { request: PlannerRequest; eventDate: IsoDate }) {
  const days = useDays()
  const [isHolding, setHolding] = useState(false)
  const own = days.of(request)
  const { heldUntil, turn } = request
  const mayHold = turn !== 'none' && own.state !== 'past'
  return (
    <section className="grid max-w-prose gap-2">
      <h4 className="font-sans text-sm font-strong">El {dateInWords(eventDate)} y alrededor</h4>
      <ol className="grid grid-cols-4 overflow-hidden rounded-control border border-line-strong">
        {weeksAround(eventDate).map((day) => {
          const shown = day === eventDate ? own : days.on(day)
          return (
            <li
              key={day}
              aria-current={day === eventDate ? 'date' : undefined}
              className={cx(
                'min-w-0 border-line p-2 text-xs not-first:border-l',
                day === eventDate && 'outline-2 -outline-offset-2 outline-primary',
                shown.state === 'taken' && 'bg-surface-hover',
              )}
            >
              <b className="block font-serif text-lg leading-tight font-normal">{shortDay(day)}</b>
              <span className="wrap-anywhere text-ink-2">
                {shown.state === 'taken' && shown.other ? shown.other.name : dayLabel(shown)}
              </span>
            </li>
          )
        })}
      </ol>
      {own.other && (
        <p className="text-sm text-ink-2">
          {own.other.name}: {dateInWords(own.other.eventDate)}.
        </p>
      )}
      {heldUntil && isHeld(request, days.today) ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          Guardada para {request.name} hasta el {dateInWords(heldUntil)}.
          <Button variant="quiet" size="sm" onPress={() => void release(request)}>
            Soltar la fecha
          </Button>
        </p>
      ) : (
        mayHold && (
          <p>
            <Button size="sm" onPress={() => setHolding(true)}>
              Reservar la fecha
            </Button>
          </p>
        )
      )}
      {isHolding && <HoldDialog request={request} day={own} onClose={() => setHolding(false)} />}
    </section>
  )
}
