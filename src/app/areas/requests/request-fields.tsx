import type { PlannerRequest } from '#contract/requests.ts'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { isEmailAddress, MESSAGE_MAX } from '#domain/operation/contact.ts'
import {
  REQUEST_PHONE_MAX,
  REQUEST_PLACE_MAX,
  REQUEST_SOURCES,
  type RequestProblems,
  type RequestSource,
  readRequest,
} from '#domain/planners/planner-requests.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { SOURCES } from './request-words.ts'

/** The fields of a request as they are typed. */
export type RequestFields = {
  name: string
  email: string
  phone: string
  source: RequestSource
  eventDate: string | null
  place: string
  guests: string
  budget: string
  message: string
}

export type FieldProblems = { [Name in keyof RequestFields]?: string | null }

type RequestFieldsProps = {
  fields: RequestFields
  problems: FieldProblems
  type: (change: Partial<RequestFields>) => void
  /** False where the message was sent by the couple. */
  hasMessage: boolean
  /** Told of what is pasted as the message while it is empty, in the place of pasting it. */
  onPaste?: (text: string) => void
}

/** The facts of a request that a planner types. */
export function RequestFieldset({ fields, problems, type, hasMessage, onPaste }: RequestFieldsProps) {
  const line = (name: 'name' | 'email' | 'phone' | 'place' | 'guests' | 'budget', label: string) => ({
    label,
    value: fields[name],
    onChange: (text: string) => type({ [name]: text }),
    error: problems[name],
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {hasMessage && (
        <TextAreaField
          label="Su mensaje o tus notas"
          {...(onPaste && { description: 'Si pegas aquí un correo o un chat, rellenamos lo demás.' })}
          value={fields.message}
          onChange={(text) => type({ message: text })}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!onPaste || text.trim() === '' || event.currentTarget.value.trim() !== '') return
            event.preventDefault()
            onPaste(text)
          }}
          maxLength={MESSAGE_MAX}
          rows={4}
          className="md:col-span-2"
        />
      )}
      <TextField {...line('name', 'Nombres')} maxLength={FULL_NAME_MAX} isRequired />
      <Select
        label="Cómo ha llegado"
        options={REQUEST_SOURCES.map((value) => ({ value, label: SOURCES[value] }))}
        value={fields.source}
        onChange={(source) => type({ source })}
      />
      <TextField {...line('email', 'Email (opcional)')} type="email" maxLength={EMAIL_MAX} />
      <TextField {...line('phone', 'Teléfono (opcional)')} type="tel" maxLength={REQUEST_PHONE_MAX} />
      <DatePicker
        label="Fecha de la boda (opcional)"
        value={fields.eventDate}
        onChange={(eventDate) => type({ eventDate })}
        error={problems.eventDate}
      />
      <TextField {...line('place', 'Lugar (opcional)')} maxLength={REQUEST_PLACE_MAX} />
      <TextField {...line('guests', 'Invitados (opcional)')} inputMode="numeric" maxLength={6} />
      <TextField {...line('budget', 'Presupuesto en € (opcional)')} inputMode="decimal" maxLength={20} />
    </div>
  )
}

/** The sentences of what cannot be sent as it is typed. */
export function problemsOf(fields: RequestFields): FieldProblems {
  const { name, email } = fields
  const { problems } = readFields(fields)
  return {
    name: name.trim() ? null : 'Escribe al menos un nombre.',
    email: email.trim() === '' || isEmailAddress(email.trim()) ? null : 'Revisa el email: algo no encaja.',
    guests: problems.guests ? 'Escribe cuántos serán, entre 1 y 5.000.' : null,
    budget: problems.budget ? 'Escribe un importe, por ejemplo 18.500.' : null,
  }
}

/** The fields as they are sent. */
export function detailsOf(fields: RequestFields) {
  const { name, email, source, message } = fields
  return { name, email, source, message, ...readFields(fields).details }
}

const readFields = (
  fields: RequestFields,
): { details: ReturnType<typeof readRequest>['details']; problems: RequestProblems } =>
  readRequest({ ...fields, eventDate: fields.eventDate ?? '' })

/** The fields of a request that is there. */
export const fieldsOf = (request: PlannerRequest): RequestFields => ({
  name: request.name,
  email: request.email ?? '',
  phone: request.phone ?? '',
  source: request.source,
  eventDate: request.eventDate,
  place: request.place ?? '',
  guests: request.guests === null ? '' : String(request.guests),
  budget: request.budget === null ? '' : String(request.budget).replace('.', ','),
  message: request.message,
})
