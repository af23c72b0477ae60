import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { flushSync } from 'react-dom'
import { type GuestPageContent, type GuestPagePart, PART_TEXT_MAX } from '#domain/households/guest-page.ts'
import { moved, withText } from '#domain/households/guest-page-edit.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { IconButton } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { PART_WORDS } from './page-words.ts'

type PartListProps = {
  content: GuestPageContent
  language: InvitationLanguage
  isReadOnly: boolean
  onChange: (change: (content: GuestPageContent) => GuestPageContent) => void
}

/** The parts of the page in their order: each on or off, with the couple's own text. */
export function PartList({ content, language, isReadOnly, onChange }: PartListProps) {
  const { parts } = content
  const change = (next: GuestPagePart) =>
    onChange((now) => ({ ...now, parts: now.parts.map((part) => (part.key === next.key ? next : part)) }))
  const move = (index: number, by: -1 | 1) => {
    const pressed = document.activeElement
    flushSync(() => onChange((now) => ({ ...now, parts: moved(now.parts, index, by) })))
    // The row took its place anew, and the key that moved it moves it on.
    if (pressed instanceof HTMLElement) pressed.focus()
  }
  return (
    <ol className="mt-4 grid gap-3">
      {parts.map((part, index) => (
        <PartRow
          key={part.key}
          part={part}
          language={language}
          isReadOnly={isReadOnly}
          onChange={change}
          onUp={index > 0 ? () => move(index, -1) : null}
          onDown={index < parts.length - 1 ? () => move(index, 1) : null}
        />
      ))}
    </ol>
  )
}

type PartRowProps = Pick<PartListProps, 'language' | 'isReadOnly'> & {
  part: GuestPagePart
  onChange: (part: GuestPagePart) => void
  /** `null` at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}

function PartRow({ part, language, isReadOnly, onChange, onUp, onDown }: PartRowProps) {
  const { name, source } = PART_WORDS[part.key]
  return (
    <li className="rounded-paper border border-line bg-surface p-4">
      <div className="flex items-start gap-2 max-[18rem]:flex-col">
        <div className="min-w-0 flex-1">
          <Switch
            label={name}
            description={source}
            isSelected={part.isShown}
            isDisabled={isReadOnly}
            onChange={(isShown) => onChange({ ...part, isShown })}
          />
        </div>
        {!isReadOnly && (
          <div className="flex shrink-0">
            <IconButton
              icon={ArrowUp}
              label={`Subir ${name}`}
              onPress={() => onUp?.()}
              className={onUp ? undefined : 'invisible'}
            />
            <IconButton
              icon={ArrowDown}
              label={`Bajar ${name}`}
              onPress={() => onDown?.()}
              className={onDown ? undefined : 'invisible'}
            />
          </div>
        )}
      </div>
      {part.isShown && (
        <TextAreaField
          label={`Texto propio (${LANGUAGE_NAMES[language]})`}
          value={part.texts[language] ?? ''}
          onChange={(typed) => onChange({ ...part, texts: withText(part.texts, language, typed) })}
          isReadOnly={isReadOnly}
          maxLength={PART_TEXT_MAX}
          rows={2}
          className="mt-3"
        />
      )}
    </li>
  )
}
