import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#contract/appointments.ts'
import { APPOINTMENT_REMINDERS, type AppointmentReminder } from '#domain/calendar/appointments.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import type { FieldsProps } from './appointment-fields.tsx'
import { invitableQuery } from './week.queries.ts'
import { ATTENDANCE_WORDS, attendeeName } from './week-words.ts'

const BEFORE: Record<AppointmentReminder, string> = {
  60: 'Una hora antes',
  1440: 'Un día antes',
  10080: 'Una semana antes',
}

const REMINDERS = [
  { value: '', label: 'Sin recordatorio' },
  ...APPOINTMENT_REMINDERS.map((minutes) => ({ value: String(minutes), label: BEFORE[minutes] })),
]

/** When an appointment reminds of itself. */
export function ReminderSelect({ fields, type }: FieldsProps) {
  return (
    <Select
      label="Recordatorio"
      options={REMINDERS}
      value={fields.reminder === null ? '' : String(fields.reminder)}
      onChange={(value) =>
        type({ reminder: APPOINTMENT_REMINDERS.find((minutes) => String(minutes) === value) ?? null })
      }
    />
  )
}

type InviteFieldsProps = FieldsProps & { shown: Appointment | null; problem: string | null | undefined }

/** The people who are invited by mail, with their answers. */
export function InviteFields({ fields, type, shown, problem }: InviteFieldsProps) {
  const couple = useInvitable(fields.weddingId, shown)
  const answers = shown?.attendees.filter(({ status }) => status !== 'needsAction') ?? []
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {couple.length > 0 && (
        <CheckboxSet
          legend="Invitar a la pareja"
          choices={couple.map(({ userId, fullName }) => ({ value: userId, label: fullName || 'Usuario' }))}
          chosen={fields.members}
          onChange={(members) => type({ members })}
          className="mt-1 grid gap-x-5 wrap-anywhere sm:grid-cols-2"
        />
      )}
      <TextAreaField
        label="Invitar por correo"
        description="Hasta diez direcciones, separadas por comas. Reciben la cita para su calendario y contestan sin cuenta; las notas no se envían."
        value={fields.addresses}
        onChange={(addresses) => type({ addresses })}
        error={problem}
        rows={2}
      />
      {answers.length > 0 && (
        <ul aria-label="Respuestas" className="grid gap-1 text-sm text-ink-2">
          {answers.map((attendee) => (
            <li key={attendee.id} className="wrap-anywhere">
              {attendeeName(attendee)}:{' '}
              <b className="font-semibold text-ink">{ATTENDANCE_WORDS[attendee.status]}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The couple of the chosen wedding, with those who are invited although they have left it. */
function useInvitable(weddingId: string | null, shown: Appointment | null) {
  const { data = [] } = useQuery({ ...invitableQuery(weddingId ?? ''), enabled: weddingId !== null })
  const couple = weddingId === null ? [] : data
  const gone = (shown?.attendees ?? []).flatMap(({ userId, name }) =>
    userId && couple.every((each) => each.userId !== userId) ? [{ userId, fullName: name ?? '' }] : [],
  )
  return [...couple, ...gone]
}
