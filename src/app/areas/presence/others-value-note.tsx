import { cx } from '#ui/class-names.ts'
import type { OthersValue } from './others-value.ts'

type OthersValueNoteProps = {
  others: OthersValue<string | null> | null
  /** Drops what was typed. */
  onTakeTheirs: () => void
  /** Saves what was typed over theirs. */
  onKeepMine: () => void
  className?: string
}

/** Beside a field that is being typed into: what somebody else has put there, and which of both to keep. */
export function OthersValueNote({ others, onTakeTheirs, onKeepMine, className }: OthersValueNoteProps) {
  return (
    <div role="status" className={others ? cx(NOTE, className) : 'contents'}>
      {others && (
        <>
          <p className="wrap-anywhere">{told(others)}</p>
          <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
            <button type="button" onClick={onTakeTheirs} className={CHOICE}>
              {others.by === null ? 'Usar lo otro' : 'Usar lo suyo'}
            </button>
            <button type="button" onClick={onKeepMine} className={CHOICE}>
              Guardar lo mío
            </button>
          </div>
        </>
      )}
    </div>
  )
}

function told({ value, by }: OthersValue<string | null>): string {
  const who = by === null ? 'En otra ventana lo has' : `${by} lo ha`
  return value ? `${who} cambiado a «${value}».` : `${who} dejado vacío.`
}

const NOTE = 'rounded-control bg-surface-inverse px-3 py-2 text-xs font-normal text-inverse shadow-3'

const CHOICE =
  'min-h-6 font-semibold underline underline-offset-[.2em] focus-visible:outline-current pointer-coarse:min-h-11'
