import { makePictureUrl, makeSrcSet } from '../../media/pictureSources.ts'
import { writeSizes, slideSizes } from './pictureSize.ts'
import { toShape, type SlidePicture } from '../slides/slide.ts'

/** Starts fetching a slide's picture, in the size that the browser chooses for the screen. */
export function fetchSlidePicture(slide: SlidePicture): HTMLImageElement {
  const element = new Image()
  element.decoding = 'sync'
  element.draggable = false
  element.sizes = writeSizes(toShape(slide))
  element.srcset = makeSrcSet(slide, slide.filePath, 'whole', slideSizes)
  element.src = makePictureUrl(slide.filePath, 'medium')
  return element
}

/**
 * Resolves when the picture can be shown without delay. A browser might never decode a picture in a hidden tab, so in a
 * hidden tab, this function resolves as soon as the picture has loaded.
 */
export async function decodePicture(element: HTMLImageElement): Promise<void> {
  if (!document.hidden) return element.decode()
  if (!element.complete) {
    await new Promise<unknown>((resolve, reject) => {
      element.onload = resolve
      element.onerror = reject
    })
  }
  if (element.naturalWidth === 0) throw new Error(`not a picture: ${element.currentSrc}`)
}
