import type { ReplyTemplate } from '#contract/reply-templates.ts'
import { replyFacts } from '#domain/planners/reply-facts.ts'
import { VersionsDialog } from '../../shared/template-versions/versions-dialog.tsx'
import { client } from '../../sync/api.ts'
import { saveReplyTemplate } from './reply-templates.actions.ts'

type ReplyVersionsProps = { template: ReplyTemplate; onClose: () => void }

/** The versions of an answer that is kept. */
export function ReplyVersions({ template: { id, name, text }, onClose }: ReplyVersionsProps) {
  return (
    <VersionsDialog<Pick<ReplyTemplate, 'name' | 'text'>>
      templateId={id}
      name={name}
      current={{ name, text }}
      facts={replyFacts}
      list={() => client.replyTemplates.versions({ templateId: id })}
      read={(version) => client.replyTemplates.version({ templateId: id, version })}
      save={(content, was) => saveReplyTemplate({ id, ...content }, was)}
      onClose={onClose}
    />
  )
}
