import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../error-messages.ts'

type PaperNotLoadedProps = {
  /** Said where it could not be loaded. */
  failed: string
  /** Whether the request that it belongs to is there. */
  hasRequest: boolean
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>
}

/** A paper of a request that is not there yet: on its way, not to be had, or of a request that has gone. */
export function PaperNotLoaded({ failed, hasRequest, query }: PaperNotLoadedProps) {
  if (!hasRequest)
    return (
      <ErrorState title="Esa solicitud ya no está." detail="Puede que la hayas eliminado en otra ventana." />
    )
  if (!query.isError) return <SkeletonRows className="mt-6" />
  return (
    <ErrorState
      title={failed}
      detail={messageFor(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}

/** The way from a paper back to its request. */
export const BackToRequest = ({
  plannerId,
  request,
}: {
  plannerId: string
  request: { id: string; name: string }
}) => (
  <p className="mb-2 text-sm">
    <Link
      to="/app/planner/$pid/requests"
      params={{ pid: plannerId }}
      search={{ solicitud: request.id }}
      className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-2 text-ink-2 hover:underline"
    >
      <Icon of={ArrowLeft} size="sm" />
      {request.name}
    </Link>
  </p>
)
