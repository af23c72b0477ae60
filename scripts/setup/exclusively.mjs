import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './command.mjs'

const lock = join(tmpdir(), `azahar-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)

/** Two commands started at once must not install or build into the same folder: the second waits for the first. */
export async function exclusively(work) {
  while (!take()) {
    if (!holderLives()) rmSync(lock, { force: true })
    else await delay(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take() {
  const unfinished = `${lock}.${process.pid}`
  writeFileSync(unfinished, String(process.pid))
  try {
    linkSync(unfinished, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function holderLives() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
