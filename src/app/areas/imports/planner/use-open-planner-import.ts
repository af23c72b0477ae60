import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { codeOf } from '../../../shared/error-messages.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { plannerImportQuery, plannerImportsQuery } from './planner-imports.queries.ts'

/**
 * The import that the address names, or the newest that is under way. `view` is `undefined` where there is none, and
 * `isGone` when that of the address is none any more.
 */
export function useOpenPlannerImport(importId: string | undefined) {
  const list = useQuery(plannerImportsQuery())
  const openId = importId ?? list.data?.find(({ state }) => state === 'open' || state === 'applying')?.id
  const found = useQuery({ ...plannerImportQuery(openId ?? ''), enabled: openId !== undefined })
  const isGone = found.isError && codeOf(found.error) === 'IMPORT_NOT_FOUND'
  const failed = found.isError && !isGone && !found.data ? found : list.isError && !list.data ? list : null
  const view = isGone || openId === undefined ? undefined : found.data
  useRefreshOnceBrought(view)
  return {
    view,
    isGone,
    failed,
    isLoading: !list.data || (openId !== undefined && !found.data && !found.isError),
    /** The newest that can still be undone. */
    last: list.data?.find(({ state, weddings }) => state === 'done' && weddings > 0),
  }
}

/** The weddings that came are read anew by the screens that were open before. */
function useRefreshOnceBrought(view: PlannerImportView | undefined): void {
  const before = useRef(view)
  useEffect(() => {
    const was = before.current
    before.current = view
    if (was?.id === view?.id && was?.state === 'applying' && view?.state === 'done')
      void queryClient.invalidateQueries()
  }, [view])
}
