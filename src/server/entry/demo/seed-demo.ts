import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { weddings } from '#db/schema/weddings.ts'
import { seedPlanners } from '#db/seed/planners.ts'
import type { Role } from '#domain/members/roles.ts'
import type { WeddingStyle } from '#domain/style/wedding-styles.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { DEMO_AGENDA, demoItems } from './demo-agenda.ts'
import { browserOf, type Call } from './demo-browser.ts'
import { DEMO_FOLDERS } from './demo-inspiration.ts'
import { DEMO_REQUESTS } from './demo-requests.ts'
import { demoTasks } from './demo-tasks.ts'
import { DEMO_TOTAL_BUDGET, DEMO_VENDORS } from './demo-vendors.ts'
import { seedGuests } from './seed-invitations.ts'
import { seedLodging } from './seed-lodging.ts'
import { seedPayments } from './seed-payments.ts'
import { seedSeating } from './seed-seating.ts'

export const DEMO_PEOPLE = {
  lucia: { name: 'Lucía Herrera Vidal', email: 'lucia@azahar.example', role: 'couple' },
  martin: { name: 'Martín Aguirre Soto', email: 'martin@azahar.example', role: 'couple' },
  elena: { name: 'Elena Montes Jara', email: 'elena@azahar.example', role: 'planner' },
} as const satisfies Record<string, { name: string; email: string; role: Role }>

/** Days until the wedding of the demo. */
const DAYS_LEFT = 141

/** Weddings of the demo planner beside the couple's: name, days from today, `null` for no date, and their look. */
export const MORE_WEDDINGS: [name: string, days: number | null, style: WeddingStyle, cover?: string][] = [
  ['Inés & Tomás', 6, 'cal'],
  ['Paula & Andrés', 22, 'noche'],
  ['Clara & Javier', 183, 'almendro'],
  ['Nuria & Sofía', 246, 'barro', 'courtyard'],
  ['Marina & Leo', null, 'cal'],
  ['Nieves & Hugo', -34, 'cal'],
  ['Rocío & Dani', -520, 'huerta'],
]

/**
 * Fills an empty database with a wedding in full swing and a directory of planners; does nothing the second
 * time. Its images are the drawings in the folder `prints`.
 */
export async function seedDemo(origin: string, platform: Platform, prints: string): Promise<void> {
  const isNew = await seedPeople(origin, platform, prints)
  await seedPlanners(platform.db)
  if (isNew) await seedRequests(origin)
}

/** People who have written to the demo planner from her public profile, as a browser sends it. */
async function seedRequests(origin: string): Promise<void> {
  for (const request of DEMO_REQUESTS) {
    await fetch(`${origin}/planners/casa-jara/contacto`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(request),
      redirect: 'manual',
    })
  }
}

/**
 * A couple, their planner, guests and vendors, through the API as a browser
 * would, so that the demo cannot hold what the product could not make. `false` when they are there already.
 */
async function seedPeople(origin: string, platform: Platform, prints: string): Promise<boolean> {
  const elena = await browserOf(origin, DEMO_PEOPLE.elena)
  if (!elena) return false
  const lucia = (await browserOf(origin, DEMO_PEOPLE.lucia))!
  const martin = (await browserOf(origin, DEMO_PEOPLE.martin))!
  await elena('PATCH', '/profile', {
    brandName: 'Casa Jara',
    phone: '954 00 01 38',
    webUrl: 'casajara.example',
  })
  const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY_MS)
  const inDays = (days: number) => dayInMadrid(daysAgo(-days))

  const { id } = await lucia('POST', '/weddings', { name: 'Lucía & Martín', eventDate: inDays(DAYS_LEFT) })
  // They began a while ago: the branch on their home page has been flowering since.
  await platform.db
    .update(weddings)
    .set({ createdAt: daysAgo(260) })
    .where(eq(weddings.id, id))
  for (const [guest, role] of [[martin, 'couple'] as const, [elena, 'planner'] as const]) {
    const { code } = await lucia('POST', `/weddings/${id}/invitations`, { role })
    await guest('POST', '/invitations/redeem', { code })
  }
  const onDay = (offset: number) => inDays(DAYS_LEFT + offset)
  await seedGuests({ origin, platform, lucia, weddingId: id, onDay })
  await seedLodging({ lucia, weddingId: id, onDay })
  await seedSeating(lucia, id)
  const vendorIds = new Map<string, string>()
  for (const { comments = [], ...vendor } of DEMO_VENDORS) {
    const { id: vendorId } = await lucia('POST', `/weddings/${id}/vendors`, vendor)
    vendorIds.set(vendor.vendorType, vendorId)
    for (const [turn, text] of comments.entries()) {
      await (turn % 2 ? lucia : elena)('POST', `/weddings/${id}/vendors/${vendorId}/comments`, { text })
    }
  }
  await lucia('PATCH', `/weddings/${id}/budget`, { totalBudget: DEMO_TOTAL_BUDGET })
  await seedPayments(lucia, { weddingId: id, vendorIds, dayBefore: (days) => inDays(DAYS_LEFT - days) })
  for (const day of DEMO_AGENDA) {
    const date = inDays(DAYS_LEFT + day.offset)
    await elena('POST', `/weddings/${id}/agenda/days`, {
      name: day.name,
      date,
      items: demoItems(day, vendorIds),
    })
  }
  await seedTasks({ lucia, martin, elena }, id, inDays(DAYS_LEFT))
  await seedInspiration(lucia, id, prints)
  for (const [name, days, style, print] of MORE_WEDDINGS) {
    const wedding = await elena('POST', '/weddings', {
      name,
      eventDate: days === null ? null : inDays(days),
    })
    const covers = `/weddings/${wedding.id}/style/covers?name=${print}.webp`
    const cover = print && (await elena('POST', covers, await readFile(join(prints, `${print}.webp`))))
    await elena('PUT', `/weddings/${wedding.id}/style`, { style, ...(cover && { coverId: cover.id }) })
  }
  return true
}

async function seedTasks(
  people: Record<'lucia' | 'martin' | 'elena', Call>,
  id: string,
  weddingDate: string,
) {
  const { lucia, martin, elena } = people
  const idOf = async (call: Call) => (await call('GET', '/profile', undefined)).id
  const ids = { lucia: await idOf(lucia), martin: await idOf(martin), elena: await idOf(elena) }
  await lucia('POST', `/weddings/${id}/tasks/batch`, { tasks: demoTasks(weddingDate, DAYS_LEFT, ids) })
}

async function seedInspiration(lucia: Call, weddingId: string, prints: string): Promise<void> {
  const inspiration = `/weddings/${weddingId}/inspiration`
  for (const { name, images } of DEMO_FOLDERS) {
    const folder = await lucia('POST', `${inspiration}/folders`, { name })
    // The newest comes last.
    for (const { print, tags = '', notes = null } of images.toReversed()) {
      const bytes = await readFile(join(prints, `${print}.webp`))
      const path = `${inspiration}/folders/${folder.id}/images?name=${print}.webp`
      const { id } = await lucia('POST', path, bytes)
      await lucia('PATCH', `${inspiration}/images/${id}`, { tags: tags.split(' '), notes })
    }
  }
}
