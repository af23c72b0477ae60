import { chooseWallet, hasWallet, signWithWallet } from '#ui/hydration/wallet.ts'
import { FORMS, SCRIPT_HEADER } from '../forms.ts'

/** Why the server gives no message to sign. */
export class MessageRefused extends Error {
  readonly answer: { code: string; retryAfterSeconds?: number }

  constructor(answer: MessageRefused['answer']) {
    super(answer.code)
    this.answer = answer
  }
}

/** Shows the button of wallets in a browser that has one; some come a moment after the page. */
export function followWallet(): void {
  const show = () => {
    if (hasWallet()) document.documentElement.dataset['wallet'] = ''
  }
  show()
  addEventListener('ethereum#initialized', show)
}

/** Fills the form with what the wallet has signed. */
export async function fillWallet(form: HTMLFormElement): Promise<void> {
  const address = await chooseWallet()
  const answer = await fetch(FORMS.walletMessage, {
    method: 'POST',
    body: new URLSearchParams({ address }),
    headers: { [SCRIPT_HEADER.name]: SCRIPT_HEADER.value },
  })
  const { message, ...refusal } = await answer.json()
  if (!message) throw new MessageRefused(refusal)
  const fields = form.elements as unknown as Record<'message' | 'signature', HTMLInputElement>
  fields.message.value = message
  fields.signature.value = await signWithWallet(address, message)
}
