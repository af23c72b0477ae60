import { queryOptions } from '@tanstack/react-query'
import type { AnnouncedText } from '#contract/announcement-rows.ts'
import { api } from '../../sync/api.ts'
import '../../shared/operator/operator.sentences.ts'

/** How often is asked while mails of an announcement are on their way, in milliseconds. */
const MAILED_POLL_MS = 10_000

/** The texts of law that can be announced, and those that were, for operators. */
export const textChangesQuery = queryOptions({
  ...api.announcements.overview.queryOptions(),
  refetchInterval: ({ state }) => (state.data?.announced.some(isBeingMailed) ? MAILED_POLL_MS : false),
})

/** Whether mails of an announcement, or of its withdrawal, have not left yet. */
const isBeingMailed = (change: AnnouncedText): boolean =>
  change.withdrawnAt
    ? change.withdrawalMailed - change.withdrawalQueued < change.mailed
    : change.mailed - change.queued < change.accounts
