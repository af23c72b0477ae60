import { hashKey, type Query } from '@tanstack/react-query'
import { closedSince, isEnough, type Section, sectionOfArea } from '#domain/members/permissions.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { onDeviceOwner } from '../device/device-owner.ts'
import type { KeptAnswer } from '../device/device-store.ts'
import { type Accesses, type Known, settleDevice } from '../device/forget-closed.ts'
import { isOver } from '../device/forget-weddings.ts'
import { queryClient } from '../query-client.ts'
import { refreshEverything } from './refresh.ts'

/** The sections of each wedding that the person may see, as far as this page knows, and until when. */
function accesses(): Known | null {
  const weddings = queryClient.getQueryData(weddingsQuery.queryKey)
  if (!weddings) return null
  return {
    now: Object.fromEntries(weddings.map(({ id, access }) => [id, access])),
    ends: Object.fromEntries(weddings.flatMap(({ id, closesAt }) => (closesAt ? [[id, closesAt]] : []))),
  }
}

let closing: ReturnType<typeof setTimeout> | undefined

/** Takes weddings out of the list once the access to them has ended: the device does so without a network too. */
function closeInTime({ ends }: Known): void {
  clearTimeout(closing)
  const first = Math.min(...Object.values(ends).map(Date.parse))
  if (first === Number.POSITIVE_INFINITY) return
  closing = setTimeout(
    () =>
      queryClient.setQueryData(weddingsQuery.queryKey, (weddings) =>
        weddings?.filter(({ closesAt }) => !closesAt || !isOver(closesAt)),
      ),
    Math.min(first - Date.now(), DAY_MS),
  )
}

function keptWeddings(): KeptAnswer {
  const { queryKey } = weddingsQuery
  const { data, dataUpdatedAt } = queryClient.getQueryState(queryKey)!
  return { queryKey, data, updatedAt: dataUpdatedAt }
}

/**
 * Follows what the person may see, however the page learns of it. What was taken away is forgotten at once by the page
 * and by the device, and everything that stays in sight is read again: amounts stand among what may still be seen.
 */
export function followAccess(): void {
  let known = accesses()
  if (known) closeInTime(known)
  const hash = hashKey(weddingsQuery.queryKey)
  const settle = () => {
    const now = accesses()
    if (!now) return
    const before = known
    known = now
    closeInTime(now)
    if (JSON.stringify(before) === JSON.stringify(now)) return
    void settleDevice(now, keptWeddings())
    if (!before) return
    forget(before.now, now.now)
    refreshEverything()
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash)
      // The list itself is written before others are removed.
      queueMicrotask(settle)
  })
  onDeviceOwner(() => known && void settleDevice(known, keptWeddings()))
}

/** Removes what is closed, and of a wedding that shows less what is not in sight, which would not be read again. */
function forget(before: Accesses, now: Accesses): void {
  const narrower = Object.keys(before).filter((id) => closedSince(before[id]!, now[id]).length > 0)
  const isForgotten = (query: Query) => {
    const { input } = (query.queryKey[1] ?? {}) as { input?: { weddingId?: string } }
    const weddingId = input?.weddingId
    if (weddingId === undefined) return narrower.length > 0 && isOfApi(query) && !query.isActive()
    const access = now[weddingId]
    const section = sectionOf(query)
    if (!access || (section !== null && !isEnough(access[section], 'view'))) return true
    return narrower.includes(weddingId) && !query.isActive()
  }
  queryClient.removeQueries({ predicate: isForgotten })
}

/** Reads of this person's own, as the weddings themselves, tell of no section. */
const OWN = /^(weddings|profile|access)$/

const isOfApi = ({ queryKey: [path] }: Query) => Array.isArray(path) && !OWN.test(String(path[0]))

function sectionOf({ queryKey: [path] }: Query): Section | null {
  const [area, part] = Array.isArray(path) ? path.map(String) : []
  return area === 'vendors' && part === 'comments' ? 'conversation' : sectionOfArea(area ?? '')
}
