import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '../../../../areas/activity/activity-page.tsx'
import { useWedding } from '../../../../lib/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/activity')({
  // Every member sees it, each what they may see of it.
  staticData: { title: 'Actividad', isDrawnInBrowser: true },
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'trash' } =>
    view === 'trash' ? { view } : {},
  component: Activity,
})

function Activity() {
  const wedding = useWedding(Route.useParams().wid)
  const { view = 'activity' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    wedding && (
      <ActivityPage
        wedding={wedding}
        view={view}
        onView={(next) => void navigate({ search: next === 'trash' ? { view: next } : {} })}
      />
    )
  )
}
