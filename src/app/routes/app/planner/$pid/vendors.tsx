import { createFileRoute } from '@tanstack/react-router'
import { VendorBookPage } from '../../../../areas/vendor-book/vendor-book-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/vendors')({
  staticData: { title: 'Libreta' },
  component: VendorBookPage,
})
