import type { LodgingNeed, LodgingPerson } from '#domain/lodging/lodging.ts'
import type { HotelRead } from './use-lodging.ts'

const NEED_WORDS: Record<LodgingNeed, string> = {
  wanted: 'quiere habitación',
  booked: 'tiene habitación',
  unneeded: 'no necesita habitación',
}

/** `Ane quiere habitación, Jon tiene habitación en el Parador`: the nights of people as they are known. */
export const stayInWords = (people: readonly LodgingPerson[], hotels: readonly HotelRead[]): string =>
  people
    .map(({ name, need, blockId }) => {
      const hotel = hotels.find(({ blocks }) => blocks.some(({ id }) => id === blockId))?.hotel.name
      return `${name}, ${need ? NEED_WORDS[need] : 'sin decir'}${hotel ? ` (${hotel})` : ''}`
    })
    .join('; ')
