import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { ExportItems, type TableFormat } from '#ui/opening/export-items.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { Menu } from '#ui/opening/menu.tsx'
import { AppLink } from '../../shared/page/app-link.tsx'
import { binPath } from '../../shared/wedding/bin-link.tsx'
import type { useComponentDrag } from './canvas/component-drag.ts'

const tables = loadedPart(() => import('../../shared/spreadsheet/offer-table.ts'))

export const TITLE = 'El Canvas de tu boda'

type CanvasSectionProps = {
  weddingId: string
  canvas: RefObject<HTMLElement | null>
  drag: ReturnType<typeof useComponentDrag>
  children: ReactNode
}

export function CanvasSection({ weddingId, canvas, drag, children }: CanvasSectionProps) {
  return (
    <section
      ref={canvas}
      tabIndex={-1}
      aria-label="Canvas"
      {...drag.target}
      className={cx(CANVAS, drag.isDragging && 'outline-2 -outline-offset-2 outline-primary outline-dashed')}
    >
      <header className="flex items-center justify-between gap-4 px-6 pt-5.5 pb-4 max-lg:px-gutter max-lg:pt-5 max-lg:pb-2">
        <h1 className="text-[2.25rem] max-md:text-[2.125rem]">{TITLE}</h1>
        <span className="-mr-2 flex shrink-0">
          <AppLink
            href={binPath(weddingId, 'vendors')}
            aria-label="Papelera: proveedores eliminados"
            title="Papelera"
            className={buttonClass({ variant: 'quiet', iconOnly: true })}
          >
            <Icon of={ArchiveRestore} />
          </AppLink>
          <Menu
            label="Más acciones"
            trigger={<IconButton icon={Ellipsis} size="md" label="Exportar proveedores" />}
          >
            <ExportItems onExport={(format) => void exportVendors(weddingId, format)} />
          </Menu>
        </span>
      </header>
      {children}
    </section>
  )
}

/** The table that the ZIP of a wedding has of them. */
async function exportVendors(weddingId: string, format: TableFormat): Promise<void> {
  const part = await tables.load().catch(() => null)
  if (part) return part.offerTable(weddingId, 'proveedores', format)
  showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
    tone: 'failed',
  })
}

export function CatalogueColumn({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  return (
    <aside aria-label="Catálogo" className="relative flex min-h-0 flex-col border-r border-line">
      <button type="button" onClick={onSkip} className={SKIP}>
        Saltar al canvas
      </button>
      {children}
    </aside>
  )
}

const CANVAS =
  'min-w-0 outline-none bg-surface-2 bg-[radial-gradient(var(--line-strong)_.8px,transparent_1px)] bg-size-[22px_22px] bg-position-[11px_11px] max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:pb-24 lg:scroll-pane lg:pb-6'

/** Past ninety buttons of the catalogue. */
const SKIP =
  'absolute top-2 left-4 z-2 rounded-pill bg-surface-inverse px-4 py-2 text-sm font-strong text-inverse not-focus:sr-only'
