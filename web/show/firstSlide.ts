import type { SlideSize } from './pictureSize.ts'

interface FirstSlide {
  element: HTMLImageElement
  size: SlideSize
}

let found: HTMLImageElement | null = null
let isTaken = false

/** What showFirstSlide.ts has put on the screen before this script came. */
export const firstSlide = () => (found ??= document.querySelector<HTMLImageElement>('.first-slide'))

/** It is on its way already, or there: the show need not fetch it again. Once. */
export const takeFirstSlide = (id: string): FirstSlide | null => {
  const element = isTaken ? null : firstSlide()
  if (element?.dataset.id !== id) return null
  isTaken = true
  return { element, size: element.dataset.size as SlideSize }
}
