import { queryOptions } from '@tanstack/react-query'
import type { ImportView } from '#contract/import-rows.ts'
import { backOff } from '#domain/operation/back-off.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { api } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './imports.sentences.ts'

/** The own imports of a wedding that wait or can be undone, the newest first. */
export const importsQuery = (weddingId: string) =>
  queryOptions({
    ...api.imports.list.queryOptions({ input: { weddingId } }),
    refetchOnWindowFocus: 'always',
  })

/** Times between two looks at an import that is read or brought in, in milliseconds. */
const LOOKS = { first: SECOND_MS, longest: 8 * SECOND_MS }

/** Looks without anything new before the next one waits longer. */
const PATIENCE = 5

const unchanged = new WeakMap<ImportView, number>()

/** Whether the server is at work on it. */
export const isBusy = ({ state, files }: ImportView): boolean =>
  state === 'applying' || files.some((file) => file.state === 'waiting')

/** An import with its files, looked at every second while the server reads or writes, less often if nothing moves. */
export const importQuery = (weddingId: string, importId: string) =>
  queryOptions({
    ...api.imports.find.queryOptions({ input: { weddingId, importId } }),
    refetchOnWindowFocus: 'always',
    refetchInterval({ state: { data } }) {
      if (!data || !isBusy(data)) return false
      const looks = (unchanged.get(data) ?? 0) + 1
      unchanged.set(data, looks)
      return looks < PATIENCE ? LOOKS.first : backOff(looks - PATIENCE, LOOKS, 0)
    },
  })

/** Puts what a call has answered where the screen reads it. */
export function keepImport(weddingId: string, view: ImportView): void {
  const { queryKey } = importQuery(weddingId, view.id)
  // A look that is on its way would bring what was before.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, view)
  void queryClient.invalidateQueries({ queryKey: importsQuery(weddingId).queryKey })
}

/** The wedding as it would be with an import, asked anew each time. */
export const previewQuery = (weddingId: string, importId: string) =>
  queryOptions({
    ...api.imports.preview.queryOptions({ input: { weddingId, importId } }),
    staleTime: 0,
    gcTime: 0,
  })

/** The rows that undoing an import would leave as they are, asked anew each time. */
export const undoQuery = (weddingId: string, importId: string) =>
  queryOptions({
    ...api.imports.undoPreview.queryOptions({ input: { weddingId, importId } }),
    staleTime: 0,
    gcTime: 0,
  })
