import { defineConfig } from 'vitest/config'
import { pageStyles } from './scripts/vite/page-styles.ts'

export default defineConfig({
  plugins: [pageStyles()],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.global.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Some tests race processes against one another, which a starved machine can lose.
    retry: process.env['CI'] ? 2 : 0,
    fileParallelism: true,
    maxWorkers: 2,
  },
})
