import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { ORIGIN } from '../test-app.ts'
import type { CookieJar } from './cookie-jar.ts'

const RP_ID = 'localhost'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A device with one passkey, as WebAuthn has it: it signs what a server asks, with a fingerprint or without. */
export class SoftDevice {
  readonly #id = randomBytes(16)
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  readonly #verifiesOwner: boolean
  readonly #origin: string

  constructor({ verifiesOwner = true, origin = ORIGIN } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url'))
    this.#verifiesOwner = verifiesOwner
    this.#origin = origin
  }

  /** Makes its passkey for the person of the jar. */
  async register(jar: CookieJar) {
    const options = await jar.get('/api/auth/passkey/generate-register-options')
    return options.status === 200 ? this.answerRegistration(jar, options.body.challenge) : options
  }

  /** Answers what a server has asked it when a passkey was to be made. */
  async answerRegistration(jar: CookieJar, challenge: string) {
    const id = this.#id.toString('base64url')
    const authData = Buffer.concat([
      this.#authData(HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#publicKey,
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }
    return jar.post('/api/auth/passkey/verify-registration', { response: this.#credential(id, response) })
  }

  /** The device says this when it is asked to sign in. */
  async answer(jar: CookieJar) {
    const { body } = await jar.get('/api/auth/passkey/generate-authenticate-options')
    const clientDataJSON = this.#clientData('webauthn.get', body.challenge)
    const authData = this.#authData(0)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const response = {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#key).toString('base64url'),
    }
    return this.#credential(this.#id.toString('base64url'), response)
  }

  /** Signs in, in the browser of the jar. */
  async signIn(jar: CookieJar) {
    return jar.post('/api/auth/passkey/verify-authentication', { response: await this.answer(jar) })
  }

  #credential = <Response extends object>(id: string, response: Response) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  #clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false })).toString(
      'base64url',
    )

  #authData(more: number): Buffer {
    const flags = USER_PRESENT | (this.#verifiesOwner ? USER_VERIFIED : 0) | more
    return Buffer.concat([sha256(Buffer.from(RP_ID)), Buffer.from([flags, 0, 0, 0, 0])])
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])

function cborBytes(bytes: Buffer): Buffer {
  if (bytes.length < 256) return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
  return Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])
}

/** A public key for ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(x),
    Buffer.from([0x22]),
    cborBytes(y),
  ])
