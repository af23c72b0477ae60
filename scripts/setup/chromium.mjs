import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Obstacle, runQuietly } from './command.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
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
  if (found && isProgram(found)) return
  if (found) throw new Obstacle(`CHROMIUM_PATH leads to no program: ${found}`)
  if (process.getuid?.() !== 0 || !hasApt()) throw new Obstacle(advice)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    // A source that cannot be reached does not matter as long as another one has the package.
    await runQuietly('Installing Chromium for the browser tests', apt, ['update'], quiet).catch(() => {})
    await runQuietly(
      'Installing Chromium: packages',
      apt,
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      quiet,
    )
  } catch (error) {
    throw new Obstacle(`${error.message}\n${advice}`)
  }
  if (!answers(findChromium())) throw new Obstacle(advice)
}

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
