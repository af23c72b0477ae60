import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** A folder that could not be made: its name goes back into the field it was typed in. */
export type FailedFolder = { weddingId: string; name: string; message: string }

const failed = createStore<FailedFolder | null>(null)

export const setFailedFolder = failed.set

export const useFailedFolder = (weddingId: string): FailedFolder | null =>
  useStore(failed, (folder) => (folder?.weddingId === weddingId ? folder : null))
