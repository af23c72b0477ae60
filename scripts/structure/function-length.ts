import { type ESTree, parseSync, Visitor } from 'vite'

/** A function of a file, with the lines from its first to its last. */
export type FunctionLength = { name: string; line: number; lines: number }

/** Every function of a file of TypeScript, by the name it is declared or assigned under. */
export function measureFunctions(path: string, text: string): FunctionLength[] {
  const found: FunctionLength[] = []
  const names = new Map<ESTree.Node, string>()
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const nameAfter = (node: ESTree.Node | null, by: ESTree.Node) => {
    if (node && (by.type === 'Identifier' || by.type === 'PrivateIdentifier')) names.set(node, by.name)
  }
  const measure = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const line = lineOf(node.start)
    const own = 'id' in node ? node.id?.name : undefined
    found.push({ name: own ?? names.get(node) ?? 'anonymous', line, lines: lineOf(node.end) - line + 1 })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => nameAfter(init, id),
    Property: ({ key, value }) => nameAfter(value, key),
    MethodDefinition: ({ key, value }) => nameAfter(value, key),
    PropertyDefinition: ({ key, value }) => nameAfter(value, key),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(path, text).program)
  return found
}
