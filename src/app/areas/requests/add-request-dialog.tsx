import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { readRequestText } from '#domain/planners/read-request-text.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { detailsOf, problemsOf, type RequestFields, RequestFieldset } from './request-fields.tsx'
import { RequestMailbox } from './request-mailbox.tsx'
import { addRequest } from './requests.actions.ts'

type Fields = RequestFields & { id: string }

const NOTHING: RequestFields = {
  ...{ name: '', email: '', phone: '', source: 'recommendation', eventDate: null },
  ...{ place: '', guests: '', budget: '', message: '' },
}

/** 'Añadir solicitud': one that came by another way than the profile. A mail that is pasted fills in what it says. */
export function AddRequestDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (id: string) => void
}) {
  const { email: ownEmail } = useProfile()
  const { place } = useBusiness()
  const [firstId] = useState(() => uuidv7())
  const [{ id, ...fields }, type, forget] = useUnsavedFields<Fields>('new request', {
    ...NOTHING,
    id: firstId,
  })
  const [found, setFound] = useState<string[]>([])
  const paste = (text: string) => {
    const { message, ...read } = readRequestText(text, { today: dayInMadrid(new Date()), own: [ownEmail] })
    const told = Object.entries(read).flatMap(([field, value]) =>
      value === null || fields[field as keyof typeof read] ? [] : [[field, value] as const],
    )
    setFound(told.map(([field]) => FOUND[field as keyof typeof FOUND]))
    const facts = told.map(([field, value]) => [field, typeof value === 'number' ? typed(value) : value])
    type({ ...Object.fromEntries(facts), message, id })
  }
  const save = async () => {
    const request = await addRequest(id, detailsOf(fields))
    forget()
    onClose()
    onAdded(request.id)
    showToast(`La solicitud de ${request.name} ya está con las demás.`)
  }
  const form = useSubmission(save, {
    problems: () => problemsOf(fields),
    ask: (element) => ({ eventDate: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Añadir solicitud"
      description="Para quien te ha escrito o llamado por otro camino. Nadie recibe ningún correo."
      width="lg"
      submitLabel="Añadir solicitud"
      pendingLabel="Añadiendo"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      {!place && <RequestMailbox />}
      <RequestFieldset
        fields={fields}
        problems={form.problems}
        // The id is kept with what is typed, so that a second try adds nothing twice.
        type={(change) => type({ ...change, id })}
        hasMessage
        onPaste={paste}
      />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {found.length > 0 && `Hemos rellenado ${inSpanishList(found)}. Revísalo antes de guardar.`}
      </p>
    </FormDialog>
  )
}

const typed = (value: number) => String(value).replace('.', ',')

const FOUND = {
  name: 'los nombres',
  email: 'el email',
  phone: 'el teléfono',
  eventDate: 'la fecha',
  place: 'el lugar',
  guests: 'los invitados',
  budget: 'el presupuesto',
}
