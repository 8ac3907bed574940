let found: HTMLImageElement | null = null
let isTaken = false

/** The picture that the document began with (initialView.tsx). */
export const findDocumentSlide = () => (found ??= document.querySelector<HTMLImageElement>('.document-slide'))

/** The first slide as the document has brought it, which the show need not fetch again. Once. */
export const takeDocumentSlide = (id: string): HTMLImageElement | null => {
  const element = isTaken ? null : findDocumentSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  return element
}
