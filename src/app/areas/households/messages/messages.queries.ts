import { queryOptions } from '@tanstack/react-query'
import type { MessageGroup } from '#domain/households/guest-messages.ts'
import { api } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import '../households.sentences.ts'

/** The messages that were sent, the newest first. */
export const messagesQuery = (weddingId: string) =>
  queryOptions(api.households.messages.list.queryOptions({ input: { weddingId } }))

/** The groups that can be written to, with how many families each has. */
export const groupsQuery = (weddingId: string) =>
  queryOptions(api.households.messages.recipientGroups.queryOptions({ input: { weddingId } }))

/** The families of a group now, and the way to each. */
export const groupFamiliesQuery = (weddingId: string, { kind, of }: MessageGroup) =>
  queryOptions(api.households.messages.families.queryOptions({ input: { weddingId, kind, of } }))

/** The families that a message went to. */
export const recipientsQuery = (weddingId: string, messageId: string) =>
  queryOptions(api.households.messages.recipients.queryOptions({ input: { weddingId, messageId } }))

/** Reads all of them again after a change of this page. */
export const refreshMessages = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.households.messages.key() })
