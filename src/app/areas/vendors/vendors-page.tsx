import Plus from 'lucide-react/icons/plus'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
} from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { componentName } from '#domain/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Canvas } from './canvas/canvas.tsx'
import { useComponentDrag } from './canvas/component-drag.ts'
import { Catalogue } from './catalogue/catalogue.tsx'
import { VendorPanel } from './panel/vendor-panel.tsx'
import { useGoneVendor } from './use-gone-vendor.ts'
import { useToastRoom } from './use-toast-room.ts'
import { useVendors } from './use-vendors.ts'
import { useVendorActions, type VendorActions } from './vendors.actions.ts'
import { VendorsSkeleton } from './vendors-skeleton.tsx'

type VendorsPageProps = {
  weddingId: string
  /** Whose panel the address says is open. */
  openId: string | undefined
  onOpen: (vendorId: string, how: { isNewPlace: boolean }) => void
  onClose: () => void
}

/** 'El Canvas de tu boda': the catalogue, the vendors as place-cards, and everything about one of them. */
export function VendorsPage({ weddingId, openId, onOpen, onClose }: VendorsPageProps) {
  const { query, catalogue, vendors, components, failures } = useVendors(weddingId)
  const [announcement, announce] = useState('')
  const actions = useVendorActions(weddingId, announce)
  const isNarrow = useMedia('(width < 64rem)')
  const [isCatalogueOpen, setCatalogueOpen] = useState(false)
  const canvas = useRef<HTMLElement>(null)
  const open = vendors?.find(({ id }) => id === openId)
  // The tile answers at once; the panel, which is a lot to draw, follows.
  const panelId = useDeferredValue(openId)
  const inPanel = vendors?.find(({ id }) => id === panelId)
  const drawn = useDeferredValue(vendors)

  const { openVendor, close } = usePanelMoves(isNarrow, { onOpen, onClose })
  const openCatalogue = useCallback((isOpen: boolean) => startTransition(() => setCatalogueOpen(isOpen)), [])
  const { add, addedId } = useAdding(actions, { isNarrow, openCatalogue, openVendor })
  const drag = useComponentDrag(add)
  useToastRoom(isNarrow ? (open ? SHEET_FOOTER : CATALOGUE_BUTTON_ROOM) : null)
  const openName = open && (open.name || componentName(components ?? [], open.vendorType))
  useGoneVendor({ openId, open, name: openName ?? '', query, actions, onOpen: openVendor, onGone: onClose })

  if (!vendors || !drawn || !components) return <VendorsUnavailable query={query} catalogue={catalogue} />

  const list = (
    <Catalogue
      weddingId={weddingId}
      components={components}
      vendors={drawn}
      onAdd={add}
      drag={isNarrow ? null : drag.source}
      hideHeading={isNarrow}
    />
  )
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isHere = event.currentTarget.contains(event.target as Node)
    if (event.key === 'Escape' && isHere && open && !isNarrow && !event.defaultPrevented) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel wherever the focus is
    <div data-panes onKeyDown={onKeyDown} className={cx(PANES, inPanel && !isNarrow && WITH_PANEL)}>
      {!isNarrow && <CatalogueColumn onSkip={() => canvas.current?.focus()}>{list}</CatalogueColumn>}
      <CanvasSection canvas={canvas} drag={drag}>
        <Canvas
          weddingId={weddingId}
          vendors={drawn}
          components={components}
          failures={failures}
          isNarrow={isNarrow}
          selectedId={open?.id}
          revealedId={addedId ?? openId}
          hovering={drag.hovering}
          actions={actions}
          onOpen={openVendor}
        />
      </CanvasSection>
      <VendorPanel
        weddingId={weddingId}
        vendor={inPanel}
        component={inPanel ? componentName(components, inPanel.vendorType) : ''}
        failures={inPanel && failures.get(inPanel.id)}
        actions={actions}
        isSheet={isNarrow}
        onClose={close}
      />
      {isNarrow && (
        <CatalogueDrawer isOpen={isCatalogueOpen} onOpenChange={openCatalogue}>
          {list}
        </CatalogueDrawer>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const TITLE = 'El Canvas de tu boda'

/** Opens and closes the panel after the press has been drawn. */
function usePanelMoves(isNarrow: boolean, { onOpen, onClose }: Pick<VendorsPageProps, 'onOpen' | 'onClose'>) {
  // On a phone the sheet is a place of its own: the way back closes it.
  const isNewPlace = isNarrow
  const openVendor = useCallback(
    (id: string) => void afterPaint(() => onOpen(id, { isNewPlace })),
    [onOpen, isNewPlace],
  )
  const close = useCallback(() => {
    afterPaint(onClose)
    if (!isNarrow) focusOpenTile()
  }, [onClose, isNarrow])
  return { openVendor, close }
}

type AddingOptions = {
  isNarrow: boolean
  openCatalogue: (isOpen: boolean) => void
  openVendor: (id: string) => void
}

/** Puts components on the canvas; on a phone, where the catalogue hides it, a toast says so. */
function useAdding(actions: VendorActions, { isNarrow, openCatalogue, openVendor }: AddingOptions) {
  const [addedId, setAddedId] = useState<string>()
  const add = useCallback(
    (component: CatalogueComponent) =>
      void afterPaint(() => {
        const id = actions.add(component)
        setAddedId(id)
        if (!isNarrow) return
        showToast(`«${component.name}» está en el canvas.`, {
          action: {
            label: 'Abrir',
            onAction: () => {
              openCatalogue(false)
              openVendor(id)
            },
          },
        })
      }),
    [actions, isNarrow, openCatalogue, openVendor],
  )
  return { add, addedId }
}

function VendorsUnavailable({
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

function CanvasSection({ canvas, drag, children }: CanvasSectionProps) {
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

function CatalogueColumn({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
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
function CatalogueDrawer({ isOpen, onOpenChange, children }: CatalogueDrawerProps) {
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

/** Leaves the focus where it came from when the panel at the right goes. */
function focusOpenTile() {
  document.querySelector<HTMLElement>('[data-vendor][aria-current] button')?.focus({ preventScroll: true })
}

const PANES =
  'relative lg:grid lg:min-h-0 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[18.5rem_minmax(0,1fr)]'

const WITH_PANEL = 'xl:grid-cols-[18.5rem_minmax(0,1fr)_27.5rem]'

const CANVAS =
  'min-w-0 outline-none bg-surface-2 bg-[radial-gradient(var(--line-strong)_.8px,transparent_1px)] bg-size-[22px_22px] bg-position-[11px_11px] max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:pb-24 lg:scroll-pane lg:pb-6'

/** Past ninety buttons of the catalogue. */
const SKIP =
  'absolute top-2 left-4 z-2 rounded-pill bg-surface-inverse px-4 py-2 text-sm font-strong text-inverse not-focus:sr-only'

const CATALOGUE_BUTTON_ROOM = '3.5rem'
const SHEET_FOOTER = '8rem'

const CATALOGUE_BUTTON =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-10 h-12 -translate-x-1/2 px-5.5 shadow-3'
