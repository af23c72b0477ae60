import { Link } from '@tanstack/react-router'
import FolderOpen from 'lucide-react/icons/folder-open'
import Upload from 'lucide-react/icons/upload'
import { IMPORT_TOTAL_MAX_BYTES, IMPORT_UNDO_DAYS } from '#domain/imports/imports.ts'
import {
  PLANNER_IMPORT_FILES_MAX,
  PLANNER_IMPORT_WEDDINGS_MAX,
} from '#domain/planner-imports/planner-imports.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { Pickers } from '../arriving/use-pickers.tsx'
import { OFFLINE } from '../files/notices.tsx'
import { Refused, StepTitle } from '../move-in-parts.tsx'
import { BackToWeddings } from './back-to-weddings.tsx'

type EmptyWeddingsProps = {
  plannerId: string
  pickers: Pickers
  isHovering: boolean
  /** The newest import that can still be undone. */
  last: { id: string; weddings: number } | undefined
  error: string | null
  isAnnouncing: boolean
}

/** Before the first file: one place for all weddings. */
export function EmptyWeddings(props: EmptyWeddingsProps) {
  const { plannerId, pickers, isHovering, last, error, isAnnouncing } = props
  return (
    <>
      <BackToWeddings plannerId={plannerId} />
      <div className="mt-2.5">
        <StepTitle takesFocus={false}>Trae todas tus bodas</StepTitle>
      </div>
      <p className="mt-2 max-w-152 text-ink-2">
        Una carpeta por boda, un ZIP con todas o tu libro de clientes. Te enseñamos una fila por boda antes de
        guardar nada.
      </p>
      <Refused>{error}</Refused>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {isAnnouncing && (navigator.onLine ? 'Empezando…' : OFFLINE)}
      </p>
      <section
        aria-labelledby="suelta"
        className={cx(
          'mt-7 grid max-w-176 justify-items-center rounded-paper border-[1.5px] border-dashed px-3 py-7 text-center md:px-6 md:py-10',
          isHovering ? 'border-primary bg-primary-soft' : 'border-control bg-surface-2',
        )}
      >
        <Sprig className="mb-3.5 w-56" />
        <h2 id="suelta" className="text-[1.75rem]">
          Suelta aquí tus carpetas
        </h2>
        <p className="mt-2.5 max-w-104 text-ink-2">
          Hasta {PLANNER_IMPORT_WEDDINGS_MAX} bodas y {PLANNER_IMPORT_FILES_MAX} archivos de una vez,{' '}
          {IMPORT_TOTAL_MAX_BYTES / 1024 ** 3}&nbsp;GB en total.
        </p>
        <div className="mt-4.5 flex w-full flex-wrap justify-center gap-2.5 max-md:*:flex-1">
          <Button variant="primary" icon={FolderOpen} onPress={pickers.pickFolder}>
            Elegir carpeta
          </Button>
          <Button icon={Upload} onPress={pickers.pickFiles}>
            Elegir archivos
          </Button>
        </div>
      </section>
      <p className="mt-4 max-w-152 text-sm text-ink-2">
        Juntamos por nombre y fecha, y tú confirmas. A las parejas no les llega nada. Tu lista de proveedores
        se trae en la{' '}
        <Link to="/app/planner/$pid/vendors" params={{ pid: plannerId }} className="link">
          libreta
        </Link>
        .
      </p>
      {last && (
        <p className="mt-2 text-sm text-ink-2">
          Lo que trajiste se puede deshacer durante {IMPORT_UNDO_DAYS} días.{' '}
          <Link
            to="/app/planner/$pid/move-in"
            params={{ pid: plannerId }}
            search={{ traslado: last.id }}
            className="link"
          >
            Ver las bodas que trajiste
          </Link>
        </p>
      )}
    </>
  )
}
