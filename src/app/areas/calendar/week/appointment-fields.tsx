import type { ReactNode } from 'react'
import {
  APPOINTMENT_NOTES_MAX,
  APPOINTMENT_PLACE_MAX,
  APPOINTMENT_TITLE_MAX,
} from '#domain/calendar/appointments.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { endsNextDay, type TypedAppointment } from './typed-appointment.ts'

export type FieldsProps = { fields: TypedAppointment; type: (change: Partial<TypedAppointment>) => void }

type TextsProps = FieldsProps & { problem: string | null | undefined; children: ReactNode }

/** The title, the time in between, the place and the notes. */
export function AppointmentTexts({ fields, type, problem, children }: TextsProps) {
  return (
    <>
      <TextField
        label="Título"
        value={fields.title}
        onChange={(title) => type({ title })}
        maxLength={APPOINTMENT_TITLE_MAX}
        error={problem}
        autoComplete="off"
      />
      {children}
      <TextField
        label="Lugar"
        value={fields.place}
        onChange={(place) => type({ place })}
        maxLength={APPOINTMENT_PLACE_MAX}
        autoComplete="off"
      />
      <TextAreaField
        label="Notas"
        value={fields.notes}
        onChange={(notes) => type({ notes })}
        maxLength={APPOINTMENT_NOTES_MAX}
        rows={3}
      />
    </>
  )
}

type ClocksProps = FieldsProps & {
  problems: { from?: string | null | undefined; to?: string | null | undefined }
}

/** The times; an end that is not after the beginning is on the next day. */
export function ClockFields({ fields, type, problems }: ClocksProps) {
  return (
    <>
      <TextField
        label="Desde"
        value={fields.from}
        onChange={(from) => type({ from })}
        error={problems.from}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        label="Hasta"
        value={fields.to}
        onChange={(to) => type({ to })}
        {...(endsNextDay(fields) && { description: 'Del día siguiente' })}
        error={problems.to}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}
