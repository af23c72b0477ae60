import { execFileSync } from 'node:child_process'
import { Obstacle } from './command.mjs'
import {
  canInstallPackages,
  installPackages,
  isProgram,
  onSearchPath,
  updatePackageLists,
} from './programs.mjs'

// The build without a window takes half the processor time of the whole browser for the same page.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of the tests: CHROMIUM_PATH, else the first one installed on this system. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return [...onSearchPath(names), ...places].find(isProgram)
}

/** Finds the browser, or installs the Debian package where that is possible. */
export async function prepareChromium() {
  const found = findChromium()
  if (found && !isProgram(found)) throw new Obstacle(`CHROMIUM_PATH leads to no program: ${found}`)
  const canInstall = canInstallPackages()
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(shell) || !canInstall)) return
  if (!canInstall) throw new Obstacle(advice)
  await updatePackageLists('Installing Chromium for the browser tests')
  try {
    await install(shell).catch(() => found ?? install('chromium'))
  } catch (error) {
    throw new Obstacle(`${error.message}\n${advice}`)
  }
  if (!answers(findChromium())) throw new Obstacle(advice)
}

const install = (browser) => installPackages(`Installing Chromium: ${browser}`, [browser, 'fonts-liberation'])

const advice =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.'

/** On Ubuntu the package may be a stand-in that only points to another installer. */
function answers(path) {
  try {
    return (
      Boolean(path) && execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }) !== undefined
    )
  } catch {
    return false
  }
}
