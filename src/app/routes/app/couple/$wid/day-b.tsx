import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/couple/$wid/day-b')({
  staticData: { title: 'Agenda' },
  component: () => <ComingSoon title="Agenda" />,
})
