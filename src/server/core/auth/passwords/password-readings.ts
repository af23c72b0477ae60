/** Longer tails of digits and symbols are something to guess by themselves. */
const AROUND_MAX = 10

/** Digits and symbols at the ends that may stand for letters, as in `sevill4`. */
const ENDS_READ = 3

const LETTERS: Record<string, string> = {
  '4': 'a',
  '@': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

/** The letters that a password could be read as, with how many characters around them say nothing. */
export function* readingsOf(folded: string): Generator<{ letters: string; around: number }> {
  const first = folded.search(/[a-z]/)
  if (first < 0) return
  const last = folded.length - [...folded].reverse().join('').search(/[a-z]/)
  const around = first + folded.length - last
  if (around > AROUND_MAX) return
  for (let start = first; start >= Math.max(0, first - ENDS_READ); start -= 1) {
    for (let end = last; end <= Math.min(folded.length, last + ENDS_READ); end += 1) {
      const core = folded.slice(start, end)
      yield { letters: core.replace(/[^a-z]/g, ''), around }
      for (const one of ['i', 'l']) {
        const read = [...core].map((letter) => (letter === '1' ? one : (LETTERS[letter] ?? letter))).join('')
        yield { letters: read.replace(/[^a-z]/g, ''), around }
      }
    }
  }
}
