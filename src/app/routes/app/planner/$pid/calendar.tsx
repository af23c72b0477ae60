import { createFileRoute } from '@tanstack/react-router'
import { FIRST_YEAR, isIsoDate, LAST_YEAR } from '#domain/time/dates.ts'
import { CalendarPage } from '../../../../areas/calendar/calendar-page.tsx'

type Search = { vista?: 'semana'; ano?: number; dia?: string }

export const Route = createFileRoute('/app/planner/$pid/calendar')({
  staticData: { title: 'Calendario' },
  validateSearch: ({ vista, ano, dia }: Record<string, unknown>): Search => ({
    ...(vista === 'semana' && { vista }),
    ...(Number(ano) > 0 && { ano: Number(ano) }),
    ...(typeof dia === 'string' && { dia }),
  }),
  component: Calendar,
})

const isYear = (year: number) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

function Calendar() {
  const { vista, ano, dia } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (search: (now: Search) => Search) =>
    void navigate({ search, replace: true, resetScroll: false })
  return (
    <CalendarPage
      view={vista === 'semana' ? 'week' : 'year'}
      onView={(view) => show(({ vista: _, ...now }) => (view === 'week' ? { ...now, vista: 'semana' } : now))}
      // Checked here, so that the rules of days come with the screen and not with every other one.
      year={ano !== undefined && isYear(ano) ? ano : undefined}
      onYear={(year) => show((now) => ({ ...now, ano: year }))}
      day={dia !== undefined && isIsoDate(dia) ? dia : undefined}
      onDay={(day) => show((now) => ({ ...now, vista: 'semana', dia: day }))}
    />
  )
}
