import { memo, startTransition } from 'react'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { DetailsTab } from './details-tab.tsx'
import { focusOpenTab } from './focus-open-tab.ts'
import type { TabContents } from './loaded-tabs.ts'

export type PanelTab = 'details' | 'files' | 'conversation'

type PanelTabsProps = {
  weddingId: string
  vendorId: string
  fileCount: number
  commentCount: number
  actions: VendorActions
  /** None until it has been fetched. */
  contents: TabContents | undefined
  selected: PanelTab
  onSelect: (tab: PanelTab) => void
}

const LOADING = <SkeletonRows rows={2} className="px-6 pt-4" />

/** 'Detalles', 'Archivos' and 'Conversación' of a vendor; not drawn again when one of its values changes. */
export const PanelTabs = memo(function PanelTabs(props: PanelTabsProps) {
  const { weddingId, vendorId, fileCount, commentCount, actions, contents, selected, onSelect } = props
  const place = { weddingId, vendorId }
  const hasConversation = useAccess(weddingId, 'conversation', 'view')
  return (
    <Tabs<PanelTab>
      label="Apartados del proveedor"
      selected={selected}
      onSelect={(next) => startTransition(() => onSelect(next))}
      listClassName="sticky top-0 z-1 bg-surface px-6"
      tabs={[
        {
          id: 'details',
          label: 'Detalles',
          panel: <DetailsTab weddingId={weddingId} actions={actions} />,
        },
        {
          id: 'files',
          label: 'Archivos',
          count: fileCount,
          panel: contents ? (
            <contents.ItemFiles
              place={{ weddingId, kind: 'vendor', targetId: vendorId }}
              hint="Presupuestos, contratos, fotos…"
              onFocusLost={focusOpenTab}
            />
          ) : (
            LOADING
          ),
        },
        ...(hasConversation
          ? [
              {
                id: 'conversation' as const,
                label: 'Conversación',
                count: commentCount,
                panel: contents ? <contents.ConversationTab place={place} /> : LOADING,
              },
            ]
          : []),
      ]}
    />
  )
})
