import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { plusAddress } from './plus-address.ts'

export type Mail = {
  /** Becomes its Message-ID, by which mailboxes recognise a mail that comes twice. */
  id?: string
  to: string
  subject: string
  text: string
  replyTo?: string
  /** The same for programs that show it, with its images by `cid:`. */
  html?: string
  images?: InlineImage[]
  /** Files of HTML that it brings along. */
  attachments?: { name: string; html: string }[]
  /** An invitation of a calendar (RFC 6047): programs for mail show it, others have it as a file. */
  calendar?: CalendarMail
  /** In whose name it is sent; the address stays ours. */
  fromName?: string
  /** Marks what is returned of it, when it cannot be delivered, as its own: 22 characters of base64url. */
  bounceToken?: string
  /** Further header fields, such as List-Unsubscribe. */
  headers?: Record<string, string>
}

export type CalendarMail = { method: 'REQUEST' | 'CANCEL' | 'DECLINECOUNTER'; text: string }

/** An image that travels inside of a mail. */
export type InlineImage = { cid: string; contentType: string; base64: string }

/** Of its files only the names are kept: they are texts that the site has, and mails are read again and again. */
export type CapturedMail = Omit<Mail, 'attachments'> & { attachments?: string[]; sentAt: string }
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Deletes what is kept of the mails to an address; a mailer that keeps none has nothing to do. */
  forget?(address: string): Promise<void>
}

/** In milliseconds. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends through the SMTP server of `SMTP_URL`. With an address for bounces, mails that have a token are returned to a
 * part of it of their own.
 */
export function smtpMailer(url: string, from: string, bounces: string | null = null): Mailer {
  const transport = nodemailer.createTransport({ url, ...SMTP_TIMEOUTS })
  const address = /[^<>\s]+@[^<>\s]+/.exec(from)?.[0] ?? from
  const domain = address.split('@')[1] ?? 'localhost'
  return {
    async send({ id, fromName, images = [], attachments = [], bounceToken, calendar, ...mail }) {
      await transport.sendMail({
        ...(bounces && bounceToken && { envelope: { from: plusAddress(bounces, bounceToken), to: mail.to } }),
        from: fromName ? { name: fromName, address } : from,
        ...(calendar && {
          icalEvent: { method: calendar.method, content: calendar.text, filename: 'cita.ics' },
        }),
        messageId: id && `<${id}@${domain}>`,
        attachments: [
          ...images.map(({ cid, contentType, base64 }) => ({
            cid,
            contentType,
            content: Buffer.from(base64, 'base64'),
            contentDisposition: 'inline' as const,
          })),
          ...attachments.map(({ name, html }) => ({
            filename: name,
            contentType: 'text/html; charset=utf-8',
            content: html,
          })),
        ],
        ...mail,
      })
    },
  }
}

/** Whether the mail server has refused the recipient for good, so that sending again is of no use. */
export function isRefusedRecipient(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  return code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500
}

/**
 * Gives the reason why mail cannot be sent, in one line without the password; `null` when the server is ready for it.
 */
export async function checkSmtp(url: string): Promise<string | null> {
  const transport = nodemailer.createTransport({ url, ...SMTP_TIMEOUTS })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { host, password } = new URL(url)
    const hidden = [password, decodeURIComponent(password)].filter(Boolean)
    const reason = (error as Error).message.replace(/\s+/g, ' ').trim()
    const said = hidden.reduce((text, secret) => text.replaceAll(secret, '…'), reason)
    return `Mail cannot be sent through ${host} for now (${said}): check SMTP_URL.`
  } finally {
    transport.close()
  }
}

/** Writes each mail as a JSON file into a folder, for machines without SMTP; shown at /dev/correo. */
export function capturingMailer(folder: string): Mailer {
  return {
    async send({ attachments, ...mail }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const captured: CapturedMail = {
        ...mail,
        ...(attachments && { attachments: attachments.map(({ name }) => name) }),
        sentAt: new Date().toISOString(),
      }
      const name = `${captured.sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID()}.json`
      // Renamed into place, so that a reader never sees half a mail.
      await writeFile(join(folder, `.${name}`), JSON.stringify(captured, null, 2), { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },

    async forget(address) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const mail = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<CapturedMail>
        if (mail.to?.toLowerCase() === address.toLowerCase()) await rm(file, { force: true })
      }
    },
  }
}

/** The captured mails, newest first, at most 100. */
export async function readCapturedMails(folder: string): Promise<CapturedMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, 100)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as CapturedMail),
  )
}
