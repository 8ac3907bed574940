import { pictures } from '../../contract/pictures.ts'
import { type SlideSize, slideSizes } from './pictureSize.ts'

let found: HTMLImageElement | null = null
let isTaken = false

/** The picture that the document began with (initialView.tsx). */
export const findDocumentSlide = () => (found ??= document.querySelector<HTMLImageElement>('.document-slide'))

/** The first slide in the size that the browser chose, which the show need not fetch again. Once. */
export const takeDocumentSlide = (id: string): { element: HTMLImageElement; size: SlideSize } | null => {
  const element = isTaken ? null : findDocumentSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  // fixes the size, so that the browser chooses no other; the same address is not fetched again
  element.src = element.currentSrc || element.src
  element.removeAttribute('srcset')
  const size = slideSizes.find((each) => element.src.endsWith(`/${pictures[each].name}`)) ?? 'medium'
  return { element, size }
}
