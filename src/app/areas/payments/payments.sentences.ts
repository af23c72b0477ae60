import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/payments/payments-full.sentences.ts'

addSentences({
  VENDOR_PAYMENT_NOT_FOUND: 'Este pago ya no está.',
  PAID_MEANWHILE: 'Alguien ha anotado otro pago de lo mismo mientras tanto. Mira si ya está pagado.',
  TOO_MANY_INSTALMENTS: (data) => `Un proveedor puede tener ${many(data)} plazos.`,
  PAYER_NOT_FOUND: 'Esta persona ya no está en quien paga.',
  PAYER_HAS_PAID: 'Hay pagos suyos anotados. Cámbialos antes de quitarla.',
  TOO_MANY_PAYERS: (data) => `Pueden pagar hasta ${many(data)} personas además de la pareja.`,
})
