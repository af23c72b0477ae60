import { createFileRoute } from '@tanstack/react-router'
import { BudgetPage } from '../../../../areas/budget/budget-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/budget')({
  staticData: { title: 'Presupuesto' },
  component: function Budget() {
    return <BudgetPage weddingId={Route.useParams().wid} />
  },
})
