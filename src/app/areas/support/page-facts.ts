import { VERSION } from '#domain/operation/version.ts'
import { browserName } from '#domain/support/browser-name.ts'
import { useIsHydrated } from '#ui/hydration/use-is-hydrated.ts'
import { coupleEntries, plannerEntries } from '../../shell/navigation.ts'

export type Facts = { page: string; browser: string; screen: string; version: string }

/**
 * The facts of page and browser that are told if the person agrees: no address, since that names a wedding. The server
 * draws them without those of the browser, which it does not know.
 */
export function useFacts(path: string): Facts {
  const isInBrowser = useIsHydrated()
  return {
    page: pageName(path),
    browser: isInBrowser ? browserName(navigator.userAgent) : UNKNOWN,
    screen: isInBrowser ? screenInWords() : UNKNOWN,
    version: `Azahar ${VERSION}`,
  }
}

const UNKNOWN = '…'

const screenInWords = () =>
  `${window.innerWidth} × ${window.innerHeight}, ${languageName(navigator.language)}`

/** The name of a page in the menu. */
export function pageName(path: string): string {
  const place = path.replace(/\/$/, '').split('/').slice(2)
  const [side, , page = ''] = place
  const others = OTHERS[page] ?? OTHERS[side ?? '']
  if (others) return others
  const entries = side === 'planner' && place[1] !== 'w' ? plannerEntries('') : coupleEntries(undefined)
  const named = page ? entries.find(({ to }) => to.endsWith(`/${page}`)) : entries[0]
  return named?.label ?? 'Otra página'
}

/** Pages that no menu has. */
const OTHERS: Record<string, string> = {
  answers: 'Respuestas',
  catering: 'Catering',
  style: 'Estilo',
  activity: 'Actividad',
  profile: 'Tu perfil',
  notifications: 'Notificaciones',
  help: 'Ayuda',
}

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames('es', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
