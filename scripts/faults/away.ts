import { setTimeout as delay } from 'node:timers/promises'
import { startSmtpServer } from '../../tests/support/outside/smtp-server.ts'
import { STORES } from '../../tests/support/outside/stores.ts'
import { asPerson } from '../bench/environment.ts'
import { contracts } from './errands.ts'
import { type Gate, startGate } from './gate.ts'
import { withOneServer } from './one-server.ts'
import { type Seen, Visitors } from './visitors.ts'

const REFUSED_MS = 10_000
const SILENT_MS = 10_000

/** The server behind a gate refuses at first, then says nothing, then is there again. */
async function takeAway(gate: Gate): Promise<void> {
  gate.refuse()
  await delay(REFUSED_MS)
  gate.hang()
  await delay(SILENT_MS)
  await gate.open()
}

/** The bucket is away while a couple sends contracts and opens them; another couple adds guests. */
export async function withBucketAway(): Promise<Seen> {
  const store = await STORES.S3()
  const { files } = store.config
  if (files.kind !== 's3') throw new Error('no bucket')
  const gate = await startGate({ port: Number(new URL(files.endpoint).port), host: '127.0.0.1' })
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
    S3_REGION: files.region,
    S3_BUCKET: files.bucket,
    S3_ACCESS_KEY_ID: files.accessKeyId,
    S3_SECRET_ACCESS_KEY: files.secretAccessKey,
  }
  try {
    return await withOneServer(
      async ({ url, note }) => {
        const others = await Visitors.arrive(url, { devices: 4 })
        await takeAway(gate)
        await delay(5000)
        note(noteOf(await others.leave()))
      },
      { environment, visitors: { devices: 4, errand: contracts } },
    )
  } finally {
    gate.close()
    await store.close()
  }
}

function noteOf({ requests, failures, longestMs, lost }: Seen): string {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
  const longest = (longestMs / 1000).toFixed(1)
  return `; of ${requests} requests of another couple that adds guests ${failed || 'none'} failed, none took more than ${longest} s, ${lost || 'nothing'} lost`
}

/** As many as a person may ask for in an hour. */
const MAILS = 20
/** A mail is tried again after 3, 7 and 20 seconds, and ever less often after that. */
const ARRIVED_WITHIN_MS = 60_000

/** The mail server is away while invitations are sent; what was asked for arrives once it is back. */
export async function withMailAway(): Promise<Seen> {
  const smtp = await startSmtpServer()
  const gate = await startGate({ port: smtp.port, host: '127.0.0.1' })
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${gate.port}`,
    MAIL_FROM: 'Azahar <hola@azahar.example>',
    REQUIRE_EMAIL_VERIFICATION: 'false',
  }
  try {
    return await withOneServer(
      async ({ url, note }) => {
        const elena = asPerson(url)
        await elena.signUp('Elena', 'elena@correo.example')
        const path = `/api/weddings/${await elena.createWedding()}/invitations/mail`
        const away = takeAway(gate)
        const longestMs = await inviteAll((to) => elena.call(path, to))
        await away
        note(await arrivalOf(smtp.messages, longestMs))
      },
      { environment },
    )
  } finally {
    gate.close()
    await smtp.stop()
  }
}

const addressOf = (number: number) => `tia-${number}@correo.example`

/** Gives the longest wait for an answer, in milliseconds. */
async function inviteAll(invite: (to: object) => Promise<Response>): Promise<number> {
  let longestMs = 0
  for (let number = 0; number < MAILS; number += 1) {
    const asked = performance.now()
    await invite({ role: 'couple', recipient: `Tía ${number}`, to: addressOf(number) })
    longestMs = Math.max(longestMs, performance.now() - asked)
  }
  return longestMs
}

async function arrivalOf(messages: readonly string[], longestMs: number): Promise<string> {
  const back = performance.now()
  const copies = () =>
    Array.from(
      { length: MAILS },
      (_, number) => messages.filter((message) => message.includes(`To: ${addressOf(number)}`)).length,
    )
  while (copies().includes(0) && performance.now() - back < ARRIVED_WITHIN_MS) await delay(100)
  const seconds = ((performance.now() - back) / 1000).toFixed(0)
  const missing = copies().filter((count) => count === 0).length
  if (missing > 0)
    throw new Error(`${missing} of ${MAILS} mails have not arrived ${seconds} s after the server was back`)
  const twice = copies().filter((count) => count > 1).length
  return `; ${MAILS} invitations by mail are asked for meanwhile, each answered within ${(longestMs / 1000).toFixed(1)} s; the last has arrived ${seconds} s after the server is back, ${twice || 'none'} twice`
}
