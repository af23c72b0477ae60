import { createFileRoute } from '@tanstack/react-router'
import { InviteButton } from '../../../../areas/invitations/invite-button.tsx'
import { MembersPage } from '../../../../areas/members/members-page.tsx'
import { useWedding } from '../../../../lib/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/members')({
  staticData: { title: 'Miembros' },
  component: Members,
})

function Members() {
  const wedding = useWedding(Route.useParams().wid)
  return wedding && <MembersPage wedding={wedding} invite={<InviteButton wedding={wedding} isOnPage />} />
}
