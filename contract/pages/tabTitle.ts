import { typeset, type Typography } from '../../domain/typeset.ts'

/** Returns the title of the browser's tab, which needs no no-break spaces. `title` is empty on the home page. */
export const toTabTitle = (title: string, name: string, typography: Typography) =>
  typeset([title, name].filter(Boolean).join(' – '), typography).replace(/\s/g, ' ')
