/** A text of the couple, in the direction in which its language is read; nothing where there is none. */
export function OwnText({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p dir="auto" className="mt-3 whitespace-pre-line text-ink-2 wrap-anywhere">
      {text}
    </p>
  )
}

/** The couple's text for a part of the page, and the one that its settings have had before. */
export const OwnTexts = ({ texts }: { texts: readonly (string | null)[] }) =>
  texts.map((text, index) => <OwnText key={index === 0 ? 'page' : 'settings'} text={text} />)
