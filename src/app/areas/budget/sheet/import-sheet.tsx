import { useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ImportSteps } from '../../../shared/list-import/import-steps.tsx'
import { ListSource, type SourceTab } from '../../../shared/list-import/list-source.tsx'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { takeBack } from './send-sheet.ts'
import { SheetColumns } from './sheet-columns.tsx'
import { SheetPreview } from './sheet-preview.tsx'
import { importedInWords } from './sheet-words.ts'
import { type SheetImportRun, useSheetImport } from './use-sheet-import.ts'

type ImportSheetProps = {
  weddingId: string
  vendors: readonly Vendor[]
  components: readonly CatalogueComponent[]
  readPages: ReadPages
  onClose: () => void
}

const TITLES = {
  source: 'Importar una hoja',
  columns: 'Revisa las columnas',
  preview: 'Esto es lo que traes',
}

/** Brings the vendors of a budget sheet with what is paid and due: what comes is shown before it is stored. */
export function ImportSheet({ onClose, ...props }: ImportSheetProps) {
  const [tab, setTab] = useState<SourceTab>('file')
  // The pasted cells outlive the dialog: closing it by mistake loses nothing.
  const [text, writeText] = useUnsaved(`${props.weddingId} pasted budget`)
  const run = useSheetImport({
    ...props,
    today: dayInMadrid(useNow()),
    onImported: (done) => {
      writeText(null)
      onClose()
      const { lineId } = done
      const undo = lineId && { label: 'Deshacer', onAction: () => void takeBack(props.weddingId, lineId) }
      showToast(importedInWords(done), undo ? { action: undo } : {})
    },
  })
  const { step, table, work } = run
  return (
    <ImportSteps
      step={step}
      title={TITLES[step]}
      isWide={step !== 'source'}
      isUnsaved={step !== 'source'}
      isWriting={work === 'writing'}
      problem={step === 'source' ? null : run.problem}
      actions={<SheetActions run={run} text={tab === 'text' ? (text ?? '') : null} />}
      onClose={onClose}
    >
      {step === 'columns' && table && <SheetColumns run={run} table={table} />}
      {step === 'preview' && <SheetPreview run={run} components={props.components} />}
      {step === 'source' && (
        <ListSource
          tab={tab}
          onTab={setTab}
          text={text ?? ''}
          onText={(next) => writeText(next || null)}
          onFile={(file) => void run.readFile(file)}
          problem={run.problem}
          words={{ ...SOURCE, drop: work === 'reading' ? 'Leyendo…' : SOURCE.drop }}
        />
      )}
    </ImportSteps>
  )
}

/** The buttons of a step; `text` is what was pasted, `null` beside a file. */
function SheetActions({ run, text }: { run: SheetImportRun; text: string | null }) {
  const { step, chosen, work } = run
  if (step === 'source') {
    if (text === null) return null
    return (
      <Button
        variant="primary"
        isDisabled={!text.trim()}
        isPending={work === 'reading'}
        pendingLabel="Leyendo"
        onPress={() => void run.readText(text)}
      >
        Leer la hoja
      </Button>
    )
  }
  if (step === 'columns') {
    return (
      <>
        <Button variant="quiet" onPress={() => run.go('source')}>
          Atrás
        </Button>
        <Button
          variant="primary"
          isDisabled={!run.reading || run.reading.vendors.length + run.reading.out.length === 0}
          onPress={() => run.go('preview')}
        >
          Continuar
        </Button>
      </>
    )
  }
  const count = chosen?.length ?? 0
  return (
    <>
      <Button variant="quiet" onPress={() => run.go('source')}>
        Atrás
      </Button>
      <Button onPress={() => run.go('columns')}>Columnas</Button>
      <Button
        variant="primary"
        isDisabled={count === 0 || run.isTooMuch}
        isPending={work === 'writing'}
        pendingLabel="Importando"
        onPress={() => void run.write()}
      >
        {count > 0 ? `Importar ${count}` : 'Importar'}
      </Button>
    </>
  )
}

const SOURCE = {
  drop: 'Suelta aquí tu presupuesto',
  hint: 'CSV o Excel (.csv, .xlsx, .xls), hasta 5\u00a0MB y 500 proveedores.',
  about:
    'Un proveedor por fila: nombre, categoría, coste, lo pagado, lo pendiente y cuándo vence. Da igual el orden de las columnas y cómo se llamen, y nada se guarda hasta que lo veas.',
  label: 'Las celdas de tu hoja',
  description: 'Cópialas con sus títulos y pégalas aquí.',
  placeholder: 'Proveedor\tCategoría\tCoste\tPagado\nLa Alacena\tCatering\t9.860\t2.958',
}
