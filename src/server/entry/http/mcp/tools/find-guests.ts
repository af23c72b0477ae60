import * as z from 'zod'
import { id } from '#contract/base.ts'
import { guestDetails } from '#contract/household-rows.ts'
import { foldText } from '#domain/text/fold-text.ts'
import {
  ANSWERS,
  type Answer,
  answerOf,
  type GuestBook,
  hasName,
  isAwaited,
  readGuestBook,
  typedName,
} from '../guest-book.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const answer = z.enum(ANSWERS)

const guestRow = guestDetails.pick({ age: true, side: true, needsHighChair: true }).extend({
  guestId: id,
  name: z.string(),
  answer: answer.nullable().describe('null: no está en ese evento'),
  family: z.string(),
  familyId: id.nullable().describe('null: va por su cuenta'),
  menu: z.string().nullable(),
})

type Guest = GuestBook['guests'][number]

/** The answer to the wedding, or to another event; `null` for who is not invited to that one. */
function answerTo(guest: Guest, eventId: string | undefined): Answer | null {
  if (!eventId) return answerOf(guest)
  const events: Record<string, boolean | null> = guest.details?.events ?? {}
  return eventId in events ? answerOf({ rsvp: events[eventId] ?? null }) : null
}

export const findGuests = readTool({
  name: 'find_guests',
  title: 'Buscar invitados',
  description:
    'Los invitados de una boda con su respuesta y su familia. Con `answer: "awaited"` salen quienes faltan por contestar (incluye quien dijo que puede que sí). Se puede filtrar por familia, menú, evento o nombre. No da teléfonos, emails, notas ni alergias.',
  input: z.object({
    ...ofWedding,
    ...pageInput,
    answer: z
      .enum([...ANSWERS, 'awaited'])
      .optional()
      .describe('awaited: pending o maybe'),
    search: typedName.describe('Parte de un nombre o de una familia'),
    familyId: id.optional(),
    menu: typedName.describe('Nombre del menú'),
    eventId: id.optional().describe('Otro evento de la boda, como la preboda; si falta, la boda'),
  }),
  output: z.object({
    ...pageOutput(guestRow),
    counts: z
      .object({ pending: z.int(), maybe: z.int(), yes: z.int(), no: z.int() })
      .describe('De la lista entera'),
    events: z.array(z.object({ eventId: id, name: z.string() })),
  }),
  async run(context, { weddingId, answer: wanted, search, familyId, menu, eventId, ...page }) {
    const { guests, events, settings } = await readGuestBook(context, weddingId)
    const menus = new Map(settings.menus.map(({ key, name }) => [key, name]))
    const all = guests.map((guest) => ({ guest, answer: answerTo(guest, eventId) }))
    const invited = all.filter(({ answer }) => answer !== null)
    const menuOf = ({ details }: Guest) => (details?.menu ? (menus.get(details.menu) ?? details.menu) : null)
    const rows = invited
      .filter(({ answer }) => !wanted || (wanted === 'awaited' ? isAwaited(answer!) : answer === wanted))
      .filter(({ guest }) => !familyId || guest.details?.householdId === familyId)
      .filter(({ guest }) => !menu || foldText(menuOf(guest) ?? '') === foldText(menu))
      .filter(({ guest }) => hasName(search, [guest.fullName, guest.family.title]))
      .map(({ guest, answer }) => ({
        guestId: guest.id,
        name: guest.fullName,
        answer,
        family: guest.family.title,
        familyId: guest.details?.householdId ?? null,
        age: guest.details?.age ?? ('adult' as const),
        side: guest.details?.side ?? null,
        needsHighChair: guest.details?.needsHighChair ?? false,
        menu: menuOf(guest),
      }))
    const counts = { pending: 0, maybe: 0, yes: 0, no: 0 }
    for (const { answer } of invited) counts[answer!] += 1
    const waiting = counts.pending + counts.maybe
    return {
      text: `${counted(rows.length, 'persona', 'personas')}. Por contestar en toda la lista: ${waiting} de ${invited.length}.`,
      data: { ...pageOf(rows, page), counts, events: events.map(({ id, name }) => ({ eventId: id, name })) },
    }
  },
})
