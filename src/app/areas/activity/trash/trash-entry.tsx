import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import type { RemovedRow, RemovedThing } from '#contract/activity.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { relativeTime } from '../../../shared/words/relative-time.ts'
import { instantInWords } from '../../../shared/words/spanish-dates.ts'
import { authorName } from '../activity-line.tsx'
import { ofInWords, removedInWords, rowInWords } from './removed-words.ts'

type TrashEntryProps = {
  thing: RemovedThing
  now: Date
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  isPending: boolean
  /** All of the entry, or the rows given. */
  onRestore: (rows?: readonly RemovedRow[]) => void
  onPurge: () => void
}

/** Shows the rows that one line removed, who and when, until when they wait, and the ways back and out. */
export function TrashEntry({ thing, now, isChosen, onChoose, isPending, ...acts }: TrashEntryProps) {
  const words = removedInWords(thing)
  const of = ofInWords(thing)
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1.5 border-b border-line py-3.5 text-sm md:grid-cols-[1.125rem_minmax(0,1fr)_auto]">
      <input
        type="checkbox"
        aria-label={`Elegir: ${words}`}
        checked={isChosen}
        disabled={!thing.canRestore}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-4.5 accent-primary disabled:opacity-40"
      />
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink">{words}</p>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-3">
          {thing.count === 1 && of && `${of} · `}
          {authorName(thing)} · <time dateTime={thing.at}>{relativeTime(thing.at, now)}</time> · hasta el{' '}
          {instantInWords(thing.until)}
        </p>
        {thing.count > 1 && <Rows thing={thing} isPending={isPending} onRestore={acts.onRestore} />}
      </div>
      {thing.canRestore ? (
        <span className="-my-1 flex items-center gap-1 max-md:col-start-2 max-md:-ml-3.25">
          <Button
            size="sm"
            variant="quiet"
            icon={RotateCcw}
            aria-label={`Recuperar: ${words}`}
            isPending={isPending}
            onPress={() => acts.onRestore()}
          >
            Recuperar
          </Button>
          <IconButton icon={Trash2} label={`Eliminar para siempre: ${words}`} onPress={acts.onPurge} />
        </span>
      ) : (
        <span className="max-w-40 text-xs text-ink-3 max-md:col-start-2">
          Solo lo recupera quien puede editarlo
        </span>
      )}
    </li>
  )
}

type RowsProps = Pick<TrashEntryProps, 'thing' | 'isPending' | 'onRestore'>

/** The rows of the entry, each of which can come back alone. */
function Rows({ thing: { rows, count, canRestore }, isPending, onRestore }: RowsProps) {
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer rounded-control text-ink-2 hover:text-ink pointer-coarse:py-2">
        Ver los {formatNumber(count)}
      </summary>
      <ul className="mt-1 grid border-l border-line pl-3">
        {rows.map((row) => (
          <li key={`${row.entity} ${row.key}`} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere text-ink-2">{rowInWords(row)}</span>
            {canRestore && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Recuperar: ${rowInWords(row)}`}
                isDisabled={isPending}
                onPress={() => onRestore([row])}
              >
                Recuperar
              </Button>
            )}
          </li>
        ))}
        {count > rows.length && (
          <li className="py-1.5 text-ink-3">
            y {formatNumber(count - rows.length)} más: búscalos por su nombre.
          </li>
        )}
      </ul>
    </details>
  )
}
