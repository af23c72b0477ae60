import { clearNotes } from './sheet.ts'

const TITLES: Record<string, string> = { signup: 'Crear cuenta · Azahar', login: 'Entrar · Azahar' }

/** The style sheet shows the mode that is chosen; the address, the title and the password managers follow it. */
export function followMode(): void {
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    if (name !== 'mode') return
    clearNotes()
    follow(value)
  })
  // A browser that restores a form over a reload may have chosen the other mode.
  const chosen = document.querySelector<HTMLInputElement>('[name=mode]:checked')?.value
  if (chosen && location.pathname !== `/${chosen}`) follow(chosen)
}

/** Chooses a mode as if it had been pressed. */
export function setMode(mode: string): void {
  document.getElementById(`modo-${mode}`)?.click()
  document.title = TITLES[mode]!
}

function follow(mode: string): void {
  history.replaceState(null, '', `/${mode}`)
  document.title = TITLES[mode]!
  const isSignup = mode === 'signup'
  const fill = (field: string, kind: string) =>
    document.getElementById(field)!.setAttribute('autocomplete', kind)
  fill('email', isSignup ? 'email' : 'username webauthn')
  fill('password', isSignup ? 'new-password' : 'current-password')
}
