import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import type { ImportFileView } from '#contract/import-rows.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { Arrival } from '../arriving/arrival-store.ts'
import { retryArrival } from '../arriving/arrivals.ts'
import { shareOf } from '../arriving/pieces.ts'
import type { RowActs } from './row-acts.ts'

type ArrivingRowProps = {
  file: ImportFileView
  arrival: Arrival | undefined
  /** The page does not have it, so it is to be chosen again. */
  isMissing: boolean
  acts: RowActs
}

/** A file on its way, or one that waits to be read. */
export function ArrivingRow({ file, arrival, isMissing, acts }: ArrivingRowProps) {
  const { id, name, bytes, received, state } = file
  return (
    <li className="flex min-h-17 items-center gap-3 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        {state === 'waiting' ? (
          <Progress label={`Leyendo ${name}`} value={null} />
        ) : (
          <Progress
            label={name}
            value={arrival ? shareOf(arrival.received, arrival.sent, bytes) : shareOf(received, 0, bytes)}
          />
        )}
        {isMissing && <p className="mt-1 text-sm text-ink-2">No llegó entero. Elígelo otra vez.</p>}
        {arrival?.message && (
          <p role="alert" className="mt-1 text-sm font-medium text-danger wrap-anywhere">
            {arrival.message}
          </p>
        )}
      </div>
      {arrival?.status === 'failed' && arrival.isRetriable && (
        <Button size="sm" icon={RotateCcw} onPress={() => retryArrival(id)}>
          Reintentar
        </Button>
      )}
      <IconButton icon={X} iconSize="sm" label={`Quitar ${name}`} onPress={() => acts.onRemove([id])} />
    </li>
  )
}
