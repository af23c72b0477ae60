import type { Plugin } from 'vite'
import { themeInitScript } from '../../src/ui/theme/theme.ts'

/** Puts the script that chooses light or dark into the page, ahead of everything that paints. */
export function themeScript(): Plugin {
  return {
    name: 'theme-script',
    transformIndexHtml: () => [{ tag: 'script', children: themeInitScript, injectTo: 'head-prepend' }],
  }
}
