import { useQuery } from '@tanstack/react-query'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import type { Team } from '#contract/agencies.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { teamQuery } from './agencies.queries.ts'
import { InSteps } from './in-steps.tsx'
import { InvitePersonDialog } from './invite-person-dialog.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PeopleList, TeamList } from './team-list.tsx'
import { TeamTable } from './team-table.tsx'
import { isPast } from './team-words.ts'

type OwnedTeamProps = {
  agencyId: string
  /** The person whose panel is open. */
  personId: string | undefined
  onPerson: (userId: string | undefined) => void
  /** The choice of another team. */
  switcher: ReactNode
  /** Stands below everything. */
  children: ReactNode
}

/** The team of an agency, for its owners. */
export function OwnedTeam({ agencyId, personId, onPerson, switcher, children }: OwnedTeamProps) {
  const query = useQuery(teamQuery(agencyId))
  const team = query.data
  const today = dayInMadrid(useNow())
  const panelId = useId()
  const [isInviting, setInviting] = useState(false)
  // The press is answered before the panel and the table beside it are laid out.
  const shownId = useDeferredValue(personId)
  const open = team?.people.find(({ userId }) => userId === shownId)
  const close = () => onPerson(undefined)
  return (
    <div className={cx(open && 'lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]')}>
      <Page className={cx(open && 'max-lg:hidden')}>
        <PageHeader
          title="Equipo"
          aside={team && <span className="num text-2xl text-ink-3">{team.people.length}</span>}
          actions={
            <Button variant="primary" icon={UserRoundPlus} onPress={() => setInviting(true)}>
              Añadir persona
            </Button>
          }
        />
        {switcher}
        {query.isError && !team ? (
          <ErrorState
            title="No hemos podido cargar tu equipo."
            detail={messageFor(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : team ? (
          <Weddings team={team} today={today} openId={open?.userId} onPerson={onPerson} />
        ) : (
          <SkeletonRows className="mt-6" />
        )}
        {children}
      </Page>
      {team && open && (
        <PersonPanel
          key={open.userId}
          id={panelId}
          team={team}
          person={open}
          today={today}
          onClose={close}
          actions={!open.isFounder && <PersonActions team={team} person={open} onRemoved={close} />}
        />
      )}
      {isInviting && <InvitePersonDialog team={{ id: agencyId }} onClose={() => setInviting(false)} />}
    </div>
  )
}

type WeddingsProps = {
  team: Team
  today: string
  openId: string | undefined
  onPerson: (userId: string | undefined) => void
}

function Weddings({ team, today, openId, onPerson }: WeddingsProps) {
  if (team.people.length === 1)
    return (
      <>
        <EmptyState
          question="¿Trabajas con alguien?"
          line="Añade a las personas de tu equipo y decide quién va a qué boda: quién la lleva, quién coordina y quién ayuda solo el día. Cada una entra con su cuenta y ve lo que le toca."
        />
        <OpenInvitations team={team} />
      </>
    )
  const coming = team.weddings.filter((wedding) => !isPast(wedding, today))
  const past = team.weddings.filter((wedding) => isPast(wedding, today))
  const shown = (weddings: typeof coming, label: string) => (
    <InSteps of={weddings} people={team.people.length}>
      {(some) => (
        <ByMedia query="(width <= 48rem)">
          {(isNarrow) =>
            isNarrow ? (
              <TeamList team={team} weddings={some} label={label} />
            ) : (
              <TeamTable team={team} weddings={some} openId={openId} onOpen={onPerson} label={label} />
            )
          }
        </ByMedia>
      )}
    </InSteps>
  )
  return (
    <div className="mt-5">
      {coming.length > 0 ? (
        shown(coming, 'Quién va a qué boda')
      ) : (
        <p className="text-ink-3">No tienes ninguna boda por delante.</p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        «El día» abre la boda desde el viernes hasta el domingo a medianoche: agenda, mesas y teléfonos de
        proveedores.
      </p>
      {past.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-6 cursor-pointer text-sm font-medium">
            {past.length === 1 ? 'Una boda que ya pasó' : `${past.length} bodas que ya pasaron`}
          </summary>
          {shown(past, 'Bodas que ya pasaron')}
        </details>
      )}
      <ByMedia query="(width <= 48rem)">
        {(isNarrow) => isNarrow && <PeopleList team={team} onOpen={onPerson} />}
      </ByMedia>
      <OpenInvitations team={team} />
    </div>
  )
}
