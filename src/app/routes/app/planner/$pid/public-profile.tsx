import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/public-profile')({
  staticData: { title: 'Perfil público' },
  component: () => <ComingSoon title="Perfil público" />,
})
