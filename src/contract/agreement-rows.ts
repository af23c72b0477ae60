import * as z from 'zod'
import { AGREEMENT_STATES } from '#domain/agreements/agreement-state.ts'
import { AGREEMENT_SIGNERS_MAX, AGREEMENT_VERSIONS_MAX } from '#domain/agreements/agreements.ts'
import { SIGNER_ROLES } from '#domain/agreements/signing.ts'
import { QUOTE_EXTRAS_MAX, QUOTE_INSTALMENTS_MAX, QUOTE_LINES_MAX } from '#domain/quotes/quotes.ts'
import { agreementContent } from './agreement-content.ts'
import { day, id, instant } from './base.ts'

/** The quote that was accepted, as the agreement repeats it; amounts are cents with IVA. */
export const agreedQuote = z.object({
  number: z.string(),
  version: z.int(),
  eventDate: day.nullable(),
  place: z.string().nullable(),
  guests: z.int().nullable(),
  lines: z.array(z.string()).max(QUOTE_LINES_MAX),
  extras: z.array(z.string()).max(QUOTE_EXTRAS_MAX),
  total: z.int(),
  instalments: z
    .array(z.object({ label: z.string(), amount: z.int(), dueOn: day.nullable() }))
    .max(QUOTE_INSTALMENTS_MAX),
})

export const signature = z.object({
  position: z.int(),
  role: z.enum(SIGNER_ROLES),
  /** As the agreement has it, and as the person has typed it. */
  name: z.string(),
  typedName: z.string().nullable(),
  email: z.string(),
  nif: z.string().nullable(),
  signedAt: instant.nullable(),
})

export const agreementVersion = z.object({
  version: z.int(),
  sentAt: instant,
  validUntil: day,
  /** When the last one signed. */
  signedAt: instant.nullable(),
  /** SHA-256 of the document that was sent, in hexadecimal. */
  hash: z.string(),
  /** The time stamp over it. */
  stamp: z.object({ at: instant, authority: z.string() }).nullable(),
  /** Of what was signed on paper: the day that stands on it, and the SHA-256 of its file. */
  paper: z.object({ signedOn: day, hash: z.string() }).nullable(),
  signatures: z.array(signature).max(AGREEMENT_SIGNERS_MAX + 1),
})

export const agreement = z.object({
  requestId: id,
  /** Null before it is first sent. */
  number: z.string().nullable(),
  state: z.enum(AGREEMENT_STATES),
  draft: agreementContent,
  /** Null before it is first saved. */
  savedAt: instant.nullable(),
  /** Whether the draft differs from what was sent last. */
  isChanged: z.boolean(),
  /** Null as long as the couple has accepted no quote, or not the newest one. */
  quote: agreedQuote.nullable(),
  /** The address of the planner, as clauses name it. */
  email: z.string(),
  /** The transfer that keeps the date, in cents; null before all have signed. */
  deposit: z
    .object({
      amount: z.int(),
      concept: z.string(),
      /** When the couple said that they have paid, and when the planner booked it. */
      toldAt: instant.nullable(),
      bookedAt: instant.nullable(),
      /** The template that the quote names, whose tasks the wedding begins with. */
      taskTemplateId: z.string().nullable(),
    })
    .nullable(),
  /** The path of its page; null while there is none. */
  path: z.string().nullable(),
  versions: z.array(agreementVersion).max(AGREEMENT_VERSIONS_MAX),
})

export type Agreement = z.infer<typeof agreement>
