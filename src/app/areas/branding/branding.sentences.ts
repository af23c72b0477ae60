import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/images.sentences.ts'

addSentences({
  BRAND_EMAIL_REFUSED: 'Ese email no parece correcto. Revísalo.',
  BRAND_COLOR_REFUSED:
    'Escribe el color como #1E4D37: una almohadilla y seis cifras o letras de la A a la F.',
  LOGO_TYPE_REFUSED: 'No vale como logo. Prueba con PNG, JPEG o SVG.',
  LOGO_DAMAGED: 'El logo está dañado y no se puede leer. Vuelve a exportarlo.',
  LOGO_EMPTY: 'En ese logo todo es transparente y no se vería nada. Expórtalo con el dibujo visible.',
  LOGO_TOO_SLOW:
    'Ahora mismo no hemos podido preparar el logo a tiempo. Vuelve a intentarlo; si se repite, prueba con una imagen más sencilla.',
  LOGO_TOO_MANY_PIXELS: 'El logo tiene demasiados píxeles. Con 300\u00a0×\u00a0300 basta.',
  SVG_HAS_ENTITIES:
    'Ese SVG define entidades, y por seguridad no las abrimos. Expórtalo como «SVG plano» o como PNG.',
  SVG_EMPTY: 'En ese SVG no queda nada que dibujar. Revisa que el dibujo esté dentro del archivo.',
})
