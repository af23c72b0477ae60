import type { Readable } from 'node:stream'
import type { DownloadInput, DownloadName, downloads } from '#contract/downloads.ts'
import type { Membership, MemberWeddingId } from '../auth/membership.ts'
import type { Platform } from '../context.ts'

type Download<N extends DownloadName> = (typeof downloads)[N]

/** Opens a download for a member: a stream under a name, or `null` when there is no such thing. */
export type DownloadHandler<N extends DownloadName> = (download: {
  platform: Platform
  weddingId: MemberWeddingId<Download<N>['guard']['section'], Download<N>['guard']['need']>
  /** All that the member may see, for what has parts of several sections. */
  membership: Membership
  params: Record<string, string>
  input: DownloadInput<N>
}) => Promise<{ name: string; contents: Readable } | null>

export type DownloadHandlers = { [N in DownloadName]: DownloadHandler<N> }
