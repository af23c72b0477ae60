import { memo, startTransition } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import { useAccess } from '../../../lib/access.ts'
import { ItemFiles } from '../../../lib/files/item-files.tsx'
import type { VendorActions } from '../vendors.actions.ts'
import { ConversationTab } from './conversation-tab.tsx'
import { DetailsTab } from './details-tab.tsx'
import { focusOpenTab } from './focus-open-tab.ts'

export type PanelTab = 'details' | 'files' | 'conversation'

type PanelTabsProps = {
  weddingId: string
  vendorId: string
  fileCount: number
  commentCount: number
  actions: VendorActions
  selected: PanelTab
  onSelect: (tab: PanelTab) => void
}

/** 'Detalles', 'Archivos' and 'Conversación' of a vendor; not drawn again when one of its values changes. */
export const PanelTabs = memo(function PanelTabs(props: PanelTabsProps) {
  const { weddingId, vendorId, fileCount, commentCount, actions, selected, onSelect } = props
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
          panel: (
            <ItemFiles
              place={{ weddingId, kind: 'vendor', targetId: vendorId }}
              hint="Presupuestos, contratos, fotos…"
              onFocusLost={focusOpenTab}
            />
          ),
        },
        ...(hasConversation
          ? [
              {
                id: 'conversation' as const,
                label: 'Conversación',
                count: commentCount,
                panel: <ConversationTab place={place} />,
              },
            ]
          : []),
      ]}
    />
  )
})
