import { useMutation } from '@tanstack/react-query'
import type { VendorFile } from '#contract/vendor-files.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { startDownload } from '../../../lib/start-download.ts'
import { focusOpenTab } from '../panel/focus-open-tab.ts'
import { filesQuery, refreshVendorList, type VendorRef } from '../vendors.queries.ts'

export function useDownload(place: VendorRef, file: VendorFile) {
  return useMutation({
    mutationFn: () => client.vendors.files.link({ ...place, fileId: file.id }),
    networkMode: 'always',
    onSuccess: ({ url }) => startDownload(url, file.name),
    onError: (error) =>
      showToast(`No hemos podido descargar «${file.name}». ${messageFor(error)}`, { tone: 'failed' }),
  })
}

export function useDeletion(place: VendorRef, { id: fileId }: VendorFile) {
  return useMutation({
    mutationFn: () =>
      client.vendors.files.remove({ ...place, fileId }).catch((error) => {
        // A file that another member deleted first counts as deleted.
        if (codeOf(error) !== 'FILE_NOT_FOUND') throw error
      }),
    networkMode: 'always',
    onSuccess: async () => {
      focusOpenTab()
      await patchList(filesQuery(place).queryKey, (list) => list.filter(({ id }) => id !== fileId))
      void refreshVendorList(place.weddingId)
    },
  })
}
