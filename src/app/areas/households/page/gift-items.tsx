import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { v7 as uuidv7 } from 'uuid'
import type { GuestPageState } from '#contract/guest-page.ts'
import {
  GIFT_URL_MAX,
  GIFT_WORDS_MAX,
  GIFTS_MAX,
  type GiftItem,
  type GuestPageContent,
} from '#domain/households/guest-page.ts'
import { withText } from '#domain/households/guest-page-edit.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'

/** The families that take care of a gift; more than one where one of them has come back from the bin. */
const takersOf = (taken: GuestPageState['takenGifts'], gift: GiftItem): string | null =>
  inSpanishList(taken.flatMap(({ key, by }) => (key === gift.key ? [by] : []))) || null

type GiftItemsProps = {
  content: GuestPageContent
  /** Which family takes care of which gift. */
  taken: GuestPageState['takenGifts']
  language: InvitationLanguage
  isReadOnly: boolean
  onChange: (change: (content: GuestPageContent) => GuestPageContent) => void
}

/** The list of gifts of the page, and who takes care of each. */
export function GiftItems({ content, taken, language, isReadOnly, onChange }: GiftItemsProps) {
  const { giftList = [] } = content
  const write = (how: (gifts: GiftItem[]) => GiftItem[]) =>
    onChange((now) => ({ ...now, giftList: how(now.giftList ?? []) }))
  const remove = (index: number) => {
    const gift = giftList[index]!
    write((now) => now.filter(({ key }) => key !== gift.key))
    const undo = () => write((now) => now.toSpliced(index, 0, gift))
    showToast('Regalo quitado.', { action: { label: 'Deshacer', onAction: undo } })
  }
  const change = (next: GiftItem) => write((now) => now.map((one) => (one.key === next.key ? next : one)))
  return (
    <>
      <ol className="mt-4 grid gap-3">
        {giftList.map((gift, index) => (
          <GiftRow
            key={gift.key}
            number={index + 1}
            gift={gift}
            takenBy={takersOf(taken, gift)}
            language={language}
            isReadOnly={isReadOnly}
            onChange={change}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {!isReadOnly && giftList.length < GIFTS_MAX && (
        <Button
          icon={Plus}
          variant="secondary"
          className="mt-4"
          onPress={() => write((now) => [...now, { key: uuidv7(), words: {}, url: null }])}
        >
          Añadir regalo
        </Button>
      )}
    </>
  )
}

type GiftRowProps = Pick<GiftItemsProps, 'language' | 'isReadOnly'> & {
  number: number
  gift: GiftItem
  takenBy: string | null
  onChange: (gift: GiftItem) => void
  onRemove: () => void
}

function GiftRow({ number, gift, takenBy, language, isReadOnly, onChange, onRemove }: GiftRowProps) {
  const { words, url } = gift
  const isAddress = !url?.trim() || readWebAddress(url) !== null
  return (
    <li className="grid gap-3 rounded-paper border border-line bg-surface p-4">
      <div className="flex items-end gap-2">
        <TextField
          label={`Regalo ${number} (${LANGUAGE_NAMES[language]})`}
          value={words[language] ?? ''}
          onChange={(typed) => onChange({ ...gift, words: withText(words, language, typed) })}
          isReadOnly={isReadOnly}
          maxLength={GIFT_WORDS_MAX}
          className="min-w-0 flex-1"
        />
        {!isReadOnly && <IconButton icon={Trash2} label={`Quitar el regalo ${number}`} onPress={onRemove} />}
      </div>
      <TextField
        label={`Dónde verlo, regalo ${number}`}
        placeholder="Enlace, si lo hay"
        value={url ?? ''}
        onChange={(typed) => onChange({ ...gift, url: typed || null })}
        isReadOnly={isReadOnly}
        inputMode="url"
        autoCapitalize="none"
        maxLength={GIFT_URL_MAX}
        error={isAddress ? null : 'Escribe una dirección como tienda.com/vajilla.'}
      />
      {takenBy && <p className="text-sm font-strong text-si-fg">Se encarga {takenBy}.</p>}
    </li>
  )
}
