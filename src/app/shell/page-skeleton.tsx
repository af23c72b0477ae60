import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Page } from './page.tsx'

/** A page that is on its way, inside the sheet. */
export function PageSkeleton() {
  return (
    <Page>
      <Skeleton>
        <SkeletonLine className="h-10 w-56 max-w-full" />
        <SkeletonLine className="mt-10 w-full max-w-152" />
        <SkeletonLine className="mt-4 w-3/4 max-w-120" />
        <SkeletonLine className="mt-4 w-2/3 max-w-104" />
      </Skeleton>
    </Page>
  )
}

/** The whole frame while it is not yet known who is there. */
export function AppSkeleton() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <div className="max-lg:hidden" />
      <main className="min-h-dvh bg-surface lg:mt-2.5 lg:min-h-[calc(100dvh-.625rem)] lg:rounded-tl-sheet">
        <div className="h-15 border-b border-line" />
        <PageSkeleton />
      </main>
    </div>
  )
}
