/** A wallet puts this into a page (EIP-1193). */
type Provider = { request(asked: { method: string; params?: unknown[] }): Promise<unknown> }

const provider = () => (window as { ethereum?: Provider }).ethereum

/** A wallet that was closed, or whose person did not sign. */
export class WalletNotUsed extends Error {}

export const hasWallet = (): boolean => provider() !== undefined

/** The address that the person chooses in their wallet. */
export async function chooseWallet(): Promise<string> {
  const [address] = (await ask('eth_requestAccounts')) as string[]
  if (!address) throw new WalletNotUsed()
  return address
}

export async function signWithWallet(address: string, message: string): Promise<string> {
  const bytes = Array.from(new TextEncoder().encode(message), (byte) => byte.toString(16).padStart(2, '0'))
  return String(await ask('personal_sign', [`0x${bytes.join('')}`, address]))
}

async function ask(method: string, params: unknown[] = []): Promise<unknown> {
  try {
    return await provider()!.request({ method, params })
  } catch {
    throw new WalletNotUsed()
  }
}
