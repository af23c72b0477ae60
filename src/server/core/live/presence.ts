import type { PresentMember } from '#contract/live.ts'
import { PRESENCE_LASTS_MS } from '#domain/live/live.ts'
import { isEnough, type Permissions, type Section } from '#domain/members/permissions.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { PresenceMessage } from './messages.ts'

/** Tabs of one person that presence remembers in a wedding; the cap bounds the memory. */
const TABS_MAX = LIMITS.person.streams

/** The section of what a member has open, by its kind; a kind that is not here is shown to none. */
const PLACE_SECTIONS: Readonly<Record<string, Section>> = {
  vendor: 'vendors',
  agenda: 'agenda',
  seating: 'seating',
}

/** The people present as a member sees them: their place in a section that the member may not see is left out. */
export const seenBy = (permissions: Permissions | undefined, members: PresentMember[]): PresentMember[] =>
  members.map((member) => {
    const section = PLACE_SECTIONS[member.place?.split(':')[0] ?? '']
    return section && isEnough(permissions?.[section], 'view') ? member : { ...member, place: null }
  })

type Tab = { userId: string; place: string | null; turn: number; since: number; until: number }

/**
 * The people who look at each wedding, tab by tab, as the tabs say themselves. Every process hears all of them and
 * keeps them in memory; a tab that does not repeat itself is forgotten. Instants are in milliseconds.
 */
export class Presence {
  readonly #weddings = new Map<string, Map<string, Tab>>()

  /** Notes what a tab says; whether that changes who is where. */
  note({ weddingId, userId, clientId, place, here, turn = 0 }: PresenceMessage, now: number): boolean {
    const tabs = this.#weddings.get(weddingId) ?? new Map<string, Tab>()
    const key = `${userId}/${clientId}`
    const known = tabs.get(key)
    if (known && turn < known.turn) return false
    if (!here) {
      tabs.delete(key)
      if (tabs.size === 0) this.#weddings.delete(weddingId)
      return known !== undefined
    }
    if (!known) makeRoom(tabs, userId)
    const isSame = known !== undefined && known.place === place
    tabs.set(key, { userId, place, turn, since: isSame ? known.since : now, until: now + PRESENCE_LASTS_MS })
    this.#weddings.set(weddingId, tabs)
    return !isSame
  }

  /** The members in a wedding; a member with several tabs has the place of the newest. */
  membersIn(weddingId: string, now: number): PresentMember[] {
    const members = new Map<string, string | null>()
    const tabs = [...(this.#weddings.get(weddingId)?.values() ?? [])].filter(({ until }) => until > now)
    for (const { userId, place } of tabs.sort((a, b) => a.since - b.since)) {
      members.set(userId, place ?? members.get(userId) ?? null)
    }
    return [...members].map(([userId, place]) => ({ userId, place }))
  }

  hasMembersIn(weddingId: string): boolean {
    return this.#weddings.has(weddingId)
  }

  /** Forgets tabs that have fallen silent; gives the weddings they were in. */
  forgetSilent(now: number): string[] {
    return this.#forget(({ until }) => until <= now)
  }

  /** Forgets a person; gives the weddings they were in. */
  forgetPerson(userId: string): string[] {
    return this.#forget((tab) => tab.userId === userId)
  }

  /** Forgets those in a wedding who are no longer members; whether there were any. */
  keepOnly(weddingId: string, memberIds: Set<string>): boolean {
    return this.#forget(({ userId }, where) => where === weddingId && !memberIds.has(userId)).length > 0
  }

  #forget(isGone: (tab: Tab, weddingId: string) => boolean): string[] {
    const left = new Set<string>()
    for (const [weddingId, tabs] of this.#weddings) {
      for (const [key, tab] of tabs) {
        if (!isGone(tab, weddingId)) continue
        tabs.delete(key)
        left.add(weddingId)
      }
      if (tabs.size === 0) this.#weddings.delete(weddingId)
    }
    return [...left]
  }
}

function makeRoom(tabs: Map<string, Tab>, userId: string) {
  const own = [...tabs].filter(([, tab]) => tab.userId === userId)
  if (own.length >= TABS_MAX) tabs.delete(own[0]![0])
}
