import * as z from 'zod'
import { id } from '#contract/base.ts'
import { guestDetails } from '#contract/household-rows.ts'
import { ANSWERS, answerOf, readGuestBook } from '../guest-book.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const answer = z.enum(ANSWERS)

const kitchenRow = guestDetails.pick({ allergens: true, diets: true, dietNote: true }).extend({
  guestId: id,
  name: z.string(),
  answer,
})

export const listKitchenNeeds = readTool({
  name: 'list_kitchen_needs',
  title: 'Menús, alergias y dietas',
  description:
    'Lo que la cocina tiene que saber: cuántos comen cada menú y quién tiene alergias o dietas. Son datos de salud: pídelos solo si hacen falta para lo que la persona ha preguntado.',
  input: z.object({ ...ofWedding, ...pageInput }),
  output: z.object({
    ...pageOutput(kitchenRow),
    menus: z.array(z.object({ name: z.string().nullable(), people: z.int() })).describe('De quienes vienen'),
    highChairs: z.int(),
  }),
  async run(context, { weddingId, ...page }) {
    const { guests, settings } = await readGuestBook(context, weddingId)
    const coming = guests.filter(({ rsvp }) => rsvp === true)
    const menus = [...settings.menus, { key: null, name: null }].map(({ key, name }) => ({
      name,
      people: coming.filter(({ details }) => (details?.menu ?? null) === key).length,
    }))
    const rows = guests.flatMap((guest) => {
      const { allergens = [], diets = [], dietNote = null } = guest.details ?? {}
      if (guest.rsvp === false || (allergens.length === 0 && diets.length === 0 && !dietNote)) return []
      return [
        { guestId: guest.id, name: guest.fullName, answer: answerOf(guest), allergens, diets, dietNote },
      ]
    })
    const highChairs = coming.filter(({ details }) => details?.needsHighChair).length
    return {
      text: `${counted(rows.length, 'persona', 'personas')} con alergias o dietas.`,
      data: { ...pageOf(rows, page), menus, highChairs },
    }
  },
})
