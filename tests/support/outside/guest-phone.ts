import { randomBytes } from 'node:crypto'
import { PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import { ORIGIN } from '../origin.ts'
import type { TestApp } from '../test-app.ts'

/** The phone of a guest, which sends photographs to the page of a link and takes them back. */
export function guestPhone(app: Pick<TestApp, 'fetch'>, page: () => string, origin = ORIGIN) {
  const secret = randomBytes(16).toString('base64url')
  let number = 0
  const call = async (method: string, at: number, body?: Buffer) => {
    const response = await app.fetch(`${page()}/fotos/${at}?nombre=IMG.JPG&acuerdo=1&de=Roc%C3%ADo`, {
      method,
      headers: { origin, [PHOTO_KEY_HEADER]: secret },
      ...(body && { body: new Uint8Array(body) }),
    })
    return response.status
  }
  return {
    /** Gives the status of the answer. */
    send: (body: Buffer) => {
      number += 1
      return call('POST', number, body)
    },
    /** Sends the same photograph until it is through; a page does so by itself. */
    sendAgain: (body: Buffer) => call('POST', number, body),
    takeBackLast: () => call('DELETE', number),
  }
}
