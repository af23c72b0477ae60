import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Places of photographs that have not come. */
export function WaitingPhotos() {
  return (
    <Skeleton className="mt-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className="aspect-square rounded-print shimmer" />
        ))}
      </div>
    </Skeleton>
  )
}
