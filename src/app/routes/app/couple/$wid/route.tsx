import { createFileRoute, notFound, Outlet, useMatches } from '@tanstack/react-router'
import { Fragment, useEffect } from 'react'
import { isEnough } from '#domain/members/permissions.ts'
import { ViewOnly } from '#ui/hydration/view-only.ts'
import { CommentsOverlay } from '../../../../areas/comments/comments-overlay.tsx'
import { isOwnWedding } from '../../../../shared/session/session.ts'
import { useProfile, useWedding } from '../../../../shared/session/use-session.ts'
import { rememberCurrentWedding } from '../../../../shared/wedding/current-wedding.ts'
import {
  PageNotFound,
  SectionClosed,
  ViewOnlyNotice,
  WeddingLeft,
  WeddingNotFound,
} from '../../../../shell/not-found.tsx'
import { RouteError } from '../../../../shell/route-error.tsx'

export const Route = createFileRoute('/app/couple/$wid')({
  staticData: { title: 'Mi boda' },
  // In the loader: what is not found in beforeLoad is shown by the root, without the menu.
  loader: async ({ context, params }) => {
    if (!(await isOwnWedding(context, params.wid))) throw notFound()
  },
  errorComponent: RouteError,
  notFoundComponent: NothingHere,
  component: InWedding,
})

/** An address that leads nowhere inside of a wedding of the person says nothing about the wedding. */
function NothingHere() {
  const { wid } = Route.useParams()
  return useWedding(wid) ? <PageNotFound /> : <WeddingNotFound />
}

function InWedding() {
  const { wid } = Route.useParams()
  const { id: userId } = useProfile()
  const wedding = useWedding(wid)
  const isMember = wedding !== undefined
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section })
  useEffect(() => {
    if (isMember) rememberCurrentWedding({ id: userId }, wid)
  }, [isMember, userId, wid])
  // Left meanwhile: here, where another page is on its way in a moment, or on another device.
  if (!isMember) {
    return (
      <div className="appear-late">
        <WeddingLeft />
      </div>
    )
  }
  if (section && !isEnough(wedding.access[section], 'view')) return <SectionClosed />
  if (section && !isEnough(wedding.access[section], 'edit')) {
    return (
      <ViewOnly key={wid} value={true}>
        <div data-view-only className="contents">
          <ViewOnlyNotice />
          <Outlet />
        </div>
        <CommentsOverlay weddingId={wid} section={section} />
      </ViewOnly>
    )
  }
  // Another wedding is another page: nothing half-typed in one may appear in the other.
  return (
    <Fragment key={wid}>
      <Outlet />
      <CommentsOverlay weddingId={wid} section={section} />
    </Fragment>
  )
}
