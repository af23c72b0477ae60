import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('what is made ready before a command is not said into its output, which may be a backup', () => {
  const program = `import { runQuietly } from './scripts/setup/command.mjs'
    await runQuietly('Building', process.execPath, ['--version'])`
  const args = ['--input-type=module', '--eval', program]
  expect(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ).toBe('')
})
