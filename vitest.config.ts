import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { iconMarkup } from './scripts/vite/icon-markup.ts'
import { minifiedContract } from './scripts/vite/minified-contract.ts'
import { pageScript } from './scripts/vite/page-script.ts'
import { pageStyles } from './scripts/vite/page-styles.ts'

export default defineConfig({
  plugins: [pageStyles(), pageScript(), minifiedContract(), iconMarkup()],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.global.ts'],
    // A machine of the CI may be several times slower.
    testTimeout: process.env['CI'] ? 60_000 : 20_000,
    hookTimeout: process.env['CI'] ? 180_000 : 60_000,
    maxWorkers: 2,
    // The generator of clients needs the API of the compiler, which TypeScript 7 does not have.
    alias: [
      {
        find: /^typescript$/,
        replacement: fileURLToPath(new URL('tests/support/contract/typescript-with-api.ts', import.meta.url)),
      },
    ],
    server: { deps: { inline: ['openapi-typescript'] } },
    // Loading the server anew for every file took 40 % of the processor time of a run; no file changes a module.
    isolate: false,
  },
})
