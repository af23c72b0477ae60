import { full } from './base.ts'
import { GUEST_NOT_FOUND } from './shared-errors.ts'

export const TABLE_NOT_FOUND = { status: 404, message: 'There is no such table in this wedding' } as const

/** Why guests cannot be given the seats that were asked for. */
export const SEAT_ERRORS = {
  GUEST_NOT_FOUND,
  TABLE_NOT_FOUND,
  GUEST_NOT_COMING: { status: 409, message: 'This guest does not come to the event' },
  TABLE_FULL: full('The table has no free seat'),
  SEATED_MEANWHILE: { status: 409, message: 'Another member has seated this guest elsewhere' },
} as const
