import { createFileRoute } from '@tanstack/react-router'
import { ReportsSection } from '../../areas/moderation/reports-section.tsx'
import { OperatorPage } from '../../areas/operator/operator-page.tsx'
import { RouteError } from '../../shell/route-error.tsx'

export const Route = createFileRoute('/app/operator')({
  staticData: { title: 'Operación', hasOwnFrame: true },
  errorComponent: RouteError,
  component: () => <OperatorPage reports={<ReportsSection />} />,
})
