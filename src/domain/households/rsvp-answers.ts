import type { DietaryNeeds } from '../guests/allergens.ts'
import type { Rsvp } from '../guests/guests.ts'
import type { InvitationLanguage } from './households.ts'
import type { InvitationSettings } from './invitation-settings.ts'
import type { OwnAnswerChanges, OwnAnswers } from './own-answers.ts'
import type { OwnAnswerProblem } from './own-questions.ts'

/** A person of a household with what is stored of their answers. */
export type InvitedPerson = DietaryNeeds & {
  id: string
  fullName: string
  /** The answer to the wedding itself. */
  rsvp: Rsvp
  /** Whether they may come, while `rsvp` is null. */
  maybe: boolean
  /** The events beside the wedding that the person is invited to, by their ids. */
  events: Record<string, Rsvp>
  menu: string | null
  /** Whether the consent that was given covers all that is stored by now. */
  hasHealthConsent: boolean
  /** Whether one stands that does not: a member has noted more since. */
  hasEarlierConsent: boolean
  needsHighChair: boolean
  mayBringCompanion: boolean
  /** The person whose companion they are. */
  companionOf: string | null
  busOut: string | null
  busBack: string | null
  ownAnswers: OwnAnswers
}

/** A household answers to this. */
export type AnswerableInvitation = {
  people: InvitedPerson[]
  song: string | null
  message: string | null
  language: InvitationLanguage | null
  /** To the questions that are asked of all together. */
  ownAnswers: OwnAnswers
  settings: Pick<InvitationSettings, 'menus' | 'busRoutes' | 'questions'>
  /** Whether they may answer that they may come; who has said so before may leave it. */
  takesMaybe: boolean
}

/** The submission about one person; a field that is not there stays as it is. */
export type PersonSubmission = {
  guestId: string
  rsvp?: Rsvp | undefined
  /** With a null `rsvp`. */
  maybe?: boolean | undefined
  events?: Record<string, Rsvp> | undefined
  menu?: string | null | undefined
  allergens?: string[] | undefined
  diets?: string[] | undefined
  dietNote?: string | null | undefined
  /** The sentence that was agreed to; `null` when the box was left empty. */
  healthConsent?: string | null | undefined
  needsHighChair?: boolean | undefined
  busOut?: string | null | undefined
  busBack?: string | null | undefined
  /** By the keys of the couple's own questions, as they were typed. */
  ownAnswers?: Record<string, string> | undefined
  /** The companion the guest brings; `null` for none. */
  companion?: { fullName: string } | null | undefined
}

export type AnswerSubmission = {
  people: PersonSubmission[]
  ownAnswers?: Record<string, string> | undefined
  song?: string | null | undefined
  message?: string | null | undefined
  language?: InvitationLanguage | undefined
}

/** Why a part of what was sent is not kept; everything else is. */
export type AnswerProblem =
  | {
      code: 'NOT_IN_HOUSEHOLD' | 'NOT_INVITED' | 'UNKNOWN_MENU' | 'UNKNOWN_BUS' | 'MAYBE_OVER'
      guestId: string
    }
  | { code: 'CONSENT_REQUIRED' | 'COMPANION_NOT_ALLOWED' | 'COMPANION_NAME_REQUIRED'; guestId: string }
  | { code: 'OWN_ANSWER'; guestId: string | null; question: string; problem: OwnAnswerProblem }
  | { code: 'TEXT_TOO_LONG'; guestId: string | null; field: AnswerTextField; length: number; max: number }

export type AnswerTextField = 'dietNote' | 'companion' | 'song' | 'message'

/** The changes of a person to store: only values that differ from the present ones. */
export type PersonChanges = {
  guestId: string
  rsvp?: Rsvp
  /** A yes or a no ends it without being named here. */
  maybe?: true
  events: Record<string, Rsvp>
  menu?: string | null
  needs?: DietaryNeeds
  /** With `needs`: the sentence that was agreed to, `null` when there are none; absent when it stays. */
  consent?: string | null
  /** The needs that the guest agrees to have kept, where that changes. */
  agreed?: DietaryNeeds | null
  needsHighChair?: boolean
  busOut?: string | null
  busBack?: string | null
  ownAnswers?: OwnAnswerChanges
  companion?: { fullName: string } | null
}

export type AnswerChanges = {
  people: PersonChanges[]
  ownAnswers?: OwnAnswerChanges
  song?: string | null
  message?: string | null
  language?: InvitationLanguage
}

/** A line of what a household changed. Of allergies and diets it says only that they are others. */
export type AnsweredChange = {
  /** Null for what is of the whole household. */
  guestId: string | null
  field:
    | 'rsvp'
    | 'event'
    | 'menu'
    | 'needs'
    | 'needsHighChair'
    | 'busOut'
    | 'busBack'
    | 'companion'
    | 'song'
    | 'message'
    | 'own'
  eventId?: string
  /** The key of a question of the couple's own. */
  question?: string
  value?: string | boolean | null
}

/** Notes the changes of a submission, for the couple to see what changed when. */
export function answeredChanges({ people, ownAnswers, song, message }: AnswerChanges): AnsweredChange[] {
  const ofPeople = people.flatMap(
    ({
      guestId,
      rsvp,
      maybe,
      events,
      needs,
      consent: _,
      agreed: __,
      companion,
      ownAnswers: own,
      ...plain
    }) => [
      ...(maybe || rsvp !== undefined
        ? [{ guestId, field: 'rsvp', value: maybe ? 'maybe' : rsvp! } as const]
        : []),
      ...Object.entries(events).map(
        ([eventId, value]) => ({ guestId, field: 'event', eventId, value }) as const,
      ),
      ...(needs ? [{ guestId, field: 'needs' } as const] : []),
      ...(companion === undefined
        ? []
        : [{ guestId, field: 'companion', value: companion?.fullName ?? null } as const]),
      ...(Object.entries(plain) as [keyof typeof plain, string | boolean | null][]).map(
        ([field, value]) => ({ guestId, field, value }) as const,
      ),
      ...ownChanges(guestId, own),
    ],
  )
  const ofAll = Object.entries({ song, message }).filter(([, value]) => value !== undefined)
  return [
    ...ofPeople,
    ...ownChanges(null, ownAnswers),
    ...ofAll.map(([field]) => ({ guestId: null, field: field as 'song' | 'message' })),
  ]
}

const ownChanges = (guestId: string | null, answers: OwnAnswerChanges = {}): AnsweredChange[] =>
  Object.entries(answers).map(([question, value]) => ({ guestId, field: 'own', question, value }))

/** Whether anything is to be stored. */
export const hasAnswerChanges = ({ people, ...rest }: AnswerChanges): boolean =>
  people.length > 0 || Object.keys(rest).length > 0
