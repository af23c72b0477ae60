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
  if (query.data?.things.length === 0) {
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
        {query.data.things.map((removed) => (
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
              state={removed.canRestore ? 'ready' : 'closed'}
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
function removedInWords({ action, entity, count, rows, rest }: RemovedThing): string {
  if (action === 'guests.import')
    return `La lista de ${several('guests', count)} que había antes de importar otra`
  if (count > 1) return capital(several(entity, count))
  const name = capital(named(entity, rows[0]?.label ?? null).replace(/^a /, ''))
  const others = rest.map((group) => several(group.entity, group.count))
  return others.length > 0 ? `${name}, con ${inSpanishList(others)}` : name
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
