import postcss, { type ChildNode, type Container } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** The text of a sheet that every page has, or a rule with the sets of marks of which a page needs one for it. */
export type StylePart = string | readonly [needs: readonly (readonly string[])[], css: string]

/**
 * Takes a style sheet apart into rules that a page can leave out when it has none of their elements: none with their
 * classes (`name`) or their data attributes (`data-name=value`). Joined, the parts are the sheet.
 */
export function conditionalRules(css: string): StylePart[] {
  const parts: StylePart[] = []
  const always = (text: string) => {
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last + text
    else parts.push(text)
  }
  const take = (node: ChildNode) => {
    if (node.type === 'atrule' && node.nodes && isConditional(node.name)) {
      always(`@${node.name} ${node.params}{`)
      takeAll(node)
      always('}')
    } else if (node.type === 'rule') {
      const needs = neededMarks(node.selector)
      if (needs.some((marks) => marks.length === 0)) always(node.toString())
      else parts.push([needs, node.toString()])
    } else if (node.type !== 'comment') always(node.toString() + (isWithoutBlock(node) ? ';' : ''))
  }
  const takeAll = (container: Container) => container.nodes?.forEach(take)
  takeAll(postcss.parse(css))
  return parts
}

/** At-rules with rules in them, each of which a page may have no use for. */
const isConditional = (name: string) => ['media', 'layer', 'supports'].includes(name)

const isWithoutBlock = (node: ChildNode) => node.type === 'atrule' && !node.nodes

/** Of each selector of a rule the marks without which it finds nothing; not those of which it needs only some. */
function neededMarks(selectors: string): string[][] {
  const parsed = selectorParser().astSync(selectors)
  return parsed.nodes.map((selector) => {
    const marks: string[] = []
    for (const node of selector.nodes) {
      if (node.type === 'class') marks.push(node.value)
      if (isDataAttribute(node)) marks.push(`${node.attribute}=${node.value}`)
    }
    return marks
  })
}

const isDataAttribute = (node: selectorParser.Node): node is selectorParser.Attribute =>
  node.type === 'attribute' && node.operator === '=' && node.attribute.startsWith('data-')
