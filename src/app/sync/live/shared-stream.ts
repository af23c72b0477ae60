import { getEventMeta } from '@orpc/client'
import { backOff } from '#domain/operation/back-off.ts'
import { client } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { LiveConnection, pause, RETRY_MS, SILENCE_MS } from './connection.ts'
import { createHeardEvents, type Heard } from './heard-events.ts'
import { currentLiveStatus, type LiveStatus, setLiveStatus } from './live-status.ts'
import { takeTurns } from './take-turns.ts'
import { whileVisible } from './while-visible.ts'

/**
 * The pages of one browser tell one another: the leader what it hears, a new page that it is there, any page that the
 * server, which was not heard of, has answered it.
 */
type Message =
  | ({ kind: 'heard' } & Heard)
  | { kind: 'status'; status: LiveStatus }
  | { kind: 'hello' }
  | { kind: 'answered' }
  | { kind: 'sync'; status: LiveStatus; latestId: string | undefined }

/** A leader says something at least this often, even while it cannot connect; else it is frozen. */
const LEADER_SILENCE_MS = SILENCE_MS + 15_000

/**
 * Hears the live events of a person in every page of this browser over one connection: one page holds
 * it and passes on what it hears. `settleSession` is called when the server says that the session has
 * ended, and resolves when there is one again.
 */
export function shareStream(userId: string, settleSession: () => Promise<void>): void {
  const name = `azahar.live.${userId}`
  const channel = new BroadcastChannel(name)
  const hasLocks = 'locks' in navigator
  const events = createHeardEvents()
  let hellos = 0
  let heardAt = Date.now()
  let leading: LiveConnection | null = null

  const post = (message: Message) => {
    // Without locks every page hears for itself.
    if (hasLocks) channel.postMessage(message)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') {
      if (leading) post({ kind: 'sync', status: currentLiveStatus(), latestId: events.latestId() })
      return
    }
    if (data.kind === 'answered') return leading?.hurry()
    heardAt = Date.now()
    if (data.kind === 'heard') return events.hear(data)
    setLiveStatus(data.status)
    if (data.kind === 'sync') events.catchUpWith(data.latestId, { isBeginning: hellos <= 1 })
  }

  async function lead(signal: AbortSignal) {
    leading = connectionOf(events, post)
    const ending = await leading.run(signal)
    leading = null
    if (ending !== 'signedOut') return
    await settleSession()
    await pause(backOff(3, RETRY_MS), signal)
  }

  function listen(visibility: AbortSignal) {
    heardAt = Date.now()
    hellos += 1
    post({ kind: 'hello' })
    const isLeaderFrozen = () => !leading && Date.now() - heardAt > LEADER_SILENCE_MS
    void takeTurns(name, visibility, { lead, isLeaderFrozen })
  }

  onAnswer(() => {
    if (currentLiveStatus().isLive) return
    leading?.hurry()
    post({ kind: 'answered' })
  })
  whileVisible(listen)
  window.addEventListener('online', () => leading?.reconnect())
  document.addEventListener('visibilitychange', () => leading?.wakeUp())
}

/** The connection of a page that leads, which passes on what it hears. */
function connectionOf(events: ReturnType<typeof createHeardEvents>, post: (message: Message) => void) {
  return new LiveConnection({
    open: (since, ended) => client.live.stream({ since }, { signal: ended }),
    idOf: (event) => getEventMeta(event)?.id,
    latestId: events.latestId,
    onEvent: (heard, id, since) => {
      // An event that carries an id is a proxy, which another page cannot be sent.
      const event = { ...heard }
      post({ kind: 'heard', event, id, since })
      events.hear({ event, id, since })
    },
    onConnecting: (failures) => {
      const status = { isLive: false, failures }
      setLiveStatus(status)
      post({ kind: 'status', status })
    },
  })
}

/** Calls the listener with every answer of the server to a question or a change. */
function onAnswer(listener: () => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) listener()
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') listener()
  })
}
