import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const INDEX = `${FOLDER}/README.md`
const files = readdirSync(FOLDER).filter((file) => /^\d{3}-/.test(file))
const numbers = files.map((file) => file.slice(0, 3))

const TITLE = /^# (\d{3}) (.+)$/m
const STATUS =
  /^\*\*Status\.\*\* (Accepted|Superseded), (\d{1,2} [A-Z][a-z]+ 20\d\d)(?:; (superseded by (\d{3})[^.]*))?\.$/m

describe('a decision', () => {
  it.each(files)('%s says whether it holds and since when', (file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
    expect(text.split('\n')[0]).toMatch(TITLE)
    expect(TITLE.exec(text)![1]).toBe(file.slice(0, 3))
    expect(text).toMatch(STATUS)
    const successor = STATUS.exec(text)![4]
    if (successor) expect(numbers).toContain(successor)
  })

  it('has a number of its own', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('stands in the index', () => {
    if (process.env['UPDATE_DOCS']) writeFileSync(INDEX, index())
    expect(readFileSync(INDEX, 'utf8')).toBe(index())
  })
})

const index = () => `# Decisions

Why things are as they are, one page each: the context, what was decided, what else was thought of, what follows. A
decision that no longer holds names the one that came in its place. \`UPDATE_DOCS=1 npx vitest run
scripts/structure/decisions.test.ts\` writes this page; the same test compares it.

| | decision | since |
|---|---|---|
${files.map(rowOf).join('\n')}
`

function rowOf(file: string): string {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const [, number, title] = TITLE.exec(text)!
  const [, , date, successor] = STATUS.exec(text) ?? []
  return `| ${number} | [${title}](${file}) | ${date}${successor ? `; ${successor}` : ''} |`
}
