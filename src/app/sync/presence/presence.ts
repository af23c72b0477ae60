import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PresentMember } from '#contract/live.ts'
import type { Member } from '#contract/weddings.ts'
import { PRESENCE_RENEWAL_MS } from '#domain/live/live.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { client } from '../api.ts'
import { CLIENT_ID } from '../live/client-id.ts'
import { onLiveEvent } from '../live/live-events.ts'
import { useTrouble } from '../live/trouble.ts'
import { queryClient } from '../query-client.ts'

/** The item that this page has open for editing, as a kind and an id: `vendor:{vendorId}`. */
let ownPlace: string | null = null

/** The words of this page about where it is, in their order: a request may be overtaken by the next. */
let turn = 0

const NO_MEMBERS: PresentMember[] = []

/** Those who were heard to be in a wedding since it was last asked: newer than an answer that is still on its way. */
const heard = new Map<string, PresentMember[]>()

/** The people in the wedding now. Asking is saying that one is there oneself. */
const presenceQuery = (weddingId: string) =>
  queryOptions({
    queryKey: ['presence', weddingId],
    queryFn: async ({ signal }) => {
      heard.delete(weddingId)
      for (;;) {
        const place = ownPlace
        turn += 1
        const { members } = await client.live.presence(
          { weddingId, clientId: CLIENT_ID, place, turn },
          { signal },
        )
        // The first request is not repeated while it is on its way: a field that had the focus meanwhile is said now.
        if (place === ownPlace) return heard.get(weddingId) ?? members
      }
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

// The changes between two askings.
onLiveEvent((event) => {
  if (event.type !== 'presence') return
  heard.set(event.weddingId, event.members)
  queryClient.setQueryData(presenceQuery(event.weddingId).queryKey, (known) => known && event.members)
})

/** Reports this person as present in the wedding while the page is visible. Mounted once. */
export function usePresence(weddingId: string): void {
  useQuery({
    ...presenceQuery(weddingId),
    refetchInterval: PRESENCE_RENEWAL_MS,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    const leave = () => sayGone(weddingId)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [weddingId])
}

/** The last word of a page that goes; without it the server waits for the next one in vain. */
function sayGone(weddingId: string) {
  // A person who has left the wedding may not report presence in it.
  const weddings = queryClient.getQueryData(weddingsQuery.queryKey)
  if (!weddings?.some(({ id }) => id === weddingId)) return
  void fetch(`/api/weddings/${weddingId}/presence`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT_ID, here: false, turn: turn + 1 }),
  }).catch(() => {})
}

export type Present = Member & Pick<PresentMember, 'place'>

/**
 * The other members who are in the wedding now, and what they have open for editing; none while nothing
 * is heard of them.
 */
export function usePresentMembers(weddingId: string): Present[] {
  const { id: ownId } = useProfile()
  const { data: present = NO_MEMBERS } = useQuery({ ...presenceQuery(weddingId), enabled: false })
  const { data: members = [] } = useQuery(membersQuery(weddingId))
  if (useTrouble()) return []
  return present.flatMap(({ userId, place }) => {
    const member = userId === ownId ? undefined : members.find((one) => one.userId === userId)
    return member ? [{ ...member, place }] : []
  })
}

/** Says that this page has something open for editing; `null` while it has nothing. */
export function usePresenceAt(weddingId: string, place: string | null): void {
  useEffect(() => {
    if (place === null) return
    ownPlace = place
    say(weddingId)
    return () => {
      ownPlace = null
      say(weddingId)
    }
  }, [weddingId, place])
}

let isSaying = false

/** From one field to the next is one move, not two. */
function say(weddingId: string) {
  if (isSaying) return
  isSaying = true
  queueMicrotask(() => {
    isSaying = false
    void queryClient.refetchQueries({ queryKey: presenceQuery(weddingId).queryKey, type: 'active' })
  })
}
