import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyPerson, Team } from '#contract/agencies.ts'
import type { AgencyRole } from '#domain/agencies/agencies.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { focusHeadingAfterDialog } from '../../shell/page-announcement.ts'
import { changeRole, removePerson } from './agencies.actions.ts'
import { attempt } from './assign.ts'
import { GiveWeddingDialog } from './give-wedding-dialog.tsx'
import { nameOf, ROLE_CHOICES, ROLE_NAMES, ROLE_NOTES } from './team-words.ts'

type PersonActionsProps = { team: Team; person: AgencyPerson; onRemoved: () => void }

/** 'Cambiar acceso', 'Quitar' and 'Dar una boda'. */
export function PersonActions({ team, person, onRemoved }: PersonActionsProps) {
  const [dialog, setDialog] = useState<'role' | 'remove' | 'give' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onPress={() => setDialog('role')}>Cambiar acceso</Button>
      <Button variant="danger" onPress={() => setDialog('remove')}>
        Quitar
      </Button>
      {team.weddings.length > 0 && (
        <Button className="col-span-2" onPress={() => setDialog('give')}>
          Dar una boda
        </Button>
      )}
      {dialog === 'give' && <GiveWeddingDialog team={team} person={person} onClose={close} />}
      {dialog === 'role' && <RoleDialog team={team} person={person} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog team={team} person={person} onClose={close} onRemoved={onRemoved} />
      )}
    </div>
  )
}

function RoleDialog({
  team,
  person,
  onClose,
}: Omit<PersonActionsProps, 'onRemoved'> & { onClose: () => void }) {
  const [role, setRole] = useState<AgencyRole>(person.role)
  const [shown, setShown] = useState<AgencyRole>(person.role)
  const form = useSubmission(async () => {
    const overtaken = await changeRole(team.id, person.userId, { from: shown, to: role })
    setShown(overtaken?.role ?? role)
    if (overtaken) throw overtaken.error
    onClose()
    showToast(`${nameOf(person)}: ${ROLE_NAMES[role].toLowerCase()}.`)
  })
  return (
    <FormDialog
      title={`Acceso de ${nameOf(person)}`}
      description="En cada boda decides aparte qué hace, en la tabla del equipo."
      submitLabel="Guardar acceso"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
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

function RemoveDialog({ team, person, onClose, onRemoved }: PersonActionsProps & { onClose: () => void }) {
  const name = nameOf(person)
  const remove = useMutation({
    mutationFn: () => removePerson(team.id, person),
    onSuccess: (bringBack) => {
      onRemoved()
      showToast(`${name} ya no está en el equipo.`, {
        action: { label: 'Deshacer', onAction: () => void attempt(bringBack) },
      })
      // The panel is gone with its button.
      focusHeadingAfterDialog()
    },
  })
  return (
    <ConfirmDialog
      title={`¿Quitar a ${name} del equipo?`}
      description="Deja de ver ahora mismo las bodas que le asignaste, también donde las tenga abiertas. Lo que haya hecho se queda, y con ello las plantillas compartidas; las que solo ve esa persona se van con ella. Si se lleva alguna boda, dásela antes con «Dar una boda»."
      confirmLabel="Quitar del equipo"
      pendingLabel="Quitando"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error && messageFor(remove.error)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
