import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../start-error.ts'

type Bytes = AsyncIterable<Uint8Array>

/** The first bytes of a file in the format of age (https://age-encryption.org/v1). */
export const ENCRYPTED_MAGIC = Buffer.from('age-encryption.org/v1\n')

/** Encrypts a stream with a passphrase; `age --decrypt` reads it too. */
export async function* encrypted(contents: Bytes, passphrase: string): Bytes {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  yield* await encrypter.encrypt(webStreamOf(contents))
}

/** Decrypts a stream; `name` is of the file, for a person whose passphrase is another. */
export async function* decrypted(contents: Bytes, passphrase: string, name: string): Bytes {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const plain = await decrypter.decrypt(webStreamOf(contents)).catch((error: Error) => {
    throw /no identity matched/.test(error.message)
      ? new StartError(`The passphrase does not open ${name}.`)
      : error
  })
  yield* plain
}

const webStreamOf = (contents: Bytes) =>
  Readable.toWeb(Readable.from(contents, { objectMode: false })) as ReadableStream<Uint8Array>
