import type { ContactMessage } from '#domain/operation/contact.ts'
import type { ContactNotice, TypedReport } from '#domain/operation/contact-notices.ts'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

type Notice = {
  message: ContactMessage
  report: TypedReport
  publicUrl: string
  /** Whether there is an area where the report can be decided. */
  hasOperators: boolean
  at: Date
}

/**
 * The mails about a notice: the operator gets one that has to be answered; the receipt goes to the person at once (DSA
 * 16.4, TRLGDCU 106).
 */
export const noticeMails: Record<ContactNotice, (to: string, notice: Notice) => [Mail, Mail]> = {
  report: (to, { message: { name, email, message }, report, publicUrl, hasOperators, at }) => [
    {
      to,
      ...(email && { replyTo: email }),
      subject: `${report.isChildAbuse ? 'Aviso urgente' : 'Aviso'} sobre un contenido: ${report.page}`,
      text: `${senderOf(name, email)} avisa de este contenido:

${report.page}

${message}

Dice que lo hace de buena fe.${report.isChildAbuse ? ' Dice que es abuso sexual de menores: míralo ya y avisa a la policía.' : ''}${email ? ' Ya le hemos confirmado que ha llegado.' : ''} ${hasOperators ? `Decide en ${publicUrl}${REPORTS_PATH}: las dos partes reciben los motivos y cómo reclamar.` : 'Para decidir en Azahar hay que nombrar antes a quien opera la instalación (OPERATOR_EMAILS).'}
`,
    },
    {
      to: email,
      subject: 'Hemos recibido tu aviso',
      text: `Hola:

El ${spanishMomentAt(at)} (hora de Madrid) nos llegó tu aviso sobre un contenido de Azahar${
        isOurs(report.page, publicUrl) ? `:\n\n${report.page}` : '.'
      }

Lo lee una persona. Te escribiremos a este email con lo que decidamos, por qué y cómo reclamar.

Si no lo has enviado tú, no hagas nada.

Azahar
`,
    },
  ],
  withdrawal: (to, { message: { name, email, message }, publicUrl, at }) => [
    {
      to,
      replyTo: email,
      subject: `Desistimiento: ${name}`,
      text: `${name} <${email}> desiste del contrato el ${spanishMomentAt(at)} (hora de Madrid):

${message}

Ya tiene el acuse de recibo. Comprueba que la cuenta es suya, ciérrala y, si hubiera pagado algo, devuélveselo en 14 días.
`,
    },
    {
      to: email,
      subject: 'Hemos recibido tu desistimiento',
      text: `Hola:

El ${spanishMomentAt(at)} (hora de Madrid) nos llegó tu comunicación de que desistes del contrato de la cuenta de Azahar que tiene este email. Este correo es el acuse de recibo; guárdalo.

Cerraremos la cuenta y, si hubieras pagado algo, te lo devolveremos en 14 días. Antes puedes descargar lo tuyo aquí:

${publicUrl}/app/profile

Si no lo has enviado tú, contéstanos: ${publicUrl}/contacto

Azahar
`,
    },
  ],
}

const senderOf = (name: string, email: string) =>
  email ? `${name || 'Alguien'} <${email}>` : `${name || 'Alguien'}, sin dar su email,`

/** The page on which operators decide. */
const REPORTS_PATH = '/app/operator#denuncias'

/** Other words of the sender do not go to an address that only the form has named. */
const isOurs = (page: string, publicUrl: string) =>
  page.startsWith(`${publicUrl}/`) && /^[\w/-]+$/.test(page.slice(publicUrl.length))
