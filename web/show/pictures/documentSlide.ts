let found: HTMLImageElement | null = null
let isTaken = false

/** Finds the picture that the document began with (initialView.tsx). */
export const findDocumentSlide = () => (found ??= document.querySelector<HTMLImageElement>('.document-slide'))

/** Gives the show the first slide's element from the document, so that it is not fetched again. Later calls return null. */
export const takeDocumentSlide = (id: string): HTMLImageElement | null => {
  const element = isTaken ? null : findDocumentSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  return element
}
