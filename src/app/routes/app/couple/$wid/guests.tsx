import { createFileRoute } from '@tanstack/react-router'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { GuestDialogsContext } from '../../../../areas/guests/guest-dialogs.ts'
import { GuestsPage } from '../../../../areas/guests/guests-page.tsx'
import { useIdle } from '../../../../shared/page/use-idle.ts'
import { useAccess } from '../../../../shared/session/access.ts'

export const Route = createFileRoute('/app/couple/$wid/guests')({
  staticData: { title: 'Invitados', section: 'guests' },
  component: Guests,
})

const dialogs = loadedPart(() => import('./-guest-dialogs.ts'))
const cost = loadedPart(() => import('../../../../areas/budget/cost-per-guest.tsx'))

function Guests() {
  const { wid } = Route.useParams()
  const seesBudget = useAccess(wid, 'budget', 'view')
  const seesVendors = useAccess(wid, 'vendors', 'view')
  const isIdle = useIdle()
  const part = useLoadedPart(cost, isIdle && seesBudget && seesVendors)
  return (
    <GuestDialogsContext value={dialogs}>
      <GuestsPage
        weddingId={wid}
        cost={part && seesBudget && seesVendors && <part.CostPerGuest weddingId={wid} />}
      />
    </GuestDialogsContext>
  )
}
