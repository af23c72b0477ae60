import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { KeyedQueue, QueueFull } from './keyed-queue.ts'

/** Tasks that end when the test says so. */
function tasksOf(queue: KeyedQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    queue,
    run: (key: string, name: string) =>
      queue.run(key, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    async end(name: string) {
      ends.get(name)!()
      await settled()
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a keyed queue', () => {
  it('let few of a key run, and those who wait in the order they came', async () => {
    const tasks = tasksOf(new KeyedQueue({ running: 9, runningPerKey: 1, waiting: 9, waitingPerKey: 9 }))
    for (const name of ['a1', 'a2', 'a3']) void tasks.run('a', name)
    void tasks.run('b', 'b1')
    await settled()
    expect(tasks.begun).toEqual(['a1', 'b1'])
    await tasks.end('a1')
    await tasks.end('a2')
    expect(tasks.begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('let few run in all, and go round the keys', async () => {
    const tasks = tasksOf(new KeyedQueue({ running: 1, runningPerKey: 1, waiting: 9, waitingPerKey: 9 }))
    for (const name of ['a1', 'a2', 'a3']) void tasks.run('a', name)
    void tasks.run('b', 'b1')
    await settled()
    for (const name of ['a1', 'b1', 'a2']) await tasks.end(name)
    expect(tasks.begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('lets others give way until few wait, for so long at most, and not once they are told to end', async () => {
    const tasks = tasksOf(new KeyedQueue({ running: 1, runningPerKey: 1, waiting: 9, waitingPerKey: 9 }))
    const { queue } = tasks
    const { signal } = new AbortController()
    for (const name of ['a1', 'a2', 'a3']) void tasks.run('a', name)
    await settled()
    let hasGone = false
    const giving = queue.untilFewWait({ waiting: 2, atMostMs: 60_000 }, signal).then(() => {
      hasGone = true
    })
    await settled()
    expect(hasGone).toBe(false)
    await queue.untilFewWait({ waiting: 2, atMostMs: 1 }, signal)
    await queue.untilFewWait({ waiting: 2, atMostMs: 60_000 }, AbortSignal.abort())
    await queue.untilFewWait({ waiting: 3, atMostMs: 60_000 }, signal)
    expect(hasGone).toBe(false)
    await tasks.end('a1')
    await giving
    for (const name of ['a2', 'a3']) await tasks.end(name)
  })

  it('refuse who would wait behind too many, of the key or in all', async () => {
    const queue = new KeyedQueue({ running: 2, runningPerKey: 1, waiting: 2, waitingPerKey: 1 })
    const tasks = tasksOf(queue)
    for (const name of ['a1', 'a2']) void tasks.run('a', name)
    await expect(tasks.run('a', 'a3')).rejects.toThrow(QueueFull)
    for (const name of ['b1', 'b2']) void tasks.run('b', name)
    await expect(tasks.run('c', 'c1')).rejects.toThrow(QueueFull)
    expect(() => queue.assertRoom('c')).toThrow(QueueFull)
    await tasks.end('a1')
    expect(tasks.begun).toEqual(['a1', 'b1', 'a2'])
    void tasks.run('c', 'c2')
    for (const name of ['a2', 'b1', 'c2', 'b2']) await tasks.end(name)
    expect(tasks.begun).toEqual(['a1', 'b1', 'a2', 'c2', 'b2'])
  })

  it('give up who has waited too long when the turn comes, and go on with the next', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const tasks = tasksOf(
      new KeyedQueue({ running: 1, runningPerKey: 1, waiting: 9, waitingPerKey: 9, waitingMs: 1000 }),
    )
    void tasks.run('a', 'a1')
    const late = expect(tasks.run('a', 'a2')).rejects.toThrow(QueueFull)
    await settled()
    vi.advanceTimersByTime(900)
    void tasks.run('a', 'a3')
    vi.advanceTimersByTime(200)
    await tasks.end('a1')
    await late
    expect(tasks.begun).toEqual(['a1', 'a3'])
  })

  it('let a key rest after a task, for as long as is wanted, while others run', async () => {
    const rested: (() => void)[] = []
    const rest = () => new Promise<void>((resolve) => rested.push(resolve))
    const tasks = tasksOf(
      new KeyedQueue({ running: 1, runningPerKey: 1, waiting: 9, waitingPerKey: 9, rest }),
    )
    for (const name of ['a1', 'a2']) void tasks.run('a', name)
    await settled()
    await tasks.end('a1')
    expect(tasks.begun).toEqual(['a1'])
    void tasks.run('b', 'b1')
    await settled()
    expect(tasks.begun).toEqual(['a1', 'b1'])
    await tasks.end('b1')
    rested[0]!()
    await settled()
    expect(tasks.begun).toEqual(['a1', 'b1', 'a2'])
  })

  it('let a key wait behind no more of another than run of it at once', async () => {
    const tasks = tasksOf(new KeyedQueue({ running: 4, runningPerKey: 2, waiting: 99, waitingPerKey: 99 }))
    for (let index = 1; index <= 9; index += 1)
      for (const key of ['a', 'b', 'c']) void tasks.run(key, key + index)
    await settled()
    expect(tasks.begun).toEqual(['a1', 'b1', 'c1', 'a2'])
    void tasks.run('d', 'd1')
    await tasks.end('a1')
    await tasks.end('b1')
    await tasks.end('c1')
    expect(tasks.begun.slice(4)).toEqual(['b2', 'c2', 'd1'])
  })

  it('start a task in the context of the one who asked for it', async () => {
    const asker = new AsyncLocalStorage<string>()
    const tasks = tasksOf(new KeyedQueue({ running: 1, runningPerKey: 1, waiting: 9, waitingPerKey: 9 }))
    const first = asker.run('lucia', () => tasks.run('a', 'a1'))
    const names = ['noelia', 'marta'].map((name) =>
      asker.run(name, () => tasks.queue.run('a', async () => asker.getStore())),
    )
    await settled()
    await tasks.end('a1')
    await first
    expect(await Promise.all(names)).toEqual(['noelia', 'marta'])
  })

  it('go on after a task that failed', async () => {
    const queue = new KeyedQueue({ running: 1, runningPerKey: 1, waiting: 9, waitingPerKey: 9 })
    const failed = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('a', async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
