import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Member, Wedding } from '#contract/weddings.ts'
import { Count } from '#ui/badge.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ByMedia } from '../../lib/by-media.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { membersQuery } from '../../lib/members-query.ts'
import { useProfile } from '../../lib/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { AccessList } from './access-list.tsx'
import { AccessMatrix } from './access-matrix.tsx'
import { OpenCodes } from './open-codes.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

/** Below it the matrix has no room. */
const NARROW = '(width < 72rem)'

type MembersPageProps = {
  wedding: Wedding
  /** The way to let more people in, for who may. */
  invite: ReactNode
}

/** 'Miembros': who takes part in the wedding, and what each may see and edit. */
export function MembersPage({ wedding, invite }: MembersPageProps) {
  const { id: ownId } = useProfile()
  const members = useQuery(membersQuery(wedding.id))
  const [removing, setRemoving] = useState<Member | null>(null)
  const mayDecide = wedding.access.members === 'edit'
  return (
    <Page>
      <PageHeader
        title="Miembros"
        aside={
          members.data && (
            <Count value={members.data.length} label={members.data.length === 1 ? 'miembro' : 'miembros'} />
          )
        }
        actions={wedding.access.wedding === 'edit' && invite}
      />
      <div className="mt-7">
        {members.data ? (
          <ByMedia query={NARROW}>
            {(isNarrow) => {
              const shown = { weddingId: wedding.id, ownId, mayDecide, onRemove: setRemoving }
              return isNarrow ? (
                <AccessList {...shown} members={members.data} />
              ) : (
                <AccessMatrix {...shown} members={members.data} />
              )
            }}
          </ByMedia>
        ) : members.isError ? (
          <ErrorState
            title="No hemos podido cargar los miembros."
            detail={messageFor(members.error)}
            onRetry={() => members.refetch()}
            isRetrying={members.isFetching}
          />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </div>
      {members.data && (
        <p className="mt-4 max-w-prose text-sm text-ink-2">
          {whoDecides(members.data, { mayDecide, ownRole: wedding.role })}
        </p>
      )}
      {wedding.access.wedding === 'edit' && <OpenCodes weddingId={wedding.id} />}
      {removing && (
        <RemoveMemberDialog weddingId={wedding.id} member={removing} onClose={() => setRemoving(null)} />
      )}
    </Page>
  )
}

function whoDecides(
  members: readonly Member[],
  { mayDecide, ownRole }: { mayDecide: boolean; ownRole: Wedding['role'] },
): string {
  if (!members.some(({ preset }) => preset === 'couple')) {
    return mayDecide
      ? 'Mientras no haya nadie de la pareja en la boda, tú decides qué ve cada persona.'
      : 'Mientras no haya nadie de la pareja en la boda, su planner decide qué ve cada persona.'
  }
  if (mayDecide) {
    return 'La pareja siempre edita todo. Familia y Solo mirar no ven el presupuesto; puedes cambiarlo casilla a casilla. Sin proveedores no hay presupuesto ni conversación.'
  }
  return ownRole === 'planner'
    ? 'La pareja siempre edita todo y decide qué ve cada persona, también tú.'
    : 'La pareja siempre edita todo y decide qué ve cada persona.'
}
