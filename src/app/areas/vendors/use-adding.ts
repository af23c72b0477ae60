import { useCallback, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { afterPaint } from '../../shared/page/after-paint.ts'
import type { VendorActions } from './vendors.actions.ts'

type AddingOptions = {
  isNarrow: boolean
  openCatalogue: (isOpen: boolean) => void
  openVendor: (id: string) => void
}

/** Puts components on the canvas; on a phone, where the catalogue hides it, a toast says so. */
export function useAdding(actions: VendorActions, { isNarrow, openCatalogue, openVendor }: AddingOptions) {
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
