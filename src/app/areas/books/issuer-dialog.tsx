import type { BookIssuer } from '#contract/book-rows.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import type { Problems } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { nifProblem, type PartyFields, PartyInputs } from './party-fields.tsx'
import { useMergedChange } from './use-merged-change.ts'
import { useTypedOver } from './use-typed-over.ts'

const EMPTY: PartyFields = { name: '', nif: '', address: '', postalCode: '', city: '' }

const MISSING: Record<keyof PartyFields, string> = {
  name: 'Escribe tu nombre o el de tu sociedad.',
  nif: 'Escribe tu NIF.',
  address: 'Escribe la dirección.',
  postalCode: 'Falta el código.',
  city: 'Escribe la localidad.',
}

type IssuerDialogProps = {
  issuer: BookIssuer | null
  /** Called in place of `onClose` where another step follows. */
  onSaved?: () => void
  onClose: () => void
}

/** The issuer of the planner's receipts. */
export function IssuerDialog({ issuer, onSaved, onClose }: IssuerDialogProps) {
  const { typed, from, change, forget } = useTypedOver<PartyFields, BookIssuer | null>('issuer', issuer)
  const fields = { ...(issuer ?? EMPTY), ...typed }
  const save = useMergedChange({
    known: from,
    given: () => fields,
    problems: () => problemsOf(fields),
    write: (given: PartyFields, from) => client.books.saveIssuer({ ...given, from }),
    onDone: () => {
      forget()
      const goOn = onSaved ?? onClose
      goOn()
      showToast('Datos guardados.')
    },
  })
  return (
    <FormDialog
      title="Tus datos fiscales"
      description="Salen en tus justificantes y en las liquidaciones."
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={save.form}
      onGiveUp={() => forget()}
      onClose={onClose}
    >
      <PartyInputs fields={fields} onChange={change} problems={save.form.problems} />
      <ConflictDialog change={save} />
    </FormDialog>
  )
}

function problemsOf(fields: PartyFields): Problems<keyof PartyFields> {
  const names = Object.keys(MISSING) as (keyof PartyFields)[]
  const found = Object.fromEntries(
    names.map((name) => [name, fields[name].trim() ? null : MISSING[name]]),
  ) as Record<keyof PartyFields, string | null>
  return { ...found, nif: found.nif ?? nifProblem(fields.nif) }
}
