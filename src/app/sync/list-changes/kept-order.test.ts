import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOAD_PATIENCE_MS, loadListsWith, sendInOrder, stampAs, stampOf } from './kept-order.ts'
import { waitingKept } from './waiting-kept.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  vi.useRealTimers()
  loadListsWith(() => Promise.resolve())
})

describe('changes that earlier pages have kept', () => {
  it('are sent in the order in which they were made, over all lists', async () => {
    const sent: string[] = []
    const change = (name: string, madeAt: number) => ({
      madeAt,
      kept: {},
      send: () => void sent.push(name),
    })
    sendInOrder([change('a moment is added', 3), change('the moment is ticked', 5)])
    sendInOrder([change('its day is added', 2), change('the day is renamed', 4)])
    await settle()
    expect(sent).toEqual([
      'its day is added',
      'a moment is added',
      'the day is renamed',
      'the moment is ticked',
    ])
  })

  it('wait for lists that are still being loaded', async () => {
    const sent: string[] = []
    let load = () => {}
    loadListsWith(() => new Promise<void>((resolve) => (load = resolve)))
    sendInOrder([{ madeAt: 2, kept: {}, send: () => void sent.push('later') }])
    await settle()
    expect(sent).toEqual([])
    sendInOrder([{ madeAt: 1, kept: {}, send: () => void sent.push('earlier') }])
    load()
    await settle()
    expect(sent).toEqual(['earlier', 'later'])
  })

  it('do not wait for ever for a list that does not come, and are counted until they are sent', async () => {
    vi.useFakeTimers()
    const sent: string[] = []
    loadListsWith(() => new Promise(() => {}))
    sendInOrder([
      { madeAt: 1, kept: {}, send: () => void sent.push('a change') },
      { madeAt: 2, kept: { file: 'its bytes' }, send: () => void sent.push('a file') },
    ])
    await vi.advanceTimersByTimeAsync(LOAD_PATIENCE_MS - 1)
    expect(sent).toEqual([])
    expect(waitingKept()).toEqual({ changes: 1, files: 1 })
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['a change', 'a file'])
    expect(waitingKept()).toEqual({ changes: 0, files: 0 })
  })

  it('are sent although one of them cannot be read any more', async () => {
    const sent: string[] = []
    const unreadable = () => {
      throw new TypeError('no such field')
    }
    sendInOrder([
      { madeAt: 1, kept: {}, send: unreadable },
      { madeAt: 2, kept: {}, send: () => void sent.push('the next') },
    ])
    await settle()
    expect(sent).toEqual(['the next'])
  })

  it('keep their place beside those that are made within the same millisecond', () => {
    const [first, second, kept] = [{}, {}, {}]
    stampAs(kept, 7)
    expect(stampOf(kept)).toBe(7)
    expect(stampOf(first)).toBeLessThan(stampOf(second))
    expect(stampOf(first)).toBe(stampOf(first))
  })
})
