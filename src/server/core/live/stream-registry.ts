import { isDeepStrictEqual } from 'node:util'
import { isEnough, type Permissions, type Section } from '#domain/members/permissions.ts'
import type { LiveStream } from './live-stream.ts'

/** A member sees this of a wedding. */
export type Sight = { permissions: Permissions; seesDrafts: boolean }

/** An open stream with its user and the weddings whose changes it carries. */
export type Listener = {
  stream: LiveStream
  userId: string
  token: string
  /** The one wedding that was asked for; `null` means all of them. */
  only: string | null
  /** The user's sight of each wedding. */
  weddings: ReadonlyMap<string, Sight>
}

/** The open streams of this process, found by wedding and by person. */
export class StreamRegistry {
  readonly #all = new Set<Listener>()
  readonly #byWedding = new Map<string, Set<Listener>>()
  readonly #byUser = new Map<string, Set<Listener>>()

  add(listener: Listener): void {
    this.#all.add(listener)
    enter(this.#byUser, listener.userId, listener)
    for (const weddingId of listener.weddings.keys()) enter(this.#byWedding, weddingId, listener)
  }

  remove(listener: Listener): void {
    this.#all.delete(listener)
    leave(this.#byUser, listener.userId, listener)
    for (const weddingId of listener.weddings.keys()) leave(this.#byWedding, weddingId, listener)
  }

  /** Notes the weddings a person is a member of now, and their access; whether anything of it has changed. */
  setWeddings(listener: Listener, weddings: Listener['weddings']): boolean {
    const before = listener.weddings
    if (isDeepStrictEqual(before, weddings)) return false
    for (const weddingId of before.keys()) leave(this.#byWedding, weddingId, listener)
    listener.weddings = weddings
    for (const weddingId of weddings.keys()) enter(this.#byWedding, weddingId, listener)
    return true
  }

  get size(): number {
    return this.#all.size
  }

  all = (): Listener[] => [...this.#all]
  inWedding = (weddingId: string): Listener[] => [...(this.#byWedding.get(weddingId) ?? [])]
  /** The oldest stream first. */
  ofUser = (userId: string | null): Listener[] => [...(this.#byUser.get(userId ?? '') ?? [])]
  weddingIds = (): string[] => [...this.#byWedding.keys()]
  userIds = (): string[] => [...this.#byUser.keys()]
}

/** Whether a stream carries the changes of a section: what its user may not see is not even announced. */
export function mayFollow(listener: Listener, weddingId: string, section: Section | null): boolean {
  return section === null || isEnough(listener.weddings.get(weddingId)?.permissions[section], 'view')
}

/** Whether a stream carries the changes of a wedding. */
export const follows = ({ only }: Pick<Listener, 'only'>, weddingId: string) =>
  only === null || only === weddingId

function enter(index: Map<string, Set<Listener>>, key: string, listener: Listener) {
  const listeners = index.get(key)
  if (listeners) listeners.add(listener)
  else index.set(key, new Set([listener]))
}

function leave(index: Map<string, Set<Listener>>, key: string, listener: Listener) {
  const listeners = index.get(key)
  listeners?.delete(listener)
  if (listeners?.size === 0) index.delete(key)
}
