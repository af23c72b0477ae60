import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, toasts } from '#ui/feedback/toast-queue.ts'
import { queryClient } from '../query-client.ts'
import type { Item } from './change.ts'
import { stubBrowser } from './stub-browser.ts'

stubBrowser()

const { createEditableList } = await import('./editable-list.ts')
const { hasUnsaved } = await import('../unsaved/unsaved.ts')

type Row = Item & { name: string; note: string | null }

const ana: Row = { id: 'ana', createdAt: '2026-11-20T10:00:00Z', name: 'Ana', note: null }
const berta: Row = { ...ana, id: 'berta', name: 'Berta' }
const GONE = new ORPCError('ROW_NOT_FOUND', { status: 404 })
const FULL = new ORPCError('TOO_MANY_VENDORS', { status: 409, data: { max: 1 } })
const CONFLICT = new ORPCError('CONFLICT', { status: 409 })

let sent: unknown[][] = []
let refusals: Error[] = []
let refreshed = 0
let lists = 0
let stored: Row[] = [ana]

async function answer<T>(request: unknown[], saved: T): Promise<T> {
  sent.push(request)
  const refusal = refusals.shift()
  if (refusal) throw refusal
  return saved
}

function makeList(takeBack?: (place: string, item: Row, error: unknown) => boolean) {
  lists += 1
  return createEditableList<Row, string, 'name' | 'note'>({
    area: `editable rows ${lists}`,
    requests: {
      add: (_, added) => answer(['add', added], { createdAt: ana.createdAt, ...added }),
      edit: (_, { item, field, value }) => answer(['edit', field, value], { ...item, [field]: value }),
      remove: (_, { id }) => answer(['remove', id], null),
    },
    read: async () => stored,
    takeBack,
    patch: async () => {},
    refresh: () => {
      refreshed += 1
    },
    notFound: 'ROW_NOT_FOUND',
    refusals: { TOO_MANY_VENDORS: 'undone' },
    words: {
      where: 'la lista',
      name: ({ name }) => name,
      subject: (name) => name,
      object: (name) => `a ${name}`,
      removed: (name) => `eliminado a ${name}`,
      fields: { name: { typed: () => 'el nombre' }, note: { typed: () => 'la nota' } },
    },
  })
}

const edit = (field: 'name' | 'note', value: string) => ({ kind: 'edit', item: ana, field, value }) as const
const messages = () => toasts.get().map(({ message }) => message)
const choose = (label: string) => {
  const toast = toasts.get().find(({ action }) => action?.label === label)
  dismissToast(toast!.id)
  toast!.action!.onAction()
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
  sent = []
  refusals = []
  refreshed = 0
  stored = [ana]
  for (const { id } of toasts.get()) dismissToast(id)
})

afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  vi.useRealTimers()
})

describe('a list that members edit', () => {
  it('says that an item was removed, and puts it back where it was', async () => {
    const list = makeList()
    list.remove('here', ana)
    await settle()
    expect(messages()).toEqual(['Has eliminado a Ana.'])
    choose('Deshacer')
    await settle()
    expect(sent).toEqual([
      ['remove', 'ana'],
      ['add', ana],
    ])
  })

  it('sends a new item without the instant that the server gives it', async () => {
    const { createdAt: _, ...added } = ana
    makeList().submit('here', { kind: 'add', item: ana, isReturning: false })
    await settle()
    expect(sent).toEqual([['add', added]])
  })

  it('tells of an edit made without a network that replaces another one, and can put that back', async () => {
    const list = makeList()
    onlineManager.setOnline(false)
    list.submit('here', edit('note', 'Prima'))
    list.submit('here', edit('name', 'Ana María'))
    stored = [{ ...ana, note: 'Madrina' }]
    onlineManager.setOnline(true)
    await settle()
    expect(sent).toEqual([
      ['edit', 'note', 'Prima'],
      ['edit', 'name', 'Ana María'],
    ])
    expect(messages()).toEqual([
      'Mientras no tenías conexión, otra persona cambió lo mismo. Se ha quedado lo tuyo: la nota, Prima (era Madrina).',
    ])
    choose('Dejar lo suyo')
    await settle()
    expect(sent.at(-1)).toEqual(['edit', 'note', 'Madrina'])
  })

  it('counts an item as removed that is gone already', async () => {
    refusals = [GONE]
    makeList().remove('here', ana)
    await settle()
    expect(messages()).toEqual(['Has eliminado a Ana.'])
    expect(hasUnsaved()).toBe(false)
  })

  it('removes several items under one notice, which brings all of them back', async () => {
    const list = makeList()
    list.removeTogether('here', [ana, berta], '2 invitadas')
    await settle()
    expect(messages()).toEqual(['Has eliminado a 2 invitadas.'])
    sent = []
    choose('Deshacer')
    await settle()
    expect(sent).toEqual([
      ['add', ana],
      ['add', berta],
    ])
  })

  it('hands a new item that could not be added back to where it was typed', async () => {
    refusals = [FULL]
    const takenBack: unknown[] = []
    makeList((...given) => takenBack.push(given) > 0).submit('here', {
      kind: 'add',
      item: ana,
      isReturning: false,
    })
    await settle()
    expect(takenBack).toEqual([['here', ana, FULL]])
    expect(messages()).toEqual([])
    expect(hasUnsaved()).toBe(false)
  })

  it('takes back what it said when a removal fails', async () => {
    refusals = [CONFLICT]
    makeList().remove('here', ana)
    await settle()
    expect(messages()).toEqual(['No se pudo eliminar a Ana. Lo hemos dejado como estaba.'])
    choose('Reintentar')
    await settle()
    expect(sent).toHaveLength(2)
  })

  it('keeps a text that was not saved until another try or until it is given up', async () => {
    const list = makeList()
    refusals = [CONFLICT]
    const change = edit('note', 'Prima')
    list.submit('here', change)
    await settle()
    expect(messages()).toEqual(['No se ha guardado la nota. Lo que escribiste sigue en su casilla.'])
    expect(hasUnsaved()).toBe(true)
    list.discard(change)
    await settle()
    expect(hasUnsaved()).toBe(false)
  })

  it('tells once of all that was typed into an item that is gone, and brings it back with it', async () => {
    const list = makeList()
    refusals = [GONE, GONE]
    list.submit('here', edit('note', 'Prima'))
    list.submit('here', edit('name', 'Ana María'))
    await settle()
    expect(messages()).toEqual([
      'Ana ya no está en la lista, y tus cambios no se han guardado. Querías: la nota, Prima; el nombre, Ana María.',
    ])
    expect(refreshed).toBe(2)
    sent = []
    choose('Volver a añadir')
    await settle()
    expect(sent).toEqual([
      ['add', ana],
      ['edit', 'note', 'Prima'],
      ['edit', 'name', 'Ana María'],
    ])
  })

  it('brings an item back with what is on its way to it at that moment', async () => {
    const list = makeList()
    refusals = [GONE]
    list.submit('here', edit('name', 'Ana María'))
    await settle()
    sent = []
    refusals = [GONE]
    // A panel hands its last text in while it closes.
    list.submit('here', edit('note', 'Prima'))
    choose('Volver a añadir')
    await settle()
    expect(sent).toEqual([
      ['edit', 'note', 'Prima'],
      ['add', ana],
      ['edit', 'name', 'Ana María'],
      ['edit', 'note', 'Prima'],
    ])
    expect(messages()).toEqual([])
    expect(hasUnsaved()).toBe(false)
  })

  it('keeps what was typed into an item for the way back from its own removal', async () => {
    const list = makeList()
    list.remove('here', ana)
    await settle()
    refusals = [GONE]
    list.submit('here', edit('note', 'Prima'))
    await settle()
    expect(messages()).toEqual(['Has eliminado a Ana.'])
    choose('Deshacer')
    await settle()
    expect(sent.slice(-2)).toEqual([
      ['add', ana],
      ['edit', 'note', 'Prima'],
    ])
  })

  it('reads the list again when an item cannot be in it', async () => {
    refusals = [FULL]
    makeList().submit('here', { kind: 'add', item: ana, isReturning: false })
    await settle()
    expect(refreshed).toBe(1)
    expect(hasUnsaved()).toBe(false)
  })
})
