let documentSlide: HTMLImageElement | null = null
let isTaken = false

/** Finds the `<img>` element that the server has rendered into the page (see initialView.tsx). */
export const findDocumentSlide = () =>
  (documentSlide ??= document.querySelector<HTMLImageElement>('.document-slide'))

/**
 * Returns the server-rendered element if it shows the slide with this id, so that the show does not fetch the picture again.
 * After the element has been returned once, returns null.
 */
export const takeDocumentSlide = (id: string): HTMLImageElement | null => {
  const element = isTaken ? null : findDocumentSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  return element
}
