import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from '../outside/own-server.ts'
import { startTaxAgency } from '../outside/tax-agency.ts'
import { test as journey } from './browser-test.ts'

export type TaxAgency = Awaited<ReturnType<typeof startTaxAgency>>

/** A journey on a server of its own, which sends its records of invoices to a double of the agency. */
export const test = journey.extend<object, { agency: TaxAgency; server: OwnServer }>({
  agency: [
    // biome-ignore lint/correctness/noEmptyPattern: The runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      const agency = await startTaxAgency()
      await use(agency)
      await agency.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ agency }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'azahar-agency-ca-'))
      const authority = join(folder, 'ca.pem')
      writeFileSync(authority, agency.authority)
      const server = await startOwnServer({
        ...{ VERIFACTU_URL: agency.service.href, VERIFACTU_CA: authority, TRUST_PROXY: 'true' },
      })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

/** The PDF of an invoice, as the menu of its row gives it. */
export async function invoicePdf(page: Page, number: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: `Más de ${number}` }).click()
  const loading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar PDF' }).click()
  return new Uint8Array(await readFile(await (await loading).path()))
}

/** An invoice as Facturae, as the menu of its row gives it. */
export async function facturaeOf(page: Page, number: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: `Más de ${number}` }).click()
  const loading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar Facturae' }).click()
  const file = await loading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
