import { createFileRoute } from '@tanstack/react-router'
import { BudgetPage } from '../../../../areas/budget/budget-page.tsx'
import { useVendors } from '../../../../areas/vendors/use-vendors.ts'

export const Route = createFileRoute('/app/couple/$wid/budget')({
  staticData: { title: 'Presupuesto', section: 'budget' },
  component: Budget,
})

function Budget() {
  const { wid } = Route.useParams()
  const { query, catalogue, vendors, components } = useVendors(wid)
  return <BudgetPage weddingId={wid} vendors={vendors} components={components} reads={[query, catalogue]} />
}
