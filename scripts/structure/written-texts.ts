import { type ESTree, parseSync, Visitor } from 'vite'

/** A text of a file, with its line; what is filled in stands as `{}`. */
export type WrittenText = { line: number; text: string }

/** Every string, template and piece of markup of a file of TypeScript. */
export function writtenTexts(path: string, source: string): WrittenText[] {
  const found: WrittenText[] = []
  const add = ({ start }: ESTree.Node, text: string) =>
    found.push({ line: source.slice(0, start).split('\n').length, text: text.replaceAll(/[ \t\n]+/g, ' ') })
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value)
    },
    TemplateLiteral: (node) => add(node, node.quasis.map(({ value }) => value.cooked ?? '').join('{}')),
    JSXElement: (node) => add(node, node.children.map(textOf).join('')),
    JSXFragment: (node) => add(node, node.children.map(textOf).join('')),
  }).visit(parseSync(path, source).program)
  return found
}

/** The text that stands directly inside of an element; its markup and its values are filled in. */
function textOf(child: ESTree.JSXChild): string {
  if (child.type !== 'JSXText') return '{}'
  // As in markup: a line break between two texts is a space, at the edge of a line it is nothing.
  return child.value.replaceAll(/^[ \t]*\n\s*|\s*\n[ \t]*$/g, '').replaceAll('&nbsp;', '\u00a0')
}
