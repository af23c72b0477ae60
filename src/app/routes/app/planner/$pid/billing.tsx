import { createFileRoute } from '@tanstack/react-router'
import { BooksPage } from '../../../../areas/books/books-page.tsx'

type Search = { vista?: 'justificantes' }

export const Route = createFileRoute('/app/planner/$pid/billing')({
  staticData: { title: 'Facturación' },
  validateSearch: ({ vista }: Record<string, unknown>): Search =>
    vista === 'justificantes' ? { vista } : {},
  component: Billing,
})

function Billing() {
  const { vista } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BooksPage
      tab={vista === 'justificantes' ? 'receipts' : 'weddings'}
      onTab={(tab) =>
        void navigate({
          search: tab === 'receipts' ? { vista: 'justificantes' } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
