import { useMutation } from '@tanstack/react-query'
import type { ItemFile } from '#contract/item-files.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { client } from '../../sync/api.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient } from '../../sync/query-client.ts'
import { codeOf, messageFor } from '../error-messages.ts'
import {
  type BookPlace,
  type FilePlace,
  filesOf,
  filesQuery,
  inputOf,
  refreshFileCount,
} from './item-files.queries.ts'
import './book-files.sentences.ts'
import { startDownload } from './start-download.ts'

export function useDownload(place: FilePlace, file: ItemFile) {
  return useMutation({
    mutationFn: () => filesOf(place.kind).link({ ...inputOf(place), fileId: file.id }),
    networkMode: 'always',
    onSuccess: ({ url }) => startDownload(url, file.name),
    onError: (error) =>
      showToast(`No hemos podido descargar «${file.name}». ${messageFor(error)}`, { tone: 'failed' }),
  })
}

/** Removes a file; one of the book is offered back. */
export function useDeletion(place: FilePlace, { id: fileId, name }: ItemFile, onFocusLost: () => void) {
  return useMutation({
    mutationFn: () =>
      filesOf(place.kind)
        .remove({ ...inputOf(place), fileId })
        .catch((error) => {
          // A file that another member deleted first counts as deleted.
          if (codeOf(error) !== 'FILE_NOT_FOUND') throw error
        }),
    networkMode: 'always',
    onSuccess: async () => {
      onFocusLost()
      await patchList(filesQuery(place).queryKey, (list) => list.filter(({ id }) => id !== fileId))
      refreshFileCount(place)
      if (place.kind === 'book') offerBack(place, { id: fileId, name })
    },
    ...(place.kind === 'book' && { onError: (error: Error) => told('No hemos podido eliminarlo.', error) }),
  })
}

const told = (failure: string, error: unknown) =>
  showToast(`${failure} ${messageFor(error)}`, { tone: 'failed' })

function offerBack(place: BookPlace, { id: fileId, name }: Pick<ItemFile, 'id' | 'name'>): void {
  const { targetId } = place
  const bringBack = () =>
    client.vendorBook.files
      .restore({ targetId, fileId })
      .catch((error) => told('No hemos podido recuperarlo.', error))
      .finally(() => readFilesAgain(place))
  showToast(`«${name}» ya no está.`, {
    tone: 'undone',
    action: { label: 'Deshacer', onAction: () => void bringBack() },
  })
}

/** The files of a place, and how many there are, as they are by now. */
export async function readFilesAgain(place: FilePlace): Promise<void> {
  refreshFileCount(place)
  await queryClient.invalidateQueries({ queryKey: filesQuery(place).queryKey })
}
