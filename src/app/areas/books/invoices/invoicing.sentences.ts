import { addSentences } from '../../../shared/error-messages.ts'
import '../books.sentences.ts'

addSentences({
  INVOICING_IS_OFF: 'Activa antes tus facturas.',
  INVOICING_IS_ON: 'Tus facturas ya están activadas.',
  RECORD_NOT_SIGNED:
    'Con el certificado guardado no se puede firmar: ha caducado o no es de los que firman. Cámbialo en «Ajustes».',
  INVOICING_STAYS_ON: 'Se puede dejar cuando acabe el año de tu última factura.',
  RECORDS_WAIT: 'Quedan facturas por enviar a Hacienda. Espera a que lleguen.',
  INVOICE_NOT_FOUND: 'Esta factura no está entre las tuyas.',
  INVOICE_IS_REPLACED: 'Esta factura ya no cuenta: se anuló, o la sustituye otra.',
  NOTHING_CORRECTED: 'El total no cambia: escribe el correcto, o rectifica por sustitución.',
  RECIPIENT_NEEDED: 'Escribe a nombre de quién va.',
  NOTHING_TO_MEND: 'Hacienda ya no rechaza esta factura.',
  CERTIFICATE_UNREADABLE: 'Ese archivo no es un certificado. Búscalo en .p12 o .pfx, exportado con su clave.',
  CERTIFICATE_PASSWORD_WRONG: 'La contraseña no abre el certificado.',
  CERTIFICATE_WITHOUT_KEY:
    'Ese archivo no lleva la clave privada. Exporta el certificado otra vez, con su clave.',
  CERTIFICATE_EXPIRED: 'Ese certificado ha caducado. Renuévalo y vuelve a elegirlo.',
  CERTIFICATE_NOT_YET_VALID: 'Ese certificado aún no es válido.',
  SERIES_REFUSED:
    'Una serie lleva de una a seis mayúsculas o cifras y acaba en letra. La J es de los justificantes, y cada serie es distinta.',
  ISSUER_NIF_CHANGED: 'Tu NIF ya no es el de tus facturas. Vuelve a poner el de antes en tus datos fiscales.',
  RECIPIENT_ADDRESS_NEEDED: 'A una empresa se le factura con su dirección.',
  SIMPLIFIED_TOO_LARGE:
    'Una factura simplificada llega como mucho a 400\u00a0€. Escribe a nombre de quién va.',
})
