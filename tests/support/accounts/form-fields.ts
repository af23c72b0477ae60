/** The fields of the answer that a page has, as a browser sends them: in its order, without empty boxes. */
export function formFields(html: string): URLSearchParams {
  const form = /<form[^>]*id="respuesta"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const fields = new URLSearchParams()
  for (const [tag, content] of Array.from(
    form.matchAll(/<(?:input|textarea)\b[^>]*>(?:([^<]*)<\/textarea>)?/g),
    (match): [string, string | undefined] => [match[0], match[1]],
  )) {
    const name = attribute(tag, 'name')
    const isBox = /type="(radio|checkbox)"/.test(tag)
    if (name === undefined || (isBox && !/ checked/.test(tag))) continue
    fields.append(name, unescaped(content ?? attribute(tag, 'value') ?? (isBox ? 'on' : '')))
  }
  return fields
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
