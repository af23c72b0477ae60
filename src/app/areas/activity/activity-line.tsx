import Undo2 from 'lucide-react/icons/undo-2'
import type { ActivityLine, UndoState } from '#contract/activity.ts'
import { Button } from '#ui/button.tsx'
import { relativeTime } from '../../lib/relative-time.ts'
import { ChangeDetails } from './change-details.tsx'
import { conflictSentence } from './conflict-words.ts'
import { ACTIVITY_SECTIONS } from './entity-words.ts'
import { lineSentence, sectionOf } from './line-words.ts'

type LineProps = {
  line: ActivityLine
  now: Date
  /** The line that is being undone. */
  undoing: string | undefined
  onUndo: (lineId: string) => void
}

/** What was done, by whom and when, with 'Deshacer' or why there is none. */
export function ActivityLineItem({ line, now, undoing, onUndo }: LineProps) {
  const total = line.counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <li
      data-row={line.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b border-line py-3.5 max-md:grid-cols-1"
    >
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere text-ink-2">
          <b className="font-strong text-ink">{authorName(line)}</b> {lineSentence(line)}
        </p>
        <p className="mt-0.5 text-xs text-ink-3">
          {ACTIVITY_SECTIONS[sectionOf(line)]} ·{' '}
          <time dateTime={line.at} title={exactTime.format(new Date(line.at))}>
            {relativeTime(line.at, now)}
          </time>
        </p>
        {line.undo !== 'final' && <ChangeDetails changes={line.changes} total={total} />}
        {line.conflicts.length > 0 && (
          <ul aria-label="Lo que sigue igual" className="mt-1.5 grid gap-1 text-sm text-ink-2">
            {line.conflicts.map((conflict) => (
              <li key={`${conflict.entity} ${conflict.key}`} className="border-l-2 border-naranja-500 pl-2.5">
                {conflictSentence(conflict)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <UndoButton state={line.undo} isPending={undoing === line.id} onPress={() => onUndo(line.id)} />
    </li>
  )
}

const exactTime = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeStyle: 'short' })

/** Members who left are not named any more, nor families that were removed. */
export const authorName = ({
  actorName,
  familyName,
}: Pick<ActivityLine, 'actorName' | 'familyName'>): string =>
  familyName === null ? (actorName ?? 'Alguien que ya no tiene cuenta') : familyName || 'Una familia'

const WHY_NOT: Record<Exclude<UndoState, 'ready'>, string> = {
  undone: 'Deshecho',
  final: '',
  closed: 'Solo lo deshace quien puede editarlo',
  expired: 'Ya no se puede deshacer',
}

type UndoButtonProps = { state: UndoState; isPending: boolean; onPress: () => void; label?: string }

export function UndoButton({ state, isPending, onPress, label = 'Deshacer' }: UndoButtonProps) {
  if (state !== 'ready') return <span className="text-xs text-ink-3 md:pt-1">{WHY_NOT[state]}</span>
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={Undo2}
      isPending={isPending}
      onPress={onPress}
      className="max-md:justify-self-start"
    >
      {label}
    </Button>
  )
}
