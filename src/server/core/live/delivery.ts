import { sectionOfArea } from '#domain/members/permissions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { LiveMessage } from './messages.ts'
import type { Presence } from './presence.ts'
import { seenBy } from './presence.ts'
import { follows, mayFollow, type StreamRegistry } from './stream-registry.ts'

/** Hands messages to the streams of this process that follow what they are about. */
export class Delivery {
  readonly #registry: StreamRegistry
  readonly #presence: Presence
  readonly #clock: Clock

  constructor(registry: StreamRegistry, presence: Presence, clock: Clock) {
    this.#registry = registry
    this.#presence = presence
    this.#clock = clock
  }

  deliver(message: LiveMessage): void {
    switch (message.kind) {
      case 'changed': {
        const { kind: _, notified, section, draftsOnly = false, ...change } = message
        for (const listener of this.#registry.inWedding(change.weddingId)) {
          if (!mayFollow(listener, change.weddingId, section ?? sectionOfArea(change.area))) continue
          if (draftsOnly && !listener.weddings.get(change.weddingId)?.seesDrafts) continue
          if (follows(listener, change.weddingId)) listener.stream.push({ type: 'changed', ...change })
          if (notified && !draftsOnly && listener.userId !== change.actorId)
            listener.stream.push({ type: 'notifications' })
        }
        return
      }
      case 'notificationsRead':
        for (const { stream } of this.#registry.ofUser(message.userId)) stream.push({ type: 'notifications' })
        return
      case 'roleChanged':
        for (const { stream } of this.#registry.ofUser(message.userId))
          stream.push({ type: 'role', clientId: message.clientId })
        return
      case 'sessionsEnded':
        for (const weddingId of this.#presence.forgetPerson(message.userId)) this.deliverPresence(weddingId)
        return
      case 'presence':
        this.deliverPresence(message.weddingId)
    }
  }

  /** Sends who is present in a wedding to all who follow it. */
  deliverPresence(weddingId: string): void {
    const members = this.#presence.membersIn(weddingId, this.#clock.now().getTime())
    for (const listener of this.#registry.inWedding(weddingId)) {
      if (!follows(listener, weddingId)) continue
      listener.stream.push({
        type: 'presence',
        weddingId,
        members: seenBy(listener.weddings.get(weddingId)?.permissions, members),
      })
    }
  }
}
