import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodedError } from '../../shared/error-messages.ts'
import { drawPageFor, resumeSession, whileSignedIn } from '../../shared/session/signed-in.ts'
import { queryClient } from '../query-client.ts'
import type { Change, Item } from './change.ts'
import { stubBrowser } from './stub-browser.ts'

stubBrowser()
const { createListChanges } = await import('./list-changes.ts')
const { openKept } = await import('../unsaved/kept.ts')
const { hasUnsaved } = await import('../unsaved/unsaved.ts')

type Row = Item & { name: string; note: string | null }
type RowChange = Change<Row>

const AWAY = new ORPCError('DATABASE_UNAVAILABLE', { status: 503 })
const STUMBLED = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
const REFUSED = new ORPCError('ROW_NOT_FOUND', { status: 404 })
const OVER = new CodedError('UNAUTHENTICATED', undefined, 401)

const row = (id: string): Row => ({ id, createdAt: '2026-11-20T10:00:00Z', name: id, note: null })
const ana = row('ana')
const berta = row('berta')
const edit = (item: Row, field: 'name' | 'note', value: string): RowChange => ({
  kind: 'edit',
  item,
  field,
  value,
})

let sent: RowChange[] = []
let answers: (Error | 'saved')[] = []
let failed: unknown[] = []
let isKept = true
let lists = 0

/** A server that gives the answers in turn, and then saves everything. */
async function send(_: string, change: RowChange): Promise<Row | null> {
  sent.push(change)
  const answer = answers.shift() ?? 'saved'
  if (answer !== 'saved') throw answer
  if (change.kind === 'remove') return null
  return change.kind === 'edit' ? { ...change.item, [change.field]: change.value } : change.item
}

function makeList(area?: string) {
  lists += 1
  return createListChanges<Row, string>({
    area: area ?? `rows ${lists}`,
    send: (place, change) => whileSignedIn(() => send(place, change)),
    patch: async () => {},
    reportFailure: (_place, _change, error) => {
      failed.push(error)
      return isKept
    },
  })
}

const values = () => sent.map((change) => (change.kind === 'edit' ? change.value : change.kind))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
  sent = []
  answers = []
  failed = []
  isKept = true
})

afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('changes in their order', () => {
  it('sends what was done without a network in the order it was done, in whichever list', async () => {
    const [first, second] = [makeList(), makeList()]
    onlineManager.setOnline(false)
    first.submit('here', edit(ana, 'note', 'uno'))
    second.submit('here', edit(berta, 'note', 'dos'))
    first.submit('here', edit(berta, 'note', 'tres'))
    answers = [AWAY, AWAY]
    onlineManager.setOnline(true)
    await pass(60_000)
    expect(values()).toEqual(['uno', 'uno', 'uno', 'dos', 'tres'])
  })

  it('reach the server one after the other for one item, and at once for others', async () => {
    const list = makeList()
    answers = [STUMBLED]
    list.submit('here', edit(ana, 'note', 'one'))
    list.submit('here', edit(ana, 'name', 'two'))
    list.submit('here', edit(berta, 'note', 'three'))
    await pass(0)
    expect(values()).toEqual(['one', 'three'])
    await pass(2000)
    expect(values()).toEqual(['one', 'three', 'one', 'two'])
    expect(hasUnsaved()).toBe(false)
  })
})

describe('changes that are overtaken', () => {
  it('are forgotten when they fail after a later one of the same field was made', async () => {
    const list = makeList()
    answers = [REFUSED]
    list.submit('here', edit(ana, 'note', 'one'))
    list.submit('here', edit(ana, 'note', 'two'))
    await pass(0)
    expect(values()).toEqual(['one', 'two'])
    expect(failed).toEqual([])
  })
})

describe('changes that are retried', () => {
  it('wait through any outage, however long, and are never given up for it', async () => {
    const list = makeList()
    answers = Array.from({ length: 40 }, () => AWAY)
    list.submit('here', edit(ana, 'note', 'one'))
    await pass(120_000)
    expect(failed).toEqual([])
    expect(hasUnsaved()).toBe(true)
    await pass(400_000)
    expect(sent).toHaveLength(41)
    expect(hasUnsaved()).toBe(false)
  })
})

describe('changes that are not saved', () => {
  it('are given up after four tries when the server stumbles, kept, and sent again when asked', async () => {
    const list = makeList()
    answers = Array.from({ length: 4 }, () => STUMBLED)
    const change = edit(ana, 'note', 'one')
    list.submit('here', change)
    await pass(60_000)
    expect(sent).toHaveLength(4)
    expect(failed).toEqual([STUMBLED])
    expect(hasUnsaved()).toBe(true)
    list.retry('here', change)
    await pass(0)
    expect(sent).toHaveLength(5)
    expect(hasUnsaved()).toBe(false)
  })

  it('are undone when nothing in them was typed', async () => {
    const list = makeList()
    isKept = false
    answers = [REFUSED]
    list.submit('here', { kind: 'remove', item: ana })
    await pass(0)
    expect(failed).toEqual([REFUSED])
    expect(hasUnsaved()).toBe(false)
  })

  it('take an edit along when their item could not be added yet', async () => {
    const list = makeList()
    answers = [REFUSED]
    list.submit('here', { kind: 'add', item: ana, isReturning: false })
    await pass(0)
    list.submit('here', edit(ana, 'note', 'one'))
    await pass(0)
    expect(sent[1]).toEqual({ kind: 'add', item: { ...ana, note: 'one' }, isReturning: false })
  })
})

describe('changes made offline', () => {
  it('wait for the network', async () => {
    const list = makeList()
    onlineManager.setOnline(false)
    list.submit('here', edit(ana, 'note', 'one'))
    await pass(60_000)
    expect(sent).toEqual([])
    onlineManager.setOnline(true)
    await pass(0)
    expect(values()).toEqual(['one'])
  })
})

describe('changes of a session that ended', () => {
  it('wait for the person to sign in again', async () => {
    drawPageFor('lucia')
    const list = makeList()
    answers = [OVER]
    list.submit('here', edit(ana, 'note', 'one'))
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(failed).toEqual([])
    resumeSession()
    await pass(0)
    expect(values()).toEqual(['one', 'one'])
  })

  it('are sent anew by the next page of the same person, and never by one of another', async () => {
    openKept('lucia')
    answers = [REFUSED]
    makeList('kept rows').submit('here', edit(ana, 'note', 'one'))
    await pass(0)
    // The rest is the page after a reload: nothing of the first is in memory.
    const lefts = sessionStorage.getItem('azahar.unsaved.lucia.changes kept rows')
    queryClient.clear()
    sessionStorage.setItem('azahar.unsaved.lucia.changes kept rows', lefts ?? '')
    sent = []

    openKept('elena')
    makeList('kept rows')
    await pass(0)
    expect(sent).toEqual([])

    openKept('lucia')
    await pass(0)
    expect(sent[0]).toMatchObject({ kind: 'edit', value: 'one' })
  })
})
