// How long a list of 5,000 guests takes until its preview is drawn, and how long it holds the page up:
// a CSV, an .xlsx and a pasted text (once it stands in its field), in a wedding with one guest and in one with 5,000 of them. Needs a build and
// Chromium. The first round of each compiles what the others run, and is shown apart.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { IMPORT_MAX_ROWS } from '#domain/guests/guests.ts'
import { openBench } from './environment.ts'
import { csv, pasted, rows, xlsx } from './guest-lists.ts'
import { NAMED_FUNCTIONS } from './page-load.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const PREVIEW_MS = 1000
const TASK_MS = 100
const PORT = 3986
const ORIGIN = `http://localhost:${PORT}`

type Preview = { wait: number; longestTask: number }
type Bring = (page: Page) => Promise<void>

const folder = mkdtempSync(join(tmpdir(), 'azahar-bench-'))
/** By its path: what is handed over otherwise is unpacked in the page, which would be measured with it. */
function pickFile(name: string, content: string | Buffer): Bring {
  const path = join(folder, name)
  writeFileSync(path, content)
  return async (page) => {
    await page.locator('input[type=file]').setInputFiles(path)
  }
}
const WAYS: Record<string, Bring> = {
  CSV: pickFile('invitados.csv', csv),
  '.xlsx': pickFile('invitados.xlsx', xlsx),
  'pasted text': async (page) => {
    await page.getByRole('tab', { name: 'Pegar texto' }).click()
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await page.getByLabel('Un invitado por línea').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+V')
    // The browser itself lays a text of five thousand lines out before.
    await startWatching(page)
    await page.getByRole('button', { name: 'Ver la lista' }).click()
  },
}

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  for (const guests of [1, IMPORT_MAX_ROWS]) {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.addInitScript(NAMED_FUNCTIONS)
    await page.goto(`${ORIGIN}${await weddingWith(page, guests)}`)
    for (const [way, bring] of Object.entries(WAYS)) {
      const previews: Preview[] = []
      for (let round = 0; round <= ROUNDS; round += 1) previews.push(await preview(page, bring))
      report(`${way}, ${guests} guests there`, previews)
    }
    await context.close()
  }
} finally {
  await bench.close()
  rmSync(folder, { recursive: true })
}

/** Brings a list and waits until its first rows are drawn; from the choice of the file or the press of the button. */
async function preview(page: Page, bring: Bring): Promise<Preview> {
  await page.getByRole('button', { name: 'Importar lista' }).first().click()
  await page.getByRole('dialog').waitFor()
  await startWatching(page)
  await bring(page)
  const result = await page.evaluate(() => window.previewDrawn)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return result
}

declare global {
  interface Window {
    previewDrawn: Promise<Preview>
  }
}

/** Watches from now on, or anew, for long tasks and for the table of the preview. */
async function startWatching(page: Page) {
  await page.evaluate(() => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((e) => e.duration)),
    )
    observer.observe({ type: 'longtask' })
    let start = performance.now()
    const restart = ({ target }: Event) => {
      const isWanted =
        target instanceof HTMLInputElement ? target.type === 'file' : target instanceof HTMLElement
      if (isWanted) start = performance.now()
    }
    document.addEventListener('change', restart, { capture: true })
    window.previewDrawn = new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector('[role=dialog] th[scope=row]')) return requestAnimationFrame(look)
        const wait = performance.now() - start
        document.removeEventListener('change', restart, { capture: true })
        // The work after the first drawing may hold the page up as well.
        return setTimeout(() => {
          observer.disconnect()
          resolve({ wait, longestTask: Math.max(0, ...tasks) })
        }, 500)
      }
      look()
    })
  })
}

async function weddingWith(page: Page, guests: number): Promise<string> {
  const call = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`${ORIGIN}/api${path}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  const account = { email: `import-${guests}@correo.example`, password: 'azahar-en-flor', role: 'couple' }
  await call('/auth/sign-up/email', { name: 'Lucía Herrera', ...account })
  const { id } = await call('/weddings', { name: 'Lucía & Martín' })
  const there = rows.slice(0, guests).map(([name, surname]) => ({ fullName: `${name} ${surname} Vidal` }))
  await call(`/weddings/${id}/guests/import`, { mode: 'append', guests: there })
  return `/app/couple/${id}/guests`
}

function report(title: string, [first, ...others]: readonly Preview[]) {
  const waits = others.map(({ wait }) => wait).toSorted((a, b) => a - b)
  const tasks = others.map(({ longestTask }) => longestTask).toSorted((a, b) => a - b)
  const median = waits[Math.floor(waits.length / 2)] ?? 0
  const [quickest, slowest, task] = [waits[0] ?? 0, waits.at(-1) ?? 0, tasks.at(-1) ?? 0]
  console.log(
    `${title.padEnd(30)} preview ${median.toFixed(0)} ms (${quickest.toFixed(0)} to ${slowest.toFixed(0)}; first ${first!.wait.toFixed(0)}), longest task ${task.toFixed(0)} ms (first ${first!.longestTask.toFixed(0)}), load ${loadavg()[0]!.toFixed(1)}`,
  )
  if (median >= PREVIEW_MS || Math.max(task, first!.longestTask) >= TASK_MS) process.exitCode = 1
}
