/** A sample of a text in the format of OpenMetrics. */
export type Sample = { name: string; labels: Record<string, string>; value: number }

/** A page of metrics: each family with its type and its samples. */
export type Exposed = { types: Map<string, string>; samples: Sample[] }

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/y

/** Reads such a text strictly: every line is one of the format, and the last says that it is the end. */
export function parseOpenMetrics(text: string): Exposed {
  const lines = text.split('\n')
  if (lines.pop() !== '' || lines.pop() !== '# EOF') throw new Error('it does not end with # EOF')
  const types = new Map<string, string>()
  const samples: Sample[] = []
  for (const line of lines) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary|info)$/.exec(line)
    if (type) {
      if (types.has(type[1]!)) throw new Error(`${type[1]} is declared twice`)
      types.set(type[1]!, type[2]!)
    } else if (!/^# HELP \S+ \S/.test(line)) {
      samples.push(parseSample(line))
    }
  }
  return { types, samples }
}

function parseSample(line: string): Sample {
  const [, name, labels = '', value] = SAMPLE.exec(line) ?? []
  if (!name || Number.isNaN(Number(value))) throw new Error(`no line of OpenMetrics: ${line}`)
  const read: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < labels.length) {
    const found = LABEL.exec(labels)
    if (!found) throw new Error(`no labels: ${labels}`)
    read[found[1]!] = found[2]!
  }
  return { name, labels: read, value: value === '+Inf' ? Infinity : Number(value) }
}

/** The value of the one sample with a name and these labels, among others it may have; `null` without one. */
export function sampleOf({ samples }: Exposed, name: string, labels: Record<string, string> = {}) {
  const found = samples.filter(
    (one) =>
      one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  )
  if (found.length > 1) throw new Error(`${name} has ${found.length} samples with these labels`)
  return found[0]?.value ?? null
}
