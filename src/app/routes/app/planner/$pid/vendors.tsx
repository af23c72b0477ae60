import { createFileRoute } from '@tanstack/react-router'
import { VendorBookPage } from '../../../../areas/vendor-book/vendor-book-page.tsx'
import { readPages } from '../../couple/$wid/-read-pages.ts'

export const Route = createFileRoute('/app/planner/$pid/vendors')({
  staticData: { title: 'Libreta' },
  component: Vendors,
})

function Vendors() {
  return <VendorBookPage readPages={readPages} />
}
