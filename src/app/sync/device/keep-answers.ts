import type { Query, QueryKey } from '@tanstack/react-query'
import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { readRemembered } from '../../shared/wedding/remembered.ts'
import { rememberedWedding } from '../../shared/wedding/remembered-wedding.ts'
import { isInOwnName } from '../business.ts'
import { queryClient } from '../query-client.ts'
import { accountOnDevice, deviceOwner, goOnKeeping, onDeviceOwner } from './device-owner.ts'
import { type KeptAnswer, keysUnder, onDevice } from './device-store.ts'
import { forgetEnded } from './forget-weddings.ts'

/** Answers that are older than this, in milliseconds, are not shown any more. */
const MAX_AGE_MS = 60 * DAY_MS

/** Answers that come together are written together. */
const WRITE_AFTER_MS = 300

/** A browser that takes longer than this to read its own disk, in milliseconds, opens the app without. */
const READ_PATIENCE_MS = 1500

/** Codes that let a person in are read when they are wanted. */
const NEVER_KEPT: readonly string[] = ['invitations', 'live', 'operator']

const restored = new Set<string>()

/** Whether an answer is the one that lay on the device, which the server has not confirmed since. */
export const isFromDevice = (queryHash: string): boolean => restored.has(queryHash)

/** Keeps on this device every answer its owner reads from now on, and those they have read already. */
export function keepAnswers(): void {
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const queries = [...changed]
    changed.clear()
    void writeAnswers(queries)
  }
  const note = (query: Query) => {
    const owner = deviceOwner()
    if (owner === null || !isInOwnName(owner) || !isKept(query.queryKey)) return
    changed.add(query)
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  }
  const cache = queryClient.getQueryCache()
  cache.subscribe((event) => {
    if (event.type === 'removed') note(event.query)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    restored.delete(event.query.queryHash)
    note(event.query)
  })
  onDeviceOwner(() => {
    for (const query of cache.getAll()) if (query.state.data !== undefined) note(query)
  })
  // An app that is closed is hidden first.
  document.addEventListener('visibilitychange', write)
}

/** Lists and rows of the API, but for what was searched for. */
function isKept([path, options]: QueryKey): boolean {
  if (!Array.isArray(path) || NEVER_KEPT.includes(String(path[0]))) return false
  const { input } = (options ?? {}) as { input?: { search?: unknown } }
  return input?.search === undefined
}

async function writeAnswers(queries: readonly Query[]): Promise<void> {
  const owner = deviceOwner()
  if (owner === null || queries.length === 0) return
  await onDevice(async (db) => {
    const tx = db.transaction(['about', 'answers'], 'readwrite')
    // Another page may have made the device another person's meanwhile.
    if ((await tx.objectStore('about').get('owner')) !== owner) return
    const answers = tx.objectStore('answers')
    for (const { queryKey, queryHash } of queries) {
      const key: [string, string] = [weddingOf(queryKey), queryHash]
      // Of the query that is there now: one that was forgotten still has its data, and may have a successor.
      const { data, dataUpdatedAt } = queryClient.getQueryCache().get(queryHash)?.state ?? {}
      if (data !== undefined && dataUpdatedAt !== undefined)
        void answers.put({ queryKey, data, updatedAt: dataUpdatedAt }, key)
      else void answers.delete(key)
    }
    await tx.done
  })
}

const weddingOf = ([, options]: QueryKey): string =>
  ((options ?? {}) as { input?: { weddingId?: string } }).input?.weddingId ?? ''

/**
 * Reads what this device keeps for the account that the browser was signed in with last: for the wedding in the
 * address before the first paint, of the others after it.
 */
export async function restoreAnswers(): Promise<void> {
  const account = accountOnDevice()
  if (account === null || !isInOwnName(account)) return
  const weddingId =
    weddingInAddress() ?? rememberedWedding(readRemembered(document.cookie, WEDDING_COOKIE), account)
  const reading = onDevice(async (db) => {
    await forgetEnded()
    const tx = db.transaction(['about', 'answers'])
    if ((await tx.objectStore('about').get('owner')) !== account) return
    const answers = tx.objectStore('answers')
    const first = await Promise.all(
      ['', ...(weddingId ? [weddingId] : [])].map((id) => answers.getAll(keysUnder(id))),
    )
    for (const answer of first.flat()) restore(answer)
    goOnKeeping(account)
    return first.flat().length > 0
  })
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, READ_PATIENCE_MS))])
  void reading.then((isFound) => {
    if (isFound) void restoreOthers()
  })
}

async function restoreOthers(): Promise<void> {
  const all = await onDevice((db) => db.getAll('answers'))
  for (const answer of all ?? []) restore(answer)
}

function restore({ queryKey, data, updatedAt }: KeptAnswer): void {
  if (updatedAt < Date.now() - MAX_AGE_MS || queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, data, { updatedAt })
  restored.add(queryClient.getQueryCache().find({ queryKey, exact: true })!.queryHash)
}

const weddingInAddress = (): string | undefined =>
  /^\/app\/couple\/([\da-f-]{36})(\/|$)/.exec(window.location.pathname)?.[1]
