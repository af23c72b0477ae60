import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { ImportView } from '#contract/import-rows.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CSV_TYPE, toCsv } from '../../../shared/spreadsheet/csv.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { instantInWords } from '../../../shared/words/spanish-dates.ts'
import type { ImportRef } from '../import-refs.ts'
import { StepTitle } from '../move-in-parts.tsx'
import { NextSteps } from './next-steps.tsx'
import { countsInWords } from './preview-words.ts'
import { type ConflictWords, UndoDialog } from './undo-dialog.tsx'

type Outcome = NonNullable<ImportView['outcome']>
type DoneViewProps = {
  at: ImportRef
  outcome: Outcome
  takesFocus: boolean
  onUndone: (words: string) => void
  conflicts: ConflictWords
}

/** All of it is here: what came, what to do next, and the way back. */
export function DoneView({ at, outcome, takesFocus, onUndone, conflicts }: DoneViewProps) {
  const [isUndoing, setUndoing] = useState(false)
  const close = () => setUndoing(false)
  const counts = countsInWords(outcome.counts)
  return (
    <>
      <StepTitle takesFocus={takesFocus}>Ya está aquí</StepTitle>
      <p className="mt-2 max-w-152 text-ink-2">
        {counts
          ? `${counts}. Todo se puede cambiar.`
          : 'Ya estaba casi todo: lo que faltaba está en su sitio.'}
      </p>
      <NextSteps weddingId={at.weddingId} />
      {outcome.leftOut.length > 0 && <LeftOutFile leftOut={outcome.leftOut} />}
      <section
        aria-label="Deshacer"
        className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line-strong pt-5"
      >
        <p className="grid max-w-176 flex-1 basis-72 grid-cols-[1.5rem_1fr] gap-2.5 text-ui text-ink-2">
          <Icon of={Undo2} className="mt-0.5 text-ink-3" />
          <span>
            <b className="font-strong text-ink">¿No era esto?</b> Deshaz el traslado entero y vuelve a como
            estaba. Hasta el {instantInWords(outcome.undoUntil)}; lo que hayas cambiado después se queda, y te
            lo decimos antes.
          </span>
        </p>
        <Button onPress={() => setUndoing(true)}>Deshacer el traslado</Button>
      </section>
      {isUndoing && <UndoDialog {...{ at, onUndone, conflicts }} onClose={close} />}
    </>
  )
}

function LeftOutFile({ leftOut }: { leftOut: Outcome['leftOut'] }) {
  const count = leftOut.length
  const download = () => {
    const rows = leftOut.map(({ fileName, title, detail }) => [fileName, title, detail])
    downloadFile('se-queda-fuera.csv', toCsv([['Archivo', 'Qué', 'Por qué'], ...rows]), CSV_TYPE)
  }
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      {count === 1 ? 'Una cosa se ha quedado fuera.' : `${count} cosas se han quedado fuera.`}
      <Button size="sm" onPress={download}>
        Descargar lo que se queda fuera
      </Button>
    </p>
  )
}
