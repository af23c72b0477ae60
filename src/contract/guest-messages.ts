import * as z from 'zod'
import { GUEST_MAIL_STATUSES } from '#domain/households/guest-mails.ts'
import {
  MESSAGE_FAMILIES_MAX,
  MESSAGE_GROUP_MAX,
  MESSAGE_GROUPS,
  NO_MAIL_REASONS,
} from '#domain/households/guest-messages.ts'
import { SETTINGS_LINE_MAX, SETTINGS_TEXT_MAX } from '#domain/households/invitation-settings.ts'
import { full, id, instant, memberRoute, requiredLine, requiredText, text, weddingPath } from './base.ts'
import { mailTexts, storedMailTexts, TOGETHER_BODY_MAX_BYTES } from './household-rows.ts'

const groupKind = z.enum(MESSAGE_GROUPS)

/** A group of families: those of an event, a side, a table, a bus or a hotel, or one that needs no `of`. */
const group = z.object({ kind: groupKind, of: text.max(MESSAGE_GROUP_MAX).nullable() })

/** A group that can be written to, with its name and how many families it has now. */
export const messageGroup = z.object({
  kind: groupKind,
  of: z.string().nullable(),
  label: z.string().nullable(),
  families: z.int(),
})

/** A family of a group: `key` is its id, or that of the guest who stands alone. `why` it gets no mail. */
export const messageFamily = z.object({
  key: id,
  way: z.enum(['mail', 'chat']),
  why: z.enum(NO_MAIL_REASONS).nullable(),
})

export type MessageFamilyRow = z.infer<typeof messageFamily>

/** A message that was sent: to which group, by whom, and how far it has come. */
export const guestMessage = z.object({
  id,
  group: z.object({ kind: groupKind, of: z.string().nullable(), label: z.string().nullable() }),
  subject: z.string(),
  text: z.string(),
  translations: storedMailTexts,
  /** The name of the member; null when the account is gone. */
  author: z.string().nullable(),
  sentAt: instant,
  /** Mails that are on their way, that went, and that did not arrive and were not given by hand since. */
  mails: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
  /** Families that are to get it by WhatsApp, and those who got it. */
  chats: z.object({ waiting: z.int(), sent: z.int() }),
})

export type GuestMessageRow = z.infer<typeof guestMessage>

/** The fate of a message for one family. One whose mail came back may have got it by WhatsApp too. */
export const messageRecipient = z.object({
  householdId: id,
  mail: z.object({ status: z.enum(GUEST_MAIL_STATUSES), address: z.string(), at: instant }).nullable(),
  chat: z.object({ sentAt: instant.nullable() }).nullable(),
})

export type MessageRecipient = z.infer<typeof messageRecipient>

const GROUP_NOT_FOUND = { status: 404, message: 'There is no such group of families for you' } as const
const GUEST_MESSAGE_NOT_FOUND = {
  status: 404,
  message: 'There is no such message, or it did not go to that household',
} as const

const keys = z.array(id).max(MESSAGE_FAMILIES_MAX)

const messagePath = weddingPath.extend({ messageId: id })

/** Messages to groups of families, by mail and by WhatsApp one by one (decision 155). */
export const guestMessagesContract = {
  /** The messages that were sent, the newest first. */
  list: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guest-messages',
      tags: ['households'],
      summary: 'Messages to groups of families',
    })
    .input(weddingPath)
    .output(z.array(guestMessage)),

  /**
   * The groups that can be written to. Buses and hotels are there for members who see the journey, tables for those
   * who see the tables.
   */
  recipientGroups: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guest-messages/groups',
      tags: ['households'],
      summary: 'Groups of families that can be written to',
    })
    .input(weddingPath)
    .output(z.array(messageGroup)),

  /** The families of a group now, and the way to each. */
  families: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guest-messages/families',
      tags: ['households'],
      summary: 'Families of a group',
    })
    .input(weddingPath.extend({ kind: groupKind, of: text.max(MESSAGE_GROUP_MAX).nullable().default(null) }))
    .output(z.array(messageFamily))
    .errors({ GROUP_NOT_FOUND }),

  /**
   * Sends a message to the families of a group: by mail, and those without one are left to be written to by WhatsApp.
   * `shown` are the families that the member saw; when they are others now, nothing is sent. A request that comes
   * again under its id sends nothing twice.
   */
  send: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: TOGETHER_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/guest-messages',
      tags: ['households'],
      summary: 'Send a message to a group of families',
    })
    .input(
      weddingPath.extend({
        id,
        group,
        subject: requiredLine(SETTINGS_LINE_MAX),
        text: requiredText(SETTINGS_TEXT_MAX),
        translations: mailTexts.default({}),
        shown: z.object({ mail: keys, chat: keys }),
      }),
    )
    .output(guestMessage)
    .errors({
      GROUP_NOT_FOUND,
      GROUP_EMPTY: { status: 409, message: 'There is no family in that group' },
      GROUP_CHANGED: {
        status: 409,
        message: 'The families of the group are others than those that were shown',
        data: z.object({ joined: z.array(id), left: z.array(id), moved: z.array(id) }),
      },
      MESSAGE_SENT_OTHERWISE: { status: 409, message: 'Another message was sent under this id' },
      TOO_MANY_FAMILIES: full('The group has more families than one message goes to'),
      TOO_MANY_MESSAGES_TODAY: full('The wedding has sent as many messages as there can be in a day'),
      TOO_MANY_GUEST_MESSAGES: full('The wedding has sent as many messages as there can be'),
    }),

  /** The families that a message went to, and what became of it for each. */
  recipients: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/guest-messages/{messageId}/families',
      tags: ['households'],
      summary: 'Families that a message went to',
    })
    .input(messagePath)
    .output(z.array(messageRecipient))
    .errors({ GUEST_MESSAGE_NOT_FOUND }),

  /** Notes that a family got the message by WhatsApp, or takes that back. Also for one whose mail did not arrive. */
  markSent: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/guest-messages/{messageId}/families/{householdId}',
      tags: ['households'],
      summary: 'Note a message as given by WhatsApp',
    })
    .input(messagePath.extend({ householdId: id, isSent: z.boolean() }))
    .output(messageRecipient)
    .errors({ GUEST_MESSAGE_NOT_FOUND }),
}
