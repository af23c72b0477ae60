import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  WEBHOOK_NOT_FOUND: 'Ese programa ya no está en la lista.',
  WEBHOOK_OFF: 'Los avisos a este programa están apagados. Enciéndelos y vuelve a probar.',
  WEBHOOK_URL_REFUSED:
    'Esa dirección no vale. Tiene que empezar por https:// y ser de internet, sin usuario ni contraseña.',
  WEBHOOK_ID_TAKEN: 'Este programa ya se había añadido. Cierra y mira la lista.',
  TOO_MANY_WEBHOOKS: (data) => `Caben ${many(data)} programas en una boda. Quita uno antes de añadir otro.`,
})
