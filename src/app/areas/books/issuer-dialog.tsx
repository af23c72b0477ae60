import { useState } from 'react'
import type { BookIssuer } from '#contract/book-rows.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { client } from '../../sync/api.ts'
import { useBookChange } from './books.actions.ts'
import { FormDialog } from './form-dialog.tsx'
import { nifProblem, type PartyFields, PartyInputs } from './party-fields.tsx'

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
  /** This is what comes next, where that is not the end. */
  onSaved?: () => void
  onClose: () => void
}

/** This is who the planner's receipts are from. */
export function IssuerDialog({ issuer, onSaved, onClose }: IssuerDialogProps) {
  const [fields, setFields] = useState<PartyFields>(issuer ?? EMPTY)
  const [problems, setProblems] = useState<Partial<Record<keyof PartyFields, string | null>>>({})
  const save = useBookChange({
    write: () => client.books.saveIssuer(fields),
    onDone: () => {
      const goOn = onSaved ?? onClose
      goOn()
      showToast('Datos guardados.')
    },
  })
  const submit = () => {
    const names = Object.keys(MISSING) as (keyof PartyFields)[]
    const found = Object.fromEntries(
      names.map((name) => [name, fields[name].trim() ? null : MISSING[name]]),
    ) as Record<keyof PartyFields, string | null>
    found.nif ??= nifProblem(fields.nif)
    setProblems(found)
    if (Object.values(found).every((problem) => problem === null)) save.mutate(undefined)
  }
  return (
    <FormDialog
      title="Tus datos fiscales"
      description="Salen en tus justificantes y en las liquidaciones."
      submitLabel="Guardar"
      pendingLabel="Guardando"
      onSubmit={submit}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
    >
      <PartyInputs
        fields={fields}
        onChange={(changes) => setFields((before) => ({ ...before, ...changes }))}
        problems={problems}
      />
    </FormDialog>
  )
}
