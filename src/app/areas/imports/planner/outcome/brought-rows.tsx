import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { dateInWords } from '../../../../shared/words/spanish-dates.ts'
import { countsInWords } from '../../outcome/preview-words.ts'

type Row = NonNullable<PlannerImportView['outcome']>['rows'][number]

type BroughtRowsProps = {
  rows: readonly Row[]
  /** Undoes one wedding; nothing is offered without it. */
  onUndo?: (key: string) => void
}

/** Each wedding with its end. */
export function BroughtRows({ rows, onUndo }: BroughtRowsProps) {
  return (
    <ul aria-label="Bodas" className="mt-6 border-t border-line-strong">
      {rows.map((row) => (
        <BroughtRow key={row.key} row={row} onUndo={onUndo} />
      ))}
    </ul>
  )
}

const STATES: Readonly<Record<Row['state'], { icon: IconGlyph; words: string; look: string }>> = {
  waiting: { icon: Clock, words: 'Espera', look: 'text-ink-2' },
  done: { icon: Check, words: 'Ya está aquí', look: 'font-strong text-link' },
  failed: { icon: TriangleAlert, words: 'No ha entrado', look: 'text-danger' },
  undone: { icon: Undo2, words: 'Deshecha', look: 'text-ink-2' },
  kept: { icon: Undo2, words: 'Se queda lo cambiado', look: 'text-ink-2' },
}

function BroughtRow({ row, onUndo }: { row: Row; onUndo: BroughtRowsProps['onUndo'] }) {
  const { key, name, date, state, failure, weddingId, isNew, counts } = row
  const { icon, words, look } = STATES[state]
  const isThere = weddingId !== null && (state === 'done' || state === 'kept')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        {isThere ? (
          <Link
            to="/app/couple/$wid"
            params={{ wid: weddingId }}
            className="serif inline-block min-h-6 text-[1.375rem] leading-[1.15] italic wrap-anywhere hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="serif text-[1.375rem] leading-[1.15] italic wrap-anywhere">{name}</span>
        )}
        <p className={cx('text-sm wrap-anywhere', failure ? 'text-danger' : 'text-ink-2')}>
          {failure ??
            [
              date ? dateInWords(date) : 'Sin fecha',
              state === 'done' && countsInWords(counts),
              state === 'done' && !isNew && 'en la que ya tenías',
            ]
              .filter(Boolean)
              .join(' · ')}
        </p>
      </div>
      <span className={cx('inline-flex items-center gap-2 text-sm', look)}>
        <Icon of={icon} size="sm" />
        {words}
      </span>
      {onUndo && state === 'done' && (
        <Button size="sm" variant="quiet" aria-label={`Deshacer ${name}`} onPress={() => onUndo(key)}>
          Deshacer
        </Button>
      )}
    </li>
  )
}
