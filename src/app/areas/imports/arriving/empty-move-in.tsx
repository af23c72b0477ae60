import { Link } from '@tanstack/react-router'
import FolderOpen from 'lucide-react/icons/folder-open'
import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { IMPORT_TOTAL_MAX_BYTES, IMPORT_UNDO_DAYS } from '#domain/imports/imports.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { instantInWords } from '../../../shared/words/spanish-dates.ts'
import { StepTitle } from '../move-in-parts.tsx'
import { ExportGuides } from './export-guides.tsx'
import type { Pickers } from './use-pickers.tsx'

type EmptyMoveInProps = {
  wedding: Wedding
  pickers: Pickers
  isHovering: boolean
  takesFocus: boolean
  onPasteText: () => void
  /** The newest import that can still be undone. */
  last: { id: string; outcome: { undoUntil: string } | null } | undefined
  /** Why nothing has begun, or that it waits. */
  children?: ReactNode
}

/** Before the first file: one place for everything, and how to get it out of where it is. */
export function EmptyMoveIn(props: EmptyMoveInProps) {
  const { wedding, pickers, isHovering, takesFocus, onPasteText, last, children } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-9 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div>
        <StepTitle takesFocus={takesFocus}>Trae lo que ya tienes</StepTitle>
        <p className="mt-2 max-w-152 text-ink-2">
          Suéltalo todo junto, sin ordenar. Aquí vemos qué es cada cosa y te lo enseñamos antes de guardar
          nada.
        </p>
        {children}
        <section
          aria-labelledby="suelta"
          className={cx(
            'mt-7 grid justify-items-center rounded-paper border-[1.5px] border-dashed px-3 py-7 text-center md:px-6 md:py-10',
            isHovering ? 'border-primary bg-primary-soft' : 'border-control bg-surface-2',
          )}
        >
          <Sprig className="mb-3.5 w-56" />
          <h2 id="suelta" className="text-[1.75rem]">
            Suelta aquí tus archivos
          </h2>
          <p className="mt-2.5 max-w-104 text-ink-2">
            Listas, presupuestos, fotos, PDF, carpetas enteras o un ZIP. Hasta{' '}
            {IMPORT_TOTAL_MAX_BYTES / 1024 ** 3}&nbsp;GB.
          </p>
          <div className="mt-4.5 flex w-full flex-wrap justify-center gap-2.5 max-md:*:flex-1">
            <Button variant="primary" icon={Upload} onPress={pickers.pickFiles}>
              Elegir archivos
            </Button>
            <Button icon={FolderOpen} onPress={pickers.pickFolder}>
              Elegir carpeta
            </Button>
          </div>
        </section>
        <p className="mt-4 text-sm text-ink-2">
          También puedes{' '}
          <button type="button" className="link rounded-[4px]" onClick={onPasteText}>
            pegar un texto
          </button>
          . ¿Aún no tienes nada?{' '}
          <Link to="/app/couple/$wid" params={{ wid: wedding.id }} className="link">
            Empezar de cero
          </Link>
        </p>
        {last?.outcome && (
          <p className="mt-2 text-sm text-ink-2">
            Lo que trajiste se puede deshacer durante {IMPORT_UNDO_DAYS} días, hasta el{' '}
            {instantInWords(last.outcome.undoUntil)}.{' '}
            <Link
              to="/app/couple/$wid/move-in"
              params={{ wid: wedding.id }}
              search={{ traslado: last.id }}
              className="link"
            >
              Ver lo que trajiste
            </Link>
          </p>
        )}
      </div>
      <ExportGuides />
    </div>
  )
}
