import { isEnough, type Level, type Need } from '../members/permissions.ts'
import type { AgencyRole } from './agencies.ts'

/**
 * The parts of a planner's business, which the people of their agency may see and edit by their role: requests with their
 * quotes, templates of tasks and answers, the calendar, the vendors' book, the brand with the public profile, and the
 * books with contracts and invoices.
 */
export const BUSINESS_PARTS = ['requests', 'templates', 'calendar', 'vendors', 'brand', 'books'] as const

export type BusinessPart = (typeof BUSINESS_PARTS)[number]

export type BusinessAccess = Readonly<Record<BusinessPart, Level>>

const OWNER: BusinessAccess = {
  requests: 'edit',
  templates: 'edit',
  calendar: 'edit',
  vendors: 'edit',
  brand: 'edit',
  books: 'edit',
}

/** The money of an agency is for its owners alone; a helper sees of its business the
 * vendors whom they meet on the day (decisions 195 and 196). */
export const BUSINESS_ACCESS: Readonly<Record<AgencyRole, BusinessAccess>> = {
  owner: OWNER,
  coordinator: {
    ...{ requests: 'edit', templates: 'edit', calendar: 'edit', vendors: 'edit' },
    ...{ brand: 'view', books: 'none' },
  },
  helper: {
    ...{ requests: 'none', templates: 'none', calendar: 'none', vendors: 'view' },
    ...{ brand: 'none', books: 'none' },
  },
}

/** Whether a role in the agency is enough for a part of its business. */
export const isEnoughInBusiness = (role: AgencyRole, part: BusinessPart, need: Need): boolean =>
  isEnough(BUSINESS_ACCESS[role][part], need)

/**
 * A request of a planner names with this header the agency whose business it is about; without it that is the planner's
 * own.
 */
export const BUSINESS_HEADER = 'x-business'

/** The same in the query of a download, which is a link. */
export const BUSINESS_PARAMETER = 'business'
