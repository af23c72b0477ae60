import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { InviteButton } from '../../areas/member-codes/invite-button.tsx'
import { PendingMemberCode } from '../../areas/member-codes/pending-member-code.tsx'
import { PresentMembers } from '../../areas/members/present-members.tsx'
import { Bell } from '../../areas/notifications/bell.tsx'
import { useHighlight } from '../../areas/notifications/use-highlight.ts'
import { PlanReturn } from '../../areas/subscription/plan-return.tsx'
import { requireProfile, weddingsQuery } from '../../shared/session/session.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { AppShell } from '../../shell/app-shell.tsx'
import { PageNotFound } from '../../shell/not-found.tsx'
import { AppSkeleton } from '../../shell/page-skeleton.tsx'
import { AppError } from '../../shell/route-error.tsx'
import { startLive } from '../../sync/live/start-live.ts'

export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location }) => {
    const [profile] = await Promise.all([
      requireProfile(context, location.href),
      // One that the device has kept need not be waited for; the loader meets a failure.
      context.queryClient.ensureQueryData(weddingsQuery).catch(() => {}),
    ])
    return { profile }
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(weddingsQuery),
  pendingMs: 300,
  pendingMinMs: 0,
  pendingComponent: AppSkeleton,
  errorComponent: AppError,
  notFoundComponent: PageNotFound,
  component: App,
})

function App() {
  const profile = useProfile()
  useHighlight()
  const { id } = profile
  useEffect(() => {
    startLive({ id })
  }, [id])
  const hasOwnFrame = useMatches({ select: (all) => all.some(({ staticData }) => staticData.hasOwnFrame) })
  if (hasOwnFrame && profile.isOperator) return <Outlet />
  return (
    <AppShell
      topBar={{
        ofWedding: (wedding) => (
          <>
            <PresentMembers weddingId={wedding.id} />
            {wedding.access.wedding === 'edit' && <InviteButton wedding={wedding} />}
          </>
        ),
        bell: <Bell profile={profile} />,
      }}
      dialogs={
        <>
          <PendingMemberCode />
          <PlanReturn />
        </>
      }
    >
      <Outlet />
    </AppShell>
  )
}
