import type { BookAccount } from '#contract/book-rows.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { client } from '../../sync/api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { nifProblem, type PartyFields, PartyInputs } from './party-fields.tsx'
import { useMergedChange } from './use-merged-change.ts'
import { useTypedOver } from './use-typed-over.ts'

type ClientDialogProps = {
  account: BookAccount
  /** Whether there must be a name, as on a receipt. */
  isRequired?: boolean
  /** Called in place of `onClose` where another step follows. */
  onSaved?: () => void
  onClose: () => void
}

type Fields = PartyFields & { email: string }

/** The client with whom the books of a wedding are settled. */
export function ClientDialog({ account, isRequired = false, onSaved, onClose }: ClientDialogProps) {
  const { client: known } = account
  const { typed, from, change, forget } = useTypedOver<Fields, BookAccount['client']>(
    `client of ${account.id}`,
    known,
  )
  const fields = {
    ...{ name: known.name ?? '', nif: known.nif ?? '', email: known.email ?? '' },
    ...{ address: known.address ?? '', postalCode: known.postalCode ?? '', city: known.city ?? '' },
    ...typed,
  }
  const save = useMergedChange({
    known: from,
    given: () => fields,
    problems: () => ({
      name: isRequired && !fields.name.trim() ? 'Escribe a nombre de quién va.' : null,
      nif: nifProblem(fields.nif),
    }),
    write: (given: BookAccount['client'], from) =>
      client.books.saveClient({ accountId: account.id!, ...given, from }),
    onDone: () => {
      forget()
      const goOn = onSaved ?? onClose
      goOn()
      showToast('Datos guardados.')
    },
  })
  return (
    <FormDialog
      title="A nombre de quién"
      description="Para los justificantes y la liquidación. Solo lo ves tú."
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={save.form}
      onGiveUp={() => forget()}
      onClose={onClose}
    >
      <PartyInputs fields={fields} onChange={change} problems={save.form.problems} />
      <TextField
        label="Email para los recordatorios"
        description="Si lo dejas vacío, van a la pareja."
        type="email"
        value={fields.email}
        onChange={(email) => change({ email })}
      />
      <ConflictDialog change={save} />
    </FormDialog>
  )
}
