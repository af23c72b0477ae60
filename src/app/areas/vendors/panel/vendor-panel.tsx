import { memo, useRef, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { EditingNow } from '../../../sync/presence/editing-now.tsx'
import { useBookOfPlanner } from '../book-of-planner.ts'
import { VendorDraft } from '../drafts/vendor-draft.tsx'
import type { VendorFailures } from '../use-vendors.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { ConfirmFooter } from './confirm-footer.tsx'
import { vendorPlace } from './details-tab.tsx'
import { tabContents } from './loaded-tabs.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PanelPane } from './panel-pane.tsx'
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
  const book = useBookOfPlanner()
  const contents = useOpenedPart(tabContents, tab !== 'details', () => selectTab('details'))
  // A sheet stays drawn with the last vendor while it slides away.
  const last = useRef<{ vendor: Vendor; component: string }>(undefined)
  if (vendor) last.current = { vendor, component: about.component }
  const { vendor: shown, component } = (vendor || isSheet ? last.current : undefined) ?? {}
  if (!shown || component === undefined) return null

  const title = shown.name || 'Sin proveedor'
  const body = (
    <VendorInPanel value={{ vendor: shown, failures: about.failures }}>
      <PanelTabs
        key={shown.id}
        weddingId={about.weddingId}
        vendorId={shown.id}
        fileCount={shown.fileCount}
        commentCount={shown.commentCount}
        actions={about.actions}
        contents={contents}
        selected={tab}
        onSelect={selectTab}
      />
    </VendorInPanel>
  )
  const footer =
    tab === 'details' ? (
      <ConfirmFooter vendor={shown} actions={about.actions} />
    ) : tab === 'conversation' && contents ? (
      <contents.CommentComposer
        key={shown.id}
        place={{ weddingId: about.weddingId, kind: 'vendor', targetId: shown.id }}
      />
    ) : null
  const others = (
    <>
      <VendorDraft weddingId={about.weddingId} vendor={shown} />
      <EditingNow weddingId={about.weddingId} place={vendorPlace(shown.id)} className="px-6 pb-1" />
      {book?.keep(shown)}
    </>
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
    <PanelPane key={shown.id} vendor={shown} component={component} footer={footer} onClose={onClose}>
      {others}
      {body}
    </PanelPane>
  )
})
