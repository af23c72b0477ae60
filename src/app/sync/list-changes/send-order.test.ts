import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { takeTurn } from './send-order.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Sends one after the other what is given, and says in which order it went. */
function sendAll(changes: { name: string; madeAt: number; queue: string }[], isLate: boolean) {
  const sent: string[] = []
  const queues = new Map<string, Promise<void>>()
  const all = changes.map(({ name, madeAt, queue }) => {
    const turn = takeTurn({ madeAt, queue }, isLate)
    const before = queues.get(queue) ?? Promise.resolve()
    const done = before.then(async () => {
      await turn.come()
      sent.push(name)
      await settle()
      turn.end()
    })
    queues.set(queue, done)
    return done
  })
  return { sent, done: Promise.all(all) }
}

afterEach(() => onlineManager.setOnline(true))

describe('changes that were held up', () => {
  it('are sent as they were made, also when the earliest comes last from a page that is closed now', async () => {
    const { sent, done } = sendAll(
      [
        { name: 'a guest', madeAt: 2, queue: 'guests puri' },
        { name: 'the cocktail', madeAt: 3, queue: 'agenda cocktail' },
        { name: 'the dinner', madeAt: 1, queue: 'agenda dinner' },
      ],
      true,
    )
    await done
    expect(sent).toEqual(['the dinner', 'a guest', 'the cocktail'])
  })

  it('keep those of one item in their queue, and none waits for one that waits for it', async () => {
    const { sent, done } = sendAll(
      [
        { name: 'the time', madeAt: 5, queue: 'agenda dinner' },
        { name: 'a guest', madeAt: 4, queue: 'guests puri' },
        { name: 'the title', madeAt: 3, queue: 'agenda dinner' },
      ],
      true,
    )
    await done
    expect(sent).toEqual(['a guest', 'the time', 'the title'])
  })

  it('let no later one past, and those that are not held up travel side by side', async () => {
    const held = takeTurn({ madeAt: 1, queue: 'a' }, true)
    const next = takeTurn({ madeAt: 2, queue: 'b' }, false)
    let isSent = false
    const sending = next.come().then(() => (isSent = true))
    await settle()
    expect(isSent).toBe(false)
    held.end()
    await sending
    const beside = takeTurn({ madeAt: 3, queue: 'c' }, false)
    await beside.come()
    next.end()
    beside.end()
  })

  it('go after those that they follow, also when nothing is held up', async () => {
    const table = takeTurn({ madeAt: 1, queue: 'table one' }, false)
    const seat = takeTurn({ madeAt: 2, queue: 'seat ana', follows: ['table'] }, false)
    const later = takeTurn({ madeAt: 3, queue: 'table two' }, false)
    let isSent = false
    const sending = seat.come().then(() => (isSent = true))
    await settle()
    expect(isSent).toBe(false)
    table.end()
    await sending
    seat.end()
    later.end()
  })

  it('include what is done while there is no network', () => {
    onlineManager.setOnline(false)
    const turn = takeTurn({ madeAt: 1, queue: 'a' }, false)
    expect(turn.isLate()).toBe(true)
    turn.end()
  })
})
