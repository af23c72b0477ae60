import { recoveryToken } from '#domain/accounts/accounts.ts'
import { showAnswer } from './sheet.ts'

/**
 * A recovery link of the login screen carries its token in the hash, which never reaches the server: the form for
 * the new password takes the place of the screen (spec 2).
 */
export async function showRecovery(): Promise<void> {
  const token = recoveryToken(location.hash)
  if (token === null) return
  const answer = await fetch('/login?type=recovery')
  showAnswer(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  document.querySelector<HTMLInputElement>('[name=token]')!.value = token
}
