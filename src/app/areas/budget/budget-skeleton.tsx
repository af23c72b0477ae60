import { Skeleton, SkeletonLine, SkeletonRows } from '#ui/feedback/skeleton.tsx'

export function BudgetSkeleton() {
  return (
    <>
      <Skeleton>
        <SkeletonLine className="mt-9.5 h-20 w-96 max-w-full" />
        <SkeletonLine className="mt-8 h-18 w-full rounded-control" />
      </Skeleton>
      <SkeletonRows rows={6} className="mt-12" />
    </>
  )
}
