import { expect, type Page } from '@playwright/test'

/** Nothing of the page is out of reach or cut off at the width it has, once it has come to rest. */
export async function expectFits(page: Page, what: string) {
  const { width } = page.viewportSize()!
  await expect(page.getByText('Cargando…')).toHaveCount(0)
  await expect
    .configure({ soft: true, timeout: 3000 })
    .poll(() => page.evaluate(findLayoutFaults, width), { message: `${what} at ${width} px` })
    .toEqual([])
}

/**
 * Finds the parts that a person could not read or reach: a page wider than its window, text that leaves the window,
 * that its box cuts off without an ellipsis, or that hangs out of its own button. A part in a row that scrolls is
 * within reach. Runs in the page.
 */
export function findLayoutFaults(width: number): string[] {
  const faults = new Set<string>()
  const root = document.scrollingElement!
  if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide`)

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${String(element.getAttribute('class')).slice(0, 60)}">`
  const isHiddenFromSight = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { width: wide, height } = box.getBoundingClientRect()
      const { overflow, clipPath } = styleOf(box)
      if (overflow !== 'visible' && (wide <= 1 || height <= 1)) return true
      if (clipPath !== 'none' && wide <= 1) return true
    }
    return false
  }

  /** The first box around the text that cuts it, or that says where it may be. */
  const faultOf = (text: DOMRect, parent: Element): string | null => {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box)
      const around = box.getBoundingClientRect()
      const isOut = text.left < around.left - 1.5 || text.right > around.right + 1.5
      const isUnder = text.top < around.top - 6 || text.bottom > around.bottom + 6
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
        // A box that scrolls sideways must say so to the keyboard too.
        if (box.scrollWidth > box.clientWidth && box.matches('[tabindex="0"], [role=tablist]')) return null
        if (isOut) return `is scrolled out of ${nameOf(box)}`
      } else if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
        if (isOut) return `is cut off by ${nameOf(box)}`
      }
      if (box.matches('button, a, [role=button], label, [role=tab], input') && style.display !== 'inline') {
        if (isOut) return `hangs out of ${nameOf(box)}`
        if (isUnder && style.overflowY === 'visible') return `is higher than ${nameOf(box)}`
      }
      if (style.position === 'fixed') break
    }
    if (text.left < -1 || text.right > width + 1) return 'leaves the window'
    return null
  }

  // Behind a dialog nothing is to be read.
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const words = node.textContent?.trim()
    if (!parent || !words || parent.closest('script, style, noscript, option, [aria-hidden=true]')) continue
    if (isHiddenFromSight(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue
      const fault = faultOf(rect, parent)
      if (fault) faults.add(`«${words.slice(0, 40)}» ${fault}`)
    }
  }
  return [...faults]
}
