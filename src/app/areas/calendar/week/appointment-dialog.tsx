import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Appointment } from '#contract/appointments.ts'
import { APPOINTMENT_KINDS, type AppointmentKind } from '#domain/calendar/appointments.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { Select } from '#ui/fields/select.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { OvertakenNote } from '../../../shared/page/overtaken-note.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { changesOf, overtakenFields, retypedOn } from './appointment-changes.ts'
import { AppointmentTexts, ClockFields } from './appointment-fields.tsx'
import { addAppointment, updateUnlessOvertaken } from './appointments.actions.ts'
import { InviteFields, ReminderSelect } from './invite-fields.tsx'
import { Proposals } from './proposals.tsx'
import { takeAway } from './take-away.ts'
import {
  fieldsOf,
  invitedOf,
  problemsOf,
  type TypedAppointment,
  typedOf,
  usualTitle,
} from './typed-appointment.ts'
import { KINDS } from './week-words.ts'
import { WithSelect } from './with-select.tsx'

type AppointmentDialogProps = {
  /** The one to change; null for a new one. */
  appointment: Appointment | null
  day: string
  onClose: () => void
}

const KIND_OPTIONS = APPOINTMENT_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] }))

/** `shown` is the appointment that was shown when the first field was typed: fields that were not touched are as it has them. */
type Fields = TypedAppointment & { id: string; shown: Appointment | null }

/** Adds an appointment, or changes the fields that were touched. */
export function AppointmentDialog({ appointment, day, onClose }: AppointmentDialogProps) {
  const [first] = useState(appointment)
  const [firstId] = useState(() => appointment?.id ?? uuidv7())
  const [{ id = firstId, shown = first, ...typed }, typeFields] = useUnsavedForm<Fields>(
    `appointment ${appointment?.id ?? 'new'}`,
  )
  const fields: TypedAppointment = { ...typedOf(shown, day), ...typed }
  const type = (change: Partial<Fields>) => typeFields({ id, shown, ...change })
  const forget = () => typeFields(null)
  const [overtaken, setOvertaken] = useState<string[]>([])
  const save = async () => {
    if (shown) {
      const changes = changesOf(fields, shown)
      const stored = await updateUnlessOvertaken(id, changes)
      setOvertaken(stored ? overtakenFields(changes.from, stored) : [])
      if (stored) return typeFields({ id, ...retypedOn(stored, fields, shown), shown: stored })
    } else await addAppointment(id, { ...fieldsOf(fields), invited: invitedOf(fields) })
    forget()
    onClose()
  }
  const form = useSubmission(save, {
    problems: () => problemsOf(fields),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  const chooseKind = (kind: AppointmentKind) =>
    type({ kind, ...(usualTitle(fields) && { title: KINDS[kind] }) })
  return (
    <FormDialog
      title={shown ? 'Cambiar cita' : 'Añadir cita'}
      submitLabel={overtaken.length > 0 ? 'Guardar lo mío' : shown ? 'Guardar' : 'Añadir cita'}
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
      offer={
        shown && (
          <>
            <OvertakenNote fields={overtaken} />
            <Button
              variant="danger"
              size="sm"
              className="justify-self-start"
              onPress={() => {
                forget()
                onClose()
                void takeAway(shown)
              }}
            >
              Quitar cita
            </Button>
          </>
        )
      }
    >
      {first && <Proposals appointment={first} onDone={onClose} />}
      <Select label="Tipo" options={KIND_OPTIONS} value={fields.kind} onChange={chooseKind} />
      <AppointmentTexts fields={fields} type={type} problem={form.problems.title}>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem]">
          <DatePicker
            label="Día"
            value={fields.day}
            onChange={(chosen) => type({ day: chosen })}
            error={form.problems.day ?? form.problems.date}
          />
          <ClockFields fields={fields} type={type} problems={form.problems} />
        </div>
        <WithSelect fields={fields} type={type} />
      </AppointmentTexts>
      <ReminderSelect fields={fields} type={type} />
      <InviteFields fields={fields} type={type} shown={shown} problem={form.problems.addresses} />
    </FormDialog>
  )
}
