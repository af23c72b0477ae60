import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Outage } from '#server/platform/outage.ts'

/** How much is worked on at once and how much may wait for it, in all and for each client. */
export type AdmissionLimits = {
  active: number
  queued: number
  activeEach?: number
  queuedEach?: number
  /** How long a request may wait for its slot, in milliseconds. */
  waitMs: number
}

type Waiting = { client: string; admit(): void }

/** The connection over which an answer is awaited. */
export type Reader = Pick<Socket, 'once' | 'off' | 'destroyed'>

/** The reader of a request that changes nothing: once they are gone, its answer is of no use. */
export const readerOf = ({ method, socket }: IncomingMessage): Reader | undefined =>
  method === 'GET' ? socket : undefined

/** Room to work on a request. */
export type Slot = {
  /** Gives the slot to the next; to be called when the work is done, more than once does no harm. */
  release(): void
  /** Does something that is no work of ours, as waiting for the network, without keeping the slot. */
  without<T>(wait: () => Promise<T>): Promise<T>
}

/**
 * Admission control: so many requests are worked on at once, so many wait in order, and one more is refused
 * at once with `OVERLOADED` (503). A client that asks for a lot waits for itself: beyond its own share others
 * go first.
 */
export class AdmissionQueue {
  readonly #limits: Required<AdmissionLimits>
  readonly #active = new Count()
  readonly #queued = new Count()
  #waiting: Waiting[] = []

  constructor(limits: AdmissionLimits) {
    this.#limits = { activeEach: limits.active, queuedEach: limits.queued, ...limits }
  }

  /**
   * A slot for a request of a client, as soon as there is one; clients without a name have no share. What waits for a
   * reader is given up when that one leaves, so that an overload is over with those who caused it.
   */
  enter(client: string | undefined = '', reader?: Reader): Slot | Promise<Slot> {
    if (this.#mayBegin(client)) return this.#begin(client)
    const { queued, queuedEach } = this.#limits
    if (this.#queued.all >= queued || this.#queued.of(client) >= queuedEach) throw overloaded()
    return this.#wait(client, 'last', reader)
  }

  get active(): number {
    return this.#active.all
  }

  get waiting(): number {
    return this.#queued.all
  }

  #mayBegin(client: string): boolean {
    return this.#active.all < this.#limits.active && this.#active.of(client) < this.#limits.activeEach
  }

  #begin(client: string): Slot {
    this.#active.add(client)
    let isOn = true
    const release = () => {
      if (!isOn) return
      isOn = false
      this.#release(client)
    }
    const without = async <T>(wait: () => Promise<T>): Promise<T> => {
      release()
      const result = await wait()
      await this.#resume(client)
      isOn = true
      return result
    }
    return { release, without }
  }

  #release(client: string): void {
    this.#active.remove(client)
    this.#waiting.find((one) => this.#mayBegin(one.client))?.admit()
  }

  /** A request that has begun goes before one that has not, and is not refused for a full queue. */
  async #resume(client: string): Promise<void> {
    if (this.#mayBegin(client)) this.#active.add(client)
    else await this.#wait(client, 'first')
  }

  #wait(client: string, position: 'first' | 'last', reader?: Reader): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        reader?.off('close', giveUp)
        this.#queued.remove(client)
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
      }
      const waiting: Waiting = {
        client,
        admit: () => {
          leave()
          resolve(this.#begin(client))
        },
      }
      const giveUp = () => {
        leave()
        reject(overloaded())
      }
      const late = setTimeout(giveUp, this.#limits.waitMs)
      reader?.once('close', giveUp)
      this.#queued.add(client)
      if (position === 'last') this.#waiting.push(waiting)
      else this.#waiting.unshift(waiting)
    })
  }
}

/** How many there are, in all and of each client that has a name. */
class Count {
  all = 0
  readonly #each = new Map<string, number>()

  of = (client: string) => this.#each.get(client) ?? 0

  add(client: string): void {
    this.all += 1
    if (client) this.#each.set(client, this.of(client) + 1)
  }

  remove(client: string): void {
    this.all -= 1
    if (!client) return
    const left = this.of(client) - 1
    if (left > 0) this.#each.set(client, left)
    else this.#each.delete(client)
  }
}

const overloaded = () => new Outage('OVERLOADED', undefined)
