import { createFileRoute } from '@tanstack/react-router'
import { BooksPage } from '../../../../areas/books/books-page.tsx'

type Search = { vista?: 'justificantes' | 'facturas' }

export const Route = createFileRoute('/app/planner/$pid/billing')({
  staticData: { title: 'Facturación' },
  validateSearch: ({ vista }: Record<string, unknown>): Search =>
    vista === 'justificantes' || vista === 'facturas' ? { vista } : {},
  component: Billing,
})

function Billing() {
  const { vista } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BooksPage
      tab={vista ? 'receipts' : 'weddings'}
      onTab={(tab, isInvoicing) =>
        void navigate({
          search: tab === 'receipts' ? { vista: isInvoicing ? 'facturas' : 'justificantes' } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
