import type { BookVendor, VendorBook } from '#contract/book-vendors.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { AddToWeddingDialog } from './add-to-wedding-dialog.tsx'
import { bookFiles } from './loaded-files.ts'
import { VendorDialog } from './vendor-dialog.tsx'

/** The dialog that is open: of a list, of a wedding, of a new vendor, or of the one that is edited. */
export type OpenedDialog = 'import' | 'wedding' | 'new' | BookVendor

type BookDialogsProps = {
  opened: OpenedDialog | null
  book: VendorBook
  /** The vendor whose panel is open. */
  first: BookVendor | undefined
  readPages: ReadPages
  onClose: () => void
  onAdded: (id: string) => void
}

/** The dialogs of the book, one at a time. */
export function BookDialogs({ opened, book, first, readPages, onClose, onAdded }: BookDialogsProps) {
  const files = useOpenedPart(bookFiles, opened === 'import', onClose)
  const { vendors, isTeams } = book
  if (opened === null) return null
  if (opened === 'import')
    return files && <files.ImportVendors known={vendors} readPages={readPages} onClose={onClose} />
  if (opened === 'wedding') {
    const present = vendors.filter(({ removedAt }) => removedAt === null)
    return <AddToWeddingDialog vendors={present} first={first} onClose={onClose} />
  }
  const edited = opened === 'new' ? null : opened
  return <VendorDialog vendor={edited} isTeams={isTeams} onClose={onClose} onAdded={onAdded} />
}
