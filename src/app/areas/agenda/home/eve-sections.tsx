import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { buttonClass } from '#ui/button-class.ts'
import { HomeNext, type NextThing } from '../../../shared/page/home-next.tsx'
import { HomeSection } from '../../../shared/page/home-section.tsx'
import type { People } from '../use-people.ts'
import { CallList } from './call-list.tsx'
import { MOMENTS_SHOWN, thingsOf } from './moments.tsx'
import { NoAgenda } from './no-agenda.tsx'
import type { WeddingDay } from './use-wedding-day.ts'

/** The tasks of today after its moments, or in place of them; `null` for who may not see the tasks. */
export type TasksToday = ((before: readonly NextThing[], otherwise: ReactNode) => ReactNode) | null

type EveSectionsProps = { wedding: Wedding; day: WeddingDay; people: People; tasks: TasksToday }

/** The day before: what is left today, what comes first tomorrow, and whom to call. */
export function EveSections({ wedding, day, people, tasks }: EveSectionsProps) {
  const first = day.ordered.slice(0, MOMENTS_SHOWN)
  return (
    <>
      <Today tasks={tasks} before={thingsOf(day.today.slice(0, MOMENTS_SHOWN), people)} />
      {first[0] ? (
        <HomeNext id="manana" title="Mañana, primero" things={thingsOf(first, people)}>
          <Link
            to="/app/couple/$wid/day-b"
            params={{ wid: wedding.id }}
            search={{ [HIGHLIGHT_PARAMETER]: first[0].id } as never}
            className={buttonClass({ variant: 'primary' })}
          >
            Ver la agenda de mañana
          </Link>
        </HomeNext>
      ) : (
        <NoAgenda wedding={wedding} id="manana" title="Mañana, primero" />
      )}
      <CallList people={people} moments={day.ordered} />
    </>
  )
}

function Today({ tasks, before }: { tasks: TasksToday; before: readonly NextThing[] }) {
  const nothing = (
    <HomeSection id="siguiente" title="Hoy">
      <p className="py-3.5 text-sm text-ink-3">No queda nada. Ahora, a dormir.</p>
    </HomeSection>
  )
  if (tasks) return tasks(before, nothing)
  return before.length > 0 ? <HomeNext title="Hoy" things={before} /> : nothing
}
