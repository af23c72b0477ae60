import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, startTransition, useCallback, useDeferredValue, useRef, useState } from 'react'
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
import { useVendorActions } from './vendors.actions.ts'
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
  const isOnline = useOnline()
  const [isCatalogueOpen, setCatalogueOpen] = useState(false)
  const [addedId, setAddedId] = useState<string>()
  const canvas = useRef<HTMLElement>(null)
  const open = vendors?.find(({ id }) => id === openId)
  // The tile answers at once; the panel, which is a lot to draw, follows.
  const panelId = useDeferredValue(openId)
  const inPanel = vendors?.find(({ id }) => id === panelId)
  const drawn = useDeferredValue(vendors)

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
              startTransition(() => setCatalogueOpen(false))
              openVendor(id)
            },
          },
        })
      }),
    [actions, isNarrow, openVendor],
  )
  const drag = useComponentDrag(add)
  useToastRoom(isNarrow ? (open ? SHEET_FOOTER : CATALOGUE_BUTTON_ROOM) : null)
  const openName = open && (open.name || componentName(components ?? [], open.vendorType))
  useGoneVendor({ openId, open, name: openName ?? '', query, actions, onOpen: openVendor, onGone: onClose })

  if (!vendors || !drawn || !components) {
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
      {!isNarrow && (
        <aside aria-label="Catálogo" className="relative flex min-h-0 flex-col border-r border-line">
          <button type="button" onClick={() => canvas.current?.focus()} className={SKIP}>
            Saltar al canvas
          </button>
          {list}
        </aside>
      )}
      <section
        ref={canvas}
        tabIndex={-1}
        aria-label="Canvas"
        {...drag.target}
        className={cx(
          CANVAS,
          drag.isDragging && 'outline-2 -outline-offset-2 outline-primary outline-dashed',
        )}
      >
        <header className="px-6 pt-5.5 pb-4 max-lg:px-gutter max-lg:pt-5 max-lg:pb-2">
          <h1 className="text-[2.25rem] max-md:text-[2.125rem]">{TITLE}</h1>
        </header>
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
      </section>
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
        <>
          <Button
            variant="primary"
            icon={Plus}
            onPress={() => startTransition(() => setCatalogueOpen(true))}
            className={CATALOGUE_BUTTON}
          >
            Catálogo
          </Button>
          <Drawer
            label="Catálogo"
            header={<h2 className="text-[1.375rem]">Catálogo</h2>}
            isOpen={isCatalogueOpen}
            onOpenChange={(isOpen) => startTransition(() => setCatalogueOpen(isOpen))}
          >
            {list}
          </Drawer>
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const TITLE = 'El Canvas de tu boda'

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
