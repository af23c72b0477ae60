import { describe, expect, it } from 'vitest'
import { leanStyles, readStyles, stylesFor } from './lean-styles.ts'

describe('a lean style sheet', () => {
  it('has no dark theme, no comment and no property that nothing reads', () => {
    const css =
      '/* a */:root{--a:var(--b);--b:1px;--c:2px}[data-theme=dark]{--b:3px}p{margin:var(--a)}@property --d{syntax:"*";inherits:false}'
    expect(leanStyles(css)).toBe(':root{--a:var(--b);--b:1px;}p{margin:var(--a)}')
  })
})

describe('the style sheet of one page', () => {
  const of = (css: string, markup: string) => stylesFor(readStyles(css), markup)

  it('leaves out what its markup has no class for', () => {
    const css = 'p{margin:0}.a{color:red}.b .c{color:blue}.b,.d{top:0}@media print{.e{left:0}}'
    expect(of(css, '<p class="a d">')).toBe('p{margin:0}.a{color:red}.d{top:0}')
  })

  it('keeps what stands inside conditions, layers and at-rules of other kinds', () => {
    const css =
      '@layer base,utilities;@layer base{@media (width>=48rem){.a{top:0}.b{top:1px}}}@keyframes k{0%{opacity:0}}@font-face{font-family:X}'
    expect(of(css, '<p class="a">')).toBe(
      '@layer base,utilities;@layer base{@media (width>=48rem){.a{top:0}}}@keyframes k{0%{opacity:0}}@font-face{font-family:X}',
    )
  })

  it('knows classes with marks, as CSS and HTML write them', () => {
    const css =
      '.md\\:flex{a:b}.text-\\[4\\.1rem\\]{a:b}.w-\\[clamp\\(1rem\\,5vw\\,5rem\\)\\]{a:b}.\\[\\&\\>p\\]\\:m>p{a:b}.\\32xl{a:b}'
    const markup = '<p class="md:flex text-[4.1rem] w-[clamp(1rem,5vw,5rem)] [&amp;&gt;p]:m 2xl">'
    expect(of(css, markup)).toBe(css)
    expect(of(css, '<p class="flex">')).toBe('')
  })

  it('keeps a rule for elements that lack a class', () => {
    expect(of('p:not(.a){top:0}', '<p>')).toBe('p:not(.a){top:0}')
  })
})
