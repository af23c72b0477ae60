import * as z from 'zod'
import { browserRoute, freshRoute, full, id, text } from './base.ts'
import { LAST_WAY_IN } from './shared-errors.ts'

/** A wallet of Ethereum that opens the account. */
export const wallet = z.object({ id, address: z.string(), linkedAt: z.iso.datetime() })

export type Wallet = z.infer<typeof wallet>

const wallets = z.object({
  /** Whether this installation lets wallets open accounts. */
  isOffered: z.boolean(),
  wallets: z.array(wallet),
})

const WALLET_REFUSED = { status: 422, message: 'The signature or its message is not valid' } as const

const tags = ['access']

/** The wallets that open the account of a person. */
export const walletsContract = {
  list: browserRoute
    .route({ method: 'GET', path: '/access/wallets', tags, summary: 'The linked wallets of the person' })
    .output(wallets),

  /** It is good for ten minutes, once, and for this person and wallet alone. */
  ask: freshRoute
    .route({
      method: 'POST',
      path: '/access/wallets/message',
      tags,
      summary: 'Get the message that a wallet signs to be linked',
    })
    .input(z.object({ address: text.regex(/^0x[\da-fA-F]{40}$/) }))
    .output(z.object({ message: z.string() }))
    .errors({ WALLET_REFUSED }),

  /** One that is linked already is as good. */
  link: freshRoute
    .route({ method: 'POST', path: '/access/wallets', tags, summary: 'Link the wallet that has signed' })
    .input(z.object({ message: text.max(1000), signature: text.regex(/^0x[\da-fA-F]{130}$/) }))
    .output(wallet)
    .errors({
      WALLET_REFUSED,
      WALLET_OF_ANOTHER: { status: 409, message: 'The wallet opens another account' },
      TOO_MANY_WALLETS: full('The account has as many wallets as there can be'),
    }),

  /** One that is gone already is as good. */
  remove: freshRoute
    .route({
      method: 'DELETE',
      path: '/access/wallets/{walletId}',
      tags,
      summary: 'Unlink a wallet of the person',
    })
    .input(z.object({ walletId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ LAST_WAY_IN }),
}
