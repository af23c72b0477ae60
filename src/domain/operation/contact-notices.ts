import type { ContactProblems } from './contact.ts'

/**
 * The purposes for which the form on /contacto is opened, beside a message: a report of content (DSA 16), a withdrawal
 * (TRLGDCU 106).
 */
export const CONTACT_NOTICES = ['report', 'withdrawal'] as const

export type ContactNotice = (typeof CONTACT_NOTICES)[number]

/** Longest address of a page that is reported, in characters. */
export const REPORTED_PAGE_MAX = 500

/** A report says these beside its message; one of child abuse needs no name and no email (DSA 16.2 c). */
export type TypedReport = { page: string; goodFaith: boolean; isChildAbuse: boolean }

export const NOTHING_REPORTED: TypedReport = { page: '', goodFaith: false, isChildAbuse: false }

export type ReportProblems = Partial<Record<'page' | 'goodFaith', 'MISSING' | 'TOO_LONG'>>

/** Says what a report lacks: where the content is, and that it is made in good faith (DSA 16.2 b and d). */
export function reportProblems({ page, goodFaith }: Pick<TypedReport, 'page' | 'goodFaith'>): ReportProblems {
  const problems: ReportProblems = {}
  if (!page) problems.page = 'MISSING'
  else if (page.length > REPORTED_PAGE_MAX) problems.page = 'TOO_LONG'
  if (!goodFaith) problems.goodFaith = 'MISSING'
  return problems
}

/** The problems of the message of a report, in which a person may leave out who they are if it is of child abuse. */
export function withoutSender(problems: ContactProblems, { isChildAbuse }: TypedReport): ContactProblems {
  if (!isChildAbuse) return problems
  const { name, email, message } = problems
  return {
    ...(name && name !== 'MISSING' && { name }),
    ...(email && email !== 'MISSING' && { email }),
    ...(message && { message }),
  }
}
