import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/branding')({
  staticData: { title: 'Personalización' },
  component: () => <ComingSoon title="Personalización" />,
})
