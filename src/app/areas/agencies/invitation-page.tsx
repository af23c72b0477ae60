import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { invitedInWords } from '#domain/agencies/agencies.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CodedError, codeOf, messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { acceptInvitation } from './agencies.actions.ts'
import { invitationQuery } from './agencies.queries.ts'
import { ROLE_NAMES } from './team-words.ts'

/** The invitation of a link in a mail: who invites, to which team, and with which account it is accepted. */
export function InvitationPage({ token }: { token: string | undefined }) {
  const profile = useProfile()
  return (
    <Page className="max-w-200">
      <PageHeader title="Invitación a un equipo" />
      {profile.role === 'planner' ? (
        <OfToken token={token} />
      ) : (
        <p className="mt-6 text-ink-2">
          Tu cuenta es de pareja, y en un equipo trabajan wedding planners. Sal de esta cuenta y abre el
          enlace otra vez para entrar con otra, o para crearla como wedding planner.
        </p>
      )}
    </Page>
  )
}

/** An address that was cut off has no token: nothing is asked for it. */
const OfToken = ({ token }: { token: string | undefined }) =>
  token ? <Invitation token={token} /> : <NotOpened error={new CodedError('INVITATION_NOT_FOUND')} />

const NotOpened = ({ error, ...retry }: { error: Error; onRetry?: () => void; isRetrying?: boolean }) => (
  <ErrorState title="No podemos abrir esta invitación." detail={messageFor(error)} {...retry} />
)

function Invitation({ token }: { token: string }) {
  const profile = useProfile()
  const navigate = useNavigate()
  const query = useQuery(invitationQuery(token))
  const toTeam = (agencyId?: string) =>
    void navigate({
      to: '/app/planner/$pid/team',
      params: { pid: profile.id },
      search: agencyId === undefined ? {} : { equipo: agencyId },
    })
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: (agency) => {
      showToast(`Ya estás en el equipo de ${agency.name}.`)
      toTeam(agency.id)
    },
  })
  const invitation = query.data
  if (query.isError && !invitation)
    return (
      <NotOpened
        error={query.error}
        {...(codeOf(query.error) !== 'INVITATION_NOT_FOUND' && {
          onRetry: () => void query.refetch(),
          isRetrying: query.isFetching,
        })}
      />
    )
  if (!invitation) return <SkeletonRows className="mt-6" />
  return (
    <section className="mt-6 grid max-w-130 gap-4">
      <p className="font-serif text-2xl leading-snug">
        {invitedInWords(invitation.inviterName, invitation.agencyName)}.
      </p>
      <p className="text-ink-2">
        Serás {ROLE_NAMES[invitation.role].toLowerCase()}: verás las bodas que te asignen, con lo que te toque
        en cada una. Tus propias bodas siguen siendo solo tuyas. Entras con tu cuenta, {profile.email}.
      </p>
      {accept.error && (
        <p role="alert" className="text-sm text-danger">
          {messageFor(accept.error)}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          onPress={() => accept.mutate()}
          isPending={accept.isPending}
          pendingLabel="Entrando"
        >
          Entrar en el equipo
        </Button>
        <Button variant="quiet" onPress={() => toTeam()}>
          Ahora no
        </Button>
      </p>
    </section>
  )
}
