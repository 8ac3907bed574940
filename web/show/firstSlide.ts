import { pictures } from '../../contract/pictures.ts'
import { type SlideSize, slideSizes } from './pictureSize.ts'

interface FirstSlide {
  element: HTMLImageElement
  size: SlideSize
}

let found: HTMLImageElement | null = null
let isTaken = false

/** The picture that the document began with (firstScreen.tsx). */
export const firstSlide = () => (found ??= document.querySelector<HTMLImageElement>('.first-slide'))

/** The first slide in the size that the browser chose, which the show need not fetch again. Once. */
export const takeFirstSlide = (id: string): FirstSlide | null => {
  const element = isTaken ? null : firstSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  // fixes the size, so that the browser chooses no other; the same address is not fetched again
  element.src = element.currentSrc || element.src
  element.removeAttribute('srcset')
  const size = slideSizes.find((each) => element.src.endsWith(`/${pictures[each].name}`)) ?? 'medium'
  return { element, size }
}
