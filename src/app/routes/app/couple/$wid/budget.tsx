import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/couple/$wid/budget')({
  staticData: { title: 'Presupuesto' },
  component: () => <ComingSoon title="Presupuesto" />,
})
