import { addSentences } from '../error-messages.ts'

addSentences({
  PLAN_IS_FOR_PLANNERS: 'Las parejas no pagan nunca: el plan es solo para wedding planners.',
  PAYMENTS_OFF: 'Esta instalación no cobra a nadie: no hay nada que pagar.',
  PAYMENTS_UNAVAILABLE:
    'Ahora mismo no podemos hablar con Stripe, que lleva los pagos. No hemos cambiado nada: vuelve a intentarlo en un momento.',
  ALREADY_SUBSCRIBED: 'Ya tienes el plan. Recarga la página para verlo.',
  NO_SUBSCRIPTION: 'No hay ningún plan que cambiar. Recarga la página para ver cómo está.',
  WITHDRAWAL_OVER: 'Ya han pasado los 14 días para desistir. Puedes cancelar el plan cuando quieras.',
  PLAN_RECEIPT_NOT_FOUND: 'Ese recibo no está entre los tuyos.',
  PROCESSING_NOT_ACCEPTED: 'Para ser wedding planner hace falta aceptar el encargo de tratamiento.',
})
