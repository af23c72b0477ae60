import { useEffect, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { type OthersValue, useEditorName } from './others-value.ts'

type Choices = {
  /** Drops what was typed. */
  onTakeTheirs: () => void
  /** Saves what was typed over theirs. */
  onKeepMine: () => void
}

type OthersValueNoteProps = Choices & { others: OthersValue<string | null> | null; className?: string }

/** Beside a field that is being typed into: the value of another member, and the choice which to keep. */
export function OthersValueNote({ others, className, ...choices }: OthersValueNoteProps) {
  return (
    <div role="status" className={others ? cx(NOTE, className) : 'contents'}>
      {others && <Note others={others} {...choices} />}
    </div>
  )
}

function Note({ others, onTakeTheirs, onKeepMine }: Choices & { others: OthersValue<string | null> }) {
  const editor = useEditorName(others.rowId)
  const who = editor === null ? 'En otra ventana lo has' : `${editor} lo ha`
  const choices = useRef<HTMLDivElement>(null)
  // A field at the end of a panel would hide it.
  useEffect(() => {
    choices.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <>
      <p className="wrap-anywhere">
        {others.value ? `${who} cambiado a «${others.value}».` : `${who} dejado vacío.`}
      </p>
      <div ref={choices} className="mt-1.5 flex scroll-mb-4 flex-wrap gap-x-4 gap-y-1">
        <button type="button" onClick={onTakeTheirs} className={CHOICE}>
          {editor === null ? 'Usar lo otro' : 'Usar lo suyo'}
        </button>
        <button type="button" onClick={onKeepMine} className={CHOICE}>
          Guardar lo mío
        </button>
      </div>
    </>
  )
}

const NOTE = 'rounded-control bg-surface-inverse px-3 py-2 text-xs font-normal text-inverse shadow-3'

const CHOICE =
  'min-h-6 font-semibold underline underline-offset-[.2em] focus-visible:outline-current pointer-coarse:min-h-11'
