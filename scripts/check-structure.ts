// Holds the floor plan of src/: directions, areas, where SQL stands, file names. See docs/decisions.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readModules } from './structure/modules.ts'
import { RULES } from './structure/rules.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /(?<!\.gen)\.tsx?$/.test(path) && existsSync(path))

const modules = readModules(Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')])))
const faults = RULES.flatMap((rule) => rule(modules))
for (const { path, cure } of faults) console.error(`${path} ${cure}`)
if (faults.length > 0) process.exit(1)
