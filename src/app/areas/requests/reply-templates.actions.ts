import type { ReplyTemplate } from '#contract/reply-templates.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { replyTemplatesQuery } from './requests.queries.ts'
import './requests.sentences.ts'
import '../../shared/template-sharing/template-sharing.sentences.ts'

/** `isPrivate` of a new one: whether its author alone sees it. */
export type KeptReply = Omit<ReplyTemplate, 'sharing'> & { isPrivate?: boolean }

/** Keeps an answer for later; `was` is the one that the page showed. */
export async function saveReplyTemplate(
  template: KeptReply,
  was: { name: string; text: string } | null,
): Promise<void> {
  const { id: templateId, name, text, isPrivate } = template
  await client.replyTemplates.save({
    ...{ templateId, name, text, was },
    ...(isPrivate !== undefined && { isPrivate }),
  })
  await queryClient.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey })
}

/** Shares an answer with the team, or keeps it for oneself. */
export async function shareReplyTemplate(templateId: string, isPrivate: boolean): Promise<void> {
  await client.replyTemplates.share({ templateId, isPrivate })
  await queryClient.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey })
}

/** Removes an answer; gives how it is kept again. */
export async function removeReplyTemplate(template: ReplyTemplate): Promise<() => Promise<void>> {
  await client.replyTemplates.remove({ templateId: template.id })
  await queryClient.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey })
  const { isPrivate } = template.sharing
  return () => saveReplyTemplate({ ...template, isPrivate }, null)
}
