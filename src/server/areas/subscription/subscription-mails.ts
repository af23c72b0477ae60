import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import type { PlanNotice } from '#domain/subscription/plan-notices.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

/** To a planner, about what is due of their plan. */
export function planMail(to: string, notice: PlanNotice, publicUrl: string): Mail {
  const { subject, body } = WORDS[notice.about](notice)
  return {
    to,
    subject,
    text: `Hola:

${body}

${publicUrl}/app/profile#plan

Azahar
`,
  }
}

const KEPT =
  'Tus bodas siguen siendo tuyas: puedes verlas, descargarlas y terminarlas. Lo que no podrás es crear otra ni entrar en la de otra pareja.'

const PRICE = `El plan cuesta ${PLANNER_PRICE}\u00a0€ al mes, IVA incluido, sin permanencia.`

const WORDS: Record<PlanNotice['about'], (notice: PlanNotice) => { subject: string; body: string }> = {
  unpaid: ({ stage, until }) =>
    stage === 'over'
      ? {
          subject: 'Tu plan de Azahar está sin pagar',
          body: `El pago de tu plan sigue pendiente y los 14 días para arreglarlo han pasado. ${KEPT}

Cuando lo pagues, todo vuelve a ser como antes:`,
        }
      : {
          subject: 'No hemos podido cobrar tu plan de Azahar',
          body: `El pago de tu plan no ha llegado. Tienes hasta el ${spanishDayAt(until)} para arreglarlo; mientras tanto no cambia nada. ${
            stage === 'soon' ? 'Quedan pocos días. ' : ''
          }Después, tus bodas siguen siendo tuyas y puedes terminarlas, pero no podrás crear otra ni entrar en la de otra pareja.

Cambia la tarjeta o paga el recibo aquí:`,
        },
  needed: ({ stage, until }) =>
    stage === 'over'
      ? {
          subject: 'Para la próxima boda necesitas el plan de Azahar',
          body: `Llevas más de una boda activa sin el plan. ${KEPT} ${PRICE}

Puedes activarlo cuando quieras:`,
        }
      : {
          subject: 'Tus bodas en Azahar, y el plan de planner',
          body: `Llevas más de una boda activa en Azahar, y la segunda ya pide el plan de planner. ${PRICE} La primera boda es gratis.

Hasta el ${spanishDayAt(until)} no cambia nada. Después, tus bodas siguen siendo tuyas y puedes terminarlas, pero sin el plan no podrás crear otra ni entrar en la de otra pareja. No se cobra nada si tú no lo activas:`,
        },
  ended: ({ until }) => ({
    subject: 'Tu plan de Azahar ha terminado',
    body: `Tu plan de planner terminó el ${spanishDayAt(until)} y no se te cobra nada más. No hemos eliminado nada: las bodas que llevas siguen siendo tuyas. Sin el plan puedes llevar una boda activa; para una segunda lo necesitas.

Puedes volver a activarlo cuando quieras:`,
  }),
}

/** To a planner who has cancelled their plan. */
export const planCancelledMail = (to: string, until: Date, publicUrl: string): Mail => ({
  to,
  subject: 'Has cancelado tu plan de Azahar',
  text: `Hola:

Has cancelado tu plan de planner. Lo tienes hasta el ${spanishDayAt(until)}, y después no se te cobra nada más. No eliminamos nada.

Si cambias de idea, puedes seguir con él hasta ese día:

${publicUrl}/app/profile#plan

Azahar
`,
})

/** To a planner who has withdrawn. */
export const planWithdrawnMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Has desistido de tu plan de Azahar',
  text: `Hola:

Has desistido de tu plan de planner dentro de los 14 días. El plan ha terminado y devolvemos lo que pagaste al mismo medio de pago; el banco puede tardar unos días en mostrarlo. No eliminamos nada.

${publicUrl}/app/profile#plan

Azahar
`,
})
