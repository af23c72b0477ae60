import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/couple/$wid/inspiration')({
  staticData: { title: 'Inspiración' },
  component: () => <ComingSoon title="Inspiración" />,
})
