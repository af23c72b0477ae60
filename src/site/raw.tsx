/** An element whose text is not HTML and must not be escaped; `text` never holds its closing tag. */
export function Raw({ as: Element, text, type }: { as: 'style' | 'script'; text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, or JSON without a '<'
  return <Element type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
