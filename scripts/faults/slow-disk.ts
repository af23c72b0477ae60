import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BLKIO = '/sys/fs/cgroup/blkio'
const LIMIT = 'blkio.throttle.write_iops_device'

/** Only root may slow a disk down, and only where the kernel has the controller `blkio` of the first cgroups. */
export const CAN_SLOW_A_DISK = process.getuid?.() === 0 && existsSync(BLKIO)

/** Lets some processes write so many times a second to the disk of a folder; gives what ends it. */
export function slowDown(pids: readonly number[], folder: string, writesPerSecond: number): () => void {
  const group = join(BLKIO, `azahar-drill-${process.pid}`)
  mkdirSync(group)
  const { dev } = statSync(folder)
  // The kernel packs both numbers into one: 12 bits of the kind, the low 8 of the disk.
  const disk = `${(dev >> 8) & 0xfff}:${dev & 0xff}`
  writeFileSync(join(group, LIMIT), `${disk} ${writesPerSecond}`)
  for (const pid of pids) writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return () => {
    writeFileSync(join(group, LIMIT), `${disk} 0`)
    // Those that began meanwhile are in the group of their parent.
    for (const pid of readFileSync(join(group, 'cgroup.procs'), 'utf8').trim().split('\n')) moveBack(pid)
    rmdirSync(group)
  }
}

function moveBack(pid: string): void {
  try {
    writeFileSync(join(BLKIO, 'cgroup.procs'), pid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
