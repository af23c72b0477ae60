import { createFileRoute } from '@tanstack/react-router'
import { ProfitPage } from '../../../../../areas/profit/profit-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/profit/$accountId')({
  staticData: { title: 'Cuentas de la boda', menu: 'billing' },
  component: Profit,
})

function Profit() {
  const { pid, accountId } = Route.useParams()
  return <ProfitPage plannerId={pid} accountId={accountId} />
}
