import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ImportView } from '#contract/import-rows.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { refreshWedding } from './imports.actions.ts'
import { importQuery, importsQuery } from './imports.queries.ts'

/** Imports that the screen goes on with when it is opened again. */
const UNDER_WAY: readonly ImportView['state'][] = ['open', 'applying', 'failed']

/**
 * The import that the address names, or the newest that is under way. `view` is `undefined` where there is none, and
 * `isGone` when that of the address is none any more.
 */
export function useOpenImport(weddingId: string, importId: string | undefined) {
  const list = useQuery(importsQuery(weddingId))
  const openId = importId ?? list.data?.find(({ state }) => UNDER_WAY.includes(state))?.id
  const found = useQuery({ ...importQuery(weddingId, openId ?? ''), enabled: openId !== undefined })
  const isGone = found.isError && codeOf(found.error) === 'IMPORT_NOT_FOUND'
  const failed = found.isError && !isGone && !found.data ? found : list.isError && !list.data ? list : null
  const view = isGone || found.data?.state === 'cancelled' || openId === undefined ? undefined : found.data
  useRefreshOnceBrought(view)
  return {
    view,
    isGone,
    failed,
    isLoading: !list.data || (openId !== undefined && !found.data && !found.isError),
    /** The newest that can still be undone. */
    last: list.data?.find(({ state, outcome }) => state === 'done' && outcome !== null),
  }
}

/** The rows that an import has brought are read anew by the screens that were open before. */
function useRefreshOnceBrought(view: ImportView | undefined): void {
  const before = useRef(view)
  useEffect(() => {
    const was = before.current
    before.current = view
    if (was?.id === view?.id && was?.state === 'applying' && view?.state === 'done') void refreshWedding()
  }, [view])
}
