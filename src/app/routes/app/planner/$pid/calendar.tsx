import { createFileRoute } from '@tanstack/react-router'
import { FIRST_YEAR, LAST_YEAR } from '#domain/time/dates.ts'
import { CalendarPage } from '../../../../areas/calendar/calendar-page.tsx'

type Search = { ano?: number }

export const Route = createFileRoute('/app/planner/$pid/calendar')({
  staticData: { title: 'Calendario' },
  validateSearch: ({ ano }: Record<string, unknown>): Search => ({
    ...(Number.isInteger(Number(ano)) &&
      Number(ano) >= FIRST_YEAR &&
      Number(ano) <= LAST_YEAR && { ano: Number(ano) }),
  }),
  component: Calendar,
})

function Calendar() {
  const { ano } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CalendarPage
      year={ano}
      onYear={(year) => void navigate({ search: { ano: year }, replace: true, resetScroll: false })}
    />
  )
}
