import { typeset } from '../../domain/typeset.ts'

/** Returns the title of the browser's tab. `title` is empty on the home page. */
export const toTabTitle = (title: string, name: string) =>
  [title, name].filter(Boolean).map(typeset).join(' – ')
