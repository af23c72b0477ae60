import { useQuery } from '@tanstack/react-query'
import type { RemovedThing } from '#contract/activity.ts'
import { TRASH_DAYS } from '#domain/activity.ts'
import { inSpanishList } from '#domain/spanish-list.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { relativeTime, useCurrentTime } from '../../lib/relative-time.ts'
import { instantInWords } from '../../lib/spanish-dates.ts'
import { useUndo } from './activity.actions.ts'
import { trashQuery } from './activity.queries.ts'
import { authorName, UndoButton } from './activity-line.tsx'
import { named, several } from './entity-words.ts'

/** What was removed in the last 30 days, each with everything that hangs on it. */
export function TrashList({ weddingId }: { weddingId: string }) {
  const query = useQuery(trashQuery(weddingId))
  const undo = useUndo(weddingId, 'Recuperado.')
  const now = useCurrentTime()
  if (query.data?.length === 0) {
    return (
      <EmptyState
        question="La papelera está vacía"
        line={`Lo que se elimina espera aquí ${TRASH_DAYS} días, por si hay que recuperarlo.`}
      />
    )
  }
  if (query.data) {
    return (
      <ul aria-label="Papelera" className="max-w-208 border-t border-line">
        {query.data.map((removed) => (
          <li
            key={removed.lineId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b border-line py-3.5 text-sm max-md:grid-cols-1"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere text-ink">{removedInWords(removed)}</p>
              <p className="mt-0.5 text-xs text-ink-3">
                {authorName(removed)} · <time dateTime={removed.at}>{relativeTime(removed.at, now)}</time> ·
                hasta el {instantInWords(removed.until)}
              </p>
            </div>
            <UndoButton
              state={removed.undo}
              label="Recuperar"
              isPending={undo.isPending && undo.variables === removed.lineId}
              onPress={() => undo.mutate(removed.lineId)}
            />
          </li>
        ))}
      </ul>
    )
  }
  if (!query.isError) return <SkeletonRows rows={5} />
  return (
    <ErrorState
      title="No hemos podido cargar la papelera."
      detail={messageFor(query.error)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}

/** `Carmen`, `La lista de 120 invitados que había antes de importar otra`, `El día «Boda», con 8 momentos`. */
function removedInWords({ action, entity, label, counts }: RemovedThing): string {
  const own = counts.filter((group) => group.entity === entity).reduce((sum, { count }) => sum + count, 0)
  if (action === 'guests.import')
    return `La lista de ${several('guests', own)} que había antes de importar otra`
  if (own > 1) return capital(several(entity, own))
  const rest = counts
    .filter((group) => group.entity !== entity)
    .map((group) => several(group.entity, group.count))
  const name = capital(named(entity, label).replace(/^a /, ''))
  return rest.length > 0 ? `${name}, con ${inSpanishList(rest)}` : name
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
