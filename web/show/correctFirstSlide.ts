import { deviceStorage } from '../stores/deviceStorage.ts'
import { type ChoicesDefinition, choicesAtStart } from './choicesAtStart.ts'
import { firstSlide, setSize } from './firstSlide.ts'
import { chooseSize } from './pictureSize.ts'
import { guessConnection, screenSize } from './screen.ts'
import { shapeOf } from './slide.ts'

/**
 * Runs in the document, before anybody sees the first slide. The browser has asked for it by then, in the size for its
 * screen; what was chosen on this device, what the link asks for and the connection are known only here. Of a random order
 * nobody knows the first slide yet.
 */
export const correctFirstSlide = (definition: ChoicesDefinition) => {
  const picture = firstSlide()
  if (!picture) return
  // most have chosen nothing, and the frame need not wait for more than that
  const isChosen = location.search !== '' || deviceStorage.read(definition.settings.name) !== null
  if (isChosen && choicesAtStart(definition).settings.random) cancel(picture)
  else setTimeout(() => fit(picture, choicesAtStart(definition).settings.duration * 1_000))
}

const cancel = (picture: HTMLImageElement) => {
  picture.removeAttribute('srcset')
  picture.removeAttribute('src')
  picture.remove()
}

/** Another picture only where that which is on its way would take too long. */
const fit = (picture: HTMLImageElement, durationMs: number) => {
  const number = (name: string) => Number(picture.getAttribute(name))
  const shape = shapeOf({ width: number('width'), height: number('height') })
  setSize(picture, chooseSize(shape, screenSize(), guessConnection(), durationMs))
}
