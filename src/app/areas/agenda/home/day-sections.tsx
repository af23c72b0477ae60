import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { clockIn } from '#domain/time/clock-in.ts'
import { buttonClass } from '#ui/button-class.ts'
import { HomeNext } from '../../../shared/page/home-next.tsx'
import type { People } from '../use-people.ts'
import { CallList } from './call-list.tsx'
import { MOMENTS_SHOWN, thingsOf } from './moments.tsx'
import { NoAgenda } from './no-agenda.tsx'
import type { WeddingDay } from './use-wedding-day.ts'

type DaySectionsProps = { wedding: Wedding; day: WeddingDay; people: People; news: ReactNode }

/** The wedding's day: the present moment and those that come, what happens, and whom to call. */
export function DaySections({ wedding, day, people, news }: DaySectionsProps) {
  const coming = day.ordered.filter(({ isDone, time }) => !isDone && time.startsAt > day.minute)
  return (
    <>
      {day.ordered.length > 0 ? (
        <HomeNext
          title={presentInWords(day)}
          things={thingsOf(coming.slice(0, MOMENTS_SHOWN), people)}
          aside={<span className="num text-sm text-ink-2">{clockIn(wedding.timeZone, day.present)}</span>}
        >
          {coming.length === 0 && <span className="mb-3 block">No queda ningún momento más.</span>}
          <Link
            to="/app/couple/$wid/day-b"
            params={{ wid: wedding.id }}
            search={{ vista: 'dia' }}
            className={buttonClass({ variant: 'primary' })}
          >
            Abrir la agenda en directo
          </Link>
        </HomeNext>
      ) : (
        <NoAgenda wedding={wedding} id="siguiente" title="Hoy" />
      )}
      {news}
      <CallList people={people} moments={day.ordered.filter(({ isDone }) => !isDone)} />
    </>
  )
}

/** `Cóctel, ahora`. */
function presentInWords({ now, next, ordered, minute }: WeddingDay): string {
  if (now) return `${now.title}, ahora`
  if (!next) return 'Está todo hecho'
  return ordered.some(({ time }) => time.startsAt <= minute) ? 'Ahora, un respiro' : 'Lo primero'
}
