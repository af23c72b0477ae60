import PQueue from 'p-queue'
import type { PresentMember } from '#contract/live.ts'
import type { Database } from '#db/client.ts'
import { LIVE_BEAT_MS } from '#domain/live/live.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Channel } from '#server/platform/live/channel.ts'
import type { Log } from '#server/platform/log.ts'
import { Delivery } from './delivery.ts'
import { areaOf, cursorOf, MissedChanges, versionOf } from './freshness.ts'
import { listMemberIds, listSights, readFreshness } from './live.queries.ts'
import { LiveStream } from './live-stream.ts'
import { type ChangedMessage, type LiveMessage, mayEndAccess, type PresenceMessage } from './messages.ts'
import { Presence, seenBy } from './presence.ts'
import { type Listener, StreamRegistry } from './stream-registry.ts'

/** The gate for streams: the access of each session token; one that has ended or expired is missing. */
type ReadAccess = (
  db: Database,
  clock: Clock,
  tokens: string[],
) => Promise<ReadonlyMap<string, Pick<Listener, 'userId' | 'weddings'>>>

type Options = {
  db: Database
  clock: Clock
  log: Log
  connectionString: string
  readAccess: ReadAccess
  beatMs?: number
}

type Opening = { token: string; only: string | null; since: string | undefined }
type Opened = LiveStream | 'signedOut' | 'outsider' | 'stopping'

/** Rows a message names; when there are more it names none. */
const IDS_MAX = 50

/**
 * Announces changes to the open streams of this process, and through the channel to those of all others. Messages are
 * handled in the order they come, and one that may end a person's access is not followed by another
 * until the database has said who may still hear it.
 */
export class Live {
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Log
  readonly #readAccess: ReadAccess
  readonly #channel: Channel
  readonly #registry = new StreamRegistry()
  readonly #presence = new Presence()
  readonly #missed = new MissedChanges()
  readonly #delivery: Delivery
  readonly #beating: NodeJS.Timeout
  #opening: { asked: Opening; resolve(opened: Opened): void; reject(error: unknown): void }[] = []
  readonly #tasks = new PQueue({ concurrency: 1 })
  #isClosed = false

  constructor({ db, clock, log, connectionString, readAccess, beatMs = LIVE_BEAT_MS }: Options) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#readAccess = readAccess
    this.#delivery = new Delivery(this.#registry, this.#presence, clock)
    this.#channel = new Channel({
      connectionString,
      log,
      onMessage: (message) => this.#receive(message as LiveMessage),
      onListening: () => this.#resync(),
    })
    this.#beating = setInterval(() => this.#isIdle && void this.beat(), beatMs)
  }

  /** Rows of an area have changed; call it after the commit. */
  changed(change: Omit<ChangedMessage, 'kind'>): void {
    const ids = change.ids.length > IDS_MAX ? [] : change.ids
    this.#announce({ kind: 'changed', ...change, ids })
  }

  /** Sessions of a user have ended: their streams close. */
  sessionsEnded(userId: string): void {
    this.#announce({ kind: 'sessionsEnded', userId })
  }

  /** A user has read notifications: their other devices read the list again. */
  notificationsRead(userId: string): void {
    this.#announce({ kind: 'notificationsRead', userId })
  }

  /** A user became a couple or a planner: their other pages begin again. Call it after the commit. */
  roleChanged(userId: string, clientId: string | null): void {
    this.#announce({ kind: 'roleChanged', userId, clientId })
  }

  /** A conversation with the operator went on: the person and the operators read it again. */
  conversationChanged(userIds: readonly string[]): void {
    for (const userId of new Set(userIds)) this.#announce({ kind: 'notificationsRead', userId })
  }

  /** A tab of a member says where it is; gives all members who are there. */
  present(note: Omit<PresenceMessage, 'kind'>): PresentMember[] {
    this.#announce({ kind: 'presence', ...note })
    return this.#presence.membersIn(note.weddingId, this.#clock.now().getTime())
  }

  /** How many streams of this process are open. */
  get streams(): number {
    return this.#registry.size
  }

  /** Opens a stream for the session of a token. Many who come at once are let in together. */
  async open(asked: Opening): Promise<Opened> {
    if (this.#isClosed) return 'stopping'
    await this.#channel.listen()
    return new Promise((resolve, reject) => {
      this.#opening.push({ asked, resolve, reject })
      if (this.#opening.length === 1) void this.#do(() => this.#letIn())
    })
  }

  /** The id that an event for this user would have now: what a page reads later it need not read again. */
  async idOf(userId: string): Promise<string> {
    const weddings = await listSights(this.#db, userId)
    const fresh = await readFreshness(this.#db, [...weddings.keys()], [userId])
    return cursorOf({ userId, weddings, only: null }, fresh)
  }

  /**
   * Asks the database again who may listen and whether anything was missed, and lets every stream know
   * that it is alive and where it stands.
   */
  beat(): Promise<void> {
    return this.#do(async () => {
      void this.#channel.check()
      for (const weddingId of this.#presence.forgetSilent(this.#clock.now().getTime()))
        this.#delivery.deliverPresence(weddingId)
      if (this.#registry.all().length === 0) return this.#missed.forget()
      await this.#checkAccess(this.#registry.all())
      const weddingIds = this.#registry.weddingIds()
      const fresh = await readFreshness(this.#db, weddingIds, this.#registry.userIds())
      for (const place of this.#missed.look(weddingIds, fresh.versions)) {
        this.#delivery.deliver({
          kind: 'changed',
          weddingId: place.weddingId,
          ...areaOf(place.area),
          ids: [],
          actorId: null,
          clientId: null,
          notified: true,
        })
      }
      for (const listener of this.#registry.all())
        listener.stream.push({ type: 'beat' }, cursorOf(listener, fresh))
    })
  }

  /** Ends every stream at once; its readers come back, to another process. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beating)
    for (const { stream } of this.#registry.all()) stream.close('stopping')
    await this.#channel.close()
  }

  /** Does one task after another; one that fails does not stop the next. */
  async #do(task: () => Promise<void>): Promise<void> {
    await this.#tasks.add(task).catch((error) => this.#log.error({ err: error }, 'live updates failed'))
  }

  get #isIdle(): boolean {
    return this.#tasks.size + this.#tasks.pending === 0
  }

  #announce(message: LiveMessage): void {
    if (this.#isClosed) return
    this.#receive(message)
    this.#channel.publish(message)
  }

  #receive(message: LiveMessage): void {
    if (message.kind === 'changed') this.#missed.announced(message.weddingId, versionOf(message))
    if (message.kind === 'presence' && !this.#presence.note(message, this.#clock.now().getTime())) return
    if (this.#isIdle && !mayEndAccess(message)) this.#delivery.deliver(message)
    else void this.#do(() => this.#handle(message))
  }

  async #handle(message: LiveMessage): Promise<void> {
    if (message.kind === 'sessionsEnded') {
      await this.#checkAccess(this.#registry.ofUser(message.userId))
    } else if (message.kind === 'changed' && mayEndAccess(message)) {
      const { weddingId, actorId, ids } = message
      // The ids may be those of people who are members again.
      const people = [actorId, ...ids].flatMap((userId) => this.#registry.ofUser(userId))
      await this.#checkAccess([...new Set([...this.#registry.inWedding(weddingId), ...people])])
      if (this.#presence.hasMembersIn(weddingId)) {
        const members = await listMemberIds(this.#db, weddingId)
        if (this.#presence.keepOnly(weddingId, members)) this.#delivery.deliverPresence(weddingId)
      }
    }
    this.#delivery.deliver(message)
  }

  async #letIn(): Promise<void> {
    const opening = this.#opening.splice(0)
    try {
      const access = await this.#readAccess(
        this.#db,
        this.#clock,
        opening.map(({ asked }) => asked.token),
      )
      const weddingIds = [...new Set([...access.values()].flatMap((one) => [...one.weddings.keys()]))]
      const userIds = [...access.values()].map(({ userId }) => userId)
      const fresh = await readFreshness(this.#db, weddingIds, userIds)
      this.#missed.watch(weddingIds, fresh.versions)
      for (const { asked, resolve } of opening) {
        const granted = access.get(asked.token)
        if (this.#isClosed) resolve('stopping')
        else if (!granted) resolve('signedOut')
        else if (asked.only && !granted.weddings.has(asked.only)) resolve('outsider')
        else {
          const stream: LiveStream = new LiveStream(() => this.#registry.remove(listener))
          const listener: Listener = { stream, token: asked.token, only: asked.only, ...granted }
          const cursor = cursorOf(listener, fresh)
          stream.push({ type: 'ready', missed: asked.since !== cursor }, cursor)
          this.#registry.add(listener)
          this.#seat(listener)
          resolve(stream)
        }
      }
    } catch (error) {
      for (const { reject } of opening) reject(error)
    }
  }

  #seat({ stream, userId, weddings, only }: Listener): void {
    const own = this.#registry.ofUser(userId)
    if (own.length > LIMITS.person.streams) own[0]!.stream.close('replaced')
    for (const [weddingId, { permissions }] of weddings) {
      if ((only !== null && only !== weddingId) || !this.#presence.hasMembersIn(weddingId)) continue
      const members = this.#presence.membersIn(weddingId, this.#clock.now().getTime())
      stream.push({ type: 'presence', weddingId, members: seenBy(permissions, members) })
    }
  }

  async #checkAccess(listeners: Listener[]): Promise<void> {
    if (listeners.length === 0) return
    const access = await this.#readAccess(
      this.#db,
      this.#clock,
      listeners.map(({ token }) => token),
    ).catch((error) => {
      this.#log.error({ err: error }, 'access of streams unknown; closing them')
      return null
    })
    for (const listener of listeners) {
      const granted = access?.get(listener.token)
      if (!access) listener.stream.close('stopping')
      else if (!granted) listener.stream.close('signedOut')
      else if (listener.only && !granted.weddings.has(listener.only)) listener.stream.close('left')
      else if (this.#registry.setWeddings(listener, granted.weddings))
        listener.stream.push({ type: 'weddings' })
    }
  }

  /** The channel hears again after a silence in which anything may have been said. */
  #resync(): void {
    void this.#do(async () => {
      await this.#checkAccess(this.#registry.all())
      for (const { stream } of this.#registry.all()) stream.push({ type: 'resync' })
    })
  }
}
