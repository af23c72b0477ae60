import { useState } from 'react'
import type { ReplyTemplate } from '#contract/reply-templates.ts'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import { REPLY_TEMPLATE_NAME_MAX } from '#domain/planners/reply-templates.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { SharingChoice } from '../../shared/template-sharing/sharing-choice.tsx'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { type KeptReply, saveReplyTemplate } from './reply-templates.actions.ts'

type ReplyTemplateDialogProps = {
  template: KeptReply
  /** As it is kept; null for a new one. */
  was: ReplyTemplate | null
  fields: readonly string[]
  onClose: () => void
}

/** The name and the text of an answer that is kept. */
export function ReplyTemplateDialog({ template, was, fields, onClose }: ReplyTemplateDialogProps) {
  const [shown] = useState(was)
  const { hasTeam } = useBusiness()
  const [{ name, text, isPrivate }, type, forget] = useUnsavedFields(
    `reply template ${was ? was.id : 'new'}`,
    { name: template.name, text: template.text, isPrivate: false },
  )
  const save = async () => {
    await saveReplyTemplate(
      { id: template.id, name, text, ...(hasTeam && !shown && { isPrivate }) },
      shown && { name: shown.name, text: shown.text },
    )
    forget()
    onClose()
    showToast(`Plantilla «${name.trim()}» guardada.`)
  }
  const form = useSubmission(save, {
    problems: () => ({
      name: name.trim() ? null : 'Ponle un nombre para encontrarla.',
      text: text.trim() ? null : 'Escribe el texto de la plantilla.',
    }),
  })
  return (
    <FormDialog
      title={was ? 'Cambiar plantilla' : 'Guardar como plantilla'}
      description={`Se rellenan solos: ${fields.map((field) => `{${field}}`).join(', ')}.`}
      submitLabel="Guardar plantilla"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={(typed) => type({ name: typed })}
        maxLength={REPLY_TEMPLATE_NAME_MAX}
        error={form.problems.name}
        autoComplete="off"
        autoFocus
      />
      <TextAreaField
        label="Texto"
        value={text}
        onChange={(typed) => type({ text: typed })}
        maxLength={ANSWER_MAX}
        rows={8}
        error={form.problems.text}
      />
      {!was && (
        <SharingChoice {...{ hasTeam, isPrivate }} onChange={(chosen) => type({ isPrivate: chosen })} />
      )}
    </FormDialog>
  )
}
