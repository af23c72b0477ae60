import { useState } from 'react'
import type { Team } from '#contract/agencies.ts'
import { AGENCY_INVITATION_DAYS, type AgencyRole } from '#domain/agencies/agencies.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { invitePerson } from './agencies.actions.ts'
import { ROLE_CHOICES, ROLE_NOTES } from './team-words.ts'

/** Asks for the address of a person, and mails them an invitation. */
export function InvitePersonDialog({ team, onClose }: { team: Pick<Team, 'id'>; onClose: () => void }) {
  const [{ email }, type, forget] = useUnsavedFields('team invitation', { email: '' })
  const [role, setRole] = useState<AgencyRole>('helper')
  const form = useSubmission(
    async () => {
      await invitePerson(team.id, email.trim(), role)
      forget()
      onClose()
      showToast(`Invitación enviada a ${email.trim()}.`)
    },
    {
      problems: () => ({
        email: isEmailAddress(email.trim()) ? null : 'Ese email no parece correcto. Revísalo.',
      }),
      fieldOf: { INVITATION_EMAIL_REFUSED: 'email', ALREADY_IN_AGENCY: 'email' },
    },
  )
  return (
    <FormDialog
      title="Añadir persona"
      description={`Le llega un correo con un enlace, que vale ${AGENCY_INVITATION_DAYS} días. Entra con su cuenta de wedding planner, o crea una.`}
      submitLabel="Enviar invitación"
      pendingLabel="Enviando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={(typed) => type({ email: typed })}
        error={form.problems.email}
        autoComplete="off"
        autoFocus
      />
      <Select
        label="En el equipo"
        options={ROLE_CHOICES}
        value={role}
        onChange={setRole}
        description={ROLE_NOTES[role]}
      />
    </FormDialog>
  )
}
