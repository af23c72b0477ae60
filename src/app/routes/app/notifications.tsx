import { createFileRoute, redirect } from '@tanstack/react-router'
import { NotificationsPage } from '../../areas/notifications/notifications-page.tsx'
import { RouteError } from '../../shell/route-error.tsx'

export const Route = createFileRoute('/app/notifications')({
  staticData: { title: 'Notificaciones' },
  beforeLoad: ({ context: { profile } }) => {
    if (profile.role !== 'planner') return
    throw redirect({ to: '/app/planner/$pid/notifications', params: { pid: profile.id }, replace: true })
  },
  errorComponent: RouteError,
  component: () => <NotificationsPage />,
})
