import * as z from 'zod'
import { COMPONENT_KEY_MAX } from '#domain/catalogue/catalogue.ts'
import { FIRST_YEAR, LAST_YEAR } from '#domain/time/dates.ts'
import {
  BOOK_CONTACT_MAX,
  BOOK_PLACE_MAX,
  BOOK_PRICE_UNITS,
  BOOK_PRICES_MAX,
  hasWholeSeason,
  INSTAGRAM_MAX,
  PRICE_LABEL_MAX,
} from '#domain/vendor-book/vendor-book.ts'
import {
  VENDOR_DETAILS_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_WEBPAGE_MAX,
} from '#domain/vendors/vendors.ts'
import { id, instant, optionalTextField, requiredLine, text } from './base.ts'
import { euros } from './money.ts'

const month = z.int().min(1).max(12).nullable()

/** A price for a season: months from 1 to 12, both or neither; `year` is null for one of every year. */
export const bookPrice = z
  .object({
    label: text.trim().max(PRICE_LABEL_MAX),
    amount: euros,
    unit: z.enum(BOOK_PRICE_UNITS),
    firstMonth: month,
    lastMonth: month,
    year: z.int().min(FIRST_YEAR).max(LAST_YEAR).nullable(),
  })
  .refine(hasWholeSeason, 'a season has a first and a last month')

/** The facts of a vendor. `component` is the key of one of the built-in catalogue. */
export const bookVendorFields = {
  name: requiredLine(VENDOR_NAME_MAX),
  component: z.string().max(COMPONENT_KEY_MAX).nullable(),
  contact: optionalTextField(BOOK_CONTACT_MAX),
  email: optionalTextField(VENDOR_EMAIL_MAX),
  phone: optionalTextField(VENDOR_PHONE_MAX),
  webpage: optionalTextField(VENDOR_WEBPAGE_MAX),
  instagram: optionalTextField(INSTAGRAM_MAX),
  place: optionalTextField(BOOK_PLACE_MAX),
  notes: optionalTextField(VENDOR_DETAILS_MAX),
  isFavourite: z.boolean(),
  prices: z.array(bookPrice).max(BOOK_PRICES_MAX),
}

/**
 * A vendor of a planner's book. Its notes are for the business alone. One that `isPrivate` is seen by its author alone;
 * one with `removedAt` can be brought back.
 */
export const bookVendor = z.object({
  id,
  name: z.string(),
  component: z.string().nullable(),
  contact: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  webpage: z.string().nullable(),
  instagram: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
  isFavourite: z.boolean(),
  prices: z.array(bookPrice),
  isPrivate: z.boolean(),
  fileCount: z.int(),
  createdAt: instant,
  removedAt: instant.nullable(),
})

export type BookVendor = z.infer<typeof bookVendor>

/** The vendors by their names, the favourites first, and whether other people work with the book. */
export const vendorBook = z.object({ vendors: z.array(bookVendor), isTeams: z.boolean() })

export type VendorBook = z.infer<typeof vendorBook>

/** A vendor that is added; only its name must be known. */
export const newBookVendor = z.object({
  id,
  name: bookVendorFields.name,
  component: bookVendorFields.component.default(null),
  contact: bookVendorFields.contact.default(null),
  email: bookVendorFields.email.default(null),
  phone: bookVendorFields.phone.default(null),
  webpage: bookVendorFields.webpage.default(null),
  instagram: bookVendorFields.instagram.default(null),
  place: bookVendorFields.place.default(null),
  notes: bookVendorFields.notes.default(null),
  isFavourite: bookVendorFields.isFavourite.default(false),
  prices: bookVendorFields.prices.default([]),
  isPrivate: z.boolean().default(false),
})
