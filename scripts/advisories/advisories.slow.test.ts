import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  [['/nowhere/all.zip'], /^\/nowhere\/all\.zip cannot be read as advisories \(ENOENT/],
  [['package.json'], /package\.json cannot be read as advisories/],
  [[] as string[], /^Which advisories\? npm run check:advisories/],
  [['--no-such-option', 'all.zip'], /^Which advisories\?/],
])(
  'advisories that cannot be read are one line, and no finding: %j',
  (args, line) => {
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/advisories.ts', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    })
    expect(stderr.trim()).toMatch(line)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(2)
  },
  30_000,
)
