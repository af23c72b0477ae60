import * as z from 'zod'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_NOTES_MAX,
  APPOINTMENT_PLACE_MAX,
  APPOINTMENT_REMINDERS,
  APPOINTMENT_TITLE_MAX,
  APPOINTMENTS_MAX,
  DAY_MINUTES,
} from '#domain/calendar/appointments.ts'
import {
  APPOINTMENT_MAILS_A_DAY,
  ATTENDANCES,
  ATTENDEE_ADDRESSES_MAX,
  ATTENDEE_MEMBERS_MAX,
} from '#domain/calendar/attendees.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { businessRoute, day, full, id, optionalTextField, requiredLine, text } from './base.ts'

/** Minutes since the midnight that begins the day of an appointment; past 1440 on the next day. */
const time = {
  day,
  startsAt: z
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  endsAt: z
    .int()
    .min(1)
    .max(2 * DAY_MINUTES),
}

/** A person who is invited to an appointment by mail. The address of a member of the wedding is not told. */
export const appointmentAttendee = z.object({
  id,
  userId: id.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(ATTENDANCES),
  /** The time that they propose in the place of the present one. */
  proposed: z.object({ day: z.string(), startsAt: z.int(), endsAt: z.int() }).nullable(),
})

export type AppointmentAttendee = z.infer<typeof appointmentAttendee>

/** An appointment of a planner. `with` names the wedding or the request that it is for, while they have that. */
export const appointment = z.object({
  id,
  kind: z.enum(APPOINTMENT_KINDS),
  title: z.string(),
  day: z.string(),
  startsAt: z.int(),
  endsAt: z.int(),
  weddingId: id.nullable(),
  requestId: id.nullable(),
  with: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
  /** Minutes before it. */
  reminder: z.literal(APPOINTMENT_REMINDERS).nullable(),
  attendees: z.array(appointmentAttendee),
})

export type Appointment = z.infer<typeof appointment>

/** The day of a wedding by its agenda, in minutes of that day: the first thing with a place, and the end of the night. */
export const agendaOfDay = z.object({
  weddingId: id,
  /** By whose clocks its hours are told. */
  timeZone: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  startsAt: z.int(),
  lastPlace: z.string().nullable(),
  endsAt: z.int(),
})

export type AgendaOfDay = z.infer<typeof agendaOfDay>

export const plannerWeek = z.object({
  appointments: z.array(appointment).max(APPOINTMENTS_MAX),
  agendas: z.array(agendaOfDay),
})

export type PlannerWeek = z.infer<typeof plannerWeek>

const fields = {
  kind: z.enum(APPOINTMENT_KINDS),
  title: requiredLine(APPOINTMENT_TITLE_MAX),
  weddingId: id.nullable(),
  requestId: id.nullable(),
  place: optionalTextField(APPOINTMENT_PLACE_MAX),
  notes: optionalTextField(APPOINTMENT_NOTES_MAX),
  reminder: z.literal(APPOINTMENT_REMINDERS).nullable(),
}

/** All who are invited: people of the couple of its wedding, and further addresses. Others are taken off. */
const invited = z.object({
  members: z.array(id).max(ATTENDEE_MEMBERS_MAX),
  addresses: z
    .array(text.trim().toLowerCase().max(EMAIL_MAX).refine(isEmailAddress))
    .max(ATTENDEE_ADDRESSES_MAX),
})

export type Invited = z.infer<typeof invited>

export const invitablePerson = z.object({ userId: id, fullName: z.string() })

/** Fields as a page showed them, before they were touched. */
const shown = z.object({ ...fields, time: z.object(time) }).partial()

const appointmentPath = z.object({ appointmentId: id })
const proposal = appointmentPath.extend({ attendeeId: id, time: z.object(time) })
const path = '/planner/calendar/appointments'
const tags = ['calendar']

const WRONG_TIME = { status: 400, message: 'An appointment ends after it begins, within a day' } as const
const APPOINTMENT_NOT_FOUND = { status: 404, message: 'There is no such appointment to you' } as const
const NOT_YOURS = { status: 409, message: 'The wedding or the request is not one of the planner' } as const
const INVITING = {
  TOO_MANY_ATTENDEES: full(`An appointment invites at most ${ATTENDEE_ADDRESSES_MAX} further addresses`),
  ATTENDEE_NOT_MEMBER: { status: 409, message: 'The person is not of the couple of that wedding' },
  TOO_MANY_APPOINTMENT_MAILS: {
    status: 429,
    message: `At most ${APPOINTMENT_MAILS_A_DAY} mails about appointments in a day`,
    data: z.object({ max: z.int() }),
  },
} as const

export const appointmentsContract = {
  /** The appointments of seven days, those that go on from the day before too, and the agendas of the weddings. */
  week: businessRoute('calendar')
    .route({
      method: 'GET',
      path: '/planner/calendar/weeks/{monday}',
      tags,
      summary: 'A week of the planner',
    })
    .input(z.object({ monday: day }))
    .output(plannerWeek),

  /** The people of a couple who can be invited; none of a wedding that is not the planner's. */
  invitable: businessRoute('calendar')
    .route({
      method: 'GET',
      path: '/planner/calendar/invitable/{weddingId}',
      tags,
      summary: 'People of a couple who can be invited',
    })
    .input(z.object({ weddingId: id }))
    .output(z.array(invitablePerson)),

  /** Adds an appointment. A repeated `id` answers with the one that exists; one that was removed is there again. */
  add: businessRoute('calendar')
    .route({ method: 'POST', path, successStatus: 201, tags, summary: 'Add an appointment' })
    .input(
      z.object({
        id: id.optional(),
        ...time,
        kind: fields.kind,
        title: fields.title,
        weddingId: fields.weddingId.default(null),
        requestId: fields.requestId.default(null),
        place: fields.place.default(null),
        notes: fields.notes.default(null),
        reminder: fields.reminder.default(null),
        invited: invited.optional(),
      }),
    )
    .output(appointment)
    .errors({
      WRONG_TIME,
      APPOINTMENT_WITH_OTHERS: NOT_YOURS,
      ...INVITING,
      TOO_MANY_APPOINTMENTS: full(`A planner has at most ${APPOINTMENTS_MAX} appointments`),
    }),

  /**
   * Changes the given fields. The day and both times go together. `from` has them as they were shown: where another page has
   * changed one of them since, nothing changes. Of `invited` only what differs from `invitedFrom`, which the page showed, is
   * changed: whom another page has invited or taken off meanwhile stays so.
   */
  update: businessRoute('calendar')
    .route({ method: 'PATCH', path: `${path}/{appointmentId}`, tags, summary: 'Change an appointment' })
    .input(
      appointmentPath.extend(
        z.object({ ...fields, time: z.object(time), from: shown, invited, invitedFrom: invited }).partial()
          .shape,
      ),
    )
    .output(appointment)
    .errors({
      WRONG_TIME,
      APPOINTMENT_WITH_OTHERS: NOT_YOURS,
      ...INVITING,
      APPOINTMENT_CHANGED: {
        status: 409,
        message: 'Another page has changed the same fields since',
        data: z.object({ stored: appointment }),
      },
      APPOINTMENT_NOT_FOUND,
    }),

  /**
   * Leaves an appointment at its time and tells the person who proposes another one in a moment, which is `time` as it was
   * shown. It is accepted by changing the appointment to it.
   */
  declineProposal: businessRoute('calendar')
    .route({
      method: 'POST',
      path: `${path}/{appointmentId}/proposals/{attendeeId}/decline`,
      tags,
      summary: 'Leave an appointment at its time',
    })
    .input(proposal)
    .output(appointment)
    .errors({
      APPOINTMENT_NOT_FOUND,
      PROPOSAL_GONE: { status: 409, message: 'The person no longer proposes that time' },
    }),

  /** Takes a decline back while the person has not been told of it: they propose that time again. */
  takeBackDecline: businessRoute('calendar')
    .route({
      method: 'DELETE',
      path: `${path}/{appointmentId}/proposals/{attendeeId}/decline`,
      tags,
      summary: 'Take a decline back',
    })
    .input(proposal)
    .output(appointment)
    .errors({
      APPOINTMENT_NOT_FOUND,
      PROPOSAL_DECLINED: { status: 409, message: 'The person was told, or the appointment has changed' },
    }),

  /** Removes an appointment, and gives it as it was by then. One that is not there changes nothing. */
  remove: businessRoute('calendar')
    .route({ method: 'DELETE', path: `${path}/{appointmentId}`, tags, summary: 'Remove an appointment' })
    .input(appointmentPath)
    .output(appointmentPath.extend({ removed: appointment.nullable() })),
}
