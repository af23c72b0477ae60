import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import { mailMemberCode } from '#server/areas/member-codes/mail-member-code.ts'
import { applyTemplate } from '#server/areas/tasks/apply-template.commands.ts'
import { listWeddingTemplates } from '#server/areas/tasks/wedding-templates.queries.ts'
import { findMembershipOfJob, proofFor } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import type { AgreementKey } from './agreements.queries.ts'

type Prepared = { document: AgreementDocument; weddingId: string; taskTemplateId: string | null }

/** Invites the couple, and brings the tasks of a template. */
export async function prepareWedding(
  own: Platform,
  { plannerId }: AgreementKey,
  { document, weddingId, taskTemplateId }: Prepared,
): Promise<void> {
  const member = await findMembershipOfJob(own, { weddingId, userId: plannerId })
  const ofWedding = member && proofFor(member, 'wedding', 'edit')
  if (!member || !ofWedding) throw new Error('the planner is no member of the wedding that was made')
  const { actor, memberRole } = member
  for (const { name, email } of document.signers)
    await mailMemberCode(
      own,
      { actor, memberRole, weddingId: ofWedding },
      { role: 'couple', recipient: name, to: email },
    )
  const ofTasks = proofFor(member, 'tasks', 'edit')
  if (!taskTemplateId || !ofTasks) return
  const by = { actor, memberRole, weddingId: ofTasks }
  const [template] = await listWeddingTemplates(own.db, by, taskTemplateId)
  if (!template) return
  const { version } = template
  await applyTemplate(own, by, { templateId: taskTemplateId, version, isDraft: false, onlyNew: false })
}
