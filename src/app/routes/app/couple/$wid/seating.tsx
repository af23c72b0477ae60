import { createFileRoute } from '@tanstack/react-router'
import { SeatingPage } from '../../../../areas/seating/seating-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/seating')({
  staticData: { title: 'Mesas', section: 'seating' },
  component: Seating,
})

function Seating() {
  const { wid } = Route.useParams()
  return <SeatingPage weddingId={wid} />
}
