import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/notifications')({
  staticData: { title: 'Notificaciones' },
  component: () => <ComingSoon title="Notificaciones" />,
})
