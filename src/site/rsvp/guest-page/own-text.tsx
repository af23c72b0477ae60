/** A text of the couple, in the direction in which its language is read. */
export function OwnText({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-3 whitespace-pre-line text-ink-2 wrap-anywhere">
      {text}
    </p>
  )
}
