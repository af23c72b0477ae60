import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  QUOTE_NOT_FOUND: 'Ese presupuesto ya no está.',
  QUOTE_CONFLICTS: 'En otra ventana se ha cambiado lo mismo. Elige qué se queda.',
  QUOTE_INCOMPLETE: 'Al presupuesto le falta algo para poder enviarse.',
  TOO_MANY_QUOTES: (data) => `Has enviado muchos presupuestos seguidos. Vuelve a probar ${waiting(data)}.`,
  PACKAGE_CHANGED: 'Ese paquete ha cambiado desde que lo abriste. Vuelve a mirarlo antes de guardarlo.',
  TOO_MANY_PACKAGES: 'Tienes 30 paquetes, que son los que caben. Quita uno antes de guardar otro.',
})
