import { SHARE_FIELDS, SHARE_PATH } from '#domain/accounts/device.ts'
import { bytesOfDataUri } from './data-uri.ts'
import appleTouchIcon from './icons/apple-touch-icon.png?inline'
import faviconIco from './icons/favicon.ico?inline'
import faviconSvg from './icons/favicon.svg?raw'
import icon192 from './icons/icon-192.png?inline'
import icon512 from './icons/icon-512.png?inline'
import iconMaskable from './icons/icon-maskable-512.png?inline'
import guestsShot from './images/screenshots/guests.webp?inline'
import homeShot from './images/screenshots/home.webp?inline'

export type RootFile = { type: string; body: string | Buffer }

/** Browsers show these screens when the app is about to be installed; `npm run site:screenshots` takes them. */
const SCREENSHOTS = [
  {
    name: 'captura-invitados.webp',
    bytes: guestsShot,
    sizes: '1280x800',
    form_factor: 'wide',
    label: 'Invitados',
  },
  { name: 'captura-boda.webp', bytes: homeShot, sizes: '412x892', form_factor: 'narrow', label: 'Mi boda' },
]

/** Browsers and crawlers ask for these at fixed addresses. */
export const ROOT_FILES: Record<string, RootFile> = {
  '/favicon.ico': { type: 'image/x-icon', body: bytesOfDataUri(faviconIco) },
  '/favicon.svg': { type: 'image/svg+xml', body: faviconSvg },
  '/apple-touch-icon.png': { type: 'image/png', body: bytesOfDataUri(appleTouchIcon) },
  '/icon-192.png': { type: 'image/png', body: bytesOfDataUri(icon192) },
  '/icon-512.png': { type: 'image/png', body: bytesOfDataUri(icon512) },
  '/icon-maskable-512.png': { type: 'image/png', body: bytesOfDataUri(iconMaskable) },
  ...Object.fromEntries(
    SCREENSHOTS.map(({ name, bytes }) => [`/${name}`, { type: 'image/webp', body: bytesOfDataUri(bytes) }]),
  ),
  '/manifest.webmanifest': {
    type: 'application/manifest+json',
    body: JSON.stringify({
      name: 'Azahar',
      short_name: 'Azahar',
      description: 'Organiza tu boda: invitados, proveedores, presupuesto, inspiración y agenda.',
      lang: 'es',
      id: '/app',
      start_url: '/app',
      scope: '/',
      display: 'standalone',
      background_color: '#f7f9f2',
      theme_color: '#f7f9f2',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
      share_target: {
        action: SHARE_PATH,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: SHARE_FIELDS.title,
          text: SHARE_FIELDS.text,
          url: SHARE_FIELDS.url,
          files: [{ name: SHARE_FIELDS.images, accept: ['image/*'] }],
        },
      },
      screenshots: SCREENSHOTS.map(({ name, bytes: _, ...screenshot }) => ({
        src: `/${name}`,
        type: 'image/webp',
        ...screenshot,
      })),
      shortcuts: [
        { name: 'Invitados', url: '/app/couple/guests' },
        { name: 'Agenda', url: '/app/couple/day-b' },
        { name: 'Presupuesto', url: '/app/couple/budget' },
        { name: 'Inspiración', url: '/app/couple/inspiration' },
      ],
    }),
  },
  // The browser fetches our pages when a visitor is about to follow a link to them, /signup among them.
  '/speculation-rules.json': {
    type: 'application/speculationrules+json',
    body: JSON.stringify({
      prefetch: [
        {
          where: {
            and: [{ href_matches: '/*' }, { not: { href_matches: ['/app/*', '/api/*', '/dev/*', '/og/*'] } }],
          },
          eagerness: 'moderate',
        },
      ],
    }),
  },
}
