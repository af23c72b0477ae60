import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './page-script.ts'

const file = fileURLToPath(new URL('../../src/app/before-script.ts', import.meta.url))

/** Puts the script that a page drawn by the server needs until the app has come into the head of the page. */
export function beforeScript(): Plugin {
  return {
    name: 'before-script',
    apply: 'build',
    async transformIndexHtml() {
      const { code } = await bundleScript(file)
      return [{ tag: 'script', children: `(()=>{${code.trim()}})()`, injectTo: 'head' }]
    },
  }
}
