import { createFileRoute } from '@tanstack/react-router'
import { TransportPage } from '../../../../areas/transport/transport-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/transport')({
  staticData: { title: 'Autobuses', section: 'transport' },
  component: Transport,
})

function Transport() {
  const { wid } = Route.useParams()
  return <TransportPage weddingId={wid} />
}
