import type { AgencyInvitation, Team } from '#contract/agencies.ts'
import { spanishDayAndMonthAt } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { resendInvitation, revokeInvitation } from './agencies.actions.ts'
import { ROLE_NAMES } from './team-words.ts'

/** Invitations that wait for an answer. */
export function OpenInvitations({ team }: { team: Team }) {
  if (team.invitations.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-lg">Invitaciones sin aceptar</h2>
      <ul className="mt-1">
        {team.invitations.map((invitation) => (
          <Invitation key={invitation.id} agencyId={team.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ agencyId, invitation }: { agencyId: string; invitation: AgencyInvitation }) {
  const { id, email, role, expiresAt } = invitation
  const act = async (change: () => Promise<void>, done: string) => {
    try {
      await change()
      showToast(done)
    } catch (error) {
      showToast(messageFor(error), { tone: 'failed' })
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {email}
        <span className="block text-sm text-ink-3">
          {ROLE_NAMES[role]}, vale hasta el {spanishDayAndMonthAt(new Date(expiresAt))}
        </span>
      </p>
      <p className="-ml-3 flex flex-wrap">
        <Button
          variant="quiet"
          onPress={() =>
            void act(() => resendInvitation(agencyId, id), `Invitación enviada otra vez a ${email}.`)
          }
        >
          Enviar otra vez
        </Button>
        <Button
          variant="quiet"
          onPress={() => void act(() => revokeInvitation(agencyId, id), `El enlace de ${email} ya no vale.`)}
        >
          Retirar
        </Button>
      </p>
    </li>
  )
}
