import { useMutation } from '@tanstack/react-query'
import type { ItemFile } from '#contract/item-files.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { codeOf, messageFor } from '../error-messages.ts'
import { type FilePlace, filesOf, filesQuery, refreshFileCount } from './item-files.queries.ts'
import { startDownload } from './start-download.ts'

export function useDownload({ kind, ...place }: FilePlace, file: ItemFile) {
  return useMutation({
    mutationFn: () => filesOf(kind).link({ ...place, fileId: file.id }),
    networkMode: 'always',
    onSuccess: ({ url }) => startDownload(url, file.name),
    onError: (error) =>
      showToast(`No hemos podido descargar «${file.name}». ${messageFor(error)}`, { tone: 'failed' }),
  })
}

export function useDeletion(place: FilePlace, { id: fileId }: ItemFile, onFocusLost: () => void) {
  const { kind, ...item } = place
  return useMutation({
    mutationFn: () =>
      filesOf(kind)
        .remove({ ...item, fileId })
        .catch((error) => {
          // A file that another member deleted first counts as deleted.
          if (codeOf(error) !== 'FILE_NOT_FOUND') throw error
        }),
    networkMode: 'always',
    onSuccess: async () => {
      onFocusLost()
      await patchList(filesQuery(place).queryKey, (list) => list.filter(({ id }) => id !== fileId))
      refreshFileCount(place)
    },
  })
}
