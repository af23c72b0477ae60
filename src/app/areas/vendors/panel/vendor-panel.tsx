import X from 'lucide-react/icons/x'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { BottomSheet } from '#ui/bottom-sheet.tsx'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EditingNow } from '../../../lib/presence/editing-now.tsx'
import { CommentComposer } from '../conversation/comment-composer.tsx'
import type { VendorFailures } from '../use-vendors.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { ConfirmFooter } from './confirm-footer.tsx'
import { vendorPlace } from './details-tab.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { type PanelTab, PanelTabs } from './panel-tabs.tsx'
import { VendorInPanel } from './vendor-in-panel.ts'

type VendorPanelProps = {
  weddingId: string
  /** The open vendor; none while the panel is closed or the vendor removed. */
  vendor: Vendor | undefined
  component: string
  failures: VendorFailures | undefined
  actions: VendorActions
  /** A sheet from the bottom under 1024 px, a pane at the right above. */
  isSheet: boolean
  onClose: () => void
}

/** Everything about one vendor: its details, its files and what was said about it. */
export const VendorPanel = memo(function VendorPanel(props: VendorPanelProps) {
  const { vendor, isSheet, onClose, ...about } = props
  const [tab, selectTab] = useState<PanelTab>('details')
  // A sheet stays drawn with the last vendor while it slides away.
  const last = useRef<{ vendor: Vendor; component: string }>(undefined)
  if (vendor) last.current = { vendor, component: about.component }
  const { vendor: shown, component } = (vendor || isSheet ? last.current : undefined) ?? {}
  if (!shown || component === undefined) return null

  const title = shown.name || 'Sin proveedor'
  const place = { weddingId: about.weddingId, vendorId: shown.id }
  const body = (
    <VendorInPanel value={{ vendor: shown, failures: about.failures }}>
      <PanelTabs
        key={shown.id}
        weddingId={about.weddingId}
        vendorId={shown.id}
        fileCount={shown.fileCount}
        commentCount={shown.commentCount}
        actions={about.actions}
        selected={tab}
        onSelect={selectTab}
      />
    </VendorInPanel>
  )
  const footer =
    tab === 'details' ? (
      <ConfirmFooter vendor={shown} actions={about.actions} />
    ) : tab === 'conversation' ? (
      <CommentComposer key={shown.id} place={place} />
    ) : null
  const others = (
    <EditingNow weddingId={about.weddingId} place={vendorPlace(shown.id)} className="px-6 pb-1" />
  )

  if (isSheet) {
    return (
      <BottomSheet
        title={title}
        kicker={component}
        isOpen={vendor !== undefined}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        footer={footer}
        isTall
      >
        <div data-vendor-panel>
          <OfflineNotice />
          {others}
          {body}
        </div>
      </BottomSheet>
    )
  }
  return (
    <Pane key={shown.id} vendor={shown} component={component} footer={footer} onClose={onClose}>
      {others}
      {body}
    </Pane>
  )
})

type PaneProps = {
  vendor: Vendor
  component: string
  footer: ReactNode
  children: ReactNode
  onClose: () => void
}

/** The panel beside the canvas, or over its edge where there is no room for three panes. */
function Pane({ vendor, component, footer, children, onClose }: PaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus moves here when the panel opens, and back to the tile when it closes.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <aside aria-label={vendor.name || component} className={PANE}>
      <header className="grid grid-cols-[1fr_auto] px-6 pt-5 pb-1.5">
        <p className="text-sm text-ink-3">{component}</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className={cx(
            'line-clamp-2 text-[1.9rem] outline-none wrap-anywhere',
            !vendor.name && 'text-ink-3 italic',
          )}
        >
          {vendor.name || 'Sin proveedor'}
        </h2>
        <IconButton
          icon={X}
          size="md"
          label="Cerrar"
          onPress={onClose}
          className="col-start-2 row-span-2 row-start-1 -mt-1 -mr-2"
        />
      </header>
      <div data-vendor-panel className="min-h-0 flex-1 scroll-pane">
        {children}
      </div>
      {footer && <footer className="border-t border-line px-6 pt-3.75 pb-4.5">{footer}</footer>}
    </aside>
  )
}

const PANE =
  'z-2 flex min-h-0 flex-col border-l border-line bg-surface shadow-[-24px_0_48px_-36px_rgb(20_38_28/.35)] max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:w-110'
