import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../../areas/agencies/invitation-page.tsx'

export const Route = createFileRoute('/app/team-invitation')({
  staticData: { title: 'Invitación a un equipo' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  component: Invitation,
})

function Invitation() {
  return <InvitationPage token={Route.useSearch().token} />
}
