import { besideFile, pictures } from '../../contract/pictures.ts'
import { type SlideSize, slideSizes } from './pictureSize.ts'

interface FirstSlide {
  element: HTMLImageElement
  size: SlideSize
}

let found: HTMLImageElement | null = null
let isTaken = false

/** What the document began with (firstScreen.tsx), unless correctFirstSlide.ts has taken it away. */
export const firstSlide = () => (found ??= document.querySelector<HTMLImageElement>('.first-slide'))

/** It is on its way already, or there: the show need not fetch it again. Once. */
export const takeFirstSlide = (id: string): FirstSlide | null => {
  const element = isTaken ? null : firstSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  const size = slideSizes.find((each) => element.src.endsWith(`/${pictures[each].name}`)) ?? 'medium'
  return { element, size }
}

/** From now on the browser no longer chooses. Where it has chosen the same, nothing is asked for again. */
export const setSize = (element: HTMLImageElement, size: SlideSize) => {
  element.src = besideFile(element.getAttribute('src') ?? '', pictures[size].name)
  element.removeAttribute('srcset')
}
