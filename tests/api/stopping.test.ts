import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { until } from '../support/owner-process.ts'

const script = fileURLToPath(new URL('../support/ending-with-parent.mjs', import.meta.url))

describe('a process that npm runs through a shell', () => {
  it('is asked to stop when the shell is gone, as after a SIGTERM to npm', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await until(shell.stdout, /ready/)
    const stopped = until(shell.stdout, /stopped/)
    shell.kill('SIGTERM')
    expect((await stopped)[0]).toBe('stopped')
  })
})
