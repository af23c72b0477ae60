import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { APP_SHELL_PATH, SERVICE_WORKER_PATH } from '../../src/domain/accounts/device.ts'
import { readBuiltApp } from '../../src/server/platform/built-app.ts'
import { compressed } from './compressed.ts'

/** Parts of the app that only a network gives sense to: the gallery of controls, reading spreadsheets and PDF. */
const LEFT_OUT = /\/(dev\.|xlsx|guest-file\.worker|pdf-pages|pdf\.worker)/

/** Other drawings and photographs come when they are shown; those that came with a page are not fetched for it. */
const PRECACHED = /\.(js|css)$|\/(ibarra(-italic)?|instrument)-[\w-]{8}\.woff2$|\/drawing-[\w-]+\.svg$/

/** Builds the service worker of the app, which knows by their hashed names the files that this build has made. */
export function serviceWorker(): Plugin {
  let outDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle).filter(
        (file) => file.startsWith('assets/') && PRECACHED.test(file) && !LEFT_OUT.test(`/${file}`),
      )
      const page = await readFile(join(outDir, 'index.html'))
      const precached = [
        ...files.map((file) => ({ url: `/${file}`, revision: null })),
        { url: APP_SHELL_PATH, revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
      ]
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [compressed(/\.js$/)],
        define: {
          PRECACHED: JSON.stringify(precached),
          SCREEN_SCRIPTS: JSON.stringify(Object.fromEntries(readBuiltApp(outDir).scripts)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2023',
          reportCompressedSize: false,
          lib: {
            entry: fileURLToPath(new URL('../../src/app/worker/service-worker.ts', import.meta.url)),
            formats: ['iife'],
            name: 'serviceWorker',
            fileName: () => SERVICE_WORKER_PATH.slice(1),
          },
        },
      })
    },
  }
}
