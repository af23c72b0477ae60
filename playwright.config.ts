import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/setup/chromium.mjs'

// The workers of a run read this file too: they find what the first reading chose in the environment.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'azahar-e2e-'))
process.env['E2E_PORT'] ??= '3947'
const port = process.env['E2E_PORT']
const server = `exec node ${process.env['E2E_SERVER'] ?? 'dist/server/main.js'}`
const log = process.env['E2E_SERVER_LOG']
const isCi = Boolean(process.env['CI'])

/** Journeys of the real browser through the built server, on an empty database of the run's own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalTeardown: './tests/support/journeys/remove-e2e-data.ts',
  fullyParallel: true,
  workers: 3,
  // Another try tells a starved machine from a fault; the run ends with the list of what needed one.
  retries: isCi ? 1 : 0,
  // What never ends is found as well by a machine that is several times slower.
  timeout: isCi ? 240_000 : 90_000,
  expect: { timeout: isCi ? 30_000 : 15_000 },
  forbidOnly: isCi,
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    // A worker answers for the server, which the tests are to meet; those of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording every journey costs a third of it; `--trace retain-on-failure` when one wants to see.
    trace: 'on-first-retry',
    // What slides is at its place at once, so that no click waits for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: log ? `${server} >> '${log}' 2>&1` : server,
    url: `http://localhost:${port}/readyz`,
    timeout: isCi ? 180_000 : 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      NODE_ENV: 'production',
      LOG_FORMAT: 'json',
      TRUST_PROXY: 'true',
      WEBHOOKS_TO_LOOPBACK: 'true',
      REQUESTS_ADDRESS: 'solicitudes@azahar.example',
      REQUESTS_SECRET: 'un-secreto-de-los-recorridos-0123456789',
      OPERATOR_EMAILS: 'carmen@azahar.example,luis@azahar.example,irene@azahar.example',
    },
  },
})
