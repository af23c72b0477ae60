import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { end } from '../../tests/support/database/owner-process.ts'
import { launchServer } from '../../tests/support/outside/own-server.ts'
import { type Seen, Visitors } from './visitors.ts'

/** Enough for the embedded database of a few guests. */
const DISK_MB = 400

/** Only root may mount the disk. */
export const CAN_HAVE_A_DISK = process.platform === 'linux' && process.getuid?.() === 0

/** Fills the disk to its last byte, and gives the space back. */
type Stage = { fill(): void; free(): void }

/** A server whose data folder, with its embedded database, is on a small disk, with visitors while `fault` takes. */
export async function withSmallDisk(fault: (stage: Stage) => Promise<unknown>): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const filler = join(folder, 'filler')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  try {
    const environment = { DATA_DIR: join(folder, 'data'), REQUESTS_PER_MINUTE: '0' }
    const { server, url } = await launchServer(environment)
    try {
      const visitors = await Visitors.arrive(url)
      await delay(1000)
      await fault({ fill: () => fill(filler), free: () => rmSync(filler) })
      await delay(3000)
      return await visitors.leave()
    } finally {
      await end(server, 'SIGTERM')
    }
  } finally {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [1024 ** 2, 4096]) writeUntilFull(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
