import * as z from 'zod'
import { LEGAL_DOCUMENTS } from '#domain/operation/legal-documents.ts'

const NOTHING = z.object({})
/** A version of an agreement that all have signed. */
const SIGNED_VERSION = z.object({ plannerId: z.uuid(), requestId: z.uuid(), version: z.int() })

/**
 * The payload of each job, by the name it has in the queue: stored as JSON until the job is done, so ids and short
 * text, never bytes. A name stays while jobs of that name may be waiting.
 */
export const JOB_PAYLOADS = {
  'send-mail': z.object({
    /** Retries share the id, so a mailbox can tell that it has the mail already. */
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string().optional(),
    html: z.string().optional(),
    fromName: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    bounceToken: z.string().optional(),
    calendar: z
      .object({ method: z.enum(['REQUEST', 'CANCEL', 'DECLINECOUNTER']), text: z.string() })
      .optional(),
    /** The stored logo that its HTML shows as `cid:logo`; a mail whose logo is gone goes without. */
    logoPath: z.string().optional(),
    /** Texts of law that it brings along, as they are when it is sent. */
    documents: z.array(z.enum(LEGAL_DOCUMENTS)).optional(),
    /** When its link stops working, which makes the mail useless. */
    expiresAt: z.iso.datetime().optional(),
  }),
  'mail-text-change': z.object({ announcementId: z.uuid() }),
  'deliver-guest-mails': z.object({ domain: z.string() }),
  'send-reminders': NOTHING,
  'tell-bus-changes': NOTHING,
  'remind-books': NOTHING,
  'warn-of-certificates': NOTHING,
  'keep-event-registers': NOTHING,
  'remind-payments': NOTHING,
  'remind-tasks': NOTHING,
  'mail-notifications': z.object({ userId: z.uuid(), mailId: z.uuid(), mode: z.enum(['now', 'daily']) }),
  'send-summaries': NOTHING,
  'push-notifications': z.object({ userId: z.uuid() }),
  'send-push': z.object({
    deviceId: z.uuid(),
    notificationIds: z.array(z.uuid()),
    expiresAt: z.iso.datetime(),
  }),
  'delete-queued-files': NOTHING,
  'clean-files': NOTHING,
  'look-for-missing-files': NOTHING,
  housekeeping: NOTHING,
  'process-image': z.object({ weddingId: z.uuid(), imageId: z.uuid(), isOfGuest: z.boolean().optional() }),
  'process-cover': z.object({ weddingId: z.uuid(), coverId: z.uuid() }),
  'process-portfolio-image': z.object({ userId: z.uuid(), imageId: z.uuid() }),
  'forget-removed-portfolio': NOTHING,
  'forget-removed-inspiration': NOTHING,
  'make-data-export': z.object({ userId: z.uuid(), exportId: z.uuid() }),
  'read-import-file': z.object({
    weddingId: z.uuid(),
    importId: z.uuid(),
    fileId: z.uuid(),
    revision: z.int(),
  }),
  'read-planner-file': z.object({
    plannerId: z.uuid(),
    importId: z.uuid(),
    fileId: z.uuid(),
    revision: z.int(),
  }),
  'bring-weddings': z.object({ plannerId: z.uuid(), importId: z.uuid() }),
  'apply-import': z.object({ weddingId: z.uuid(), importId: z.uuid() }),
  'erase-accounts': NOTHING,
  'sync-subscription': z.object({ userId: z.uuid() }),
  'sync-subscriptions': NOTHING,
  'tell-of-plans': NOTHING,
  'follow-deletion': z.object({ userId: z.uuid() }),
  'end-subscriptions': z.object({ customerId: z.string() }),
  'make-wedding-export': z.object({ weddingId: z.uuid(), exportId: z.uuid() }),
  'begin-scheduled-exports': NOTHING,
  'send-webhooks': z.object({ weddingId: z.uuid() }),
  'sweep-webhooks': NOTHING,
  'send-invoice-records': z.object({ ownerId: z.uuid() }),
  'sweep-invoice-records': NOTHING,
  'finish-agreement': SIGNED_VERSION,
  'stamp-agreement': SIGNED_VERSION,
  'settle-teams': NOTHING,
  /** The instant that the appointment had when the job was added: with another one the job is none. */
  'remind-appointment': z.object({ ownerId: z.uuid(), appointmentId: z.uuid(), at: z.iso.datetime() }),
  'mail-appointment': z.object({ ownerId: z.uuid(), appointmentId: z.uuid() }),
  'maintain-queue': NOTHING,
} satisfies Record<string, z.ZodType>

export type JobName = keyof typeof JOB_PAYLOADS
export type JobPayload<Name extends JobName> = z.input<(typeof JOB_PAYLOADS)[Name]>
