import { bytesOfDataUri } from './data-uri.ts'
import appleTouchIcon from './icons/apple-touch-icon.png?inline'
import faviconIco from './icons/favicon.ico?inline'
import faviconSvg from './icons/favicon.svg?raw'
import icon192 from './icons/icon-192.png?inline'
import icon512 from './icons/icon-512.png?inline'
import iconMaskable from './icons/icon-maskable-512.png?inline'

export type RootFile = { type: string; body: string | Buffer }

/** Browsers and crawlers ask for these at fixed addresses. */
export const ROOT_FILES: Record<string, RootFile> = {
  '/favicon.ico': { type: 'image/x-icon', body: bytesOfDataUri(faviconIco) },
  '/favicon.svg': { type: 'image/svg+xml', body: faviconSvg },
  '/apple-touch-icon.png': { type: 'image/png', body: bytesOfDataUri(appleTouchIcon) },
  '/icon-192.png': { type: 'image/png', body: bytesOfDataUri(icon192) },
  '/icon-512.png': { type: 'image/png', body: bytesOfDataUri(icon512) },
  '/icon-maskable-512.png': { type: 'image/png', body: bytesOfDataUri(iconMaskable) },
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
