import type { Page } from '@playwright/test'

/**
 * The plainest page with the same words: headings, paragraphs and links, no style sheet, no font, no
 * image. Nothing that shows this text can paint earlier.
 */
export async function floorOf(page: Page): Promise<string> {
  const { title, blocks } = await page.evaluate(() => {
    const blocks: string[] = []
    const asMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, li, dt, dd, figcaption, nav a, header a',
    )) {
      if (element.querySelector('h1, h2, h3, p, li, figcaption') || !element.checkVisibility()) continue
      const tag = /^H[123]$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p'
      const text = asMarkup(element.innerText.trim())
      if (text) blocks.push(`<${tag}>${text}</${tag}>`)
    }
    return { title: document.title, blocks }
  })
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>${blocks.join('\n')}</body></html>`
}
