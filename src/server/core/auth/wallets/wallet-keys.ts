import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** An address of Ethereum with the capitals that are its checksum (ERC-55). */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = hex(keccak_256(bytesOf(digits)))
  const letters = [...digits].map((digit, at) =>
    Number.parseInt(hash[at]!, 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}

/**
 * The address whose key signed a text as wallets do (ERC-191); `null` for what is no signature. Wallets that are
 * contracts (ERC-1271) are not known: asking one takes a node of the network.
 */
export function signerOf(text: string, signature: string): string | null {
  const bytes = Buffer.from(signature.slice(2), 'hex')
  const recovery = RECOVERY[bytes[64] ?? -1]
  if (bytes.length !== 65 || recovery === undefined) return null
  try {
    const compact = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
    if (compact.hasHighS()) return null
    const key = compact.addRecoveryBit(recovery).recoverPublicKey(digestOf(text)).toBytes(false)
    return checksummed(`0x${hex(keccak_256(key.subarray(1)).subarray(-20))}`)
  } catch {
    return null
  }
}

/** Some devices count from 0, wallets from 27. */
const RECOVERY: Record<number, number> = { 0: 0, 1: 1, 27: 0, 28: 1 }

function digestOf(text: string): Uint8Array {
  const body = bytesOf(text)
  return keccak_256(Buffer.concat([bytesOf(`\x19Ethereum Signed Message:\n${body.length}`), body]))
}

const bytesOf = (text: string) => Buffer.from(text, 'utf8')

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
