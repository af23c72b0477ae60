import * as z from 'zod'
import { contract } from '#contract/index.ts'
import { householdTitle, invitationState } from '#domain/households/households.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { ToolContext } from './tool.ts'

/** The answers of a guest to an event. */
export const ANSWERS = ['pending', 'maybe', 'yes', 'no'] as const

export type Answer = (typeof ANSWERS)[number]

type Answered = { rsvp: boolean | null; maybe?: boolean }

export function answerOf({ rsvp, maybe = false }: Answered): Answer {
  if (rsvp === null) return maybe ? 'maybe' : 'pending'
  return rsvp ? 'yes' : 'no'
}

/** Whether the answer is still to come: who may come has to say it yet. */
export const isAwaited = (answer: Answer): boolean => answer === 'pending' || answer === 'maybe'

/** The guests of a wedding with their details and families, and what their invitation asks, read as the app does. */
export async function readGuestBook({ call }: Pick<ToolContext, 'call'>, weddingId: string) {
  const [rows, kept] = await Promise.all([
    call(contract.guests.list, { weddingId }),
    call(contract.households.list, { weddingId }),
  ])
  const details = new Map(kept.guests.map((one) => [one.guestId, one]))
  const households = new Map(kept.households.map((one) => [one.id, one]))
  const placed = rows.map((guest) => ({ ...guest, details: details.get(guest.id) ?? null }))
  const byFamily = grouped(placed, ({ id, details }) => details?.householdId ?? id)
  const families = [...byFamily].map(([key, people]) => {
    const household = households.get(key) ?? null
    const names = people.map(({ fullName }) => fullName)
    return { household, people, title: householdTitle(household?.name ?? null, names) }
  })
  const familyOf = new Map(families.flatMap((family) => family.people.map(({ id }) => [id, family] as const)))
  const guests = placed.map((guest) => ({ ...guest, family: familyOf.get(guest.id)! }))
  return { guests, families, events: kept.events, settings: kept.settings }
}

export type GuestBook = Awaited<ReturnType<typeof readGuestBook>>

/** How far the invitation of a family has come. */
export const invitationOf = ({ household }: GuestBook['families'][number]) => invitationState(household)

const SEARCH_MAX = 100

/** A part of a name, as it is typed. */
export const typedName = z.string().trim().max(SEARCH_MAX).optional()

/** Whether one of some names has what was typed in it; without anything typed all do. */
export const hasName = (wanted: string | undefined, names: readonly string[]): boolean =>
  !wanted || names.some((name) => foldText(name).includes(foldText(wanted)))
