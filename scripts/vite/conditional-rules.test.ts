import { describe, expect, it } from 'vitest'
import { stylesUsedBy } from '#site/used-styles.ts'
import { conditionalRules } from './conditional-rules.ts'

const used = (css: string, markup: string) => stylesUsedBy(markup, conditionalRules(css))

describe('the styles of a page', () => {
  it('are the rules for whose classes it has elements', () =>
    expect(used('.a{top:0}.b{top:1px}.a .c{top:2px}', '<p class="b c">')).toBe('.b{top:1px}'))

  it.each([
    ['an element', 'h1{top:0}'],
    ['an attribute that anyone may set', '[aria-expanded=true]{top:0}'],
    ['an attribute of any value', '[data-size]{top:0}'],
    ['one of several classes', ':is(.a,.b){top:0}'],
    ['the lack of a class', 'p:not(.a){top:0}'],
    ['one with a class and one without', '.a,p{top:0}'],
    ['a font', '@font-face{font-family:X}'],
    ['a movement', '@keyframes a{to{top:0}}'],
    ['an order of layers', '@layer base,utilities;'],
  ])('always have a rule for %s', (_what, css) => expect(used(css, '<p>')).toBe(css))

  it('have what is within a condition one by one', () =>
    expect(used('@media print{.a{top:0}@layer x{.b{top:1px}.c{top:2px}}}', '<p class="b">')).toBe(
      '@media print{@layer x{.b{top:1px}}}',
    ))

  it('have a rule of several selectors when the elements of one are there', () => {
    expect(used('.a.b,.c{top:0}', '<p class="c">')).toBe('.a.b,.c{top:0}')
    expect(used('.a.b,.c{top:0}', '<p class="a">')).toBe('')
  })

  it('know classes that are written with marks', () => {
    const css = String.raw`.h-auto\!{top:0}.px-\[1\.6rem\]{top:1px}.\[\&_\>_p\]\:m-0{top:2px}.duration-\(--t-fast\){top:3px}`
    const markup = '<p class="h-auto! px-[1.6rem] [&amp;_&gt;_p]:m-0 duration-(--t-fast)">'
    expect(used(css, markup)).toBe(css)
    expect(used(css, '<p>')).toBe('')
  })

  it('are of the values that data attributes have', () =>
    expect(used('.a[data-w=cal]{top:0}.a[data-w=noche]{top:1px}', '<p class="a" data-w="cal">')).toBe(
      '.a[data-w=cal]{top:0}',
    ))

  it('are all rules where a script may put other elements', () =>
    expect(used('.a{top:0}', '<p><script type="module" src="/x.js"></script>')).toBe('.a{top:0}'))
})
