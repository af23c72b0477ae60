import { useMutation } from '@tanstack/react-query'
import type { FailedJob } from '#contract/operator-rows.ts'
import { Button } from '#ui/button.tsx'
import { retryJobs } from './operator.actions.ts'
import { spanInWords } from './time-left.ts'

export const useRetry = () => useMutation({ mutationFn: retryJobs })

type Retry = ReturnType<typeof useRetry>

type RetryAllProps = { retry: Retry; failed: readonly FailedJob[]; label: string }

/** One button for all of a list, where there are several. */
export function RetryAll({ retry, failed, label }: RetryAllProps) {
  const ids = failed.filter(({ runAt }) => runAt !== null).map(({ id }) => id)
  if (ids.length < 2) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      className="px-1 text-xs"
      aria-label={label}
      isDisabled={retry.isPending}
      onPress={() => retry.mutate(ids)}
    >
      Reintentar todos
    </Button>
  )
}

type RetryOneProps = { retry: Retry; job: FailedJob; now: Date; name: string }

/** The button, beside when the queue will try by itself. */
export function RetryOne({ retry, job, now, name }: RetryOneProps) {
  if (job.runAt === null) return <span className="text-ink-3">en marcha</span>
  const next = Date.parse(job.runAt) - now.getTime()
  return (
    <span className="inline-flex items-center gap-1.5">
      {next > 0 && <span className="text-ink-3">en {spanInWords(next)}</span>}
      <Button
        variant="quiet"
        size="sm"
        className="px-1 text-xs"
        aria-label={`Reintentar ${name}`}
        isDisabled={retry.isPending}
        onPress={() => retry.mutate([job.id])}
      >
        Reintentar
      </Button>
    </span>
  )
}
