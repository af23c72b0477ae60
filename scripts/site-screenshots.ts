// npm run site:screenshots — the screens that browsers show when the app is about to be installed, taken of a demo that
// runs (`npm run demo`). Run it again when they look different; its results are committed.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './setup/chromium.mjs'

const baseURL = process.env['DEMO_URL'] ?? 'http://localhost:3000'
const to = 'src/site/images/screenshots'
const SCREENS = [
  { name: 'guests', path: '/guests', size: { width: 1280, height: 800 } },
  { name: 'home', path: '', size: { width: 412, height: 892 } },
]

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] })
const page = await browser.newPage({ baseURL, locale: 'es-ES', reducedMotion: 'reduce' })
await page.goto('/login')
await page.getByLabel('Email').fill('lucia@azahar.example')
await page.getByLabel('Contraseña', { exact: true }).fill('azahar-demo')
await page.keyboard.press('Enter')
await page.waitForURL(/\/app\/couple\/[\w-]+$/)
const wedding = page.url()
for (const { name, path, size } of SCREENS) {
  await page.setViewportSize(size)
  await page.goto(wedding + path, { waitUntil: 'networkidle' })
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(`${to}/${name}.webp`)
}
await browser.close()
