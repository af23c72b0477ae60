import { defineConfig } from 'vitest/config'
import { minifiedContract } from './scripts/vite/minified-contract.ts'
import { pageScript } from './scripts/vite/page-script.ts'
import { pageStyles } from './scripts/vite/page-styles.ts'

export default defineConfig({
  plugins: [pageStyles(), pageScript(), minifiedContract()],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.global.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Loading the server anew for every file took 40 % of the processor time of a run; no file changes a module.
    isolate: false,
  },
})
