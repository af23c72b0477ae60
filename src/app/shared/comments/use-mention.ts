import { type RefObject, useState } from 'react'
import { begunMention, type Person, suggested } from './mentions.ts'

type MentionInput = {
  input: RefObject<HTMLTextAreaElement | null>
  people: readonly Person[]
  value: string
  onChange: (text: string) => void
}

/** Offers members for the name that is begun at the caret, and writes the one that is taken. */
export function useMention({ input, people, value, onChange }: MentionInput) {
  const [caret, setCaret] = useState<number | null>(null)
  const [place, setPlace] = useState(0)
  const mention = caret === null ? null : begunMention(value, caret)
  const offered = mention ? suggested(mention.begun, people) : []
  const active = Math.min(place, offered.length - 1)
  const take = ({ fullName }: Person) => {
    if (!mention) return
    const before = `${value.slice(0, mention.at)}@${fullName} `
    onChange(before + value.slice(caret!).replace(/^ /, ''))
    setCaret(null)
    setPlace(0)
    requestAnimationFrame(() => input.current?.setSelectionRange(before.length, before.length))
  }
  return {
    offered,
    active,
    take,
    close: () => setCaret(null),
    setCaret: (at: number) => {
      setCaret(at)
      setPlace(0)
    },
    move: (by: number) => setPlace((active + by + offered.length) % offered.length),
  }
}
