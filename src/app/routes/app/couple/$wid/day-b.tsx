import { createFileRoute } from '@tanstack/react-router'
import { AgendaPage } from '../../../../areas/agenda/agenda-page.tsx'
import type { AgendaView } from '../../../../areas/agenda/agenda-toolbar.tsx'

/** The view in the address: `?vista=dia` is the day itself, `?vista=plan` its planning. */
const VIEWS: Record<string, AgendaView> = { dia: 'running', plan: 'plan' }

export const Route = createFileRoute('/app/couple/$wid/day-b')({
  staticData: { title: 'Agenda', section: 'agenda' },
  validateSearch: ({ vista }: Record<string, unknown>): { vista?: string } =>
    typeof vista === 'string' && vista in VIEWS ? { vista } : {},
  component: Agenda,
})

function Agenda() {
  const { wid } = Route.useParams()
  const { vista } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AgendaPage
      weddingId={wid}
      view={vista === undefined ? undefined : VIEWS[vista]}
      onView={(view) =>
        void navigate({
          search: { vista: view === 'running' ? 'dia' : 'plan' },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
