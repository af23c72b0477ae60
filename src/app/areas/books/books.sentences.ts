import { formatEuros } from '#domain/budget/money.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { many, waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  ACCOUNT_NOT_FOUND: 'Esta boda ya no está en tus cuentas.',
  CHARGE_NOT_FOUND: 'Este cobro ya no está.',
  CHARGE_IS_PAID: 'De este cobro ya has recibido más, o con otro IVA. Anula antes el pago que esté mal.',
  CHARGE_HAS_PAYMENTS: 'Este cobro tiene pagos. Anúlalos antes de retirarlo.',
  TOO_MANY_CHARGES: (data) => `En cada boda caben ${many(data)} cobros.`,
  CHARGE_IS_INVOICED: 'Este cobro ya tiene factura. Si algo está mal, rectifícala antes.',
  PAYMENT_NOT_FOUND: 'Este pago ya no está.',
  PAYMENT_TOO_LARGE: (data) =>
    `De este cobro quedan ${formatEuros(data?.remaining ?? 0)}. Anota el resto en otro cobro.`,
  PAYMENT_IN_FUTURE: 'La fecha de un pago no puede ser de un día que aún no ha llegado.',
  PAYMENT_REVERSED: 'Este pago ya está anulado.',
  TOO_MANY_PAYMENTS: (data) => `En cada cobro caben ${many(data)} anotaciones.`,
  BANK_MOVEMENT_TAKEN: 'Este movimiento del banco ya está anotado.',
  NIF_IS_WRONG: 'Ese NIF no existe: la letra o la cifra final no cuadra.',
  CLIENT_EMAIL_REFUSED: 'Ese email no parece correcto.',
  ISSUER_UNKNOWN: 'Escribe antes tus datos fiscales.',
  CLIENT_UNKNOWN: 'Escribe antes a nombre de quién va.',
  RECEIPT_NOT_FOUND: 'Este justificante ya no está.',
  LINK_NOT_FOUND: 'Este enlace ya no está.',
  TOO_MANY_BOOK_MAILS: (data) => `Has enviado muchos correos seguidos. Vuelve a probar ${waiting(data)}.`,
  NOTHING_IS_DUE: 'No queda nada por pagar.',
  NOBODY_TO_REMIND: 'No tenemos ningún email de la pareja. Escríbelo en sus datos.',
  REMINDED_LATELY: (data) =>
    `Ya se lo recordaste hace poco. Podrás volver a hacerlo el ${spanishDayAt(new Date(data?.until ?? ''))}.`,
  BOOKS_CONFLICTS:
    'Mientras lo escribías, se ha guardado lo mismo desde otro dispositivo. Elige qué se queda.',
})
