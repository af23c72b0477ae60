import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import type { useFolders } from './use-inspiration.ts'

/** While the folders come. */
export function Loading() {
  return (
    <div className="px-gutter pt-6">
      <h1 className="text-[2.25rem]">Inspiración</h1>
      <SkeletonRows rows={6} className="mt-6 max-w-64" />
    </div>
  )
}

/** When they do not. */
export function Unavailable({ query }: { query: ReturnType<typeof useFolders>['query'] }) {
  return (
    <div className="px-gutter pt-6">
      <h1>Inspiración</h1>
      <ErrorState
        title="No hemos podido cargar la inspiración."
        detail={messageFor(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
        className="mt-6"
      />
    </div>
  )
}
