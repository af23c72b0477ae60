import { useState } from 'react'
import type { PlannerImportRowView } from '#contract/planner-import-rows.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { Refused } from '../../move-in-parts.tsx'
import { useRowAnswer } from './use-row-answer.ts'

type NameDialogProps = { importId: string; row: PlannerImportRowView; onClose: () => void }

/** The name of a wedding whose folder names no couple. */
export function NameDialog({ importId, row, onClose }: NameDialogProps) {
  const [name, setName] = useState(row.name)
  const saving = useRowAnswer(importId, row.key, onClose)
  const save = () => {
    if (name.trim() !== '') saving.mutate({ name: name.trim() })
  }
  return (
    <Dialog
      title="¿De quién es esta boda?"
      description={`La carpeta se llama «${row.name}», y no vemos los nombres de la pareja.`}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isDisabled={name.trim() === ''}
            isPending={saving.isPending}
            pendingLabel="Guardando"
            onPress={save}
          >
            Guardar
          </Button>
        </>
      )}
    >
      <TextField
        label="Nombre de la boda"
        value={name}
        onChange={setName}
        onKeyDown={({ key }) => key === 'Enter' && save()}
        maxLength={WEDDING_NAME_MAX}
        autoComplete="off"
        autoFocus
      />
      <Refused>{saving.isError && messageFor(saving.error)}</Refused>
    </Dialog>
  )
}
