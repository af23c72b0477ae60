import { api } from '../api.ts'
import { onLiveEvent } from '../live/live-events.ts'
import { onLiveAgain } from '../live/live-status.ts'
import { queryClient, STALE_LISTS } from '../query-client.ts'
import { deviceOwner, onDeviceOwner } from './device-owner.ts'

/** Changes come in bursts; the lists are read once after each. */
const READ_AFTER_MS = 4000

let weddingId: string | null = null

/**
 * Reads what opens without a network of the wedding that is open: its agenda, guests, vendors with their phone
 * numbers, and the budget. It is read again when a member changes it, so that the device has what the members see.
 */
export function keepWedding(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(read, ms)
  }
  onDeviceOwner(() => later(0))
  onLiveAgain(() => later(READ_AFTER_MS))
  onLiveEvent((event) => {
    if (event.type === 'changed' && event.weddingId === weddingId) later(READ_AFTER_MS)
    if (event.type === 'resync') later(READ_AFTER_MS)
  })
  onOpenWedding = () => later(READ_AFTER_MS)
}

let onOpenWedding: () => void = () => {}

/** Says which wedding is open. */
export function noteOpenWedding(id: string): void {
  if (id === weddingId) return
  weddingId = id
  onOpenWedding()
}

function read(): void {
  if (weddingId === null || deviceOwner() === null) return
  const of = { input: { weddingId } }
  const lists = [
    api.weddings.members.queryOptions(of),
    api.planners.linked.queryOptions(of),
    api.agenda.days.list.queryOptions(of),
    api.agenda.items.list.queryOptions(of),
    api.guests.list.queryOptions(of),
    api.guests.summary.queryOptions(of),
    api.households.list.queryOptions(of),
    api.vendors.list.queryOptions(of),
    api.catalogue.list.queryOptions(of),
    api.budget.get.queryOptions(of),
  ]
  for (const list of lists)
    void queryClient.prefetchQuery({ ...(list as object), queryKey: list.queryKey, staleTime: STALE_LISTS })
}
