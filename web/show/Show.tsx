import { useRef } from 'react'
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx'
import { classes } from '../ui/classes.ts'
import type { ShowDefinition } from './definition.ts'
import { ControlBar } from './parts/ControlBar.tsx'
import { StageNotice } from './parts/StageNotice.tsx'
import { Stage } from './parts/Stage.tsx'
import { texts } from '../../languages/en/visitors/show.ts'
import { useControls } from './controls/useControls.ts'
import { useMusic } from './music/useMusic.ts'
import { lazyPart } from '../ui/loading/lazyPart.tsx'
import { LazyRehearsal } from './rehearsal/LazyRehearsal.tsx'
import { rehearsalOpen, rehearsalShown } from './rehearsalOpen.ts'
import type { ShowState } from './showState.ts'
import { resumedPlace } from './showPlace.ts'
import { useShow } from './useShow.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import type { Track } from '../../contract/memorial/music.ts'
import type { Program } from '../../domain/program.ts'
import { isCard } from '../../domain/timeline.ts'
import type { Slide } from './slides/slide.ts'
import { useStore } from '../stores/useStore.ts'
import { useMusicLevel } from './music/useMusicLevel.ts'
import { readSwipeDirection } from '../ui/gestures/readSwipeDirection.ts'
import { usePointerDrag } from '../ui/gestures/usePointerDrag.ts'

interface ShowProps {
  definition: ShowDefinition
  slides: readonly Slide[]
  program: Program
  songs: readonly Track[]
  settings: Settings | undefined
}

export const Show = ({ definition, slides, program, songs, settings }: ShowProps) => {
  const { show, linkOptions } = useShow(definition, slides, program, songs)
  const audio = useRef<HTMLAudioElement>(null)
  const music = useMusic({
    audio,
    settings: show.settingsStore,
    place: resumedPlace?.music ?? {
      seconds: 0,
      ...(linkOptions.music ? { playing: true, muted: false } : definition.music),
    },
    isPictureShown: show.projection.currentFrame !== null,
  })
  const { slidePlayer, findSlide, projection, settingsStore } = show
  const controls = useControls({
    slidePlayer,
    projection,
    fullscreen: resumedPlace?.fullscreen ?? linkOptions.fullscreen,
    showBeforeBlack: resumedPlace?.black ?? null,
    keys: definition.keys?.(settingsStore),
  })
  const swipe = useSwipe(controls.previous, controls.next)
  useMusicLevel(music.musicPlayer, projection, show.settings)
  const isRehearsalOpen = useStore(rehearsalOpen)
  const isRehearsing = useStore(rehearsalShown)
  const currentFrame = projection.currentFrame
  const hasFrame = currentFrame !== null && (isCard(currentFrame.scene) || currentFrame.ids.some(findSlide))
  const openedPanel = definition.panels.find((panel) => panel.name === controls.openPanelName)
  return (
    <>
      <div className={classes('show-running', controls.hidden && 'idle')} inert={isRehearsing} {...swipe}>
        <Stage
          show={show}
          portraitPath={settings?.portraitPath ?? null}
          muted={music.music.muted || isRehearsing}
        />
        {!hasFrame && <NoSlide show={show} loading={definition.texts.loading} />}
        <LaterParts {...{ show, music, controls, hasFrame }} name={settings?.name ?? ''} />
        <ErrorBoundary>{hasFrame && <definition.Footer show={show} />}</ErrorBoundary>
        <ControlBar
          show={show}
          panels={definition.panels}
          controls={controls}
          hasMusic={music.music.playlist.tracks.length > 0}
        />
        {controls.blackScreen.isBlack && (
          <button
            type="button"
            className="show-black"
            aria-label={texts.endBlack}
            onClick={controls.blackScreen.end}
          />
        )}
        <ErrorBoundary key={controls.openPanelName}>
          {openedPanel && <openedPanel.Panel show={show} music={music} onClose={controls.closePanel} />}
        </ErrorBoundary>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to write down */}
        <audio ref={audio} preload="auto" />
      </div>
      {isRehearsalOpen && <LazyRehearsal show={show} music={music} />}
    </>
  )
}

const LaterParts = lazyPart(() => import('./later/LaterParts.tsx'))

interface NoSlideProps {
  show: ShowState
  /** the message while the first picture loads */
  loading: string
}

const NoSlide = ({ show: { projection, pictures }, loading }: NoSlideProps) =>
  projection.failed ? (
    <StageNotice message={texts.unreachable} onRetry={pictures.retry} />
  ) : (
    <StageNotice message={loading} busy />
  )

const useSwipe = (onRight: () => void, onLeft: () => void) =>
  usePointerDrag({
    grab: ({ pointerType, target }) =>
      pointerType === 'mouse' || (target as Element).closest('a, button, input, [role=dialog]') ? null : true,
    // a movement of less than 8 pixels counts as a tap on the element under the finger
    threshold: 8,
    onDrop: (_, { deltaX, deltaY }) => {
      const direction = readSwipeDirection(deltaX, deltaY)
      if (direction === 'previous') onRight()
      if (direction === 'next') onLeft()
    },
  }).listeners
