import { useEffect, useMemo, useState } from 'react'
import type { Track } from '../../contract/music.ts'
import { firstPictureParameter } from '../../contract/page.ts'
import { type CardSettings, cardSeconds, filmSeconds, groupsOf } from '../../contract/timeline.ts'
import { useStore } from '../stores/useStore.ts'
import type { ShowDefinition, ShowLink, ShowState } from './definition.ts'
import type { Program } from '../../contract/program.ts'
import { fitToSongs } from './program.ts'
import { findDocumentSlide } from './documentSlide.ts'
import { openPicturePreloader } from './picturePreloader.ts'
import { chooseEffect, openSettings, savedSettings } from './settings.ts'
import { openSlidePlayer, pageClock } from './slidePlayer.ts'
import { isFilm, isSlide, type Slide } from './slide.ts'

/** A film ends the show of it by itself; one that stands still is left after so long. */
const FILM_GRACE_SECONDS = 10

/** A running show of `slides`. Pass them memoised: a new array is a new list. */
export const useShow = (
  definition: ShowDefinition,
  slides: readonly Slide[],
  program: Program,
  songs: readonly Track[],
): ShowState => {
  const [parts] = useState(() => openShow(definition, program))
  const { settingsStore, slidePlayer, pictures, followed } = parts
  const settings = useStore(settingsStore)
  const projection = useStore(slidePlayer)
  const byId = useMemo(() => new Map(slides.map((slide) => [slide.id, slide])), [slides])
  const fit = useMemo(() => fitToSongs(slides, songs, program), [slides, songs, program])
  useEffect(() => {
    followed.current = {
      byId,
      cards: program.cards,
      sideBySide: program.sideBySide,
      secondsEach: fit?.secondsEach ?? null,
    }
    pictures.setPictures(slides.filter(isSlide))
    slidePlayer.setSlides(slides.map(({ id }) => id))
  }, [followed, byId, program, fit, pictures, slidePlayer, slides])
  const secondsEach = fit?.secondsEach
  useEffect(() => {
    if (settingsStore.get().asLongAsSongs && secondsEach) slidePlayer.restart()
  }, [settingsStore, slidePlayer, secondsEach])
  useEffect(() => {
    pictures.open()
    slidePlayer.start()
    return () => {
      slidePlayer.stop()
      pictures.close()
    }
  }, [pictures, slidePlayer])
  return { ...parts, definition, slides, slideOf: (id) => byId.get(id), settings, projection, fit }
}

/** The newest slides and choices of the family, for the player. */
interface Followed {
  byId: ReadonlyMap<string, Slide>
  cards: CardSettings
  sideBySide: boolean
  /** as long as the songs; null without songs */
  secondsEach: number | null
}

const openShow = (definition: ShowDefinition, { cards, asLongAsSongs }: Program) => {
  const followed: { current: Followed } = {
    current: { byId: new Map(), cards, sideBySide: false, secondsEach: null },
  }
  const choices = choicesAtStart(definition, asLongAsSongs)
  const settings = openSettings(definition.settings.name, choices.settings)
  const secondsOfPicture = () =>
    (settings.get().asLongAsSongs && followed.current.secondsEach) || settings.get().duration
  const pictures = openPicturePreloader()
  const filmOf = (id: string) => {
    const slide = followed.current.byId.get(id)
    return slide && isFilm(slide) ? slide : undefined
  }
  const wideScreen = matchMedia('(min-aspect-ratio: 4/3)')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const slidePlayer = openSlidePlayer({
    // a random order begins with what is on the screen already
    ids: firstIds(),
    settings,
    lockMs: definition.lockMs,
    pictures: {
      ...pictures,
      // a film loads while it plays
      preload: (ids) => pictures.preload(ids.filter((id) => !filmOf(id))),
      readiness: (id) => (filmOf(id) ? 'ready' : pictures.readiness(id)),
    },
    secondsOf: (id) => {
      const film = filmOf(id)
      return film ? filmSeconds(film) + FILM_GRACE_SECONDS : secondsOfPicture()
    },
    secondsOfCard: cardSeconds,
    cards: () => followed.current.cards,
    groupsOf: (ids) => {
      const { byId, sideBySide } = followed.current
      const slides = ids.flatMap((id) => byId.get(id) ?? [])
      const isComplete = slides.length === ids.length
      return isComplete && sideBySide && wideScreen.matches
        ? groupsOf(slides, true).map((group) => group.map(({ id }) => id))
        : ids.map((id) => [id])
    },
    clock: pageClock,
    randomNumber: Math.random,
    chooseEffect: () => chooseEffect(settings.get(), reducedMotion.matches, Math.random),
  })
  return { settingsStore: settings, linkOptions: choices.options, pictures, slidePlayer, followed }
}

const firstIds = () => {
  const id =
    new URLSearchParams(location.search).get(firstPictureParameter) ?? findDocumentSlide()?.dataset.id
  return id ? [id] : []
}

/** The settings a show begins with: those of the link, else those saved on this device. */
const choicesAtStart = ({ settings, parseLink }: ShowDefinition, asLongAsSongs: boolean): ShowLink => {
  const defaults = { ...settings.defaults, asLongAsSongs }
  const saved = savedSettings({ ...settings, defaults })
  return (
    parseLink?.(saved, location.search) ?? { settings: saved, options: { fullscreen: false, music: false } }
  )
}
