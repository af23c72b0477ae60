/** A text of the couple, in the direction in which its language is read; nothing where there is none. */
export function OwnText({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p dir="auto" className="mt-3 whitespace-pre-line text-ink-2 wrap-anywhere">
      {text}
    </p>
  )
}
