import { queryOptions } from '@tanstack/react-query'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { backOff } from '#domain/operation/back-off.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { api } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import '../imports.sentences.ts'
import './planner-imports.sentences.ts'

/** The own imports of weddings that wait or can be undone, the newest first. */
export const plannerImportsQuery = () =>
  queryOptions({ ...api.plannerImports.list.queryOptions(), refetchOnWindowFocus: 'always' })

/** Times between two looks at an import that is read or brought in, in milliseconds. */
const LOOKS = { first: SECOND_MS, longest: 8 * SECOND_MS }

/** Looks without anything new before the next one waits longer. */
const PATIENCE = 5

const unchanged = new WeakMap<PlannerImportView, number>()

/** An import with its weddings, looked at every second while the server reads or writes, less often if nothing moves. */
export const plannerImportQuery = (importId: string) =>
  queryOptions({
    ...api.plannerImports.find.queryOptions({ input: { importId } }),
    refetchOnWindowFocus: 'always',
    refetchInterval({ state: { data } }) {
      if (!data || !(data.state === 'applying' || data.files.some(({ state }) => state === 'waiting')))
        return false
      const looks = (unchanged.get(data) ?? 0) + 1
      unchanged.set(data, looks)
      return looks < PATIENCE ? LOOKS.first : backOff(looks - PATIENCE, LOOKS, 0)
    },
  })

/** Puts what a call has answered where the screen reads it. */
export function keepPlannerImport(view: PlannerImportView): void {
  const { queryKey } = plannerImportQuery(view.id)
  // A look that is on its way would bring what was before.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, view)
  void queryClient.invalidateQueries({ queryKey: plannerImportsQuery().queryKey })
}

/** A wedding as it would be, asked anew each time. */
export const weddingPreviewQuery = (importId: string, key: string) =>
  queryOptions({
    ...api.plannerImports.preview.queryOptions({ input: { importId, key } }),
    staleTime: 0,
    gcTime: 0,
  })

/** The weddings that undoing would take, asked anew each time. */
export const plannerUndoQuery = (importId: string, key: string | undefined) =>
  queryOptions({
    ...api.plannerImports.undoPreview.queryOptions({
      input: { importId, ...(key !== undefined && { key }) },
    }),
    staleTime: 0,
    gcTime: 0,
  })
