let documentSlide: HTMLImageElement | null = null
let isTaken = false

/** Finds the `<img>` element that the server has rendered into the page (see initialView.tsx). */
export const findDocumentSlide = () =>
  (documentSlide ??= document.querySelector<HTMLImageElement>('.document-slide'))

/**
 * Hands the server-rendered element to the show if it is the slide with this id, so that the picture is not fetched again. Once
 * the element has been handed over, returns null.
 */
export const takeDocumentSlide = (id: string): HTMLImageElement | null => {
  const element = isTaken ? null : findDocumentSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  return element
}
