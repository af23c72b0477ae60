import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
} from 'react'
import { componentName } from '#domain/catalogue/catalogue.ts'
import { cx } from '#ui/class-names.ts'
import { useToastRoom } from '#ui/feedback/use-toast-room.ts'
import { useDrafting } from '../../shared/drafts/use-drafting.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { BookAmongVendors, type BookOfPlanner } from './book-of-planner.ts'
import { Canvas } from './canvas/canvas.tsx'
import { useComponentDrag } from './canvas/component-drag.ts'
import { Catalogue } from './catalogue/catalogue.tsx'
import { CatalogueDrawer } from './catalogue-drawer.tsx'
import { CanvasDrafts } from './drafts/canvas-drafts.tsx'
import { PaymentsInPanel, type PaymentsOfVendor } from './panel/payments-of-vendor.ts'
import { VendorPanel } from './panel/vendor-panel.tsx'
import { useAdding } from './use-adding.ts'
import { useGoneVendor } from './use-gone-vendor.ts'
import { usePanelMoves } from './use-panel-moves.ts'
import { type AskedRemoval, useRemoval } from './use-removal.ts'
import { useVendors } from './use-vendors.ts'
import { useVendorActions } from './vendors.actions.ts'
import { CanvasSection, CatalogueColumn } from './vendors-layout.tsx'
import { VendorsUnavailable } from './vendors-unavailable.tsx'

type VendorsPageProps = {
  weddingId: string
  /** The vendor whose panel the address says is open. */
  openId: string | undefined
  onOpen: (vendorId: string, how: { isNewPlace: boolean }) => void
  onClose: () => void
  /** Whether something hangs on a vendor, so that its removal is asked about. */
  isHeld: (vendorId: string) => boolean
  question: (asked: AskedRemoval | null) => ReactNode
  payments: PaymentsOfVendor | null
  book: BookOfPlanner | null
}

/** 'El Canvas de tu boda': the catalogue, the vendors as place-cards, and everything about one of them. */
export function VendorsPage(props: VendorsPageProps) {
  return (
    <PaymentsInPanel value={props.payments}>
      <BookAmongVendors value={props.book}>
        <ByMedia query="(width < 64rem)">
          {(isNarrow) => <VendorsByWidth {...props} isNarrow={isNarrow} />}
        </ByMedia>
      </BookAmongVendors>
    </PaymentsInPanel>
  )
}

type VendorsByWidthProps = VendorsPageProps & { isNarrow: boolean }

function VendorsByWidth(props: VendorsByWidthProps) {
  const { weddingId, openId, onOpen, onClose, isNarrow } = props
  const { query, catalogue, vendors, components, failures } = useVendors(weddingId)
  const [announcement, announce] = useState('')
  const drafting = useDrafting(weddingId)
  const actions = useVendorActions(weddingId, announce, drafting)
  const { remove, asked } = useRemoval(actions, props.isHeld)
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
      <CanvasSection weddingId={weddingId} canvas={canvas} drag={drag}>
        <CanvasDrafts weddingId={weddingId} vendors={drawn} drafting={drafting} />
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
          onRemove={remove}
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
      {props.question(asked)}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const PANES =
  'relative lg:grid lg:min-h-0 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[18.5rem_minmax(0,1fr)]'

const WITH_PANEL = 'xl:grid-cols-[18.5rem_minmax(0,1fr)_27.5rem]'

const CATALOGUE_BUTTON_ROOM = '3.5rem'

const SHEET_FOOTER = '8rem'
