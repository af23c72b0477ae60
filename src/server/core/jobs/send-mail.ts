import { buffer } from 'node:stream/consumers'
import type { Database, Transaction } from '#db/client.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { textInForce } from '#server/core/legal/texts-in-force.queries.ts'
import type { Files } from '#server/platform/files/files.ts'
import { newId } from '#server/platform/ids.ts'
import { type InlineImage, isRefusedRecipient, type Mail } from '#server/platform/mail.ts'
import { renderLegalFile } from '#site/legal/legal-file.tsx'
import { addJob } from './add-job.ts'
import { defineJob, type JobDeps } from './job.ts'

/**
 * Sends a mail. Its text may hold a link that signs a person in, so neither it nor its recipient is logged,
 * and the row with the payload goes when the mail is sent or has expired.
 */
export const sendMailJob = defineJob('send-mail', {
  async run({ expiresAt, logoPath, documents, ...mail }, deps) {
    const { mail: mailer, clock, log, files, metrics } = deps
    if (expiresAt && clock.now() >= new Date(expiresAt)) {
      metrics.mail('expired')
      log.error({ mail: mail.id }, 'mail given up: its link expired before it could be sent')
      return
    }
    try {
      const logo = logoPath ? await readLogo(files, logoPath) : null
      await mailer.send({
        ...mail,
        ...(logo && { images: [logo] }),
        ...(documents && { attachments: await renderFiles(documents, deps) }),
      })
    } catch (error) {
      if (!isRefusedRecipient(error)) throw error
      log.warn({ mail: mail.id }, 'mail given up: the mail server refuses its recipient')
    }
  },
})

/** The texts of law as they are when the mail is sent. */
const renderFiles = (documents: readonly LegalDocument[], deps: JobDeps) =>
  Promise.all(
    documents.map(async (document) =>
      renderLegalFile(document, await textInForce(deps, document), deps.settings),
    ),
  )

async function readLogo(files: Files, path: string): Promise<InlineImage | null> {
  const found = await files.find('branding-logos', path)
  if (!found) return null
  const bytes = await buffer(await found.read())
  const contentType = path.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return { cid: 'logo', contentType, base64: bytes.toString('base64') }
}

/** A mail with the stored logo it shows and the texts of law it brings along, if it does. */
export type QueuedMail = Omit<Mail, 'id' | 'images' | 'attachments'> & {
  logoPath?: string
  documents?: LegalDocument[]
}

/** Sends a mail when the transaction is committed, or as soon as the mail server takes it; one of a key at a time. */
export const sendMail = (
  tx: Database | Transaction,
  { expiresAt, key, runAt, ...mail }: QueuedMail & { expiresAt?: Date; key?: string; runAt?: Date },
): Promise<void> =>
  addJob(
    tx,
    'send-mail',
    { id: newId(), ...mail, expiresAt: expiresAt?.toISOString() },
    { ...(key && { key }), ...(runAt && { runAt }) },
  )
