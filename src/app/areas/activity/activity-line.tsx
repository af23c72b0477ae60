import Undo2 from 'lucide-react/icons/undo-2'
import type { ActivityLine, UndoState } from '#contract/activity.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { timeInWords, whenInWords } from '../../shared/words/spanish-dates.ts'
import { ChangeDetails } from './change-details.tsx'
import { conflictSentence } from './conflict-words.ts'
import { LineSections } from './line-sections.tsx'
import { lineSentence } from './line-words.ts'

type LineProps = {
  weddingId: string
  line: ActivityLine
  now: Date
  /** The line that is being undone. */
  undoing: string | undefined
  onUndo: (lineId: string) => void
}

/**
 * Says what was done, by whom and when, with 'Deshacer' or why there is none. A line that was undone is struck through.
 */
export function ActivityLineItem({ weddingId, line, now, undoing, onUndo }: LineProps) {
  const total = line.counts.reduce((sum, { count }) => sum + count, 0)
  const name = authorName(line)
  return (
    <li
      data-row={line.id}
      className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-3.5 max-md:gap-x-3 md:grid-cols-[2rem_minmax(0,1fr)_3rem_7.5rem]"
    >
      <Avatar name={name} />
      <div className="min-w-0 text-sm">
        <p className={cx('wrap-anywhere text-ink-2', line.undone && UNDONE)}>
          <b className={cx('font-strong', !line.undone && 'text-ink')}>{name}</b> {lineSentence(line)}
        </p>
        <p className="mt-0.5 text-xs text-ink-3">
          {line.undone ? (
            undoneInWords(line.undone, now)
          ) : (
            <>
              <LineSections weddingId={weddingId} line={line} />
              <span className="md:hidden"> · {timeInWords(line.at)}</span>
            </>
          )}
        </p>
        {line.undo !== 'final' && !line.undone && <ChangeDetails changes={line.changes} total={total} />}
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
      <time
        dateTime={line.at}
        title={exactTime.format(new Date(line.at))}
        className="num pt-0.5 text-right text-sm text-ink-3 max-md:hidden"
      >
        {timeInWords(line.at)}
      </time>
      <span className="text-right">
        <UndoButton state={line.undo} isPending={undoing === line.id} onPress={() => onUndo(line.id)} />
      </span>
    </li>
  )
}

const UNDONE = 'text-ink-3 line-through decoration-line-strong'

const undoneInWords = ({ byName, at }: NonNullable<ActivityLine['undone']>, now: Date) =>
  `Deshecho por ${byName ?? 'alguien que ya no tiene cuenta'}, ${whenInWords(new Date(at), now)}`

const exactTime = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeStyle: 'short' })

/** Members who left are not named any more, nor families that were removed. */
export const authorName = ({
  actorName,
  familyName,
  action,
}: Pick<ActivityLine, 'actorName' | 'familyName'> & { action?: string }): string => {
  if (familyName !== null) return familyName || 'Una familia'
  return (
    actorName ?? (action?.startsWith(BY_OPERATOR) ? 'El equipo de Azahar' : 'Alguien que ya no tiene cuenta')
  )
}

const BY_OPERATOR = 'weddings.backup.'

const WHY_NOT: Record<Exclude<UndoState, 'ready'>, string> = {
  undone: '',
  final: '',
  closed: 'Solo lo deshace quien puede editarlo',
  expired: 'Ya no se puede deshacer',
}

type UndoButtonProps = { state: UndoState; isPending: boolean; onPress: () => void }

/** On a phone the icon alone, named for screen readers. */
function UndoButton({ state, isPending, onPress }: UndoButtonProps) {
  if (state !== 'ready') {
    return <span className="block max-w-24 text-left text-xs text-ink-3 md:ml-auto">{WHY_NOT[state]}</span>
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={Undo2}
      isPending={isPending}
      onPress={onPress}
      className="-mt-1 md:-mr-2.5 max-md:-mr-2 max-md:px-3"
    >
      <span className="max-md:sr-only">Deshacer</span>
    </Button>
  )
}
