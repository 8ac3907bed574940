import { typeset } from '../../domain/typeset.ts'

/** Returns the title of the browser's tab, which needs no no-break spaces. `title` is empty on the home page. */
export const toTabTitle = (title: string, name: string) =>
  typeset([title, name].filter(Boolean).join(' – ')).replace(/\s/g, ' ')
