/** `scripts/vite/icon-markup.ts` makes this of each `lucide-react/icons/…`; `tsconfig.json` leads their types here. */
declare const glyph: import('./icon.tsx').IconGlyph
export default glyph
