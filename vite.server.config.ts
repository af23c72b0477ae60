import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server with its public pages: `src/server/main.ts` to `dist/server`. Packages stay in node_modules. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    ssr: 'src/server/main.ts',
    ssrEmitAssets: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
})
