import { createListeners } from '../state/store.ts'

/** The person's choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export const THEME_KEY = 'azahar-theme'

/** The choice kept in this browser, `system` when there is none or it cannot be read. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Keeps a choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  current = choice
  showTheme()
  listeners.notify()
}

export function currentThemeChoice(): ThemeChoice {
  current ??= readThemeChoice()
  return current
}

/** Follows the device, and the choice made in another tab, for as long as the page lives. */
export function followTheme(): void {
  darkDevice().addEventListener('change', showTheme)
  window.addEventListener('storage', (event) => {
    if (event.key !== THEME_KEY) return
    current = readThemeChoice()
    showTheme()
    listeners.notify()
  })
  showTheme()
}

let current: ThemeChoice | undefined
const listeners = createListeners()
export const subscribeToTheme = listeners.add
const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')

function showTheme(): void {
  const choice = currentThemeChoice()
  const isDark = choice === 'dark' || (choice === 'system' && darkDevice().matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

/**
 * Runs before the first paint, inline and with its hash in the content security policy, so that a
 * dark page never flashes white. The same rule as `showTheme`.
 */
export const themeInitScript = `(function(){var c=null;try{c=localStorage.getItem('${THEME_KEY}')}catch(e){}document.documentElement.dataset.theme=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light'})()`
