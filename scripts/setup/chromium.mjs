import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Obstacle, runQuietly } from './command.mjs'

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
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(isProgram)
}

/** Finds the browser, or installs the Debian package where that is possible. */
export async function prepareChromium() {
  const found = findChromium()
  if (found && !isProgram(found)) throw new Obstacle(`CHROMIUM_PATH leads to no program: ${found}`)
  const canInstall = process.getuid?.() === 0 && hasApt()
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(shell) || !canInstall)) return
  if (!canInstall) throw new Obstacle(advice)
  // A source that cannot be reached does not matter as long as another one has the package.
  await runQuietly('Installing Chromium for the browser tests', apt, ['update'], quiet).catch(() => {})
  try {
    await install(shell).catch(() => found ?? install('chromium'))
  } catch (error) {
    throw new Obstacle(`${error.message}\n${advice}`)
  }
  if (!answers(findChromium())) throw new Obstacle(advice)
}

const install = (browser) =>
  runQuietly(
    `Installing Chromium: ${browser}`,
    apt,
    ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'],
    quiet,
  )

const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

const apt = 'apt-get'

const advice =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.'

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasApt() {
  return spawnSync(apt, ['--version'], { stdio: 'ignore' }).status === 0
}

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
