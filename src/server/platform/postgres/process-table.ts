import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether signals reach this process number; a zombie still counts. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function isAlive(pid: number): boolean {
  return isTaken(pid) && (process.platform !== 'linux' || !/\) [ZX] /.test(read(`/proc/${pid}/stat`)))
}

/** The command line of a process, its words parted by single spaces; empty when it cannot be told. */
export function commandOf(pid: number): string {
  if (process.platform === 'win32') return ''
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
