import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, until } from './owner-process.ts'

export type SmallDisk = { folder: string; close(): Promise<void> }

/** Whether this machine lets a process without rights mount a disk of its own (Linux, mostly). */
export const CAN_MOUNT = spawnSync('unshare', ['-Urm', 'true']).status === 0

/** A file system of a few megabytes that really gets full. It lies in the mount namespace of another process. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec cat`
  const holder = spawn('unshare', ['-Urm', 'sh', '-c', mount, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await until(holder.stdout, /mounted/)
  return {
    folder: `/proc/${holder.pid}/root${folder}`,
    async close() {
      await end(holder, 'SIGTERM')
      rmdirSync(folder)
    },
  }
}
