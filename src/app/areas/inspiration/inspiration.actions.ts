import { useMemo } from 'react'
import { folderActions } from './folders/folder-actions.ts'
import { imageActions } from './images/image-actions.ts'

/** The actions on the folders and images of a wedding. The functions stay the same while the page does. */
export function useInspirationActions(weddingId: string) {
  return useMemo(() => ({ ...folderActions(weddingId), ...imageActions(weddingId) }), [weddingId])
}

export type InspirationActions = ReturnType<typeof useInspirationActions>
