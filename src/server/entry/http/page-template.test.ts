import { expect, it } from 'vitest'
import { createPageTemplate } from './page-template.ts'

const PAGE =
  '<html><head><title>Azahar</title><style>b{}</style></head><body><div id="root"></div><p>ñ</p></body></html>'
const ANSWERS = '<script>[]</script>'

it('puts a screen with its title, style and answers into the page', () => {
  const screen = {
    html: '<h1>«$&» €</h1>',
    style: 'i{}',
    title: 'Lucía & <Martín>',
    drawnWith: 'azahar.canvas=M%C3%BAsica; azahar.other=">&',
    drawnAt: new Date('2027-05-08T10:00:00Z'),
  }
  expect(createPageTemplate(PAGE)(screen, ANSWERS).toString()).toBe(
    '<html><head><title>Lucía &amp; &lt;Martín></title><style>b{}</style><style>i{}</style></head><body>' +
      '<div id="root" data-drawn-at="2027-05-08T10:00:00.000Z" ' +
      'data-drawn-with="azahar.canvas=M%C3%BAsica; azahar.other=&quot;>&amp;"><h1>«$&» €</h1></div><p>ñ</p><script>[]</script></body></html>',
  )
})

it('names the scripts of a screen ahead of the styles', () => {
  expect(createPageTemplate(PAGE)(null, '', '<link>').toString()).toBe(
    PAGE.replace('<style>', '<link><style>'),
  )
})

it('leaves the page as it is for the browser to draw', () => {
  expect(createPageTemplate(PAGE)(null, '').toString()).toBe(PAGE)
  expect(createPageTemplate(PAGE)(null, ANSWERS).toString()).toBe(
    PAGE.replace('</body>', `${ANSWERS}</body>`),
  )
})

it('refuses a page without a place for the screen', () => {
  expect(() => createPageTemplate('<title></title></head></body>')).toThrow('<div id="root"')
})
