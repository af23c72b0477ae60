import * as z from 'zod'

/** Several procedures, uploads and downloads answer these alike. Their codes have sentences in the app. */
export const UNAUTHENTICATED = { status: 401, message: 'Sign in first' } as const
export const PLANNERS_ONLY = { status: 403, message: 'Only wedding planners can do this' } as const
/** For a session that began too long ago for what is asked. */
export const SESSION_NOT_FRESH = { status: 403, message: 'Sign in again first' } as const
/** For an operator whose account has no second step. */
export const OPERATOR_NEEDS_SECOND_STEP = {
  status: 403,
  message: 'Operators need the second step',
} as const
/** For an operator whose sitting has ended, or has not begun. */
export const SITTING_NEEDED = { status: 403, message: 'Give the second step again first' } as const
/** An account always keeps a password, a passkey or a linked account to get in with. */
export const LAST_WAY_IN = { status: 409, message: 'This is the only way into the account' } as const
/** For a program with an access token, where a person has to sign in with a browser. */
export const BROWSER_SESSION_ONLY = {
  status: 403,
  message: 'This asks for the session of a browser',
} as const
/** A planner's second active wedding without the plan, where the installation charges for it. */
export const PLAN_NEEDED = { status: 402, message: 'A second active wedding needs the plan' } as const
/** For a person who is not a member the wedding does not exist (spec 6). */
export const WEDDING_NOT_FOUND = { status: 404, message: 'There is no such wedding for you' } as const
/** For a person who is not in it the agency does not exist. */
export const AGENCY_NOT_FOUND = { status: 404, message: 'There is no such agency for you' } as const
/** For a person of the agency who does not own it. */
export const AGENCY_OWNERS_ONLY = {
  status: 403,
  message: 'Only the owners of the agency can do this',
} as const
/** For a person of the agency whose role has not got this part of its business. */
export const BUSINESS_CLOSED = {
  status: 403,
  message: 'Your role in the agency does not include this',
} as const
/** For a member whose access to the wedding does not include the section, or not to edit it. */
export const SECTION_CLOSED = {
  status: 403,
  message: 'Your access to this wedding does not include this',
} as const
/** For a member who does not see drafts (decision 044). */
export const DRAFTS_OF_PLANNERS = { status: 403, message: 'Only planners prepare drafts' } as const
export const BOOK_VENDOR_NOT_FOUND = { status: 404, message: 'The book has no such vendor' } as const
export const VENDOR_NOT_FOUND = { status: 404, message: 'There is no such vendor in this wedding' } as const
export const GUEST_NOT_FOUND = { status: 404, message: 'There is no such guest in this wedding' } as const
/** A draft is no one for those who see what is published: it is published before a day that names it. */
export const VENDOR_IS_DRAFT = {
  status: 409,
  message: 'A vendor who is responsible in a published day is a draft',
  data: z.object({ name: z.string() }),
} as const

/** It stays published: the others would read in the agenda of a vendor whom they do not know. */
export const VENDOR_IN_AGENDA = {
  status: 409,
  message: 'A published day names this vendor, who cannot be a draft again',
  data: z.object({ name: z.string() }),
} as const

export const AGENDA_DAY_NOT_FOUND = { status: 404, message: 'There is no such day in this agenda' } as const
export const AGENDA_ITEM_NOT_FOUND = { status: 404, message: 'There is no such item in this agenda' } as const
export const TEMPLATE_NOT_FOUND = { status: 404, message: 'There is no such template' } as const
export const TASK_NOT_FOUND = { status: 404, message: 'There is no such task in this wedding' } as const
export const HOUSEHOLD_NOT_FOUND = {
  status: 404,
  message: 'There is no such household in this wedding',
} as const
export const FOLDER_NOT_FOUND = { status: 404, message: 'There is no such folder in this wedding' } as const
export const IMAGE_NOT_FOUND = { status: 404, message: 'There is no such image in this wedding' } as const
/** For a change of a value that is another by now than was seen. */
export const CHANGED_MEANWHILE = { status: 409, message: 'It is another by now than was seen' } as const
export const TOO_MANY_REQUESTS = { status: 429, message: 'Too many requests for now' } as const
export const WEB_URL_REFUSED = { status: 422, message: 'That is no address of a web page' } as const
/** Of planners' own books. */
export const CHARGE_NOT_FOUND = { status: 404, message: 'There is no such charge in your books' } as const
export const CHARGE_IS_INVOICED = {
  status: 409,
  message: 'The charge has an invoice, which is corrected first',
} as const
export const ISSUER_UNKNOWN = { status: 409, message: 'Say first who your papers are from' } as const
export const NIF_IS_WRONG = {
  status: 422,
  message: 'The letter or figure at the end of the NIF is wrong',
} as const
export const AGREEMENT_NOT_FOUND = { status: 404, message: 'There is no such agreement to you' } as const
export const INVOICE_NOT_FOUND = { status: 404, message: 'There is no such invoice of yours' } as const

export const FILE_EMPTY = {
  status: 422,
  message: 'The file has no bytes: only its name has come to the device',
} as const
