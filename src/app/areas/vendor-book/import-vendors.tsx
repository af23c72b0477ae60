import { useState } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { Button } from '#ui/button.tsx'
import { ImportSteps } from '../../shared/list-import/import-steps.tsx'
import { ListSource, type SourceTab } from '../../shared/list-import/list-source.tsx'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { ImportedVendors } from './imported-vendors.tsx'
import { useVendorImport } from './use-vendor-import.ts'

type ImportVendorsProps = {
  /** The book as it is, to find those that are there already. */
  known: readonly BookVendor[]
  readPages: ReadPages
  onClose: () => void
}

/** Brings vendors from a file or a pasted text: they are shown before anything is stored. */
export function ImportVendors({ known, readPages, onClose }: ImportVendorsProps) {
  const [tab, setTab] = useState<SourceTab>('file')
  // The pasted text outlives the dialog: closing it by mistake loses nothing.
  const [text, writeText] = useUnsaved('pasted vendors')
  const run = useVendorImport({
    known,
    readPages,
    onImported: () => {
      writeText(null)
      onClose()
    },
  })
  const { list, problem, work, chosen } = run
  const steps = { isWriting: work === 'writing', onClose }
  if (list)
    return (
      <ImportSteps
        {...steps}
        step="preview"
        title="Esto es lo que traes"
        isWide
        isUnsaved
        problem={problem}
        actions={
          <>
            <Button variant="quiet" onPress={run.back}>
              Atrás
            </Button>
            <Button
              variant="primary"
              isDisabled={chosen.size === 0}
              isPending={work === 'writing'}
              pendingLabel="Añadiendo"
              onPress={() => void run.write()}
            >
              {chosen.size === 1 ? 'Añadir 1 proveedor' : `Añadir ${chosen.size} proveedores`}
            </Button>
          </>
        }
      >
        <ImportedVendors run={run} list={list} />
      </ImportSteps>
    )
  return (
    <ImportSteps
      {...steps}
      step="source"
      title="Importar proveedores"
      isWide={false}
      isUnsaved={false}
      problem={null}
      actions={
        tab === 'text' && (
          <Button variant="primary" isDisabled={!text?.trim()} onPress={() => run.readText(text ?? '')}>
            Leer la lista
          </Button>
        )
      }
    >
      <ListSource
        tab={tab}
        onTab={setTab}
        text={text ?? ''}
        onText={(next) => writeText(next || null)}
        onFile={(file) => void run.readFile(file)}
        problem={problem}
        words={{
          drop: work === 'reading' ? 'Leyendo…' : 'Suelta aquí tu lista',
          hint: 'CSV o Excel (.csv, .xlsx, .xls), hasta 5\u00a0MB.',
          about:
            'Basta con una columna de nombres. También leemos qué ofrecen, contacto, teléfono, email, web, Instagram, zonas, precios y notas. Nada se guarda hasta que lo veas.',
          label: 'Un proveedor por línea',
          placeholder: 'Flores del Sur\nCatering La Dehesa\nDJ Marea',
        }}
      />
    </ImportSteps>
  )
}
