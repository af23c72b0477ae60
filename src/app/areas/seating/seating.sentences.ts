import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TABLE_NOT_FOUND: 'Esa mesa ya no está.',
  TABLE_FULL: 'Esa mesa está llena. Ponle un sitio más o elige otra.',
  GUEST_NOT_COMING: 'Esa persona ya no viene, y no necesita sitio.',
  SEATED_MEANWHILE: 'Alguien acaba de sentar a esa persona en otra mesa. Ya ves dónde está.',
  ROOM_TAKEN: 'Esa sala ya tiene mesas o formas. Quítalas antes de copiar otra.',
  ROOM_NOT_FOUND: 'La sala ya no tiene esas medidas.',
  GROUND_NOT_FOUND: 'El plano del local ya no está.',
  GROUND_EXISTS: 'Otra persona acaba de poner un plano del local en esta sala. Míralo antes de poner otro.',
  ROOM_PICTURE_NOT_FOUND: 'Esa imagen ya no está. Súbela otra vez.',
  PDF_LOCKED: 'Ese PDF tiene contraseña. Guárdalo sin ella, o súbelo como imagen.',
  PDF_DAMAGED: 'No hemos podido abrir ese PDF. Prueba con otro, o con una foto del plano.',
  SHAPE_NOT_FOUND: 'Eso ya no está en el plano.',
  NOBODY_SEATED: 'Sienta primero a alguien: aún no hay nada que imprimir.',
  RULE_NOT_FOUND: 'Esa regla ya no está.',
  RULE_OF_ONE: 'Elige dos partes distintas.',
  RULE_UNCLEAR: 'A esa regla le falta alguien, o le sobra.',
  TOO_MANY_SEATING_RULES: (data) => `Caben ${many(data)} reglas.`,
  TOO_MANY_SEATING_TABLES: (data) => `Caben ${many(data)} mesas en cada evento.`,
  TOO_MANY_ROOM_SHAPES: (data) => `Caben ${many(data)} dibujos en cada plano.`,
})
