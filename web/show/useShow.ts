import { useEffect, useMemo, useState } from 'react'
import type { Track } from '../../contract/memorial/music.ts'
import { firstPictureParameter } from '../../contract/pages/page.ts'
import type { Program } from '../../domain/program.ts'
import { buildTimeline } from '../../domain/timeline.ts'
import { useStore } from '../stores/useStore.ts'
import { useMatchMedia } from '../ui/useMatchMedia.ts'
import type { ShowDefinition, ShowLink, ShowState } from './definition.ts'
import { findDocumentSlide } from './pictures/documentSlide.ts'
import { openPicturePreloader } from './pictures/picturePreloader.ts'
import { fitToSongs } from './slides/program.ts'
import { chooseEffect, openSettings, readSavedSettings } from './settings.ts'
import { isPhotoSlide, type Slide } from './slides/slide.ts'
import { openSlidePlayer, pageClock } from './slides/slidePlayer.ts'

/** Runs a show of `slides`. Pass a memoized array: a new array counts as a new list. */
export const useShow = (
  definition: ShowDefinition,
  slides: readonly Slide[],
  program: Program,
  songs: readonly Track[],
): ShowState => {
  const [openedShow] = useState(() => openShow(definition, program))
  const { settingsStore, slidePlayer, pictures } = openedShow
  const settings = useStore(settingsStore)
  const projection = useStore(slidePlayer)
  const byId = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  const sideBySide = useMatchMedia('(min-aspect-ratio: 4/3)') && program.sideBySide
  const fit = useMemo(
    () => fitToSongs(slides, songs, { ...program, sideBySide }),
    [slides, songs, program, sideBySide],
  )
  const { duration: seconds, asLongAsSongs } = settings
  useEffect(() => {
    const choices = { ...program.cards, sideBySide, seconds, asLongAsSongs, volume: 1 }
    pictures.setPictures(slides.filter(isPhotoSlide))
    slidePlayer.setSlides(
      slides.map(({ id }) => id),
      (ids) => {
        const ordered = ids.flatMap((id) => byId.get(id) ?? [])
        return buildTimeline(ordered, songs, choices).scenes
      },
    )
  }, [slides, byId, songs, program, sideBySide, seconds, asLongAsSongs, pictures, slidePlayer])
  useEffect(() => {
    pictures.open()
    slidePlayer.start()
    return () => {
      slidePlayer.stop()
      pictures.close()
    }
  }, [pictures, slidePlayer])
  return { ...openedShow, definition, slides, findSlide: (id) => byId.get(id), settings, projection, fit }
}

const openShow = (definition: ShowDefinition, { asLongAsSongs }: Program) => {
  const choices = readInitialChoices(definition, asLongAsSongs)
  const settings = openSettings(definition.settings.name, choices.settings)
  const pictures = openPicturePreloader()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const slidePlayer = openSlidePlayer({
    // the picture that is on the screen already comes first, even in a random order
    ids: readFirstIds(),
    settings,
    lockMs: definition.lockMs,
    pictures,
    clock: pageClock,
    randomNumber: Math.random,
    chooseEffect: () => chooseEffect(settings.get(), reducedMotion.matches, Math.random),
  })
  return { settingsStore: settings, linkOptions: choices.options, pictures, slidePlayer }
}

const readFirstIds = () => {
  const id =
    new URLSearchParams(location.search).get(firstPictureParameter) ?? findDocumentSlide()?.dataset.id
  return id ? [id] : []
}

/** Reads the settings that a show begins with: those of the link, else those saved on this device. */
const readInitialChoices = ({ settings, parseLink }: ShowDefinition, asLongAsSongs: boolean): ShowLink => {
  const defaults = { ...settings.defaults, asLongAsSongs }
  const saved = readSavedSettings({ ...settings, defaults })
  return (
    parseLink?.(saved, location.search) ?? { settings: saved, options: { fullscreen: false, music: false } }
  )
}
