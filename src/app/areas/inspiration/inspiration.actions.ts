import { useMemo } from 'react'
import { folderActions } from './folders/folder-actions.ts'

/** The actions on the folders of a wedding. The functions stay the same while the page does. */
export function useFolderActions(weddingId: string) {
  return useMemo(() => folderActions(weddingId), [weddingId])
}

export type FolderActions = ReturnType<typeof useFolderActions>
