import { type Operator, operatorLine } from '#domain/operation/operator.ts'
import type { Mail, Mailer } from './mail.ts'

/** Sends every mail with the operator at its foot (LSSI 10 and 20), from wherever it comes. */
export const signingMailer = (operator: Operator, mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) => mailer.send(signedBy(operator, mail)),
})

function signedBy(operator: Operator, { text, html, ...mail }: Mail): Mail {
  const line = operatorLine(operator)
  if (!line) return { ...mail, text, ...(html !== undefined && { html }) }
  const foot = `<p style="font:12px/1.5 Arial,sans-serif;color:#56645b;text-align:center">${escapeHtml(line)}</p>`
  return {
    ...mail,
    text: `${text.trimEnd()}\n\n-- \n${line}\n`,
    ...(html !== undefined && { html: html.replace('</body>', `${foot}</body>`) }),
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
