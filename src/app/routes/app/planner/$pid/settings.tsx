import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/settings')({
  staticData: { title: 'Configuración' },
  component: () => <ComingSoon title="Configuración" />,
})
