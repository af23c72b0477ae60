import { foldText } from './fold-text.ts'

/** The fewest and the most characters of a slug that can be chosen. */
export const SLUG_MIN = 3
export const SLUG_MAX = 60

export type SlugProblem =
  | 'SLUG_MISSING'
  | 'SLUG_HAS_SPACES'
  | 'SLUG_HAS_OTHER_CHARACTERS'
  | 'SLUG_HYPHEN_MISPLACED'
  | 'SLUG_TOO_SHORT'
  | 'SLUG_TOO_LONG'
  | 'SLUG_RESERVED'

/** The slug as it is kept: without blanks around it, in lower case. */
export const cleanSlug = (typed: string): string => typed.trim().toLowerCase()

/** Why no wedding and no planner can have a slug; `null` when it can: a–z, 0–9 and single hyphens between them. */
export function slugProblem(typed: string): SlugProblem | null {
  const slug = cleanSlug(typed)
  if (!slug) return 'SLUG_MISSING'
  if (/\s/.test(slug)) return 'SLUG_HAS_SPACES'
  if (!/^[a-z0-9-]+$/.test(slug)) return 'SLUG_HAS_OTHER_CHARACTERS'
  if (/^-|-$|--/.test(slug)) return 'SLUG_HYPHEN_MISPLACED'
  if (slug.length < SLUG_MIN) return 'SLUG_TOO_SHORT'
  if (slug.length > SLUG_MAX) return 'SLUG_TOO_LONG'
  return RESERVED.includes(slug) ? 'SLUG_RESERVED' : null
}

/** Addresses that are ours, or would look as if they were. */
const RESERVED: readonly string[] = [
  ...[
    'admin',
    'administrador',
    'api',
    'app',
    'assets',
    'auth',
    'ayuda',
    'azahar',
    'billing',
    'blog',
    'buscar',
  ],
  ...[
    'contacto',
    'correo',
    'cuenta',
    'dashboard',
    'dev',
    'directorio',
    'editar',
    'equipo',
    'files',
    'health',
  ],
  ...['healthz', 'help', 'home', 'index', 'info', 'inicio', 'legal', 'login', 'logout', 'mail', 'me', 'new'],
  ...['nosotros', 'nueva', 'nuevo', 'null', 'pagos', 'parejas', 'perfil', 'planner', 'planners', 'portfolio'],
  ...[
    'precios',
    'pricing',
    'privacidad',
    'profile',
    'public',
    'readyz',
    'registro',
    'reset-password',
    'robots',
  ],
  ...[
    'root',
    'salir',
    'seguridad',
    'settings',
    'signup',
    'sistema',
    'sitemap',
    'soporte',
    'static',
    'support',
  ],
  ...['system', 'terminos', 'test', 'undefined', 'usuario', 'webmaster', 'www'],
]

/** A slug out of words: `casa-jara-sevilla`. */
export function slugOf(...words: readonly string[]): string {
  return foldText(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '')
}
