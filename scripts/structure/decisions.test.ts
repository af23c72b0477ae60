import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync('docs/decisions')

it.each(files)('%s says whether it holds', (file) => {
  const text = readFileSync(`docs/decisions/${file}`, 'utf8')
  expect(text).toMatch(/^\*\*Status\.\*\* (Accepted|Superseded by \d{3})(, \d{1,2} [A-Z][a-z]+ \d{4})?\.$/m)
  const successor = /Superseded by (\d{3})/.exec(text)?.[1]
  if (successor) expect(files.some((other) => other.startsWith(successor))).toBe(true)
})
