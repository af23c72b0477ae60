import { isTest, type Rule } from './fault.ts'
import { measureFunctions } from './function-length.ts'

const LINES_OF_A_FUNCTION = 60
const LINES_OF_A_COMPONENT = 80

/** A component of React is the markup it returns, which is longer than what a function decides. */
const isComponent = (path: string, name: string) => path.endsWith('.tsx') && /^[A-Z]/.test(name)

export const functionLengths: Rule = (modules) =>
  modules.flatMap(({ path, text }) => {
    if (isTest(path)) return []
    return measureFunctions(path, text).flatMap(({ name, line, lines }) => {
      const max = isComponent(path, name) ? LINES_OF_A_COMPONENT : LINES_OF_A_FUNCTION
      if (lines <= max) return []
      const cure = `${name} has ${lines} lines of at most ${max}: give the part with a meaning of its own a name`
      return [{ path: `${path}:${line}`, cure }]
    })
  })

const SHORT_FILE_LINES = 120
const FILES_PER_LONG_ONE = 10

/** Most files fit a screen or two: when too many are longer, the longest have a second idea to give away. */
export const fileLengths: Rule = (modules) => {
  const files = modules.filter(({ path }) => !isTest(path) && !/\.d\.ts$/.test(path))
  const long = files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines >= SHORT_FILE_LINES)
    .toSorted((a, b) => b.lines - a.lines)
  if (long.length * FILES_PER_LONG_ONE <= files.length) return []
  const cure = `is one of ${long.length} files of ${SHORT_FILE_LINES} lines or more among ${files.length}, where one in ten may be so long: give the part with a name of its own a file`
  return long.slice(0, 5).map(({ path, lines }) => ({ path, cure: `(${lines} lines) ${cure}` }))
}
