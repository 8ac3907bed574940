import { useEffect, useMemo, useState } from 'react'
import type { Track } from '../../contract/memorial/music.ts'
import { firstPictureParameter } from '../../contract/pages/page.ts'
import type { Program } from '../../domain/program.ts'
import { buildTimeline } from '../../domain/timeline.ts'
import { useStore } from '../stores/useStore.ts'
import { useMatchMedia } from '../ui/useMatchMedia.ts'
import type { LinkOptions, ShowDefinition, ShowLink } from './definition.ts'
import { findDocumentSlide } from './pictures/documentSlide.ts'
import { openPicturePreloader } from './pictures/picturePreloader.ts'
import { fitToSongs } from './slides/program.ts'
import type { ShowState } from './showState.ts'
import { chooseEffect, openSettings, readSavedSettings } from './showSettings.ts'
import { resumedPlace } from './showPlace.ts'
import { isShownPhotograph } from '../../domain/slides.ts'
import { createPlayOrder } from './slides/playOrder.ts'
import { openShowClock } from './slides/showClock.ts'
import type { Slide } from './slides/slide.ts'
import { SlidePlayer } from './slides/slidePlayer.ts'

/** Runs a show of `slides`. Callers must pass a memoized array, because a new array counts as a new list of slides. */
export const useShow = (
  definition: ShowDefinition,
  slides: readonly Slide[],
  program: Program,
  songs: readonly Track[],
): { show: ShowState; linkOptions: LinkOptions } => {
  const [openedShow] = useState(() => openShow(definition, program))
  const { settingsStore, slidePlayer, pictures, clock, linkOptions } = openedShow
  const settings = useStore(settingsStore)
  const projection = useStore(slidePlayer)
  const slidesById = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  const sideBySide = useMatchMedia('(min-aspect-ratio: 4/3)') && program.sideBySide
  const fit = useMemo(
    () => fitToSongs(slides, songs, { ...program, sideBySide }),
    [slides, songs, program, sideBySide],
  )
  const { duration: seconds, asLongAsSongs } = settings
  const choices = useMemo(
    () => ({ ...program.cards, sideBySide, seconds, asLongAsSongs, volume: 1 }),
    [program, sideBySide, seconds, asLongAsSongs],
  )
  useEffect(() => {
    pictures.setPictures(slides.filter(isShownPhotograph))
    slidePlayer.setSlides(
      slides.map(({ id }) => id),
      (ids) => {
        const orderedSlides = ids.flatMap((id) => slidesById.get(id) ?? [])
        return buildTimeline(orderedSlides, songs, choices).scenes
      },
    )
  }, [slides, slidesById, songs, choices, pictures, slidePlayer])
  useEffect(() => {
    pictures.open()
    slidePlayer.start()
    return () => {
      slidePlayer.stop()
      pictures.close()
    }
  }, [pictures, slidePlayer])
  const findSlide = (id: string) => slidesById.get(id)
  const show = {
    slides,
    findSlide,
    settingsDefinition: definition.settings,
    settings,
    settingsStore,
    projection,
    slidePlayer,
    pictures,
    clock,
    computeTimeline: () => buildTimeline(slides, songs, choices),
    songFit: fit,
  }
  return { show, linkOptions }
}

const openShow = (definition: ShowDefinition, program: Program) => {
  const choices = readInitialChoices(definition, program)
  const settingsStore = openSettings(definition.settings.name, choices.settings)
  const pictures = openPicturePreloader()
  const clock = openShowClock()
  const motionQuery = matchMedia('(prefers-reduced-motion: reduce)')
  const slidePlayer = new SlidePlayer({
    place: resumedPlace?.slides ?? {
      // the photograph that the link names or the server has rendered is the first slide, even in random order
      order: createPlayOrder(readFirstIds(), choices.settings.random, Math.random),
      isCurrentShown: false,
      playing: true,
    },
    settings: settingsStore,
    lockMs: definition.lockMs,
    pictures,
    clock,
    randomNumber: Math.random,
    chooseEffect: () => chooseEffect(settingsStore.get(), motionQuery.matches, Math.random),
  })
  return { settingsStore, linkOptions: choices.options, pictures, clock, slidePlayer }
}

const readFirstIds = () => {
  const id =
    new URLSearchParams(location.search).get(firstPictureParameter) ?? findDocumentSlide()?.dataset.id
  return id ? [id] : []
}

/** Reads the settings with which a show begins. Settings in the link override the settings that are saved on this device. */
const readInitialChoices = ({ settings, parseLink }: ShowDefinition, program: Program): ShowLink => {
  const defaults = { ...settings.defaults, asLongAsSongs: program.asLongAsSongs }
  const saved = readSavedSettings({ ...settings, defaults })
  return (
    parseLink?.(saved, location.search, program) ?? {
      settings: saved,
      options: { fullscreen: false, music: false },
    }
  )
}
