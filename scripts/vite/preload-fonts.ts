import type { Plugin } from 'vite'

/** The two upright fonts that nearly every screen begins with; italics and other scripts come when needed. */
const FIRST_FONTS = /\/(ibarra|instrument)-[\w-]{8}\.woff2$/

/** Lets the browser ask for the first fonts together with the styles that will name them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
