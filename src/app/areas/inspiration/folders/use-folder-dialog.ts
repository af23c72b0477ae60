import { useState } from 'react'
import type { FolderDialog } from './folder-dialogs.tsx'

/** The dialog that is open; once one was, their part of the page is there. */
export function useFolderDialog() {
  const [dialog, setDialog] = useState<FolderDialog | null>(null)
  const [hasOpened, setOpened] = useState(false)
  return {
    dialog,
    hasOpened,
    showDialog(next: FolderDialog) {
      setOpened(true)
      setDialog(next)
    },
    closeDialog: () => setDialog(null),
  }
}
