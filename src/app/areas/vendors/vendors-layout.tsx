import Plus from 'lucide-react/icons/plus'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { useOnline } from '../../lib/use-online.ts'
import type { useComponentDrag } from './canvas/component-drag.ts'
import type { useVendors } from './use-vendors.ts'
import { VendorsSkeleton } from './vendors-skeleton.tsx'

const TITLE = 'El Canvas de tu boda'

export function VendorsUnavailable({
  query,
  catalogue,
}: Pick<ReturnType<typeof useVendors>, 'query' | 'catalogue'>) {
  const isOnline = useOnline()
  const failed = query.isError ? query : catalogue.isError ? catalogue : null
  if (!failed && isOnline) return <VendorsSkeleton />
  return (
    <div className="px-gutter pt-6">
      <h1>{TITLE}</h1>
      <ErrorState
        title="No hemos podido cargar tus proveedores."
        detail={failed ? messageFor(failed.error) : 'No hay conexión. Los cargaremos cuando vuelva.'}
        onRetry={() => {
          void query.refetch()
          void catalogue.refetch()
        }}
        isRetrying={query.isFetching || catalogue.isFetching}
        className="mt-6"
      />
    </div>
  )
}

type CanvasSectionProps = {
  canvas: RefObject<HTMLElement | null>
  drag: ReturnType<typeof useComponentDrag>
  children: ReactNode
}

export function CanvasSection({ canvas, drag, children }: CanvasSectionProps) {
  return (
    <section
      ref={canvas}
      tabIndex={-1}
      aria-label="Canvas"
      {...drag.target}
      className={cx(CANVAS, drag.isDragging && 'outline-2 -outline-offset-2 outline-primary outline-dashed')}
    >
      <header className="px-6 pt-5.5 pb-4 max-lg:px-gutter max-lg:pt-5 max-lg:pb-2">
        <h1 className="text-[2.25rem] max-md:text-[2.125rem]">{TITLE}</h1>
      </header>
      {children}
    </section>
  )
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

type CatalogueDrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The catalogue of a phone, behind a button at the foot. */
export function CatalogueDrawer({ isOpen, onOpenChange, children }: CatalogueDrawerProps) {
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => onOpenChange(true)} className={CATALOGUE_BUTTON}>
        Catálogo
      </Button>
      <Drawer
        label="Catálogo"
        header={<h2 className="text-[1.375rem]">Catálogo</h2>}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        {children}
      </Drawer>
    </>
  )
}

const CANVAS =
  'min-w-0 outline-none bg-surface-2 bg-[radial-gradient(var(--line-strong)_.8px,transparent_1px)] bg-size-[22px_22px] bg-position-[11px_11px] max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:pb-24 lg:scroll-pane lg:pb-6'

/** Past ninety buttons of the catalogue. */
const SKIP =
  'absolute top-2 left-4 z-2 rounded-pill bg-surface-inverse px-4 py-2 text-sm font-strong text-inverse not-focus:sr-only'

const CATALOGUE_BUTTON =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-10 h-12 -translate-x-1/2 px-5.5 shadow-3'
