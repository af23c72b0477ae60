import { useQuery } from '@tanstack/react-query'
import { operatorLogLine } from '#domain/operator/operator-acts.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { whenInWords } from '../../shared/words/spanish-dates.ts'
import { operatorLogQuery } from './operator.queries.ts'

/** Everything that operators did, the newest first. */
export function OperatorLog({ onClose }: { onClose: () => void }) {
  const { data: acts, error } = useQuery({ ...operatorLogQuery, staleTime: 0 })
  const now = useNow()
  return (
    <Dialog
      title="Registro"
      description="Lo que se hace aquí queda anotado. A quien afecta, le sale también en su perfil."
      width="lg"
      isOpen
      onOpenChange={onClose}
    >
      {error && !acts && (
        <p role="alert" className="text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!acts && !error && <SkeletonRows />}
      <ol className="border-t border-line text-xs" aria-label="Registro">
        {acts?.map(({ id, act, subject, operatorName, at }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              {operatorName ?? 'Una cuenta que ya no está'} · {operatorLogLine(act, subject)}
            </span>
            <time dateTime={at} className="shrink-0 text-ink-3">
              {whenInWords(new Date(at), now)}
            </time>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
