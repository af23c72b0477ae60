import { useQuery } from '@tanstack/react-query'
import type { Agency } from '#contract/agencies.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Select } from '#ui/fields/select.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { agenciesQuery } from './agencies.queries.ts'
import { LeaveAgency, OwnPlace } from './own-place.tsx'
import { OwnedTeam } from './owned-team.tsx'

type TeamPageProps = {
  /** The agency that the address asks for; the own one otherwise. */
  agencyId: string | undefined
  onAgency: (agencyId: string | undefined) => void
  /** The person whose panel is open. */
  personId: string | undefined
  onPerson: (userId: string | undefined) => void
}

/** 'Equipo': the own team, and the place in those of others. */
export function TeamPage({ agencyId, onAgency, personId, onPerson }: TeamPageProps) {
  const { place } = useBusiness()
  const query = useQuery(agenciesQuery)
  const agencies = query.data
  if (!agencies)
    return (
      <Page>
        <PageHeader title="Equipo" />
        {query.isError ? (
          <ErrorState
            title="No hemos podido cargar tu equipo."
            detail={messageFor(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <SkeletonRows className="mt-6" />
        )}
      </Page>
    )
  const shown = agencies.find(({ id }) => id === (agencyId ?? place?.id)) ?? mainOf(agencies)
  const switcher = !place && agencies.length > 1 && (
    <Select
      label="Equipo de"
      options={agencies.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown.id}
      onChange={onAgency}
      className="mt-5 max-w-80"
    />
  )
  const onLeft = () => onAgency(undefined)
  if (shown.role !== 'owner')
    return (
      <Page>
        <PageHeader title="Equipo" />
        {switcher}
        <OwnPlace key={shown.id} agencyId={shown.id} onLeft={onLeft} />
      </Page>
    )
  return (
    <OwnedTeam key={shown.id} agencyId={shown.id} personId={personId} onPerson={onPerson} switcher={switcher}>
      {!shown.isFounder && <LeaveAgency place={shown} onLeft={onLeft} />}
    </OwnedTeam>
  )
}

/** The team that is shown first: a joined one, where the own one is empty. */
function mainOf(agencies: readonly Agency[]): Agency {
  const [own, joined] = agencies
  return own!.people === 1 && joined ? joined : own!
}
