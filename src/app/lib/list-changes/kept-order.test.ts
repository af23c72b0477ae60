import { describe, expect, it } from 'vitest'
import { loadListsWith, sendInOrder, stampAs, stampOf } from './kept-order.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('changes that earlier pages have kept', () => {
  it('are sent in the order in which they were made, over all lists', async () => {
    const sent: string[] = []
    const change = (name: string, madeAt: number) => ({ madeAt, send: () => void sent.push(name) })
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
    sendInOrder([{ madeAt: 2, send: () => void sent.push('later') }])
    await settle()
    expect(sent).toEqual([])
    sendInOrder([{ madeAt: 1, send: () => void sent.push('earlier') }])
    load()
    await settle()
    expect(sent).toEqual(['earlier', 'later'])
  })

  it('keep their place beside those that are made within the same millisecond', () => {
    const [first, second, kept] = [{}, {}, {}]
    stampAs(kept, 7)
    expect(stampOf(kept)).toBe(7)
    expect(stampOf(first)).toBeLessThan(stampOf(second))
    expect(stampOf(first)).toBe(stampOf(first))
  })
})
