import { randomBytes } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { checksummed } from '#server/core/auth/wallets/wallet-keys.ts'

/** A wallet of Ethereum with one key, which signs texts as ERC-191 has it. */
export class SoftWallet {
  readonly #key: Uint8Array
  readonly address: string

  /** With a key as hexadecimal digits, or a new one. */
  constructor(key = randomBytes(32).toString('hex')) {
    this.#key = Buffer.from(key, 'hex')
    const publicKey = secp256k1.getPublicKey(this.#key, false)
    const digits = Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString('hex')
    this.address = checksummed(`0x${digits}`)
  }

  sign(message: string): string {
    const body = Buffer.from(message)
    const head = Buffer.from(`\x19Ethereum Signed Message:\n${body.length}`)
    const digest = keccak_256(Buffer.concat([head, body]))
    const [recovery, ...rest] = secp256k1.sign(digest, this.#key, { prehash: false, format: 'recovered' })
    return `0x${Buffer.from([...rest, 27 + recovery!]).toString('hex')}`
  }
}
