/** A message as the files hold it: a text, or texts to choose from. */
type Message = string | { match: Record<string, string> }[]

/** Finds the faults in the messages of the languages beside those of the first: keys and placeholders that differ. */
export function messageFaults(sources: Record<string, string>): string[] {
  const [first, ...others] = Object.entries(sources).map(([locale, text]) => ({
    locale,
    messages: JSON.parse(text) as Record<string, Message>,
  }))
  return others.flatMap(({ locale, messages }) => {
    const keys = new Set([...Object.keys(first!.messages), ...Object.keys(messages)])
    return [...keys].flatMap((key) => {
      const [here, there] = [messages[key], first!.messages[key]]
      if (here === undefined) return [`${locale}: ${key} is missing`]
      if (there === undefined) return [`${locale}: ${key} is not in ${first!.locale}`]
      if (textsOf(here).some((text) => !text.trim())) return [`${locale}: ${key} is empty`]
      const [own, expected] = [placeholdersOf(here), placeholdersOf(there)]
      return own === expected ? [] : [`${locale}: ${key} has ${own || 'no placeholder'}, not ${expected}`]
    })
  })
}

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

function placeholdersOf(message: Message): string {
  const found = textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? [])
  return [...new Set(found)].toSorted().join(' ')
}
