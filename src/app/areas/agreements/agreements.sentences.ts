import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  AGREEMENT_NOT_FOUND: 'Ese contrato ya no está.',
  AGREEMENT_CONFLICTS: 'En otra ventana se ha cambiado lo mismo. Elige qué se queda.',
  AGREEMENT_INCOMPLETE:
    'Al contrato le falta algo para poder enviarse, o la pareja no tiene un presupuesto aceptado.',
  AGREEMENT_SIGNED: 'Ese contrato ya está firmado por todas las partes: no se cambia ni se envía otra vez.',
  AGREEMENT_NOT_SIGNED: 'Falta alguna firma: la reserva se apunta cuando han firmado todos.',
  AGREEMENT_BOOKED: 'La reserva ya está apuntada con ese contrato, así que no se puede quitar.',
  SIGNED_IN_FUTURE: 'El contrato no puede haberse firmado después de hoy.',
  NOT_A_PAPER: 'Ese archivo no es un PDF ni una foto en JPEG o PNG. Guárdalo en uno de esos formatos.',
  PAPER_BROKEN: 'A ese PDF le falta el final. Vuelve a escanearlo o a descargarlo, y súbelo otra vez.',
  DEPOSIT_IN_FUTURE: 'La reserva no puede haber llegado después de hoy.',
  DEPOSIT_DOES_NOT_FIT:
    'La cuenta de esa boda tiene ya tantos cargos que los pagos del contrato no caben. Quita los que sobren en Facturación.',
  TOO_MANY_AGREEMENTS: (data) => `Has enviado muchos contratos seguidos. Vuelve a probar ${waiting(data)}.`,
  AGREEMENT_TEMPLATE_CHANGED:
    'Esa plantilla ha cambiado desde que la abriste. Vuelve a mirarla antes de guardarla.',
  TOO_MANY_AGREEMENT_TEMPLATES:
    'Tienes 20 plantillas, que son las que caben. Quita una antes de guardar otra.',
})
