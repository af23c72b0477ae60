import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/couple/$wid/guests')({
  staticData: { title: 'Invitados' },
  component: () => <ComingSoon title="Invitados" />,
})
