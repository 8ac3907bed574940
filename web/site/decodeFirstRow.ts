/** Pictures that stand beside each other at the top; more of them decoded at once would hold up the first. */
const FIRST_ROW = 4

/** Runs in the document, so that they are decoded while the words are laid out. */
export const decodeFirstRow = () => {
  for (const picture of [...document.images].slice(0, FIRST_ROW)) picture.decode().catch(() => {})
}
