import { useEffect, useMemo, useState } from 'react'
import { useStore } from '../stores/useStore.ts'
import { choicesAtStart } from './choicesAtStart.ts'
import type { ShowDefinition, ShowState } from './definition.ts'
import { openFrameClock } from './frameClock.ts'
import { openPicturePreloader } from './picturePreloader.ts'
import { chooseEffect, openSettings } from './settings.ts'
import { openSlidePlayer } from './slidePlayer.ts'
import type { Slide } from './slide.ts'

/** A running show of `slides`. Pass them memoised: a new array is a new list. */
export const useShow = (definition: ShowDefinition, slides: readonly Slide[]): ShowState => {
  const [parts] = useState(() => openShow(definition))
  const { settingsStore, slidePlayer, pictures } = parts
  const settings = useStore(settingsStore)
  const projection = useStore(slidePlayer)
  const byId = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  useEffect(() => {
    pictures.setPictures(slides)
    slidePlayer.setSlides(slides.map(({ id }) => id))
  }, [pictures, slidePlayer, slides])
  useEffect(() => {
    pictures.open()
    slidePlayer.start()
    return () => {
      slidePlayer.stop()
      pictures.close()
    }
  }, [pictures, slidePlayer])
  return { ...parts, definition, slides, slideOf: (id) => byId.get(id), settings, projection }
}

const openShow = (definition: ShowDefinition) => {
  const choices = choicesAtStart(definition)
  const settings = openSettings(definition.settings.name, choices.settings)
  const pictures = openPicturePreloader(() => settings.get().duration * 1_000)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const slidePlayer = openSlidePlayer({
    ids: [],
    settings,
    lockMs: definition.lockMs,
    pictures,
    clock: openFrameClock(),
    randomNumber: Math.random,
    chooseEffect: () => chooseEffect(settings.get(), reducedMotion.matches, Math.random),
  })
  return { settingsStore: settings, linkOptions: choices.options, pictures, slidePlayer }
}
