import type { HelpSlug } from '#domain/help/help-slugs.ts'
import { ACCOUNT_ANSWERS } from './answers/account-answers.ts'
import { BUSINESS_ANSWERS } from './answers/business-answers.ts'
import { GUEST_ANSWERS } from './answers/guest-answers.ts'
import { IDEA_ANSWERS } from './answers/idea-answers.ts'
import { INVITATION_ANSWERS } from './answers/invitation-answers.ts'
import { PLANNER_ANSWERS } from './answers/planner-answers.ts'
import { SEATING_ANSWERS } from './answers/seating-answers.ts'
import { START_ANSWERS } from './answers/start-answers.ts'
import { TRANSPORT_ANSWERS } from './answers/transport-answers.ts'
import { VENDOR_ANSWERS } from './answers/vendor-answers.ts'
import type { HelpAnswer } from './help-answer.ts'

/** Every answer of the help, by its slug. */
export const HELP_ANSWERS: Record<HelpSlug, HelpAnswer> = {
  ...START_ANSWERS,
  ...GUEST_ANSWERS,
  ...INVITATION_ANSWERS,
  ...SEATING_ANSWERS,
  ...TRANSPORT_ANSWERS,
  ...VENDOR_ANSWERS,
  ...IDEA_ANSWERS,
  ...PLANNER_ANSWERS,
  ...BUSINESS_ANSWERS,
  ...ACCOUNT_ANSWERS,
}
