import { useState } from 'react'
import type { BookAccount } from '#contract/book-rows.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { client } from '../../sync/api.ts'
import { useBookChange } from './books.actions.ts'
import { FormDialog } from './form-dialog.tsx'
import { nifProblem, PartyInputs } from './party-fields.tsx'

type ClientDialogProps = {
  account: BookAccount
  /** Whether there must be a name, as on a receipt. */
  isRequired?: boolean
  /** This is what comes next, where that is not the end. */
  onSaved?: () => void
  onClose: () => void
}

/** This is whom the books of a wedding are settled with. */
export function ClientDialog({ account, isRequired = false, onSaved, onClose }: ClientDialogProps) {
  const { client: known } = account
  const [fields, setFields] = useState({
    ...{ name: known.name ?? '', nif: known.nif ?? '', email: known.email ?? '' },
    ...{ address: known.address ?? '', postalCode: known.postalCode ?? '', city: known.city ?? '' },
  })
  const [problems, setProblems] = useState<{ name: string | null; nif: string | null }>({
    name: null,
    nif: null,
  })
  const save = useBookChange({
    write: () => client.books.saveClient({ accountId: account.id!, ...fields }),
    onDone: () => {
      const goOn = onSaved ?? onClose
      goOn()
      showToast('Datos guardados.')
    },
  })
  const submit = () => {
    const found = {
      name: isRequired && !fields.name.trim() ? 'Escribe a nombre de quién va.' : null,
      nif: nifProblem(fields.nif),
    }
    setProblems(found)
    if (!found.name && !found.nif) save.mutate(undefined)
  }
  const change = (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes }))
  return (
    <FormDialog
      title="A nombre de quién"
      description="Para los justificantes y la liquidación. Solo lo ves tú."
      submitLabel="Guardar"
      pendingLabel="Guardando"
      onSubmit={submit}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
    >
      <PartyInputs fields={fields} onChange={change} problems={problems} />
      <TextField
        label="Email para los recordatorios"
        description="Si lo dejas vacío, van a la pareja."
        type="email"
        value={fields.email}
        onChange={(email) => change({ email })}
      />
    </FormDialog>
  )
}
