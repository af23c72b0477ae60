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
