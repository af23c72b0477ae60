// Holds the floor plan of src/: directions, areas, where SQL stands, file names; and the words of docs/glossary.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readModules } from './structure/modules.ts'
import { RULES } from './structure/rules.ts'
import { wordFaults } from './structure/word-rules.ts'

/** The Spanish words of invitations; the file is no module. */
const MESSAGES = 'src/messages/es.json'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /(?<!\.gen)\.tsx?$/.test(path) && existsSync(path))

const modules = readModules(Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')])))
const messages = readFileSync(MESSAGES, 'utf8').split('\n')
const faults = [
  ...RULES.flatMap((rule) => rule(modules)),
  ...wordFaults(
    MESSAGES,
    messages.map((text, index) => ({ line: index + 1, text })),
  ),
]
for (const { path, cure } of faults) console.error(`${path} ${cure}`)
if (faults.length > 0) process.exit(1)
