import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { checkSmtp } from '#server/platform/mail.ts'
import { isLoopback } from '#server/platform/outbound/loopback.ts'
import { type Finding, ok, wrong } from './finding.ts'

const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }

/** Whether the mail server takes us: connection, TLS and password. No mail is sent. */
export async function lookAtMail(url: string): Promise<Finding[]> {
  const refused = await checkSmtp(url)
  if (refused) return [wrong('the mail server does not take us', refused)]
  const { hostname, host } = new URL(url)
  if (isLoopback(hostname) || (await isEncrypted(url))) return [ok(`${host} takes our mails`)]
  const cure = 'Use smtps://…:465, or a server that offers STARTTLS: passwords and mails travel in the clear.'
  return [wrong(`the connection to ${host} is not encrypted`, cure)]
}

function isEncrypted(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  const secure = protocol === 'smtps:'
  const connection = new SMTPConnection({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...PATIENCE,
  })
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.connect(() => {
      resolve(connection.secure)
      connection.quit()
    })
  })
}
