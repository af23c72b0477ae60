import { createFileRoute } from '@tanstack/react-router'
import { FIRST_YEAR, isIsoDate, LAST_YEAR } from '#domain/time/dates.ts'
import { CalendarPage } from '../../../../areas/calendar/calendar-page.tsx'

type Search = { vista?: 'semana'; ano?: number; dia?: string }

export const Route = createFileRoute('/app/planner/$pid/calendar')({
  staticData: { title: 'Calendario' },
  validateSearch: ({ vista, ano, dia }: Record<string, unknown>): Search => ({
    ...(vista === 'semana' && { vista }),
    ...(isYear(Number(ano)) && { ano: Number(ano) }),
    ...(typeof dia === 'string' && isIsoDate(dia) && { dia }),
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
      year={ano}
      onYear={(year) => show((now) => ({ ...now, ano: year }))}
      day={dia}
      onDay={(day) => show((now) => ({ ...now, vista: 'semana', dia: day }))}
    />
  )
}
