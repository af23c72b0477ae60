import * as z from 'zod'
import { MAX_CENTS } from '#domain/budget/money.ts'
import {
  areNights,
  BEDS_MAX,
  BLOCK_NAME_MAX,
  HOTEL_CODE_MAX,
  HOTEL_KINDS,
  HOTEL_NAME_MAX,
  HOTEL_NOTES_MAX,
  HOTEL_PHONE_MAX,
  HOTEL_URL_MAX,
  HOTEL_WAY_MAX,
  LODGING_NEEDS,
  NIGHTS_MAX,
  ROOMS_MAX,
} from '#domain/lodging/lodging.ts'
import { ASKED_AT_ONCE_MAX, WISH_PLACES } from '#domain/lodging/wishes.ts'
import { day, id, instant, optionalTextField, requiredLine } from './base.ts'
import { mapLink } from './household-rows.ts'

const kind = z.enum(HOTEL_KINDS)

const shownNights = z.object({ arrivesOn: z.string(), leavesOn: z.string() }).nullable()

/** A hotel that is recommended or holds rooms, or a house with rooms of the couple's own. */
export const hotel = z.object({
  id,
  kind,
  name: z.string(),
  /** How far it is and how to get there, in words. */
  way: z.string().nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
  /** A link to a map. */
  mapUrl: z.string().nullable(),
  /** A word that guests say when they book. */
  code: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: instant,
})

/** Rooms of one type in a hotel. */
export const roomBlock = z.object({
  id,
  hotelId: id,
  name: z.string(),
  rooms: z.int32(),
  /** People who sleep in one of them. */
  beds: z.int32().nullable(),
  /** A night, in whole cents. */
  priceCents: z.int().nullable(),
  nights: shownNights,
  /** The hotel keeps them for this wedding. */
  isHeld: z.boolean(),
  /** The day on which it lets go of those that are free. */
  heldUntil: z.string().nullable(),
  createdAt: instant,
})

const stay = {
  need: z.enum(LODGING_NEEDS).nullable(),
  blockId: id.nullable(),
  /** The room among those of the block, from 1. */
  room: z.int32().nullable(),
  nights: shownNights,
}

/** A guest who may come, or has a room, and where they sleep. */
export const lodgingPerson = z.object({
  id,
  name: z.string(),
  householdId: id.nullable(),
  householdName: z.string().nullable(),
  /** False for who had a room and does not come any more: the room is free. */
  comes: z.boolean(),
  ...stay,
  createdAt: instant,
})

/** From the day of arriving to that of leaving. */
const nights = z
  .object({ arrivesOn: day, leavesOn: day })
  .refine(areNights, `from one night to ${NIGHTS_MAX}`)
  .nullable()

export const hotelFields = {
  kind,
  name: requiredLine(HOTEL_NAME_MAX),
  way: optionalTextField(HOTEL_WAY_MAX),
  phone: optionalTextField(HOTEL_PHONE_MAX),
  url: optionalTextField(HOTEL_URL_MAX),
  mapUrl: mapLink,
  code: optionalTextField(HOTEL_CODE_MAX),
  notes: optionalTextField(HOTEL_NOTES_MAX),
}

export const blockFields = {
  name: requiredLine(BLOCK_NAME_MAX),
  rooms: z.int32().min(1).max(ROOMS_MAX),
  beds: z.int32().min(1).max(BEDS_MAX).nullable(),
  priceCents: z.int().min(0).max(MAX_CENTS).nullable(),
  nights,
  isHeld: z.boolean(),
  heldUntil: day.nullable(),
}

export const stayFields = {
  need: z.enum(LODGING_NEEDS).nullable(),
  blockId: id.nullable(),
  room: z.int32().min(1).max(ROOMS_MAX).nullable(),
  nights,
}

/** The stay of a guest as it was shown. */
export const shownStay = z.object(stayFields)

/** The word of a family about its nights, by its link; the stays of its people are the word of the couple. */
export const lodgingWish = z.object({
  householdId: id,
  /** When a member put the question on the page of the family; null once it was taken off. */
  askedAt: instant.nullable(),
  /** Null until the family has said something. */
  place: z.enum(WISH_PLACES).nullable(),
  hotelId: id.nullable(),
  rooms: z.int32().nullable(),
  nights: shownNights,
  /** When it asked for these rooms, which go in the order of asking. */
  saidAt: instant.nullable(),
})

/** Families to ask. */
export const askedHouseholds = z.array(id).min(1).max(ASKED_AT_ONCE_MAX)
