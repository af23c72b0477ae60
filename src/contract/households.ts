import * as z from 'zod'
import {
  CHILD_YEARS_MAX,
  GROUPS_AT_ONCE_MAX,
  GUEST_AGES,
  GUEST_SIDE_MAX,
  HOUSEHOLD_EMAIL_MAX,
  HOUSEHOLD_GIFT_MAX,
  HOUSEHOLD_NAME_MAX,
  HOUSEHOLD_PEOPLE_MAX,
  HOUSEHOLD_PHONE_MAX,
  INVITATION_CHANNELS,
  INVITATION_LANGUAGES,
} from '#domain/households/households.ts'
import { EVENTS_MAX, KEY_MAX } from '#domain/households/invitation-settings.ts'
import { QUESTIONS_BODY_MAX_BYTES } from '#domain/households/own-questions.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { day, full, id, memberRoute, optionalTextField, weddingPath } from './base.ts'
import { guestMailsContract, mailDay, reminderRun, stoppedAddress } from './guest-mails.ts'
import { guestMessagesContract } from './guest-messages.ts'
import { guestPageContract } from './guest-page.ts'
import { householdInvitations } from './household-invitations.ts'
import {
  formerRoutes,
  guestDetails,
  guestIds,
  household,
  householdPath,
  invitationSettings,
  needsOfGuest,
  settingsConflict,
  settingsFields,
  TOGETHER_BODY_MAX_BYTES,
  weddingEvent,
} from './household-rows.ts'
import { ownAnswerChanges } from './own-question-rows.ts'
import { publicPageContract } from './public-page.ts'
import { SAVE_DATE_WITHOUT_DATE } from './save-date.ts'
import { GUEST_NOT_FOUND, HOUSEHOLD_NOT_FOUND } from './shared-errors.ts'
import { telephoneAnswers } from './telephone-answers.ts'
import { TOO_MANY_BUS_TRIPS } from './transport.ts'
import { weddingEventsContract } from './wedding-events.ts'

/** The households with all that belongs to them. */
export const householdList = z.object({
  households: z.array(household),
  guests: z.array(guestDetails),
  events: z.array(weddingEvent).max(EVENTS_MAX),
  settings: invitationSettings,
  stoppedAddresses: z.array(stoppedAddress),
  /** The newest first. */
  reminderRuns: z.array(reminderRun),
  mailDay: mailDay.nullable(),
})

const key = optionalTextField(KEY_MAX)

const changedSettings = settingsFields.extend({ busRoutes: formerRoutes }).partial()

/** Families and others who are invited together (decision 032), their invitations, and what these ask. */
export const householdsContract = {
  /**
   * The data beside the guest list: the households that are stored, the guests of whom more is known, the events and
   * the settings. Guests who are in none of them stand alone. Carries a weak ETag.
   */
  list: memberRoute('guests', 'view')
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/households',
      tags: ['households'],
      summary: 'Households, details of guests, events and settings',
    })
    .input(weddingPath)
    .output(householdList),

  /**
   * Makes one household of guests. Of the households they were in, the one whose invitation has come furthest
   * stays, with its link; a household that loses its last guest ends. With a `householdId` they come to that one,
   * which is made when it is not there, and comes back with its link and its answers when it had ended by such a request
   * in the last 30 days: a repeated request does no harm.
   */
  group: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households',
      successStatus: 201,
      tags: ['households'],
      summary: 'Group guests',
    })
    .input(
      weddingPath.extend({
        guestIds: guestIds(HOUSEHOLD_PEOPLE_MAX),
        householdId: id.optional(),
        name: optionalTextField(HOUSEHOLD_NAME_MAX).optional(),
      }),
    )
    .output(household)
    .errors({
      GUEST_NOT_FOUND,
      HOUSEHOLD_FULL: full('The household has as many people as there can be'),
    }),

  /**
   * Makes many households at once, each with its own id: a household that is not there is made. A group with a guest
   * who is not in the wedding is left out, and so is one that would have more people than a household has room for.
   */
  groupTogether: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: TOGETHER_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households/groups',
      tags: ['households'],
      summary: 'Make households of several groups of guests',
    })
    .input(
      weddingPath.extend({
        groups: z
          .array(z.object({ householdId: id, guestIds: guestIds(HOUSEHOLD_PEOPLE_MAX) }))
          .min(1)
          .max(GROUPS_AT_ONCE_MAX),
      }),
    )
    .output(z.object({ grouped: z.int() })),

  /**
   * Changes the given fields only. `sentBy` notes how and, with the present instant, when it was sent;
   * `isReminded` that it was reminded now, `isThanked` that it was thanked for coming or for its gift.
   */
  update: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/households/{householdId}',
      tags: ['households'],
      summary: 'Change a household',
    })
    .input(
      householdPath.extend({
        name: optionalTextField(HOUSEHOLD_NAME_MAX).optional(),
        language: z.enum(INVITATION_LANGUAGES).nullable().optional(),
        phone: optionalTextField(HOUSEHOLD_PHONE_MAX).optional(),
        email: optionalTextField(HOUSEHOLD_EMAIL_MAX).optional(),
        sentBy: z.enum(INVITATION_CHANNELS).nullable().optional(),
        isReminded: z.literal(true).optional(),
        /** Notes how, and now, it was told the date of the wedding; `null` takes that back. */
        dateSentBy: z.enum(INVITATION_CHANNELS).nullable().optional(),
        /** With `dateSentBy`: the date that its message said. Without it, the present one. */
        dateTold: day.optional(),
        gift: optionalTextField(HOUSEHOLD_GIFT_MAX).optional(),
        /** Answers to questions of the couple by their keys, as a member notes them; `null` takes one away. */
        ownAnswers: ownAnswerChanges.optional(),
        isThanked: z.boolean().optional(),
      }),
    )
    .output(household)
    .errors({ HOUSEHOLD_NOT_FOUND }),

  /** Lets guests of a household stand alone. A household that loses its last guest ends. */
  takeOut: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households/{householdId}/take-out',
      tags: ['households'],
      summary: 'Take guests out of a household',
    })
    .input(householdPath.extend({ guestIds: guestIds(HOUSEHOLD_PEOPLE_MAX) }))
    .output(z.object({ takenOut: z.int() }))
    .errors({ HOUSEHOLD_NOT_FOUND }),

  ...householdInvitations,
  ...telephoneAnswers,

  /**
   * Deletes at once what is kept of guests for the kitchen, once the wedding is over: allergens, diets, notes and what
   * was agreed to, also in what was sent to caterers. It goes by itself a month after the wedding; it never comes back.
   */
  forgetHealth: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guests/forget-health',
      tags: ['households'],
      summary: 'Delete the health data of guests after the wedding',
    })
    .input(weddingPath)
    .output(z.object({ guests: z.int32() }))
    .errors({
      WEDDING_NOT_OVER: { status: 409, message: 'The wedding is not over, and the kitchen needs the data' },
    }),

  /** Changes the given details of a guest only. Of `events` those count that the guest is invited to. */
  updateGuest: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/guests/{guestId}/details',
      tags: ['households'],
      summary: 'Change the details of a guest',
    })
    .input(
      weddingPath.extend({
        guestId: id,
        age: z.enum(GUEST_AGES).optional(),
        ageYears: z.int().min(0).max(CHILD_YEARS_MAX).nullable().optional(),
        side: optionalTextField(GUEST_SIDE_MAX).optional(),
        phone: optionalTextField(HOUSEHOLD_PHONE_MAX).optional(),
        menu: key.optional(),
        ...needsOfGuest.shape,
        /** The needs as they were shown when they were changed: what others have noted meanwhile stays. */
        from: needsOfGuest.optional(),
        needsHighChair: z.boolean().optional(),
        mayBringCompanion: z.boolean().optional(),
        busOut: key.optional(),
        busBack: key.optional(),
        /** Answers to questions of the couple by their keys, as a member notes them; `null` takes one away. */
        ownAnswers: ownAnswerChanges.optional(),
        events: z.record(id, z.boolean().nullable()).optional(),
      }),
    )
    .output(guestDetails)
    .errors({
      GUEST_NOT_FOUND,
      DIET_NOTE_CHANGED: {
        status: 409,
        message: 'Others have noted something else for the kitchen meanwhile',
        data: z.object({ dietNote: z.string().nullable() }),
      },
    }),

  /** Changes the given details of many guests at once. `language` is that of the invitations of their households. */
  updateGuests: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: TOGETHER_BODY_MAX_BYTES })
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/guests/details',
      tags: ['households'],
      summary: 'Change the details of several guests',
    })
    .input(
      weddingPath.extend({
        guestIds: guestIds(LIMITS.wedding.guests),
        age: z.enum(GUEST_AGES).optional(),
        side: optionalTextField(GUEST_SIDE_MAX).optional(),
        menu: key.optional(),
        language: z.enum(INVITATION_LANGUAGES).nullable().optional(),
      }),
    )
    .output(z.object({ changed: z.int() })),

  /**
   * Changes the given settings only. `from` are these settings as they were when the change began: what others have
   * stored of them meanwhile stays, and nothing is stored where both have changed the same.
   */
  saveSettings: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: QUESTIONS_BODY_MAX_BYTES })
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/invitation-settings',
      tags: ['households'],
      summary: 'Change what invitations tell and ask',
    })
    .input(weddingPath.extend({ ...changedSettings.shape, from: changedSettings.optional() }))
    .output(invitationSettings)
    .errors({
      SETTINGS_CONFLICTS: {
        status: 409,
        message: 'Others have changed the same meanwhile',
        data: z.object({ conflicts: z.array(settingsConflict) }),
      },
      TOO_MANY_BUS_TRIPS,
      SAVE_DATE_WITHOUT_DATE,
    }),

  events: weddingEventsContract,
  mails: guestMailsContract,
  messages: guestMessagesContract,
  guestPage: guestPageContract,
  publicPage: publicPageContract,
}
