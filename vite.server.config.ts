import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './scripts/vite/compressed.ts'
import { iconMarkup } from './scripts/vite/icon-markup.ts'
import { minifiedContract } from './scripts/vite/minified-contract.ts'
import { oneByteScripts } from './scripts/vite/one-byte-scripts.ts'
import { pageScript } from './scripts/vite/page-script.ts'
import { pageStyles } from './scripts/vite/page-styles.ts'
import { stableMaps } from './scripts/vite/stable-maps.ts'

/** The server with its public pages, and the program of backups, to `dist/server`. Packages stay in node_modules. */
export default defineConfig({
  plugins: [
    pageStyles(),
    pageScript(),
    minifiedContract(),
    iconMarkup(),
    react(),
    tailwindcss(),
    oneByteScripts(),
    stableMaps(),
    compressed(/(^|\/)assets\/.*\.(js|css|svg|json|webmanifest)$/),
  ],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        main: 'src/server/entry/main.ts',
        // Looks at what the installation stands on.
        doctor: 'src/server/entry/doctor/main.ts',
        backup: 'src/server/entry/backup/main.ts',
        // A process of its own, which decodes images.
        'render-worker': 'src/server/platform/images/render-worker.ts',
        // Another one, which reads files that are dropped to be imported.
        'reading-worker': 'src/server/platform/reading/reading-worker.ts',
      },
      output: {
        // Everybody may fetch what lies in assets: code of the server must never get there.
        assetFileNames: 'assets/[name]-[hash][extname]',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
})
