import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../../../areas/notifications/notifications-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/notifications')({
  staticData: { title: 'Notificaciones' },
  validateSearch: ({ boda }: Record<string, unknown>): { boda?: string } =>
    typeof boda === 'string' ? { boda } : {},
  component: Notifications,
})

function Notifications() {
  const { boda } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <NotificationsPage
      weddingId={boda}
      onFilter={(chosen) => void navigate({ search: chosen ? { boda: chosen } : {}, replace: true })}
    />
  )
}
