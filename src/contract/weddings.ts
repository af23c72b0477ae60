import * as z from 'zod'
import { GUARDED_SECTIONS, LEVELS, NAMED_PRESETS, PRESETS, SECTIONS } from '#domain/members/permissions.ts'
import { ROLES } from '#domain/members/roles.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { TIME_ZONE_MAX } from '#domain/time/zone-names.ts'
import { isTimeZone } from '#domain/time/zoned-hours.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import {
  day,
  full,
  id,
  instant,
  memberRoute,
  requiredLine,
  signedInRoute,
  text,
  weddingPath,
} from './base.ts'
import { PLAN_NEEDED } from './shared-errors.ts'
import { sharedLinkKeys } from './shared-links.ts'
import { weddingLook } from './style.ts'

const eventDate = day.nullable()

const level = z.enum(LEVELS)

const name = requiredLine(WEDDING_NAME_MAX)

/**
 * A wedding as its members see it (spec 3); `role` is the reader's own role in it, `isCreator` whether they
 * made it, and so may delete it while others are in it, `access` what they may see and edit of it, `seesDrafts`
 * whether that includes what planners have not published.
 */
export const wedding = z.object({
  id,
  name: z.string(),
  eventDate: z.string().nullable(),
  /** The zone of the clocks where it is held (IANA), by which all hours of its days are told. */
  timeZone: z.string(),
  createdAt: instant,
  role: z.enum(ROLES),
  isCreator: z.boolean(),
  access: z.record(z.enum(GUARDED_SECTIONS), level),
  seesDrafts: z.boolean(),
  /** When the access of the caller ends by itself, as that of those who work on the day alone; null otherwise. */
  closesAt: instant.nullable(),
  /** The agency in whose name the caller works in it; null for one that is their own. */
  agencyId: id.nullable(),
  look: weddingLook,
})

export type Wedding = z.infer<typeof wedding>

/** A member with their profile name and what they may see and edit; `fullName` may be blank, shown as 'Usuario' (spec 2). */
export const member = z.object({
  userId: id,
  fullName: z.string(),
  role: z.enum(ROLES),
  preset: z.enum(PRESETS),
  permissions: z.record(z.enum(SECTIONS), level),
  joinedAt: instant,
})

export type Member = z.infer<typeof member>

/** A wedding the caller deleted, which is gone for good at `restorableUntil`. */
export const deletedWedding = z.object({
  id,
  name: z.string(),
  eventDate: z.string().nullable(),
  deletedAt: instant,
  restorableUntil: instant,
})

export type DeletedWedding = z.infer<typeof deletedWedding>

const MEMBER_NOT_FOUND = { status: 404, message: 'There is no such member' } as const
const NOBODY_WOULD_DECIDE = {
  status: 409,
  message: 'No member would be left who may do everything',
} as const

export const weddingsContract = {
  /** Every wedding the caller is a member of, the most recently joined first. */
  list: signedInRoute
    .route({ method: 'GET', path: '/weddings', tags: ['weddings'], summary: 'The weddings of the caller' })
    .output(z.array(wedding)),

  /**
   * Creates a wedding with the caller as its first member. An `id` made by the client makes a retry
   * safe: the same caller gets the same wedding for it. The wedding has an id of its own, so that an id
   * which belongs to others answers like any other.
   */
  create: signedInRoute
    .meta({ access: 'signedIn', cost: 20 })
    .route({
      method: 'POST',
      path: '/weddings',
      successStatus: 201,
      tags: ['weddings'],
      summary: 'Create a wedding',
    })
    .input(
      z.object({
        id: id.optional(),
        name,
        eventDate: eventDate.default(null),
      }),
    )
    .output(wedding)
    .errors({ PLAN_NEEDED, TOO_MANY_WEDDINGS: full('You are a member of as many weddings as there can be') }),

  get: memberRoute('wedding', 'view')
    .route({ method: 'GET', path: '/weddings/{weddingId}', tags: ['weddings'], summary: 'One wedding' })
    .input(weddingPath)
    .output(wedding),

  /** The couple and their planner change the name, the date and the time zone; planned hours stay as the clocks show them. */
  update: memberRoute('wedding', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}',
      tags: ['weddings'],
      summary: 'Change name, date or time zone',
    })
    .input(
      weddingPath.extend({
        name: name.optional(),
        eventDate: eventDate.optional(),
        timeZone: text.max(TIME_ZONE_MAX).refine(isTimeZone, 'the name of a time zone').optional(),
      }),
    )
    .output(wedding),

  /**
   * Deletes the wedding; `name` must repeat its name. Its creator can, and its last member. The access of all members
   * ends at once; rows and files stay for a week, in which it can be restored.
   */
  remove: memberRoute('members', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}',
      tags: ['weddings'],
      summary: 'Delete a wedding',
    })
    .input(weddingPath.extend({ name: text.overwrite(cleanLine) }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({
      WEDDING_NAME_DIFFERS: { status: 422, message: 'The name typed is not the name of the wedding' },
      WEDDING_HAS_OTHER_MEMBERS: { status: 409, message: 'Other people are members of this wedding' },
    }),

  members: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/members',
      tags: ['weddings'],
      summary: 'Its members',
    })
    .input(weddingPath)
    .output(z.array(member)),

  /**
   * Gives a member a preset, or single levels of sections, which make it `custom`. What cannot be together is put
   * right: without vendors there is no budget. One of the couple edits everything, always.
   */
  updateMember: memberRoute('members', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/members/{userId}',
      tags: ['weddings'],
      summary: 'Change what a member may see and edit',
    })
    .input(
      weddingPath.extend({
        userId: id,
        preset: z.enum(NAMED_PRESETS).optional(),
        permissions: z.partialRecord(z.enum(SECTIONS), level).optional(),
      }),
    )
    .output(member)
    .errors({
      MEMBER_NOT_FOUND,
      COUPLE_EDITS_EVERYTHING: { status: 409, message: 'One of the couple edits everything' },
      PRESET_OF_OTHER_ROLE: { status: 422, message: 'The account of that member cannot have this preset' },
      NOBODY_WOULD_DECIDE,
    }),

  /**
   * Ends a membership: one's own with `me`, or that of another member, which only the couple may. Open codes that
   * the member knew are replaced. `renew` names the addresses that get another one in the same act when it is that
   * of another member, as far as the caller may renew them.
   */
  removeMember: memberRoute('wedding', 'view')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/members/{userId}',
      tags: ['weddings'],
      summary: 'Leave a wedding, or remove a member',
    })
    .input(
      weddingPath.extend({
        userId: z.union([z.literal('me'), id]),
        renew: sharedLinkKeys.default([]),
      }),
    )
    .output(z.object({ left: z.literal(true), renewed: z.int() }))
    .errors({
      LAST_MEMBER_CANNOT_LEAVE: { status: 409, message: 'The last member can only delete the wedding' },
      MEMBER_NOT_FOUND,
      NOBODY_WOULD_DECIDE,
      ONLY_THE_COUPLE_REMOVES_MEMBERS: { status: 403, message: 'Only the couple can remove others' },
    }),

  deleted: {
    /** The weddings that the caller deleted and can take back, the newest first. */
    list: signedInRoute
      .route({
        method: 'GET',
        path: '/deleted-weddings',
        tags: ['weddings'],
        summary: 'Deleted weddings of the caller',
      })
      .output(z.array(deletedWedding)),

    /** Takes a wedding back with all its members, for who deleted it. */
    restore: signedInRoute
      .route({
        method: 'POST',
        path: '/deleted-weddings/{deletedId}/restore',
        tags: ['weddings'],
        summary: 'Restore a deleted wedding',
      })
      .input(z.object({ deletedId: id }))
      .output(wedding)
      .errors({
        DELETED_WEDDING_NOT_FOUND: { status: 404, message: 'There is no such deleted wedding of yours' },
      }),
  },
}
