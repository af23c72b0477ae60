import type { ContactMessage } from '#domain/operation/contact.ts'
import type { ContactNotice, TypedReport } from '#domain/operation/contact-notices.ts'
import type { Mail } from '#server/platform/mail.ts'

type Notice = { message: ContactMessage; report: TypedReport; publicUrl: string; at: Date }

/**
 * The mails about a notice: the operator gets one that has to be answered; the receipt goes to the person at once (DSA
 * 16.4, TRLGDCU 106).
 */
export const noticeMails: Record<ContactNotice, (to: string, notice: Notice) => [Mail, Mail]> = {
  report: (to, { message: { name, email, message }, report: { page }, publicUrl, at }) => [
    {
      to,
      replyTo: email,
      subject: `Aviso sobre un contenido: ${page}`,
      text: `${name} <${email}> avisa de este contenido:

${page}

${message}

Dice que lo hace de buena fe. Ya le hemos confirmado que ha llegado. Contéstale con lo que decidas, por qué y cómo puede reclamar. Si lo retiras, dile lo mismo a quien lo publicó.
`,
    },
    {
      to: email,
      subject: 'Hemos recibido tu aviso',
      text: `Hola:

El ${inMadrid.format(at)} (hora de Madrid) nos llegó tu aviso sobre un contenido de Azahar${
        isOurs(page, publicUrl) ? `:\n\n${page}` : '.'
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
      text: `${name} <${email}> desiste del contrato el ${inMadrid.format(at)} (hora de Madrid):

${message}

Ya tiene el acuse de recibo. Comprueba que la cuenta es suya, ciérrala y, si hubiera pagado algo, devuélveselo en 14 días.
`,
    },
    {
      to: email,
      subject: 'Hemos recibido tu desistimiento',
      text: `Hola:

El ${inMadrid.format(at)} (hora de Madrid) nos llegó tu comunicación de que desistes del contrato de la cuenta de Azahar que tiene este email. Este correo es el acuse de recibo; guárdalo.

Cerraremos la cuenta y, si hubieras pagado algo, te lo devolveremos en 14 días. Antes puedes descargar lo tuyo aquí:

${publicUrl}/app/profile

Si no lo has enviado tú, contéstanos: ${publicUrl}/contacto

Azahar
`,
    },
  ],
}

/** Other words of the sender do not go to an address that only the form has named. */
const isOurs = (page: string, publicUrl: string) =>
  page.startsWith(`${publicUrl}/`) && /^[\w/-]+$/.test(page.slice(publicUrl.length))

const inMadrid = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
})
