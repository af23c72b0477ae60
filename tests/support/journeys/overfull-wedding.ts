import { randomUUID } from 'node:crypto'
import { budgets } from '#db/schema/budget.ts'
import { catalogueComponents } from '#db/schema/catalogue.ts'
import { comments } from '#db/schema/comments.ts'
import { guests } from '#db/schema/guests.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import { notifications } from '#db/schema/notifications.ts'
import { vendors } from '#db/schema/vendors.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { COMPONENT_DESCRIPTION_MAX, COMPONENT_NAME_MAX } from '#domain/catalogue/catalogue.ts'
import { COMMENT_MAX } from '#domain/comments/comments.ts'
import { GUEST_EMAIL_MAX, GUEST_NAME_MAX, GUEST_NOTES_MAX, type Rsvp } from '#domain/guests/guests.ts'
import {
  VENDOR_DETAILS_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_WEBPAGE_MAX,
} from '#domain/vendors/vendors.ts'
import { inJourneyDatabase } from './journey-database.ts'

/** Names as long as they may be: of many words, and of one that can be broken nowhere. */
export const manyWords = (length: number) =>
  'María del Rosario '
    .repeat(length)
    .slice(0, length - 1)
    .concat('a')
export const oneWord = (length: number) => 'Wm'.repeat(length).slice(0, length)
export const longEmail = (length: number) =>
  `${oneWord(64)}@${Array.from({ length }, () => oneWord(60)).join('.')}`
    .slice(0, length - 8)
    .concat('.example')

/** The largest amount there is, in euros. */
const MOST = 9_999_999.99

const VENDORS = 500
const UNREAD = 120

type Member = { id: string; name: string }

/**
 * Fills a wedding with as much as it holds and texts as long as they may be: 128 'sí', 34 'no' and 118
 * pending guests, 500 vendors of 9.999.999,99 €, and 120 notifications for `reader`.
 */
export function fillWedding(weddingId: string, name: string, reader: Member, other: Member) {
  return inJourneyDatabase(async (db) => {
    await db.insert(guests).values(
      [...people(128, true), ...people(34, false), ...people(118, null)].map((guest, index) => ({
        ...guest,
        weddingId,
        id: randomUUID(),
        createdAt: new Date(Date.now() - 1000 + index),
      })),
    )
    await db.insert(catalogueComponents).values(
      [manyWords, oneWord].map((text, index) => ({
        weddingId,
        id: randomUUID(),
        key: `largo-${index}`,
        name: text(COMPONENT_NAME_MAX),
        description: text(COMPONENT_DESCRIPTION_MAX),
        category: 'Personalizado' as const,
      })),
    )
    const types = ['largo-0', 'largo-1', ...BUILT_IN_COMPONENTS.map(({ key }) => key)]
    const rows = Array.from({ length: VENDORS }, (_, index) => ({
      ...vendor(index),
      weddingId,
      vendorType: types[index % types.length]!,
      createdAt: new Date(Date.now() - VENDORS + index),
    }))
    await db.insert(vendors).values(rows)
    await db.insert(budgets).values({ weddingId, totalBudget: MOST })
    const first = rows[0]!.id
    await db.insert(comments).values(
      [manyWords, oneWord].map((text) => ({
        weddingId,
        kind: 'vendor' as const,
        target: first,
        id: randomUUID(),
        authorId: other.id,
        authorRole: 'planner' as const,
        text: text(COMMENT_MAX),
      })),
    )
    await db.insert(itemFiles).values(
      [manyWords, oneWord].map((text, index) => ({
        weddingId,
        kind: 'vendor' as const,
        itemId: first,
        id: randomUUID(),
        name: `${text(190)}.pdf`,
        path: `${weddingId}/${index}`,
        size: 26_214_400,
        contentType: 'application/pdf',
      })),
    )
    await db.insert(notifications).values(
      Array.from({ length: UNREAD }, (_, index) => ({
        recipientId: reader.id,
        actorId: other.id,
        actorName: other.name,
        actorRole: 'planner' as const,
        action: 'vendor.confirmed',
        section: 'vendors',
        weddingId,
        weddingName: name,
        url: `/app/couple/${weddingId}/vendors?proveedor=${rows[index]!.id}`,
        data: {
          vendorId: rows[index]!.id,
          vendorName: rows[index]!.name,
          vendorType: rows[index]!.vendorType,
          componentName: manyWords(COMPONENT_NAME_MAX),
        },
        subjects: [rows[index]!.id],
        count: 1,
        createdAt: new Date(Date.now() - index * 60_000),
      })),
    )
  })
}

function people(count: number, rsvp: Rsvp) {
  return Array.from({ length: count }, (_, index) => {
    const text = index % 2 === 0 ? manyWords : oneWord
    return {
      fullName: text(GUEST_NAME_MAX),
      email: longEmail(GUEST_EMAIL_MAX),
      notes: index % 3 === 0 ? text(GUEST_NOTES_MAX) : null,
      rsvp,
    }
  })
}

function vendor(index: number) {
  const text = index % 2 === 0 ? manyWords : oneWord
  return {
    id: randomUUID(),
    name: text(VENDOR_NAME_MAX),
    cost: MOST,
    status: index % 2 === 0 ? ('closed' as const) : ('open' as const),
    details: text(VENDOR_DETAILS_MAX),
    webpage: `https://${oneWord(60)}.example/${oneWord(VENDOR_WEBPAGE_MAX)}`.slice(0, VENDOR_WEBPAGE_MAX),
    email: longEmail(VENDOR_EMAIL_MAX),
    phone: '6'.repeat(VENDOR_PHONE_MAX),
  }
}
