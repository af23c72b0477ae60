/**
 * Names the account whose data the app may open from this device. The app writes it when the server has said who is
 * signed in; the server clears it with every answer that begins or ends a session.
 */
export const ACCOUNT_COOKIE = 'azahar.account'

/**
 * Says that the person has left without a network: their session ends as soon as there is one, and no page of the app
 * is drawn for it before.
 */
export const LEAVING_COOKIE = 'azahar.leaving'

/** Whether a `Cookie` header or `document.cookie` says so: what is drawn is without anybody's rows then. */
export const hasLeftOffline = (cookies = ''): boolean => cookies.split('; ').includes(`${LEAVING_COOKIE}=1`)

/** The wedding that the browser showed last, below `/app`, as `account/wedding`. */
export const WEDDING_COOKIE = 'azahar.wedding'

/** The database of the browser that holds what the app opens without a network. */
export const DEVICE_DATABASE = 'azahar'

/** The parts of it that the app shows; the other is what a person has not sent. */
export const SHOWN_STORES = ['about', 'answers', 'screens'] as const

/** The page of the app without the data of any account, which the service worker keeps. */
export const APP_SHELL_PATH = '/app-shell.html'

/** The script of the service worker, at the root because it answers for `/app` and all below. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** The address to which other apps send images and links, and the names of the fields that they send. */
export const SHARE_PATH = '/app/compartir'
export const SHARE_FIELDS = { title: 'titulo', text: 'texto', url: 'enlace', images: 'imagenes' } as const

/** The cache in which the service worker keeps what was shared until it has its folder. */
export const SHARED_CACHE = 'azahar-compartido'

/** The account that a `Cookie` header or `document.cookie` names, if any. */
export function accountOfCookies(cookies: string): string | null {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${ACCOUNT_COOKIE}=`))
  return found?.slice(ACCOUNT_COOKIE.length + 1) || null
}
