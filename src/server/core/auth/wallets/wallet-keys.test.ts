import { describe, expect, it } from 'vitest'
import { SoftWallet } from '../../../../../tests/support/accounts/wallet.ts'
import { checksummed, signerOf } from './wallet-keys.ts'

describe('a wallet', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('has an address with the capitals of ERC-55: %s', (address) => {
    expect(checksummed(address.toLowerCase())).toBe(address)
  })

  it('is known by what it has signed, as other programs sign it', () => {
    // The example in the documentation of web3.js.
    const wallet = new SoftWallet('4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318')
    const signature =
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c'
    expect(wallet.address).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23')
    expect(signerOf('Some data', signature)).toBe(wallet.address)
    expect(signerOf('Hola, Lucía', wallet.sign('Hola, Lucía'))).toBe(wallet.address)
    expect(signerOf('Hola, Lucia', wallet.sign('Hola, Lucía'))).not.toBe(wallet.address)
  })

  it.each([
    ['nothing', '0x'],
    ['zeros', `0x${'00'.repeat(65)}`],
    ['a recovery of 5', `${new SoftWallet().sign('x').slice(0, -2)}05`],
    ['its mirror image', mirrored(new SoftWallet().sign('x'))],
  ])('is not known by %s', (_title, signature) => {
    expect(signerOf('x', signature)).toBeNull()
  })
})

/** The other signature of the same key for the same text, which no wallet makes. */
function mirrored(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const recovery = signature.endsWith('1b') ? '1c' : '1b'
  return signature.slice(0, 66) + s.toString(16).padStart(64, '0') + recovery
}
