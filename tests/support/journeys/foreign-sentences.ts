import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { InvitationLanguage } from '#domain/households/households.ts'

type Message = string | [{ match: Record<string, string> }]

/** The sentences of a language that stand on a page as they are, without anything put into them. */
function sentencesOf(language: InvitationLanguage): string[] {
  const file = new URL(`../../../src/messages/${language}.json`, import.meta.url)
  const messages: Record<string, Message> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(messages)
    .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message[0].match)))
    .filter((sentence) => !sentence.includes('{'))
}

/** Finds sentences that a page says, or reads aloud, in Spanish although it is in another language. */
export async function spanishSentencesOn(page: Page, language: InvitationLanguage): Promise<string[]> {
  const own = new Set(sentencesOf(language))
  const spanish = new Set(sentencesOf('es').filter((sentence) => !own.has(sentence)))
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim())
    for (const one of document.querySelectorAll('[aria-label], [placeholder]'))
      texts.push(one.getAttribute('aria-label') ?? '', one.getAttribute('placeholder') ?? '')
    return texts
  })
  return said.filter((text) => spanish.has(text))
}
