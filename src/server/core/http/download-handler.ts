import type { Readable } from 'node:stream'
import type { DownloadInput, DownloadName, downloads } from '#contract/downloads.ts'
import type { GuardedSection, Need } from '#domain/members/permissions.ts'
import type { BookOwnerId, Membership, MemberWeddingId } from '#server/core/membership.ts'
import type { Platform } from '../context.ts'
import type { Page } from './page-reply.ts'

type Download<N extends DownloadName> = (typeof downloads)[N]

/** The person who asks: a member of a wedding, or a planner for their own books. */
type Asking<N extends DownloadName> =
  Download<N> extends { guard: { section: infer S extends GuardedSection; need: infer M extends Need } }
    ? {
        weddingId: MemberWeddingId<S, M>
        /** All that the member may see, for what has parts of several sections. */
        membership: Membership
      }
    : { ownerId: BookOwnerId }

/**
 * A stream under the name of its file, of another type than that of its route where it says so, or a page that the
 * browser shows.
 */
export type Opened = { name: string; contents: Readable; contentType?: string } | { page: Page }

/** Opens a download; `null` when there is no such thing. */
export type DownloadHandler<N extends DownloadName> = (
  download: Asking<N> & {
    platform: Platform
    params: Record<string, string>
    input: DownloadInput<N>
  },
) => Promise<Opened | null>

export type DownloadHandlers = { [N in DownloadName]: DownloadHandler<N> }
