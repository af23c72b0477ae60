import * as z from 'zod'
import {
  SHEET_COMPANY_MAX,
  SHEET_CONTACT_NAME_MAX,
  SHEET_CONTACT_PHONE_MAX,
  SHEET_VERSIONS_MAX,
} from '#domain/transport/driver-sheet.ts'
import { full, id, instant, memberRoute, optionalTextField, weddingPath } from './base.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

/** A version of the drivers' sheet that was sent. */
export const busSheetVersion = z.object({
  id,
  number: z.int(),
  company: z.string().nullable(),
  sentAt: instant,
  /** When the link was first opened after it was sent. */
  seenAt: instant.nullable(),
})

/** The drivers' sheet of a wedding: whom it is for, whom they call on the day, and what was sent. */
export const busSheet = z.object({
  company: z.string().nullable(),
  /** Without one of its own, the planner of the wedding or who is called about the invitation. */
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Newest first. */
  versions: z.array(busSheetVersion),
  /** Whether the buses differ from the last version; `null` while nothing was sent. */
  hasChanged: z.boolean().nullable(),
  /** The link for the drivers; `null` while there is none. Its `path` is the permission, and given to editors alone. */
  link: z
    .object({ path: z.string().nullable(), createdAt: instant, openedAt: instant.nullable() })
    .nullable(),
  /** The vendors with buses; none for a member who does not see the vendors. */
  companies: z.array(z.object({ vendorId: id, name: z.string(), email: z.string().nullable() })),
})

export type BusSheet = z.infer<typeof busSheet>

const fields = {
  company: optionalTextField(SHEET_COMPANY_MAX).optional(),
  contactName: optionalTextField(SHEET_CONTACT_NAME_MAX).optional(),
  contactPhone: optionalTextField(SHEET_CONTACT_PHONE_MAX).optional(),
}

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/transport/sheet${path}`, tags: ['transport'], summary }) as const

const TOO_MANY_BUS_SHEETS = full(`A wedding keeps ${SHEET_VERSIONS_MAX} versions`)

export const transportSheetContract = {
  get: memberRoute('transport', 'view')
    .route(route('GET', '', "The drivers' sheet"))
    .input(weddingPath)
    .output(busSheet),

  /**
   * Changes the given fields only. `from` has them as they were shown: `SHEET_CHANGED_MEANWHILE` when another member has
   * changed one of them since. Without a phone of its own the sheet has that of the planner again.
   */
  update: memberRoute('transport', 'edit')
    .route(route('PATCH', '', "Change whom the drivers' sheet is for and whom they call"))
    .input(weddingPath.extend({ ...fields, from: z.object(fields).optional() }))
    .output(busSheet)
    .errors({
      SHEET_CHANGED_MEANWHILE: { status: 409, message: 'Another member has changed it since then' },
    }),

  /** Keeps the sheet as a version. Nothing is added when it says the same as the last one to the same company. */
  markSent: memberRoute('transport', 'edit')
    .route({ ...route('POST', '/versions', "Mark the drivers' sheet as sent"), successStatus: 201 })
    .input(weddingPath)
    .output(busSheet)
    .errors({ TOO_MANY_BUS_SHEETS }),

  /**
   * Mails the link to a vendor with buses, opens it when there is none, and keeps the sheet as a version for that
   * company. To a member who does not see the vendors, there is none.
   */
  send: memberRoute('transport', 'edit')
    .route({ ...route('POST', '/mails', "Send the drivers' sheet by mail"), successStatus: 201 })
    .input(weddingPath.extend({ vendorId: id }))
    .output(busSheet)
    .errors({
      VENDOR_NOT_FOUND,
      BUS_COMPANY_WITHOUT_EMAIL: { status: 422, message: 'This vendor has no email' },
      TOO_MANY_BUS_SHEETS,
    }),

  /** Opens the link for the drivers; the open one stays. */
  openLink: memberRoute('transport', 'edit')
    .route({ ...route('POST', '/link', 'Open the link for the drivers'), successStatus: 201 })
    .input(weddingPath)
    .output(busSheet),

  /** Closes the link for good: its address answers 404, and a new link has another one. */
  revokeLink: memberRoute('transport', 'edit')
    .route(route('DELETE', '/link', 'Revoke the link for the drivers'))
    .input(weddingPath)
    .output(busSheet),
}
