import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { acyclicFiles } from './scripts/vite/acyclic-files.ts'
import { beforeScript } from './scripts/vite/before-script.ts'
import { chunks, isNamedChunk } from './scripts/vite/chunks.ts'
import { compressed } from './scripts/vite/compressed.ts'
import { iconMarkup } from './scripts/vite/icon-markup.ts'
import { minifiedContract } from './scripts/vite/minified-contract.ts'
import { overlaysApart } from './scripts/vite/overlays-apart.ts'
import { preloadFonts } from './scripts/vite/preload-fonts.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { themeScript } from './scripts/vite/theme-script.ts'

/** The single-page app: `src/app` to `dist/app`. */
export default defineConfig({
  root: 'src/app',
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: fileURLToPath(new URL('src/app/routes', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('src/app/route-tree.gen.ts', import.meta.url)),
      autoCodeSplitting: true,
      // What stands in for a screen comes with the start: a file of its own would be one request more.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    minifiedContract(),
    iconMarkup(),
    themeScript(),
    beforeScript(),
    preloadFonts(),
    { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' },
    serviceWorker(),
    acyclicFiles(),
    overlaysApart(),
    compressed(/\.(js|css|svg|json|webmanifest)$/),
  ],
  // A module worker may load what it needs when it needs it: the Excel reader, only for Excel files.
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('dist/app', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // Every browser that runs the app preloads modules; without the polyfill the entry needs no file of its own.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // The start lists the files of every screen, so that only those that others look for have a name.
        chunkFileNames: ({ name }) =>
          isNamedChunk(name) ? `assets/${name.split('~')[0]}-[hash:7].js` : 'assets/[hash:7].js',
        codeSplitting: { groups: chunks },
      },
    },
  },
})
