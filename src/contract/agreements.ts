import * as z from 'zod'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { AGREEMENT_PARTS, AGREEMENT_VERSIONS_MAX } from '#domain/agreements/agreements.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { agreementContent, agreementTemplate } from './agreement-content.ts'
import { agreement } from './agreement-rows.ts'
import { businessRoute, day, full, id, text } from './base.ts'
import { AGREEMENT_NOT_FOUND, BROWSER_SESSION_ONLY, PLAN_NEEDED } from './shared-errors.ts'
import { isPrivate, sharingOf, templateSharing } from './template-sharing.ts'
import { versionsOf } from './template-versions.ts'

const ofRequest = z.object({ requestId: id })

const AGREEMENT_CONFLICTS = {
  status: 409,
  message: 'Another page has changed the same meanwhile',
  data: z.object({ conflicts: z.array(z.enum(AGREEMENT_PARTS)), agreement }),
} as const

const route = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/planner${path}` as const, tags: ['agreements'], summary }) as const

/** Signing is an act of a person, and what is signed goes into the books: neither is for programs. */
const ofBrowser = { access: 'planner', browserOnly: true } as const
const agreementRoute = businessRoute('books').meta(ofBrowser).errors({ BROWSER_SESSION_ONLY })

const templateContent = agreementTemplate.omit({ id: true })
export const keptTemplate = agreementTemplate.extend({ sharing: templateSharing })

export type KeptAgreementTemplate = z.infer<typeof keptTemplate>

const kind = { path: '/planner/agreement-templates', tag: 'agreements' } as const

const versions = versionsOf(agreementRoute, { ...kind, content: templateContent })

/** Contracts that planner and couple sign: drafts, versions that were sent, and signatures (decision 185). */
export const agreementsContract = {
  /** The agreement of a request; what it would begin with as long as none is saved. */
  get: agreementRoute
    .route(route('GET', '/requests/{requestId}/agreement', 'The agreement of a request'))
    .input(ofRequest)
    .output(agreement)
    .errors({ AGREEMENT_NOT_FOUND }),

  /** Saves what a page has changed since `was`; other parts stay as they are. */
  save: agreementRoute
    .route(route('PUT', '/requests/{requestId}/agreement', 'Save the draft of an agreement'))
    .meta({ ...ofBrowser, maxBody: 1024 * 1024 })
    .input(ofRequest.extend({ was: agreementContent, content: agreementContent }))
    .output(agreement)
    .errors({ AGREEMENT_NOT_FOUND, AGREEMENT_CONFLICTS }),

  /**
   * Signs the draft as the page shows it with the name that the planner types, and sends it to the couple as a new
   * version. A repeated request sends nothing again.
   */
  send: agreementRoute
    .meta({ ...ofBrowser, cost: 20, maxBody: 512 * 1024 })
    .route(route('POST', '/requests/{requestId}/agreement/versions', 'Sign and send an agreement'))
    .input(
      ofRequest.extend({
        version: z.int().min(1).max(AGREEMENT_VERSIONS_MAX),
        content: agreementContent,
        name: text.overwrite(cleanLine).min(1).max(FULL_NAME_MAX),
      }),
    )
    .output(agreement)
    .errors({
      AGREEMENT_NOT_FOUND,
      AGREEMENT_CONFLICTS,
      AGREEMENT_INCOMPLETE: { status: 422, message: 'The agreement cannot be sent as it is' },
      AGREEMENT_SIGNED: { status: 409, message: 'The agreement is signed by all' },
      TOO_MANY_AGREEMENTS: {
        status: 429,
        message: 'Too many agreements in an hour',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /**
   * Books the deposit of a signed agreement: the wedding with its day and tasks, its instalments in the books, the
   * invitations of the couple, and the payment, all or nothing. A repeated request books nothing again.
   */
  bookDeposit: agreementRoute
    .meta({ ...ofBrowser, cost: 20 })
    .route(route('POST', '/requests/{requestId}/agreement/deposit', 'Book the deposit of an agreement'))
    .input(ofRequest.extend({ paidOn: day, taskTemplateId: id.nullable() }))
    .output(agreement)
    .errors({
      AGREEMENT_NOT_FOUND,
      AGREEMENT_NOT_SIGNED: { status: 409, message: 'The agreement is not signed by all' },
      DEPOSIT_IN_FUTURE: { status: 422, message: 'The deposit cannot be paid after today' },
      DEPOSIT_DOES_NOT_FIT: full('The account has no room for the instalments'),
      PLAN_NEEDED,
      TOO_MANY_WEDDINGS: full('You are a member of as many weddings as there can be'),
    }),

  /**
   * Takes back what was uploaded as signed on paper, with its file, as long as nothing was booked from it. Without such a
   * paper nothing happens.
   */
  removePaper: agreementRoute
    .route(route('DELETE', '/requests/{requestId}/agreement/paper', 'Take a contract on paper back'))
    .input(ofRequest)
    .output(agreement)
    .errors({
      AGREEMENT_NOT_FOUND,
      AGREEMENT_BOOKED: { status: 409, message: 'The deposit of the agreement is booked' },
    }),

  /** The templates of the planner, in the order in which they were made. */
  templates: agreementRoute
    .route(route('GET', '/agreement-templates', 'The templates of agreements'))
    .output(z.array(keptTemplate)),

  /**
   * Keeps a template under its id, which may be one that was removed. `was` is the one that the page showed, null for none:
   * when another page has changed it since, nothing changes. Without `was` it is kept in any case.
   */
  saveTemplate: agreementRoute
    .meta({ ...ofBrowser, maxBody: 1024 * 1024 })
    .route(route('PUT', '/agreement-templates/{templateId}', 'Keep a template'))
    .input(templateContent.extend({ templateId: id, was: templateContent.nullable().optional(), isPrivate }))
    .output(keptTemplate)
    .errors({
      TOO_MANY_AGREEMENT_TEMPLATES: full('There are as many templates as there can be'),
      AGREEMENT_TEMPLATE_CHANGED: {
        status: 409,
        message: 'Another page has changed the template meanwhile',
        data: z.object({ stored: keptTemplate.nullable() }),
      },
    }),

  removeTemplate: agreementRoute
    .route(route('DELETE', '/agreement-templates/{templateId}', 'Remove a template'))
    .input(z.object({ templateId: id }))
    .output(z.object({ templateId: id })),

  templateVersions: versions.list,

  templateVersion: versions.get,

  shareTemplate: sharingOf(agreementRoute, kind),
}
