import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import type { useImages } from './use-inspiration.ts'

export function NoImagesYet({ query }: { query: ReturnType<typeof useImages>['query'] }) {
  if (!query.isError) return <SkeletonRows rows={3} />
  return (
    <ErrorState
      title="No hemos podido cargar las imágenes."
      detail={messageFor(query.error)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
