import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '../../../../../areas/quotes/quote-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/quotes/$requestId')({
  staticData: { title: 'Presupuesto', menu: 'requests' },
  component: Quote,
})

function Quote() {
  const { pid, requestId } = Route.useParams()
  return <QuotePage plannerId={pid} requestId={requestId} />
}
