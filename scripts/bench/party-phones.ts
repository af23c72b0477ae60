// The phones of a party, in a process of their own: each sends one photograph until it is answered. The party comes as a
// message, and what became of each photograph goes back as one.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'

/** The photograph is in base64. */
export type Party = { origin: string; path: string; photo: string; phones: number }
export type Sent = { status: number; tries: number }

/** The network of the venue, behind a proxy. */
const VENUE = '198.51.100.7'

// Phones do not compute on the machine of the server: they take what it leaves.
setPriority(constants.priority.PRIORITY_LOW)

const [{ origin, path, photo, phones }] = (await once(process, 'message')) as [Party]
const bytes = Buffer.from(photo, 'base64')
process.send!(await Promise.all(Array.from({ length: phones }, () => sendUntilAnswered())))
process.disconnect()

/** As the page of the link does: only an answer ends it, and a server with much to do is asked again. */
async function sendUntilAnswered(): Promise<Sent> {
  const agent = new Agent({ keepAlive: true })
  const phone = randomBytes(16).toString('base64url')
  try {
    for (let [tries, wait] = [1, 2]; ; tries += 1, wait = Math.min(2 * wait, 30)) {
      const { status, retryAfter } = await send(agent, phone)
      if (status !== 429 && status !== 503) return { status, tries }
      await delay(Math.max(wait, retryAfter) * 1000 * (1 + Math.random() / 2))
    }
  } finally {
    agent.destroy()
  }
}

function send(agent: Agent, phone: string) {
  return new Promise<{ status: number; retryAfter: number }>((resolve, reject) => {
    const headers = {
      origin,
      [PHOTO_KEY_HEADER]: phone,
      'x-forwarded-for': VENUE,
      'content-length': bytes.length,
    }
    const asked = request(
      `${origin}${path}/fotos/0?nombre=IMG.JPG&acuerdo=1`,
      { agent, method: 'POST', headers },
      (answer) => {
        answer
          .resume()
          .once('end', () =>
            resolve({ status: answer.statusCode!, retryAfter: Number(answer.headers['retry-after'] ?? 0) }),
          )
      },
    )
    asked.once('error', reject)
    asked.end(bytes)
  })
}
