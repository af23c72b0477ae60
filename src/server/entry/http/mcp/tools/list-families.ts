import * as z from 'zod'
import { id } from '#contract/base.ts'
import {
  ANSWERS,
  answerOf,
  hasName,
  invitationOf,
  isAwaited,
  readGuestBook,
  typedName,
} from '../guest-book.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const answer = z.enum(ANSWERS)

const familyRow = z.object({
  familyId: id.nullable().describe('null: una persona que va por su cuenta'),
  name: z.string(),
  people: z.array(z.object({ guestId: id, name: z.string(), answer })),
  awaited: z.int().describe('Personas que faltan por contestar'),
  invitation: z.enum(['unsent', 'sent', 'opened', 'answered']),
  since: z.string().nullable(),
  language: z.string().nullable(),
  message: z.string().nullable().describe('Texto de la familia'),
  song: z.string().nullable().describe('Texto de la familia'),
})

export const listFamilies = readTool({
  name: 'list_families',
  title: 'Familias e invitaciones',
  description:
    'Las familias que se invitan juntas, con sus personas, hasta dónde ha llegado su invitación (sin enviar, enviada, abierta, contestada) y el mensaje que han dejado. Con `awaitedOnly` salen solo las que tienen a alguien por contestar.',
  input: z.object({
    ...ofWedding,
    ...pageInput,
    awaitedOnly: z.boolean().default(false),
    invitation: z.enum(['unsent', 'sent', 'opened', 'answered']).optional(),
    search: typedName,
  }),
  output: z.object(pageOutput(familyRow)),
  async run(context, { weddingId, awaitedOnly, invitation: wanted, search, ...page }) {
    const { families } = await readGuestBook(context, weddingId)
    const rows = families
      .map((family) => {
        const people = family.people.map((guest) => ({
          guestId: guest.id,
          name: guest.fullName,
          answer: answerOf(guest),
        }))
        const { state, at } = invitationOf(family)
        return {
          familyId: family.household?.id ?? null,
          name: family.title,
          people,
          awaited: people.filter(({ answer }) => isAwaited(answer)).length,
          invitation: state,
          since: at,
          language: family.household?.language ?? null,
          message: family.household?.message ?? null,
          song: family.household?.song ?? null,
        }
      })
      .filter(({ awaited }) => !awaitedOnly || awaited > 0)
      .filter(({ invitation }) => !wanted || invitation === wanted)
      .filter(({ name, people }) => hasName(search, [name, ...people.map((one) => one.name)]))
    const people = rows.reduce((sum, { awaited }) => sum + awaited, 0)
    return {
      text: `${counted(rows.length, 'familia', 'familias')}, con ${counted(people, 'persona', 'personas')} por contestar.`,
      data: pageOf(rows, page),
    }
  },
})
