import { createFileRoute } from '@tanstack/react-router'
import { GuestsPage } from '../../../../areas/guests/guests-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/guests')({
  staticData: { title: 'Invitados', section: 'guests' },
  component: Guests,
})

function Guests() {
  return <GuestsPage weddingId={Route.useParams().wid} />
}
