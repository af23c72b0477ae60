import { WebAuthnError } from '@simplewebauthn/browser'
import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { ASKED_PATH_KEY } from '#domain/text/asked-path.ts'
import { WalletNotUsed } from '#ui/hydration/wallet.ts'
import { forgetDevice } from './forget-device.ts'
import { SCRIPT_HEADER } from './forms.ts'
import { accountSentenceFor } from './page-sentences.ts'
import { followCode } from './scripts/code.ts'
import { followCountdown } from './scripts/countdown.ts'
import { followMode, setMode } from './scripts/mode.ts'
import { fillPasskey, followPasskeys, forgetPasskey } from './scripts/passkey.ts'
import { prefetchApp } from './scripts/prefetch-app.ts'
import { showRecovery } from './scripts/recovery.ts'
import { clearNotes, replaceSheet, sheet, showAnswer, showProblem } from './scripts/sheet.ts'
import { followShowPassword } from './scripts/show-password.ts'
import { fillWallet, followWallet, MessageRefused } from './scripts/wallet.ts'

// The script makes the account pages nicer. Without it each of them works as a plain form.

/** Tells the other tabs of this browser that a person signed in or out; a tab on an account page loads anew then. */
const sessionChannel = new BroadcastChannel('azahar.session')
sessionChannel.onmessage = () => location.reload()

/** How long the confirmation of a new password stays before the login, in milliseconds (spec 4). */
const BACK_TO_LOGIN_MS = 1200

/** The form of signup as it was left, while the screen that a mail was sent is shown over it. */
let leftSheet: HTMLElement | null = null

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  event.preventDefault()
  if (form.ariaBusy !== 'true') void send(form, event.submitter)
})

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  setBusy(form, true)
  clearNotes(form)
  const isPasskey = 'passkey' in form.dataset
  const isWallet = 'wallet' in form.dataset
  if (isPasskey || isWallet) clearNotes()
  try {
    if (isPasskey) await fillPasskey(form)
    if (isWallet) await fillWallet(form)
    const action = submitter?.getAttribute('formaction') ?? form.action
    const answer = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(fieldsOf(form, submitter)),
      headers: { [SCRIPT_HEADER.name]: SCRIPT_HEADER.value },
    })
    if (answer.headers.get('content-type')?.startsWith('application/json')) await follow(form, answer)
    else show(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch (error) {
    showProblem(sentenceOfFailure(error))
  }
  setBusy(form, false)
  if (isPasskey) forgetPasskey(form)
}

function sentenceOfFailure(error: unknown): string {
  if (error instanceof WebAuthnError) return accountSentenceFor('PASSKEY_NOT_USED')
  if (error instanceof WalletNotUsed) return accountSentenceFor('WALLET_NOT_USED')
  if (error instanceof MessageRefused) return accountSentenceFor(error.answer.code, error.answer)
  return accountSentenceFor('OFFLINE')
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  const fields = new FormData(form, submitter)
  const asked = askedPath()
  if (asked && fields.has('redirect')) fields.set('redirect', asked)
  return [...fields].map(([name, value]) => [name, String(value)])
}

/** The page that the app had been asked for in this tab; the server decides whether it belongs to the person. */
function askedPath(): string | null {
  const stored = sessionStorage.getItem(ASKED_PATH_KEY)
  if (!stored) return null
  const { path, until } = JSON.parse(stored) as { path: string; until: number }
  return until > Date.now() ? path : null
}

/** A session has begun or ended: what was kept for the user before is deleted, and the other tabs are notified. */
async function follow(form: HTMLFormElement, answer: Response): Promise<void> {
  const { location: address, code, ...data } = await answer.json()
  if (!address) return showProblem(accountSentenceFor(code, data))
  sessionStorage.removeItem(ASKED_PATH_KEY)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (form.dataset['user']) document.cookie = `${WEDDING_COOKIE}=; Max-Age=0; Path=/app`
  sessionChannel.postMessage('changed')
  location.replace(address)
  // The button goes on saying what happens until the page is there.
  await new Promise(() => {})
}

function show(page: Document): void {
  const left = sheet()
  if (!showAnswer(page)) return
  leftSheet = left
  leaveLater()
}

/** The confirmation of a new password leads on by itself. */
function leaveLater(): void {
  const address = document.querySelector<HTMLElement>('[data-leads-to]')?.dataset['leadsTo']
  if (address) setTimeout(() => location.replace(address), BACK_TO_LOGIN_MS)
}

function recover(): void {
  showRecovery().catch(() => showProblem(accountSentenceFor('OFFLINE')))
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.ariaBusy = String(isBusy)
  const button = form.querySelector('[type=submit]')!
  button.setAttribute('aria-busy', String(isBusy))
  button.setAttribute('aria-disabled', String(isBusy))
}

document.addEventListener('click', (event) => {
  const back = (event.target as Element).closest<HTMLElement>('[data-back]')
  if (!back || !leftSheet) return
  event.preventDefault()
  replaceSheet(leftSheet)
  leftSheet = null
  setMode(back.dataset['back']!)
})

forgetDevice()

followMode()
followCode()
followCountdown()
followShowPassword()
followPasskeys()
followWallet()
leaveLater()
recover()
addEventListener('hashchange', recover)
prefetchApp()
