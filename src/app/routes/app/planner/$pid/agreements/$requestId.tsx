import { createFileRoute } from '@tanstack/react-router'
import { AgreementPage } from '../../../../../areas/agreements/agreement-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/agreements/$requestId')({
  staticData: { title: 'Contrato', menu: 'requests' },
  component: Agreement,
})

function Agreement() {
  const { pid, requestId } = Route.useParams()
  return <AgreementPage plannerId={pid} requestId={requestId} />
}
