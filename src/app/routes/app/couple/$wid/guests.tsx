import { createFileRoute } from '@tanstack/react-router'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { GuestDialogsContext } from '../../../../areas/guests/guest-dialogs.ts'
import { GuestsPage } from '../../../../areas/guests/guests-page.tsx'

export const Route = createFileRoute('/app/couple/$wid/guests')({
  staticData: { title: 'Invitados', section: 'guests' },
  component: Guests,
})

const dialogs = loadedPart(() => import('./-guest-dialogs.ts'))

function Guests() {
  return (
    <GuestDialogsContext value={dialogs}>
      <GuestsPage weddingId={Route.useParams().wid} />
    </GuestDialogsContext>
  )
}
