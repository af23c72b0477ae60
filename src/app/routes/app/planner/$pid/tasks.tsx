import { createFileRoute } from '@tanstack/react-router'
import { TemplatePage } from '../../../../areas/tasks/templates/template-page.tsx'
import { WeekPage } from '../../../../areas/tasks/week/week-page.tsx'

type Search = { vista?: 'plantillas'; plantilla?: string }

export const Route = createFileRoute('/app/planner/$pid/tasks')({
  staticData: { title: 'Tareas' },
  validateSearch: ({ vista, plantilla }: Record<string, unknown>): Search => ({
    ...(vista === 'plantillas' && { vista }),
    ...(typeof plantilla === 'string' && { plantilla }),
  }),
  component: PlannerTasks,
})

function PlannerTasks() {
  const { vista, plantilla } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (plantilla !== undefined) return <TemplatePage templateId={plantilla} />
  return (
    <WeekPage
      tab={vista === 'plantillas' ? 'templates' : 'week'}
      onTab={(tab) =>
        void navigate({
          search: tab === 'templates' ? { vista: 'plantillas' } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
