import { type ReactNode, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { sheetImport } from './loaded-sheet.ts'

export type SheetDialogProps = {
  weddingId: string
  vendors: readonly Vendor[] | undefined
  components: readonly CatalogueComponent[] | undefined
  readPages: ReadPages
}

/** The dialog of the import, and how it is opened; `null` for members who may not edit all that a sheet brings. */
export function useSheetDialog({ vendors, components, ...props }: SheetDialogProps): {
  dialog: ReactNode
  open: (() => void) | null
} {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useWantedPart(sheetImport, isOpen, close)
  const editsBudget = useAccess(props.weddingId, 'budget', 'edit')
  const editsVendors = useAccess(props.weddingId, 'vendors', 'edit')
  return {
    open: editsBudget && editsVendors ? () => setOpen(true) : null,
    dialog: part && isOpen && vendors && components && (
      <part.ImportSheet {...props} vendors={vendors} components={components} onClose={close} />
    ),
  }
}
