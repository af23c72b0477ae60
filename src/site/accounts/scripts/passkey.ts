import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from '@simplewebauthn/browser'

/** The server keeps what it asks a device for five minutes. */
const ASKED_ANEW_MS = 4 * 60_000

let asking: ReturnType<typeof setTimeout> | undefined

/** Shows the buttons of passkeys, and offers them where the email is typed. */
export function followPasskeys(): void {
  const isThere = browserSupportsWebAuthn()
  document.documentElement.dataset['asked'] = ''
  if (!isThere) return
  document.documentElement.dataset['passkeys'] = ''
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'mode') void offerPasskeys()
  })
  void offerPasskeys()
}

/** Fills the form with what the device says, unless it has said it already where the email is typed. */
export async function fillPasskey(form: HTMLFormElement): Promise<void> {
  const field = responseIn(form)
  if (!field.value) field.value = JSON.stringify(await ask(false))
}

/** The device's answer serves once. */
export function forgetPasskey(form: HTMLFormElement): void {
  responseIn(form).value = ''
  void offerPasskeys()
}

/** Goes on for as long as the page is open; a passkey that is chosen sends the form. */
async function offerPasskeys(): Promise<void> {
  clearTimeout(asking)
  const form = document.querySelector<HTMLFormElement>('[data-passkey]')
  if (!form || !document.querySelector('[autocomplete$=webauthn]')) return
  if (!(await browserSupportsWebAuthnAutofill())) return
  asking = setTimeout(offerPasskeys, ASKED_ANEW_MS)
  try {
    responseIn(form).value = JSON.stringify(await ask(true))
    form.requestSubmit()
  } catch {
    // Another ceremony has begun, or there is no network: the button says so when it is pressed.
  }
}

async function ask(useBrowserAutofill: boolean) {
  const answer = await fetch('/api/auth/passkey/generate-authenticate-options')
  return startAuthentication({ optionsJSON: await answer.json(), useBrowserAutofill })
}

const responseIn = (form: HTMLFormElement) => form.elements.namedItem('response') as HTMLInputElement
