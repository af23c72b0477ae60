import { createFileRoute } from '@tanstack/react-router'
import { PlannerMoveInPage } from '../../../../areas/imports/planner/planner-move-in-page.tsx'

type Search = { traslado?: string }

export const Route = createFileRoute('/app/planner/$pid/move-in')({
  staticData: { title: 'Traer bodas' },
  validateSearch: ({ traslado }: Record<string, unknown>): Search =>
    typeof traslado === 'string' ? { traslado } : {},
  component: MoveIn,
})

/** The import stands in the address: a reload keeps it. */
function MoveIn() {
  const { pid } = Route.useParams()
  const { traslado } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PlannerMoveInPage
      plannerId={pid}
      importId={traslado}
      onGo={(next) =>
        void navigate({
          search: next === undefined ? {} : { traslado: next },
          replace: true,
          resetScroll: next === undefined,
        })
      }
    />
  )
}
