import type { ContactNotice } from '#domain/operation/contact-notices.ts'

/** The words of the form at /contacto for each purpose that it is opened for. */
export const NOTICE_WORDS: Record<
  ContactNotice,
  { title: string; sent: string; introduction: string; after: string; message: string; action: string }
> = {
  report: {
    title: 'Avisar de un contenido',
    sent: 'Aviso enviado',
    introduction:
      'Dinos qué has visto y por qué crees que es ilegal o que no debería estar. Lo lee y lo decide una persona.',
    after:
      'Si nos has dado tu email, te hemos enviado un correo que lo confirma. Te escribiremos otra vez con lo que decidamos y por qué.',
    message: 'Qué no está bien y por qué',
    action: 'Enviar aviso',
  },
  withdrawal: {
    title: 'Desistir del contrato',
    sent: 'Desistimiento enviado',
    introduction:
      'Si no eres profesional, tienes 14 días desde que creaste la cuenta para desistir, sin dar motivos y sin coste. Escribe el email de tu cuenta, para saber cuál es.',
    after: 'Te hemos enviado un correo con el acuse de recibo y su fecha. Guárdalo.',
    message: 'Lo que comunicas',
    action: 'Confirmar desistimiento',
  },
}

/** A withdrawal says this unless the person writes it otherwise (TRLGDCU, annex B). */
export const WITHDRAWAL_MESSAGE =
  'Por la presente comunico que desisto de mi contrato de prestación del siguiente servicio: cuenta de Azahar.'
