import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is one element with the lines of lucide, hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon of={Plus} size="sm" className="text-ink-3" />)).toBe(
    '<svg class="icon text-ink-3" viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">' +
      '<path d="M5 12h14"></path><path d="M12 5v14"></path></svg>',
  )
})

test('a former name of an icon leads to its lines too', () => {
  expect(renderToStaticMarkup(<Icon of={Trash2} />)).toMatch(/<path d="[^"]+"><\/path>/)
})
