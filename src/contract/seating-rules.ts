import * as z from 'zod'
import { GUEST_SIDE_MAX } from '#domain/households/households.ts'
import { RULE_PLACES, RULE_TRAITS } from '#domain/seating/rule-parties.ts'
import { SEATING_RULE_KINDS, SEATING_RULES_MAX } from '#domain/seating/seating-rules.ts'
import { full, id, instant, memberRoute, optionalTextField, weddingPath } from './base.ts'
import { GUEST_NOT_FOUND, HOUSEHOLD_NOT_FOUND } from './shared-errors.ts'

/** The parties of a rule: one of the first four, and at most one of the others, by its kind. */
const parties = {
  guestId: id.nullable(),
  householdId: id.nullable(),
  /** Everybody of this side of the list. */
  side: z.string().nullable(),
  /** Everybody of whom this is known. */
  trait: z.enum(RULE_TRAITS).nullable(),
  otherGuestId: id.nullable(),
  otherHouseholdId: id.nullable(),
  otherSide: z.string().nullable(),
  otherTrait: z.enum(RULE_TRAITS).nullable(),
  /** A kind of what stands in the room. */
  place: z.enum(RULE_PLACES).nullable(),
}

const kind = z.enum(SEATING_RULE_KINDS)

/** A wish of the couple for the tables. */
export const seatingRule = z.object({
  id,
  kind,
  isFirm: z.boolean(),
  /** Of one that was suggested and is not wanted. */
  isDismissed: z.boolean(),
  ...parties,
  /** The name of who wrote it. */
  createdBy: z.string().nullable(),
  createdAt: instant,
})

const side = optionalTextField(GUEST_SIDE_MAX).default(null)

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/seating/rules${path}`, tags: ['seating'], summary }) as const

const rulePath = weddingPath.extend({ ruleId: id })

const RULE_NOT_FOUND = { status: 404, message: 'There is no such rule in this wedding' } as const

export const seatingRulesContract = {
  /** All rules. Carries a weak ETag; an unchanged list answers 304. */
  rules: memberRoute('seating', 'view')
    .meta({ access: 'member', versioned: true })
    .route(route('GET', '', 'The rules for the tables'))
    .input(weddingPath)
    .output(z.array(seatingRule)),

  /** Writes a rule; it takes the place of the one that the same parties have about the same thing. */
  addRule: memberRoute('seating', 'edit')
    .route({ ...route('POST', '', 'Add a rule'), successStatus: 201 })
    .input(
      weddingPath.extend({
        id: id.optional(),
        kind,
        isFirm: z.boolean(),
        isDismissed: z.boolean().default(false),
        guestId: parties.guestId.default(null),
        householdId: parties.householdId.default(null),
        side,
        trait: parties.trait.default(null),
        otherGuestId: parties.otherGuestId.default(null),
        otherHouseholdId: parties.otherHouseholdId.default(null),
        otherSide: side,
        otherTrait: parties.otherTrait.default(null),
        place: parties.place.default(null),
        createdAt: instant.optional(),
      }),
    )
    .output(seatingRule)
    .errors({
      GUEST_NOT_FOUND,
      HOUSEHOLD_NOT_FOUND,
      RULE_OF_ONE: { status: 400, message: 'A rule is for two different parties' },
      RULE_UNCLEAR: { status: 400, message: 'The rule has a party too few or too many for its kind' },
      TOO_MANY_SEATING_RULES: full(`A wedding has at most ${SEATING_RULES_MAX} rules`),
    }),

  /** Changes how firm a rule is, or whether it counts at all. */
  updateRule: memberRoute('seating', 'edit')
    .route(route('PATCH', '/{ruleId}', 'Change a rule'))
    .input(rulePath.extend({ isFirm: z.boolean().optional(), isDismissed: z.boolean().optional() }))
    .output(seatingRule)
    .errors({ RULE_NOT_FOUND }),

  /** Removes a rule. */
  removeRule: memberRoute('seating', 'edit')
    .route(route('DELETE', '/{ruleId}', 'Remove a rule'))
    .input(rulePath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ RULE_NOT_FOUND }),
}
