import { focusManager, hashKey, type QueryKey } from '@tanstack/react-query'
import type { client } from '../api.ts'
import { queryClient } from '../query-client.ts'

type Area = keyof typeof client

/** Areas whose queries also show the rows of another. A new area needs nothing here for its own. */
const ALSO_SHOWN_IN: Partial<Record<Area, readonly Area[]>> = {
  weddings: [
    'agenda',
    'invitations',
    'planners',
    'catering',
    'transport',
    'activity',
    'sharedLinks',
    'tasks',
    'payments',
  ],
  invitations: ['activity'],
  guests: ['vendors', 'catering', 'activity', 'tasks', 'payments', 'seating', 'lodging', 'transport'],
  households: [
    'vendors',
    'catering',
    'activity',
    'sharedLinks',
    'tasks',
    'payments',
    'seating',
    'lodging',
    'transport',
  ],
  catering: ['activity', 'sharedLinks', 'tasks'],
  vendors: ['budget', 'payments', 'activity', 'tasks', 'transport'],
  catalogue: ['activity'],
  budget: ['activity', 'tasks'],
  payments: ['activity', 'tasks'],
  agenda: ['activity', 'sharedLinks', 'tasks'],
  inspiration: ['activity', 'sharedLinks', 'tasks'],
  style: ['weddings', 'activity', 'tasks'],
  tasks: ['activity'],
  seating: ['activity', 'catering', 'tasks'],
  lodging: ['activity', 'tasks'],
  transport: ['activity', 'households', 'sharedLinks', 'vendors', 'payments'],
}

/** Those of the tasks of all weddings of a planner. */
const TASKS_OF_ALL: QueryKey[] = [[['tasks', 'lines']], [['taskWeek']]]

/** Queries of an area that the API client did not name by area and wedding. */
const NAMED_OTHERWISE: Partial<Record<Area, (weddingId: string) => QueryKey[]>> = {
  weddings: () => [[['weddings', 'list']], [['agenda', 'nextDays']], ...TASKS_OF_ALL],
  agenda: () => [[['agenda', 'nextDays']]],
  tasks: () => TASKS_OF_ALL,
  invitations: (weddingId) => [['open invitation', weddingId]],
}

/**
 * Reads again what is shown of an area of a wedding, and then what other areas show of it; what is not
 * shown is read when it is. What this page did itself is in its own queries already.
 */
export async function refreshArea(weddingId: string, area: string, isOwnDoing: boolean): Promise<void> {
  const keysOf = (shown: string): QueryKey[] => [
    [[shown], { input: { weddingId } }],
    ...(NAMED_OTHERWISE[shown as Area]?.(weddingId) ?? []),
  ]
  if (!isOwnDoing) await Promise.all(keysOf(area).map(refresh))
  const others = ALSO_SHOWN_IN[area as Area] ?? []
  await Promise.all(others.flatMap(keysOf).map(refresh))
}

/** Reads again all that events tell of: what the API client has named, but for whose session it is. */
export function refreshEverything(): void {
  const areas = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [path] }) => (Array.isArray(path) ? [String(path[0])] : []))
  for (const area of new Set(areas)) if (area !== 'profile') void refresh([[area]])
}

/** Reads again what could not be read and is still wanted: the server is back, changed or not. */
export function readWhatFailed(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

const running = new Set<string>()
const awaited = new Set<string>()

/**
 * Reads the queries under a key again. While they are being read, further wishes wait and become one:
 * a reading that starts over with every change of a busy hour would never end.
 */
export async function refresh(queryKey: QueryKey): Promise<void> {
  const hash = hashKey(queryKey)
  if (running.has(hash)) {
    awaited.add(hash)
    return
  }
  running.add(hash)
  do {
    awaited.delete(hash)
    // A first read is not begun again, and may have been made before the change.
    const first = queryClient
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    // A hidden page reads again on focus.
    const refetchType = focusManager.isFocused() ? 'active' : 'none'
    await queryClient.invalidateQueries({ queryKey, refetchType })
    if (first.length > 0) {
      await queryClient.invalidateQueries({ predicate: (query) => first.includes(query) })
    }
  } while (awaited.has(hash))
  running.delete(hash)
}
