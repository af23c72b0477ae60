import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import type { Item } from './change.ts'
import { stubBrowser } from './stub-browser.ts'

stubBrowser()
const { createEditableList } = await import('./editable-list.ts')

type Row = Item & { name: string }
const ana: Row = { id: 'ana', createdAt: '2026-11-20T10:00:00Z', name: 'Ana' }
const QUERY_KEY = ['rows that are shown']

let sent: unknown[] = []
let reads = 0
let firstRead: Promise<Row[]> | null = null
const rowsQuery = {
  queryKey: QUERY_KEY,
  staleTime: 0,
  queryFn: async () => {
    reads += 1
    return reads === 1 && firstRead ? firstRead : [ana]
  },
}

const rows = createEditableList<Row, string, 'name'>({
  area: 'rows that are shown',
  requests: {
    add: async (_, draft) => ({ createdAt: ana.createdAt, ...draft }) as Row,
    async edit(_, { item, field, value }) {
      sent.push(value)
      return { ...item, [field]: value }
    },
    remove: async () => null,
  },
  read: () => (firstRead ? rowsQuery.queryFn() : queryClient.fetchQuery(rowsQuery)),
  patch: async () => {},
  refresh: () => {},
  notFound: 'ROW_NOT_FOUND',
  refusals: {},
  words: {
    where: 'la lista',
    name: ({ name }) => name,
    subject: (name) => name,
    object: (name) => name,
    removed: (name) => name,
    fields: { name: { typed: () => 'el nombre' } },
  },
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
  sent = []
  reads = 0
  firstRead = null
})

afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('when the network returns', () => {
  it('an edit is sent although the list that it compares with had begun to be read without a network', async () => {
    onlineManager.setOnline(false)
    queryClient.setQueryData(QUERY_KEY, [ana], { updatedAt: 1 })
    const stop = new QueryObserver(queryClient, rowsQuery).subscribe(() => {})
    await pass(0)
    expect(queryClient.getQueryState(QUERY_KEY)?.fetchStatus).toBe('paused')
    rows.submit('here', { kind: 'edit', item: ana, field: 'name', value: 'Ana María' })
    await pass(0)
    onlineManager.setOnline(true)
    await pass(60_000)
    expect(sent).toEqual(['Ana María'])
    stop()
  })

  it('an edit whose list is not read in time is tried again instead of waiting for ever', async () => {
    firstRead = new Promise(() => {})
    onlineManager.setOnline(false)
    rows.submit('here', { kind: 'edit', item: ana, field: 'name', value: 'Ana María' })
    await pass(0)
    onlineManager.setOnline(true)
    await pass(60_000)
    expect(reads).toBe(2)
    expect(sent).toEqual(['Ana María'])
  })
})
