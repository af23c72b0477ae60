import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ibarra from '#ui/theme/fonts/ibarra.woff2'
import ibarraItalic from '#ui/theme/fonts/ibarra-italic.woff2'
import instrument from '#ui/theme/fonts/instrument.woff2'
import { Raw } from './raw.tsx'
import { withStyles } from './styles-of-rest.tsx'
import type { PageStyles } from './used-styles.ts'

/** A page says these about itself, beside what it shows. */
export type PageHead = {
  /** From the root, with the query that belongs to its address. */
  path: string
  title: string
  /** The style sheet of the page, `?styles` of its module; what the page uses is inlined, so nothing is waited for. */
  styles: PageStyles
  /** Rules that come after it, of what is shown alone: the colour of a planner, the place of a photo. Stronger than its own where a page has `StylesOfRest`. */
  ownStyles?: string
  /** For search engines and shared links, up to about 155 characters. */
  description: string
  /** Path of the image of shared links, 1200 × 630. */
  image: string
  /** Facts for search engines, in the words of schema.org. */
  facts?: object[]
  isHiddenFromSearch?: boolean
  /** Whether the first screen sets text in italics, whose font is then fetched at once. */
  opensInItalics?: boolean
  /** Pages with fonts of their own fetch these at once. */
  fonts?: readonly string[]
  /** The page leads here by itself after a moment; where scripts run, the page's own does it. */
  leadsTo?: string
  /** Seconds after which the page loads again where no scripts run; where they do, the page's own renews it. */
  refreshesEvery?: number
  /** The language of the page; Spanish unless it says so. */
  language?: string
  /** The name of shared links, where it is not the title. */
  socialTitle?: string
  /** Whether the page is light or dark; both themes of a browser show it alike. */
  tone?: 'light' | 'dark'
  /** Path of a script that makes the page nicer; every page works without one. */
  script?: string
}

/** A whole page as HTML. What is read first comes first: fonts and scripts wait at the end. */
export function renderDocument(head: PageHead, origin: string, content: ReactNode): string {
  const body = `<body class="public">${renderToStaticMarkup(content)}${fontLinks(head)}</body>`
  const { first, styled } = withStyles(body, head.styles)
  const styles = first + (head.ownStyles ?? '')
  const top = renderToStaticMarkup(<Head head={head} styles={styles} origin={origin} />)
  return `<!doctype html><html lang="${head.language ?? 'es'}" data-theme="light">${top}${styled}</html>`
}

/**
 * Browsers find these at once wherever they stand, but in the head they hold up the first paint for a while.
 * Written out, because React moves them to the front.
 */
function fontLinks({ opensInItalics, fonts }: PageHead): string {
  return (fonts ?? [ibarra, instrument, ...(opensInItalics ? [ibarraItalic] : [])])
    .map((font) => `<link rel="preload" href="${font}" as="font" crossorigin/>`)
    .join('')
}

/** As Open Graph names languages. */
const LOCALES: Record<string, string> = {
  es: 'es_ES',
  ca: 'ca_ES',
  eu: 'eu_ES',
  gl: 'gl_ES',
  en: 'en_GB',
}

function Head({ head, styles, origin }: { head: PageHead; styles: string; origin: string }) {
  const address = origin + head.path
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <Raw as="style" text={styles} />
      <meta name="description" content={head.description} />
      {head.isHiddenFromSearch ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      {head.leadsTo && (
        <noscript>
          <meta httpEquiv="refresh" content={`2;url=${head.leadsTo}`} />
        </noscript>
      )}
      {head.refreshesEvery && (
        <noscript>
          <meta httpEquiv="refresh" content={String(head.refreshesEvery)} />
        </noscript>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Azahar" />
      <meta property="og:locale" content={LOCALES[head.language ?? 'es']} />
      <meta property="og:title" content={head.socialTitle ?? head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + head.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={head.tone === 'dark' ? '#0f2a1e' : '#f7f9f2'} />
      <meta name="color-scheme" content={head.tone ?? 'light'} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  )
}
