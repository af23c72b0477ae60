import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  HOTEL_NOT_FOUND: 'Ese alojamiento ya no está.',
  ROOM_BLOCK_NOT_FOUND: 'Esas habitaciones ya no están.',
  TOO_MANY_HOTELS: (data) => `Caben ${many(data)} alojamientos.`,
  TOO_MANY_ROOM_BLOCKS: (data) => `Caben ${many(data)} tipos de habitación en cada alojamiento.`,
  LODGER_NOT_COMING: 'Esa persona ya no viene, y no necesita habitación.',
  NO_ROOM_LEFT: 'Ya no queda ninguna libre. Elige otra, o apúntalos en espera.',
  LODGED_MEANWHILE: 'Alguien acaba de decir dónde duermen. Mira cómo está ahora y vuelve a probar.',
})
