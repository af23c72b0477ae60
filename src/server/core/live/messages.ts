import type { Section } from '#domain/members/permissions.ts'

/** Processes tell one another which rows, which person, which tab, and never what is in them. */
export type LiveMessage =
  | {
      kind: 'changed'
      weddingId: string
      area: string
      /**
       * Members who see this section may hear of it, where that is not the section of the area: the conversation of
       * vendors.
       */
      section?: Section | undefined
      /** The rows that were added, changed or removed; none when it may be any of them. */
      ids: string[]
      actorId: string | null
      /** The tab that did it. */
      clientId: string | null
      /** The other members have a notification of it. */
      notified: boolean
      /** Only those who see drafts hear of it. */
      draftsOnly?: boolean
    }
  /** Sessions of a user ended; some may go on. */
  | { kind: 'sessionsEnded'; userId: string }
  /** A user has read some of their notifications. */
  | { kind: 'notificationsRead'; userId: string }
  /** A user became a couple or a planner, in that tab. */
  | { kind: 'roleChanged'; userId: string; clientId: string | null }
  | {
      kind: 'presence'
      weddingId: string
      userId: string
      clientId: string
      place: string | null
      here: boolean
      /** The words of a tab in their order; a process of an earlier version does not count them. */
      turn?: number
    }

export type ChangedMessage = Extract<LiveMessage, { kind: 'changed' }>
export type PresenceMessage = Extract<LiveMessage, { kind: 'presence' }>

/** Joining, leaving and deleting are changes of the area `weddings`. */
export const mayEndAccess = (message: LiveMessage): boolean =>
  message.kind === 'sessionsEnded' || (message.kind === 'changed' && message.area === 'weddings')
