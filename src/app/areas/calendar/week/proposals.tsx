import { useMutation } from '@tanstack/react-query'
import type { Appointment, AppointmentAttendee } from '#contract/appointments.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { client } from '../../../sync/api.ts'
import { readAgain } from './appointments.actions.ts'
import { moveAppointment } from './move-appointment.ts'
import { attendeeName, farTimeInWords } from './week-words.ts'

type ProposalsProps = { appointment: Appointment; onDone: () => void }

/** The times that people propose from their calendars, each to be accepted or not. */
export function Proposals({ appointment, onDone }: ProposalsProps) {
  const today = dayInMadrid(useNow())
  const proposals = appointment.attendees.filter(({ proposed }) => proposed && proposed.day >= today)
  if (proposals.length === 0) return null
  return (
    <ul aria-label="Otras horas" className="grid gap-3 rounded-paper bg-surface-2 p-3 text-sm">
      {proposals.map((attendee) => (
        <Proposal key={attendee.id} appointment={appointment} attendee={attendee} onDone={onDone} />
      ))}
    </ul>
  )
}

function Proposal({ appointment, attendee, onDone }: ProposalsProps & { attendee: AppointmentAttendee }) {
  const proposed = attendee.proposed!
  const name = attendeeName(attendee)
  const which = { appointmentId: appointment.id, attendeeId: attendee.id, time: proposed }
  const decline = useMutation({
    mutationFn: () => client.calendar.appointments.declineProposal(which),
    onSuccess: () => {
      onDone()
      showToast(`La cita sigue a su hora. Se lo decimos a ${name}.`, {
        action: { label: 'Deshacer', onAction: () => void takeBack(which) },
      })
    },
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: () => void readAgain(),
  })
  return (
    <li className="grid gap-2">
      <p className="wrap-anywhere">
        {name} propone <b className="font-semibold">{farTimeInWords(proposed)}</b>.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          isDisabled={decline.isPending}
          onPress={() => {
            moveAppointment(appointment, proposed)
            onDone()
          }}
        >
          Aceptar la hora
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onPress={() => decline.mutate()}
          isPending={decline.isPending}
          pendingLabel="Avisando"
        >
          Dejarla como está
        </Button>
      </div>
    </li>
  )
}

/** The time is proposed again, while the person has not been told. */
async function takeBack(which: Parameters<typeof client.calendar.appointments.takeBackDecline>[0]) {
  try {
    await client.calendar.appointments.takeBackDecline(which)
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  } finally {
    void readAgain()
  }
}
